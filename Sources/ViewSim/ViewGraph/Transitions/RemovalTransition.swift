import SwiftMachine

/// How a view goes when it is removed: an `AnyTransition`, as the views say that a container has as its children.
///
/// A transition is a trait of such a child. Where several modifiers set it, the innermost decides; where none does, the
/// child fades out.
struct RemovalTransition {
    /// Nil for the fade that is used where no modifier says anything.
    private let transition: Value?

    init(_ transition: Value?) { self.transition = transition }

    /// Whether the view goes at once.
    var isIdentity: Bool { transition?.structFields[AnyTransitionField.name]?.asString == "identity" }

    /// The animation that the transition brings along.
    var animation: Value? {
        guard case .cell(let cell)?? = transition?.structFields[AnyTransitionField.animation]?.unwrapped,
            cell is StructCell
        else { return nil }
        return .cell(cell)
    }
}

extension ViewGraph {
    /// Visits the views in a subtree that the container around it has as its children, with their transitions.
    func forEachTransition(of root: ViewNode, _ visit: (ViewNode, RemovalTransition) throws -> Void) rethrows {
        var stack = [(node: root, transition: transition(around: root))]
        while let (node, outer) = stack.popLast() {
            if node.isContainerChild {
                try visit(node, RemovalTransition(outer))
                continue
            }
            let inner = node.role == .transition ? node.field(.transition) : outer
            for child in node.children.reversed() { stack.append((child, inner)) }
        }
    }

    /// The transition that modifiers around a place set for what is in it.
    private func transition(around root: ViewNode) -> Value? {
        for node in root.ancestors {
            guard !node.isContainerChild else { break }
            if node.role == .transition { return node.field(.transition) }
        }
        return nil
    }

    /// Whether a removed subtree disappears before what replaces it appears.
    func hasIdentityTransition(_ root: ViewNode) -> Bool {
        var next: ViewNode? = root
        while let node = next {
            if node.role == .transition { return RemovalTransition(node.field(.transition)).isIdentity }
            if node.role.isVisible || node.children.count != 1 { return false }
            next = node.children[0]
        }
        return false
    }
}

extension ViewNode {
    /// Whether a container has the node as one child, rather than what is inside.
    fileprivate var isContainerChild: Bool {
        switch role {
        case .container: info?.isRowGroup != true
        case .leaf, .opaque, .closureContent, .presented, .page, .tab, .styled, .windowGroup, .scene: true
        default: false
        }
    }
}
