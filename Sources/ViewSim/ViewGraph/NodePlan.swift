import SimulationTrace
import SwiftMachine

/// What a node is made of that a value gets at its place in the tree.
struct NodePlan {
    let graph: ViewGraph
    let role: ViewRole
    /// Nil for blocks, branches and opaque views, which have no nominal type.
    let info: ViewTypeInfo?
    let value: Value
    let parent: ViewNode?
    /// The identity that the node extends, or passes on.
    let outer: Identity?
    let order: Int

    /// The identity of the node: its own component of the path where it is one.
    var identity: Identity {
        guard role.extendsPath else { return outer ?? graph.rootIdentity }
        return Identity(parent: outer === graph.rootIdentity ? nil : outer, component: component)
    }

    private var component: String {
        switch role {
        case .forEach: return "ForEach"
        case .anyView: return "AnyView"
        case .identified: return "id"
        case .branch:
            guard case .cell(let cell) = value, let cell = cell as? ViewBranchCell else { return "" }
            return cell.branch.name
        default: return info?.name ?? graph.opaqueName(of: value)
        }
    }
}
