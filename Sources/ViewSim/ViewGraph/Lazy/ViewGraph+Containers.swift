import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

/// What containers that scroll or create rows lazily are made of.
extension ViewGraph {
    /// Views beside each other in a line of a grid.
    func laneCount(of container: LazyContainerNode) -> Int {
        guard container.kind == .grid else { return 1 }
        let isVertical = container.info?.type.primitive == "LazyVGrid"
        guard case .cell(let cell) = container.field(isVertical ? .columns : .rows), let items = cell as? ArrayCell
        else { return 1 }
        let size = offeredSize(to: container)
        let space = isVertical ? size.width : size.height
        return GridLanes(items: items.elements.map { $0.structFields }, space: space).count
    }

    // MARK: - What comes back

    /// Content that an `if` hides in a list waits with its state; says whether that is what happened.
    func exchangeHiddenContent(of node: BranchNode, from old: ViewBranch, to cell: ViewBranchCell) throws -> Bool {
        guard let container = node.rowContainer, container.behavior.shelvesHiddenContent, old.isOptional else {
            return false
        }
        if cell.content == nil {
            let children = node.children
            node.children = []
            shelve(children, key: .int(old.index), on: &node.shelf)
            return true
        }
        guard let children = node.shelf.take(where: { $0.asInt == cell.branch.index }) else { return false }
        try unshelve(children, in: node)
        return true
    }

    /// A subtree whose id changes in a lazy stack waits for its id to come back; says whether that is what happened.
    func exchangeIdentities(of node: IdentifiedNode, from old: Value) throws -> Bool {
        guard let container = node.rowContainer, container.behavior.shelvesReplacedIdentities else { return false }
        let children = node.children
        let returning = try node.shelf.take { try self.isSameID($0, node.key) }
        node.children = []
        if let returning {
            try unshelve(returning, in: node)
        } else {
            replacementDepth += 1
            defer { replacementDepth -= 1 }
            try updateChildren(of: node)
        }
        shelve(children, key: old, on: &node.shelf)
        return true
    }
}

/// How many views a grid shows beside each other.
struct GridLanes {
    private(set) var count = 0

    /// - Parameters:
    ///   - items: The fields of each `GridItem`: kind, smallest size, spacing.
    ///   - space: What the grid is offered across its lines.
    init(items: [ContiguousArray<Value>], space: Double) {
        let defaultSpacing = 8.0
        let fixed = items.reduce(0.0) { sum, item in
            guard item.count > 2, item[0].asString == "fixed" else { return sum }
            return sum + (item[1].asDouble ?? 0) + (item[2].asDouble ?? defaultSpacing)
        }
        let adaptive = items.count { $0.first?.asString == "adaptive" }
        for item in items {
            guard item.count > 2, item[0].asString == "adaptive" else {
                count += 1
                continue
            }
            let spacing = item[2].asDouble ?? defaultSpacing
            let smallest = max(1, item[1].asDouble ?? 10)
            let share = max(0, space - fixed) / Double(max(1, adaptive))
            count += max(1, Int((share + spacing) / (smallest + spacing)))
        }
    }
}
