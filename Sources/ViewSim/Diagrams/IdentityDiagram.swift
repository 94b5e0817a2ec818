import SimulationTrace
import SwiftFrontEnd

/// Builds the tree of identities that live at the end of a scenario, from its trace.
package struct IdentityDiagram {
    /// Identities beyond this number are drawn as one box that counts them.
    private static let maximumNodes = 150

    private final class Node {
        let component: String
        var type: String?
        var isUserView = false
        var isAlive = false
        var states: [(property: String, value: String?, isObject: Bool)] = []
        var bodies = 0
        var children: [String: Node] = [:]
        var order: [String] = []

        init(component: String) {
            self.component = component
            label = component
        }

        /// Moves the places `VStack[0]`, `VStack[1]`, … below their `VStack`, where that is an identity of its own.
        func nestPlaces() {
            for name in order {
                guard let place = children[name] else { continue }
                place.nestPlaces()
                guard let bracket = name.firstIndex(of: "["), name.hasSuffix("]") else { continue }
                guard let container = children[String(name[..<bracket])], container !== place else { continue }
                place.label = String(name[bracket...])
                container.children[name] = place
                container.order.append(name)
                children[name] = nil
            }
            order.removeAll { children[$0] == nil }
        }

        /// How the box names it: a place in a container goes by its index, since it hangs below the container.
        var label: String

        /// Whether the node or anything below it lives.
        var lives: Bool { isAlive || order.contains { children[$0]?.lives == true } }

        var living: [Node] { order.compactMap { children[$0] }.filter(\.lives) }
    }

    package static func diagram(of result: ScenarioResult) -> Diagram {
        var diagram = Diagram(
            title: result.title,
            subtitle: "identities at the end of the scenario, with their state and objects · SDK \(result.sdk)")
        let root = tree(of: result)
        var drawn = 0
        var omitted = 0
        func draw(_ node: Node, parent: Int?) {
            var node = node
            var path: [String] = [node.label]
            // A chain of containers with one child each is one box.
            while !node.isUserView, node.states.isEmpty, let only = onlyChild(of: node), !only.isUserView,
                only.states.isEmpty
            {
                node = only
                path.append(node.label)
            }
            guard drawn < maximumNodes else {
                omitted += count(node)
                return
            }
            drawn += 1
            let id = drawn
            diagram.nodes.append(box(of: node, id: id, title: path.joined(separator: " / ")))
            if let parent { diagram.edges.append(Diagram.Edge(from: parent, to: id, style: .child)) }
            let living = node.living
            let limit = 12
            for child in living.prefix(living.count > limit + 1 ? limit : living.count) { draw(child, parent: id) }
            if living.count > limit + 1 {
                drawn += 1
                diagram.nodes.append(
                    Diagram.Node(id: drawn, role: .more, title: "… and \(living.count - limit) more like these"))
                diagram.edges.append(Diagram.Edge(from: id, to: drawn, style: .child))
            }
        }
        for name in root.order {
            if let child = root.children[name], child.lives { draw(child, parent: nil) }
        }
        if omitted > 0 {
            diagram.nodes.append(Diagram.Node(id: drawn + 1, role: .more, title: "… and \(omitted) more identities"))
        }
        return diagram
    }

    private static func box(of node: Node, id: Int, title: String) -> Diagram.Node {
        var box = Diagram.Node(id: id, role: node.isUserView ? .view : .container, title: title)
        for state in node.states {
            let value = state.value.map { state.isObject ? "  →  \($0)" : " = \($0)" } ?? ""
            box.rows.append(Diagram.Row(text: state.property + value, emphasis: state.isObject ? .object : .normal))
        }
        if node.isUserView, node.bodies > 0 {
            box.rows.append(Diagram.Row(text: "body × \(node.bodies)", emphasis: .quiet))
        }
        return box
    }

    private static func onlyChild(of node: Node) -> Node? {
        let living = node.living
        return living.count == 1 ? living[0] : nil
    }

    private static func count(_ node: Node) -> Int { 1 + node.living.reduce(0) { $0 + count($1) } }

    private static func tree(of result: ScenarioResult) -> Node {
        let root = Node(component: "")
        var userViews: Set<String> = []
        var liveObjects: Set<String> = []
        for event in result.trace.events where event.sequence <= result.endSequence {
            guard let identity = event.identity else {
                if event.kind == .objectInit, let type = event.type { liveObjects.insert("\(type) #\(event.instance)") }
                continue
            }
            let node = node(identity, below: root)
            switch event.kind {
            case .identityInsert:
                node.isAlive = true
                node.type = event.type
                node.states = []
                node.bodies = 0
            case .identityRemove: node.isAlive = false
            case .body:
                node.bodies += 1
                node.isUserView = true
                if let type = event.type { userViews.insert(type) }
            case .stateInit, .stateWrite:
                guard let property = event.property else { break }
                let value = event.new
                let isObject = value.map(liveObjects.contains) ?? false
                if let index = node.states.firstIndex(where: { $0.property == property }) {
                    node.states[index].value = value
                    node.states[index].isObject = isObject
                } else if event.kind == .stateInit {
                    node.states.append((property, value, isObject))
                }
            default: break
            }
        }
        root.nestPlaces()
        return root
    }

    private static func node(_ identity: Identity, below root: Node) -> Node {
        var path: [String] = []
        var next: Identity? = identity
        while let identity = next {
            path.append(identity.component)
            next = identity.parent
        }
        var node = root
        for component in path.reversed() {
            if let child = node.children[component] {
                node = child
            } else {
                let child = Node(component: component)
                node.children[component] = child
                node.order.append(component)
                node = child
            }
        }
        return node
    }
}
