import SimulationTrace
import SwiftMachine

/// A `TabView`: the tab that is selected is on screen, the others keep their state.
final class TabViewNode: ScopeNode {
    /// The selection where the program keeps none.
    var ownSelection = 0
    unowned(unsafe) var selected: TabNode?

    override func mount(in graph: ViewGraph) throws {
        graph.tabViewCount += 1
        try show(in: graph)
    }

    override func show(in graph: ViewGraph) throws { try graph.updateTabs(self) }

    override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws { try graph.evaluateTabs(self) }

    override var hasOwnElements: Bool { true }

    /// The tabs in order.
    var tabs: [TabNode] {
        var found: [TabNode] = []
        var stack: [ViewNode] = children.reversed()
        while let node = stack.popLast() {
            if let tab = node as? TabNode { found.append(tab) } else { stack += node.children.reversed() }
        }
        return found
    }

    override var onscreenChildren: ContiguousArray<ViewNode> {
        ContiguousArray(selected?.content.map { [$0] } ?? []) + ContiguousArray(tabs.map { $0 as ViewNode })
    }
}

/// A tab: its label is always there, its content from its first selection on.
final class TabNode: ViewNode {
    var label: ViewNode?
    var content: ViewNode?
    /// By what the selection knows the tab; `.void` where it says nothing.
    var tag: Value = .void

    override var onscreenChildren: ContiguousArray<ViewNode> { label.map { [$0] } ?? [] }

    init(value: Value, identity: Identity, parent: ViewNode?, order: Int) {
        super.init(role: .tab, info: nil, value: value, identity: identity, parent: parent, order: order)
    }

    override func release() {
        super.release()
        label = nil
        content = nil
        tag = .void
    }
}
