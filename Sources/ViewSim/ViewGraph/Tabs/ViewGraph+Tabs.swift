import SimulationTrace
import SwiftMachine

/// Tabs are made when they are first selected and stay; a switch lets the new one appear before the old one disappears.
extension ViewGraph {
    func updateTabs(_ node: TabViewNode) throws {
        try updateContent(of: node, with: node.field(.content), base: node.identity)
        try evaluate(node, reason: nil)
    }

    /// Shows the tab that the selection says now.
    func evaluateTabs(_ node: TabViewNode) throws {
        let tabs = node.tabs
        var chosen: TabNode?
        if let binding = node.binding {
            let selection = try tracking(node) { try interpreter.readAside(binding: binding) }
            chosen = try tabs.first { try isTag($0.tag, selection) }
            if let selected = node.selected, selected.isAlive, chosen == nil { chosen = selected }
        } else if tabs.indices.contains(node.ownSelection) {
            chosen = tabs[node.ownSelection]
        }
        guard let tab = chosen ?? tabs.first else {
            node.selected = nil
            return
        }
        let old = node.selected
        guard tab !== old else { return }
        node.selected = tab
        if tab.content == nil {
            try show(tab)
        } else {
            tab.isCovered = false
            if let content = tab.content { enter(content) }
        }
        if let old, old.isAlive {
            old.isCovered = true
            hasCoveredPages = true
            if let content = old.content { leave(content) }
        }
    }

    private func isTag(_ tag: Value, _ selection: Value) throws -> Bool {
        if case .void = tag { return false }
        return try interpreter.isEqual(tag, selection)
    }

    private func show(_ tab: TabNode) throws {
        let content = try mountContent(of: tab)
        tab.content = content
        tab.children.append(content)
    }

    private func mountContent(of tab: TabNode) throws -> ViewNode {
        try mount(try tabContent(of: tab.value), parent: tab, context: tab.identity)
    }

    // MARK: - Tabs among the children of a TabView

    /// The `TabView` whose tabs the children of a node are.
    func tabView(around parent: ViewNode?) -> TabViewNode? {
        guard tabViewCount > 0 else { return nil }
        for node in Ancestors(from: parent) {
            if let tabs = node as? TabViewNode { return tabs }
            switch node.role {
            case .block, .branch, .forEach, .row, .identified: break
            case .container where node.info?.isRowGroup == true: break
            default: return nil
            }
        }
        return nil
    }

    /// Whether a value among the children of a `TabView` is a tab, rather than a structure around some.
    func isTab(_ role: ViewRole, _ info: ViewTypeInfo?) -> Bool {
        switch role {
        case .block, .branch, .forEach, .row, .empty, .identified: false
        case .container: info?.isRowGroup != true
        default: true
        }
    }

    func mountTab(_ value: Value, parent: ViewNode?, context outer: Identity?) throws -> ViewNode {
        let tab = TabNode(value: value, identity: outer ?? rootIdentity, parent: parent, order: nextOrder())
        try describe(tab)
        return tab
    }

    func updateTab(_ tab: TabNode, with value: Value) throws {
        tab.value = value
        try describe(tab)
        guard let content = tab.content else { return }
        let (role, info, plain) = classify(try tabContent(of: value))
        let next =
            content.role == role && content.info === info
            ? try reconcileNode(content, with: plain, parent: tab, context: tab.identity)
            : try replaceContent(of: tab, content)
        tab.content = next
        if let index = tab.children.firstIndex(where: { $0 === content }) { tab.children[index] = next }
    }

    private func replaceContent(of tab: TabNode, _ content: ViewNode) throws -> ViewNode {
        let next = try mountContent(of: tab)
        remove(content, isReplaced: true)
        return next
    }

    /// Reads a tab's tag and label from its value.
    private func describe(_ tab: TabNode) throws {
        var tag = Value.void
        var label: Value?
        var next = tab.value
        search: while case .cell(let cell) = next, let view = cell as? StructCell {
            switch view.type.primitive {
            case "Tab"?:
                label = context.types.field(.label, of: next)
                let value = context.types.field(.value, of: next)
                if !value.isNone { tag = value }
                break search
            case "tag"?: if case .void = tag { tag = context.types.field(.tag, of: next) }
            case "tabItem"?: label = label ?? context.types.field(.tabItem, of: next)
            default: break
            }
            let (role, info, plain) = classify(next)
            guard !role.isVisible || role == .viewModifier, info != nil, let inner = plain.structFields.first else {
                break
            }
            next = inner
        }
        if case .void = tag, let row = row(around: tab) { tag = row.key }
        tab.tag = tag
        guard let label else { return }
        let old = tab.label
        let (role, info, plain) = classify(label)
        if let old, old.role == role, old.info === info {
            _ = try reconcileNode(old, with: plain, parent: tab, context: place(tab, "tabItem"))
        } else {
            let new = try mount(label, parent: tab, context: place(tab, "tabItem"))
            if let old {
                remove(old, isReplaced: true)
                tab.children.removeAll { $0 === old }
            }
            tab.label = new
            tab.children.insert(new, at: 0)
        }
    }

    private func row(around tab: TabNode) -> RowNode? {
        for node in tab.ancestors {
            guard !(node is TabViewNode) else { break }
            if let row = node as? RowNode { return row }
        }
        return nil
    }

    /// What a tab shows: the content of a `Tab`, else the view itself.
    private func tabContent(of value: Value) throws -> Value {
        var next = value
        while case .cell(let cell) = next, let view = cell as? StructCell {
            if view.type.primitive == "Tab" {
                return try interpreter.call(context.types.field(.build, of: next), [])
            }
            let (role, _, plain) = classify(next)
            guard role == .modifier, let inner = plain.structFields.first else { break }
            next = inner
        }
        return value
    }

    // MARK: - Selecting

    /// The tabs on screen, with what they belong to.
    var tabsOnScreen: [(tabs: TabViewNode, tab: TabNode)] {
        var found: [(TabViewNode, TabNode)] = []
        var stack = [topPresentation ?? root].compactMap { $0 }
        while let node = stack.popLast() {
            if let tabs = node as? TabViewNode { found += tabs.tabs.map { (tabs, $0) } }
            stack.append(contentsOf: node.onscreenChildren.reversed())
        }
        return found
    }

    func select(_ tab: TabNode, of tabs: TabViewNode) throws {
        if let binding = tabs.binding {
            if case .void = tab.tag { return }
            return try interpreter.writeBinding(binding, tab.tag)
        }
        tabs.ownSelection = tabs.tabs.firstIndex { $0 === tab } ?? 0
        invalidate(tabs, change: "selection", reason: "another tab was selected")
    }
}
