import SwiftFrontEnd
import SwiftMachine

/// Pages are pushed on a stack, keep their state while others cover them, and die when they are popped.
extension ViewGraph {
    /// Brings a stack's root page in line with its value, and its pages with the path.
    func updateNavigation(_ stack: NavigationStackNode) throws {
        if let root = stack.children.first as? PageNode {
            root.value = stack.value
            try evaluate(root, reason: nil)
        } else {
            let root = PageNode(source: .root, value: stack.value, stack: stack, order: nextOrder())
            stack.children.append(root)
            try evaluate(root, reason: nil)
        }
        try evaluate(stack, reason: nil)
    }

    /// Brings the pages in line with the path, the links that were followed and those that were left.
    func evaluateNavigation(_ stack: NavigationStackNode) throws {
        let shown = stack.top
        if let left = stack.pages.first(where: \.isPopped) { try removePages(from: left) }
        if !stack.columns.isEmpty { try updateColumns(of: stack) }
        let path = try tracking(stack) { try pathValues(of: stack) }
        var index = 0
        for page in stack.pages {
            guard case .value(let value) = page.source else { continue }
            if index < path.count, try interpreter.isEqual(value, path[index]) {
                index += 1
            } else {
                try removePages(from: page)
                break
            }
        }
        for value in path.dropFirst(index) { try push(.value(value), value: stack.value, on: stack) }
        let followed = stack.followed
        stack.followed = []
        for link in followed where link.isAlive {
            guard let link = link as? NavigationLinkNode, link.page == nil else { continue }
            link.page = try push(.link(link), value: link.value, on: stack)
        }
        try uncover(stack, from: shown)
    }

    /// The page on top is on screen, those below are not.
    private func uncover(_ stack: NavigationStackNode, from shown: PageNode?) throws {
        guard let top = stack.top, top !== shown else { return }
        for page in stack.pages where page !== top && !page.isCovered {
            page.isCovered = true
            hasCoveredPages = true
            if page === shown { leave(page) }
        }
        if top.isCovered {
            top.isCovered = false
            enter(top)
        }
    }

    @discardableResult
    func push(_ source: PageNode.Source, value: Value, on stack: NavigationStackNode) throws -> PageNode {
        let page = PageNode(source: source, value: value, stack: stack, order: nextOrder())
        stack.children.append(page)
        try evaluate(page, reason: nil)
        return page
    }

    /// Pushes the page of a `navigationDestination(isPresented:)` or `(item:)`.
    func push(from node: PresentationNode, item: Value, key: Value) throws {
        guard let stack = navigationStack(around: node) else {
            context.warn(
                "A navigationDestination has been activated, but no NavigationStack is around it; nothing is shown.")
            return
        }
        let shown = stack.top
        let page = PageNode(source: .presentation(node), value: node.value, stack: stack, order: nextOrder())
        page.item = item
        page.key = key
        stack.children.append(page)
        node.presented = page
        try evaluate(page, reason: nil)
        try uncover(stack, from: shown)
    }

    /// Takes a page and all above it off its stack.
    func removePages(from page: PageNode) throws {
        let stack = page.stack
        guard stack.isAlive, let index = stack.children.firstIndex(where: { $0 === page }) else { return }
        let shown = stack.top
        for page in stack.pages[index...].reversed() {
            switch page.source {
            case .link(let link): (link as? NavigationLinkNode)?.page = nil
            case .presentation(let node): node.presented = nil
            default: break
            }
            remove(page, isReplaced: false)
        }
        stack.children.removeSubrange(index...)
        try uncover(stack, from: shown)
    }

    /// What a page shows.
    func pageContent(of page: PageNode) throws -> Value {
        switch page.source {
        case .root: return page.sourceField(.content)
        case .column(let field): return page.sourceField(field)
        case .link: return page.sourceField(.destination)
        case .presentation(let node):
            return try interpreter.call(page.sourceField(.build), node.hasItem ? [page.item] : [])
        case .value(let value):
            guard let destination = destination(for: value, on: page.stack) else {
                let type = interpreter.nominalType(of: value)?.name ?? "?"
                context.warn(
                    "A NavigationLink is presenting a value of type \u{201C}\(type)\u{201D} but there is no matching "
                        + "navigation destination visible from the location of the link. The link cannot be activated.")
                return .none
            }
            return try interpreter.call(destination, [value])
        }
    }

    /// The closure of the `navigationDestination(for:)` of a value's type, on the pages that there are.
    private func destination(for value: Value, on stack: NavigationStackNode) -> Value? {
        guard let type = interpreter.nominalType(of: value) else { return nil }
        var stack: [ViewNode] = [stack]
        while let node = stack.popLast() {
            if node.role == .navigationDestination, case .metatype(let descriptor) = node.field(.type),
                case .nominal(let wanted, _) = descriptor.takeUnretainedValue().type, wanted === type
            {
                return node.field(.destination)
            }
            stack.append(contentsOf: node.children.reversed())
        }
        return nil
    }

    /// New destinations: the pages that they make are made anew.
    func renewPages(for destination: ViewNode) {
        guard let stack = navigationStack(around: destination) else { return }
        for page in stack.pages {
            guard case .value = page.source, page.generation > 0 else { continue }
            markDirty(page, event: trace.cause)
        }
    }

    private func pathValues(of stack: NavigationStackNode) throws -> ContiguousArray<Value> {
        guard let binding = stack.path else { return stack.ownPath }
        return elementsOfPath(try interpreter.readAside(binding: binding))
    }

    /// The values in an array or a `NavigationPath`.
    private func elementsOfPath(_ path: Value) -> ContiguousArray<Value> {
        guard case .cell(let cell) = path else { return [] }
        if let array = cell as? ArrayCell { return ContiguousArray(array.elements.map(\.unerased)) }
        return (cell as? StructCell)?.fields.first.map(elementsOfPath) ?? []
    }

    private func path(_ path: Value, with elements: ContiguousArray<Value>) -> Value {
        let array = Value.cell(ArrayCell(elements))
        guard case .cell(let cell) = path, let path = cell as? StructCell else { return array }
        return .cell(StructCell(type: path.type, fields: [array]))
    }

    private func writePath(
        of stack: NavigationStackNode, _ change: (inout ContiguousArray<Value>) -> Void
    ) throws {
        guard let binding = stack.path else {
            change(&stack.ownPath)
            invalidate(stack, change: "path", reason: "its path changed")
            return
        }
        let old = try interpreter.untracked { try interpreter.readBinding(binding) }
        var elements = elementsOfPath(old)
        change(&elements)
        try interpreter.writeBinding(binding, path(old, with: elements))
    }

    func navigationStack(around node: ViewNode) -> NavigationStackNode? {
        for around in node.ancestors {
            if let stack = around as? NavigationStackNode { return stack }
        }
        return nil
    }

    // MARK: - Links

    func updateLink(_ node: NavigationLinkNode) throws {
        try updateChildValues(of: node)
        if let page = node.page, page.isAlive {
            page.value = node.value
            markDirty(page, event: trace.cause)
        }
        if node.isActive != nil { try evaluate(node, reason: nil) }
    }

    /// A link with an `isActive` binding: its page is there while the binding says so.
    func evaluateLink(_ node: NavigationLinkNode) throws {
        guard let binding = node.isActive, let stack = navigationStack(around: node) else { return }
        let isActive = try tracking(node) { try interpreter.readAside(binding: binding) }.asBool == true
        if isActive, node.page == nil {
            stack.followed.append(node)
            markDirty(stack, event: trace.cause)
        } else if !isActive, let page = node.page, page.isAlive {
            page.isPopped = true
            markDirty(stack, event: trace.cause)
        }
    }

    /// What a tap on a link does.
    package func follow(_ node: NavigationLinkNode) throws {
        guard let stack = navigationStack(around: node) else { return }
        if let binding = node.isActive { return try interpreter.writeBinding(binding, .bool(true)) }
        if let value = node.pathValue, !stack.columns.isEmpty, let selection = selectionBinding(around: node) {
            return try interpreter.writeBinding(selection, value)
        }
        if let value = node.pathValue { return try writePath(of: stack) { $0.append(value) } }
        stack.followed.append(node)
        invalidate(stack, change: "path", reason: "a link was followed")
    }

    /// Goes back from a page.
    func pop(_ page: PageNode) throws {
        switch page.source {
        case .root: return
        case .column: try leaveColumn(page)
        case .presentation(let node):
            try interpreter.writeBinding(node.binding ?? .none, node.hasItem ? .none : .bool(false))
        case .link(let link):
            if let binding = (link as? NavigationLinkNode)?.isActive, link.isAlive {
                return try interpreter.writeBinding(binding, .bool(false))
            }
            page.isPopped = true
            invalidate(page.stack, change: "path", reason: "the user went back")
        case .value:
            let below = page.stack.pages.prefix { $0 !== page }.count {
                if case .value = $0.source { true } else { false }
            }
            try writePath(of: page.stack) { $0.removeSubrange(min(below, $0.count)...) }
        }
    }

    /// The page that is on screen and can be left, the innermost one.
    var pageOnTop: PageNode? {
        var found: PageNode?
        var stack = [topPresentation ?? root].compactMap { $0 }
        while let node = stack.popLast() {
            if let page = (node as? NavigationStackNode)?.top, !page.isRoot { found = page }
            stack.append(contentsOf: node.onscreenChildren)
        }
        return found
    }
}
