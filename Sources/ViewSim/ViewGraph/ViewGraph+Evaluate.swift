import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

extension ViewGraph {
    /// Evaluates a scope's code and brings its content in line with the result.
    func evaluate(_ node: ScopeNode, reason: String?) throws {
        guard let container = node.rowContainer, node.role != .presentation, node.role != .container,
            fill?.container !== container
        else {
            return try evaluateContent(of: node, reason: reason)
        }
        // By itself: its rows begin where they did, and the others move when their number changes.
        let outer = fill
        defer { fill = outer }
        let count = node.rowCount
        fill = makeFill(of: container, from: node.firstRow)
        fill?.prepare(node.firstRow..<node.firstRow + max(1, count))
        try evaluateContent(of: node, reason: reason)
        node.rowCount = (fill?.row ?? node.firstRow) - node.firstRow
        if node.rowCount != count { requestFill(of: container) }
    }

    private func evaluateContent(of node: ScopeNode, reason: String?) throws {
        let isFirst = node.generation == 0
        node.isDirty = false
        node.generation += 1
        let cause = node.invalidation == 0 ? trace.cause : node.invalidation
        node.invalidation = 0
        switch node.role {
        case .transformEnvironment:
            if let node = node as? EnvironmentNode { try environmentChanged(at: node) }
        case .presentation:
            if let node = node as? PresentationNode { try evaluatePresentation(node) }
        case .searchable:
            if let node = node as? SearchNode { try evaluateSearch(node) }
        case .container:
            switch node {
            case let node as NavigationStackNode: try evaluateNavigation(node)
            case let node as NavigationLinkNode: try evaluateLink(node)
            case let node as TabViewNode: try evaluateTabs(node)
            default: break
            }
        case .row, .closureContent, .presented, .page, .preferenceContent:
            let content = try tracking(node) { try closureContent(of: node) }
            node.changes = []
            try updateContent(of: node, with: content, base: node.identity)
        default:
            guard let body = node.role == .styled ? node.info?.styleBody : node.info?.body else { return }
            try install(node, isFirst: isFirst)
            let event = trace.emit(
                .body, at: (node.info?.makeBody ?? body).position, cause: cause, type: node.info?.name,
                identity: node.identity,
                reason: reason ?? (isFirst ? "it was inserted" : trace.event(cause)?.reason))
            statistics.bodies += 1
            try trace.withCause(event) {
                var arguments = node.styled == nil ? [node.installed] : styleArguments(of: node)
                if node.role == .viewModifier { arguments.append(contentPlaceholder(of: node)) }
                let content = try tracking(node) { try interpreter.call(body, arguments) }
                node.changes = []
                try updateContent(of: node, with: content, base: node.identity)
            }
        }
    }

    /// Runs code whose reads are the scope's dependencies.
    func tracking<Result>(_ node: ScopeNode, _ work: () throws -> Result) rethrows -> Result {
        let outer = context.currentScope
        context.currentScope = node
        node.undecided = nil
        defer { context.currentScope = outer }
        return try asActive(work)
    }

    private func closureContent(of node: ScopeNode) throws -> Value {
        if node.role == .row, let forEach = node.parent as? ForEachNode {
            statistics.rowClosures += 1
            return try interpreter.call(forEach.field(2), [node.installed])
        }
        if let node = node as? PresentedNode { return try presentedContent(of: node) }
        if let node = node as? PageNode { return try pageContent(of: node) }
        if node.role == .preferenceContent { return try interpreter.call(node.field(2), [node.installed]) }
        switch node.info?.type.primitive {
        case "TimelineView"?: node.installed = try timelineContext(of: node)
        case "Canvas"?:
            _ = try interpreter.callMethod("_draw", labels: [nil], on: node.value, [offeredSizeValue(to: node)])
            return .none
        default: node.installed = readerArgument(for: node)
        }
        return try interpreter.call(node.field(0), [node.installed])
    }

    // MARK: - View modifiers

    func mountModifier(_ value: Value, info: ViewTypeInfo?, parent: ViewNode?, outer: Identity?, order: Int) throws
        -> ViewNode
    {
        let node = ScopeNode(
            graph: self, role: .viewModifier, info: info, value: value,
            identity: Identity(parent: outer === rootIdentity ? nil : outer, component: info?.name ?? ""),
            parent: parent, order: order)
        insert(node)
        try evaluate(node, reason: nil)
        callbacks.append(.appear(node))
        return node
    }

    func updateModifier(_ node: ViewNode, with value: Value) throws {
        guard let node = node as? ScopeNode else { return }
        let modifier = value.structField(1)
        let isEqual = try isSameView(node.field(1), modifier, info: node.info)
        if !isEqual { try node.noteChangedInputs(to: modifier, graph: self) }
        node.value = value
        if !isEqual {
            try evaluate(node, reason: "its inputs changed")
        } else if node.isDirty {
            try evaluate(node, reason: nil)
        } else if node.rowContainer != nil {
            try refillChildren(of: node)
        } else {
            try updateModifiedContent(of: node)
        }
    }

    /// The body of a modifier stays as it is; the content that it was applied to may be another one.
    func updateModifiedContent(of modifier: ScopeNode) throws {
        var stack = modifier.children.map { $0 as ViewNode }
        while let node = stack.popLast() {
            if node.role == .modifierContent, modifierScope(of: node) === modifier {
                try updateChildren(of: node)
            } else {
                stack.append(contentsOf: node.children)
            }
        }
    }

    private func contentPlaceholder(of node: ScopeNode) -> Value {
        guard let type = context.preludeType("_ViewModifierContent") else { return .none }
        return .cell(StructCell(type: type, fields: [.cell(ScopeReferenceCell(node)), .none]))
    }

    func modifierScope(of node: ViewNode) -> ScopeNode? {
        guard case .cell(let cell) = node.field(0), let cell = cell as? ScopeReferenceCell else { return nil }
        return cell.scope
    }

    func modifiedContent(of node: ViewNode) -> Value {
        let scope = modifierScope(of: node)
        if let scope, scope.styled != nil { return stylePart(node.field(1).asString ?? "", of: scope) }
        return scope?.field(0) ?? .none
    }
}

/// Refers to a scope from a value of the program, without keeping it alive.
final class ScopeReferenceCell: HeapCell {
    weak var scope: ScopeNode?
    init(_ scope: ScopeNode) { self.scope = scope }
}
