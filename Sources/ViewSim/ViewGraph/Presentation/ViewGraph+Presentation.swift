import SwiftMachine

/// Sheets, covers, popovers and dialogs: subtrees of their own, made when they are shown and removed when they go.
extension ViewGraph {
    /// Brings the content of a presenting modifier in line with its value, then what it presents.
    func updatePresentation(_ node: PresentationNode) throws {
        let content = try reconcile(
            node.children.first, with: node.field(.content), parent: node, context: node.identity)
        if node.children.isEmpty {
            node.children.append(content)
        } else if node.children[0] !== content {
            node.children[0] = content
        }
        try evaluate(node, reason: nil)
    }

    /// Shows, renews or takes away what a modifier presents, as its binding says now.
    func evaluatePresentation(_ node: PresentationNode) throws {
        let isMenu = node.kind.isMenu
        let value =
            isMenu ? node.openItem : try tracking(node) { try interpreter.readAside(binding: node.binding ?? .none) }
        let isShown = isMenu ? node.isOpen : node.hasItem ? !value.isNone : value.asBool == true
        let item = node.hasItem ? value.unwrapped ?? value : .void
        let key = isShown && node.hasItem ? try presentedKey(of: item) : .void
        if let presented = node.presented, presented.isAlive {
            if isShown, try isPresented(presented, by: key) {
                return try renew(presented, of: node, item: item)
            }
            try takeAway(presented, of: node, isReplaced: isShown)
        }
        guard isShown else { return }
        if node.kind == .destination {
            try push(from: node, item: item, key: key)
        } else {
            let presented = PresentedNode(source: node, order: nextOrder())
            presented.item = item
            presented.key = key
            node.presented = presented
            node.children.append(presented)
            if node.kind.isModal { presentations.shown.append(presented) }
            try evaluate(presented, reason: nil)
        }
    }

    private func isPresented(_ presented: PresentableNode, by key: Value) throws -> Bool {
        if case .void = presented.key, case .void = key { return true }
        return try interpreter.isEqual(presented.key, key)
    }

    private func renew(_ presented: PresentableNode, of node: PresentationNode, item: Value) throws {
        presented.item = item
        presented.value = node.value
        try evaluate(presented, reason: nil)
    }

    /// - Parameter isReplaced: whether another item is shown instead, which waits until this one is dismissed.
    private func takeAway(_ presented: PresentableNode, of node: PresentationNode, isReplaced: Bool) throws {
        node.presented = nil
        if let page = presented as? PageNode { return try removePages(from: page) }
        node.children.removeAll { $0 === presented }
        presentations.shown.removeAll { $0 === presented || !$0.isAlive }
        remove(presented, isReplaced: isReplaced, isEarly: isReplaced, action: node.onDismiss)
    }

    /// Under what an item is known: its `id`.
    private func presentedKey(of item: Value) throws -> Value {
        guard let type = interpreter.nominalType(of: item), !interpreter.members(of: type, named: "id").isEmpty else {
            return item
        }
        return try interpreter.property("id", of: item)
    }

    /// What is shown on top of everything else, where something is.
    var topPresentation: PresentedNode? { presentations.shown.last { $0.isAlive } }

    // MARK: - Dismissing

    /// `dismiss()` of a presentation or page: its binding says from now on that it is gone.
    func dismiss(_ node: ScopeNode) throws {
        guard node.isAlive else { return }
        if let page = node as? PageNode { return try pop(page) }
        guard let presented = node as? PresentedNode else { return }
        if presented.source.kind.isMenu { return close(presented.source) }
        try interpreter.writeBinding(
            presented.source.binding ?? .none, presented.source.hasItem ? .none : .bool(false))
    }

    /// A button inside a dialog closes it, after its action.
    func closeDialog(around node: ViewNode) throws {
        for around in node.selfAndAncestors {
            if let presented = around as? PresentedNode {
                if presented.source.kind.isDialog { try dismiss(presented) }
                if presented.source.kind.isMenu { closeMenus() }
                return
            }
            if around.info?.type.primitive == "menuActionDismissBehavior", around.field(.keepsMenu).asBool == true {
                return
            }
        }
    }

    /// The environment that a presentation or page gives to its content, where the program asks for it.
    func presentationValues(_ values: Value, of node: EnvironmentNode) throws -> Value {
        guard (node as? PageNode)?.isRoot != true, let type = context.preludeType("EnvironmentValues") else {
            return values
        }
        var values = values
        func set(_ key: String, to value: Value) throws {
            guard !interpreter.members(of: type, named: key).isEmpty else { return }
            try interpreter.setProperty(key, of: &values, to: value)
        }
        if let action = context.preludeType("DismissAction") {
            try set("dismiss", to: .cell(StructCell(type: action, fields: [node.reference])))
        }
        try set("isPresented", to: .bool(true))
        return values
    }
}

extension Interpreter {
    /// A binding's value for whatever is evaluated, which depends on it, while the view that owns the state does not.
    func readAside(binding location: Value) throws -> Value {
        guard case .cell(let cell) = location else { return .none }
        if let state = cell as? StateLocationCell { return readAside(state) }
        guard let binding = cell as? BindingLocationCell else { return .none }
        switch binding.kind {
        case .held(let holder): return try readAside(binding: holder.base)
        case .projection(let base, let keyPath): return try call(keyPath, [readAside(binding: base)])
        case .unwrapped(let base, let last):
            let value = try readAside(binding: base)
            return value.isNone ? last : value
        case .transaction(let base, _, _): return try readAside(binding: base)
        default: return try readBinding(location)
        }
    }
}
