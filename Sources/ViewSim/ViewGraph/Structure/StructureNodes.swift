import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

/// Several children of a builder inside another block.
final class BlockNode: ViewNode {
    override func onlyContent(in graph: ViewGraph) -> Value? { value }
}

/// A conditional of a builder, with the branch that it shows.
final class BranchNode: ViewNode {
    private(set) var branch: ViewBranch?
    /// What the branch showed before it hid it, where the container keeps that.
    var shelf = Shelf()

    override var offscreen: ContiguousArray<ViewNode> { shelf.nodes }

    private static func cell(_ value: Value) -> ViewBranchCell? {
        guard case .cell(let cell) = value else { return nil }
        return cell as? ViewBranchCell
    }

    override func onlyContent(in graph: ViewGraph) -> Value? { Self.cell(value)?.content }

    override func isSame(as value: Value) -> Bool { branch?.site == Self.cell(value)?.branch.site }

    override func mount(in graph: ViewGraph) throws {
        branch = Self.cell(value)?.branch
        try show(in: graph)
    }

    override func update(to value: Value, in graph: ViewGraph) throws {
        guard let cell = Self.cell(value), let old = branch else { return }
        self.value = value
        guard old != cell.branch else { return try show(in: graph) }
        branch = cell.branch
        identity = Identity(parent: identity.parent, component: cell.branch.name)
        if try graph.exchangeHiddenContent(of: self, from: old, to: cell) { return }
        try graph.exchangeChildren(of: self, from: .branch(old.index), to: .branch(cell.branch.index))
    }

    override func release() {
        super.release()
        shelf = Shelf()
    }
}

/// An explicit identity, `.id(value)`.
final class IdentifiedNode: ViewNode {
    private(set) var key: Value = .void
    /// Subtrees of earlier ids, where the container keeps them.
    var shelf = Shelf()

    override var offscreen: ContiguousArray<ViewNode> { shelf.nodes }

    override func mount(in graph: ViewGraph) throws {
        take(field(.id), in: graph)
        try show(in: graph)
    }

    override func update(to value: Value, in graph: ViewGraph) throws {
        self.value = value
        let old = key
        let new = field(.id)
        if try graph.interpreter.isEqual(old, new) { return try show(in: graph) }
        take(new, in: graph)
        if try graph.exchangeIdentities(of: self, from: old) { return }
        graph.replacementDepth += 1
        defer { graph.replacementDepth -= 1 }
        try graph.exchangeChildren(of: self, from: .identity(old), to: .identity(new))
    }

    private func take(_ key: Value, in graph: ViewGraph) {
        self.key = key
        identity = Identity(parent: identity.parent, component: "id(\(graph.identityText(of: key)))")
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(key, .named("id"))
    }

    override func release() {
        super.release()
        key = .void
        shelf = Shelf()
    }
}

/// An `AnyView`: another type of view inside is another identity.
final class ErasedNode: ViewNode {
    override func onlyContent(in graph: ViewGraph) -> Value? { graph.erasedContent(of: field(.content)) }

    override func update(to value: Value, in graph: ViewGraph) throws {
        let isSameType = graph.isSameViewType(
            graph.erasedContent(of: field(.content)),
            graph.erasedContent(of: info?.value(of: .content, in: value) ?? .void))
        self.value = value
        if isSameType { return try show(in: graph) }
        graph.replacementDepth += 1
        defer { graph.replacementDepth -= 1 }
        try graph.replaceChildren(of: self)
    }
}

/// An `EquatableView`: equal content is not looked at.
final class EquatableNode: ViewNode {
    override func update(to value: Value, in graph: ViewGraph) throws {
        let old = field(.content)
        self.value = value
        guard try graph.interpreter.isEqual(old, field(.content)) else { return try show(in: graph) }
        // The values themselves are unchanged: only what is dirty is evaluated.
        for child in children {
            if let child = child as? ScopeNode, child.isDirty { try graph.evaluate(child, reason: nil) }
        }
    }
}

/// A view of which nobody knows what it shows, around the views that it was given.
final class OpaqueNode: ViewNode {
    private var cell: OpaqueCell? {
        guard case .cell(let cell) = value else { return nil }
        return cell as? OpaqueCell
    }

    override func isSame(as value: Value) -> Bool {
        guard case .cell(let other) = value else { return false }
        return (other as? OpaqueCell)?.name == cell?.name
    }

    override func onlyContent(in graph: ViewGraph) -> Value? {
        guard let cell, cell.children.count == 1 else { return nil }
        return cell.children[0]
    }

    override var namedContents: [(value: Value, component: String?)] {
        cell?.children.enumerated().map { ($0.element, "[\($0.offset)]") } ?? []
    }
}
