import SwiftFrontEnd

/// Builds the picture of who keeps what alive at the end of a scenario.
package enum OwnershipDiagram {
    private static let maximumNodes = 120

    package static func diagram(of result: ScenarioResult) -> Diagram {
        let snapshot = result.ownership
        let leaked = leaked(in: snapshot)
        let userViews = viewsWithBody(in: result)
        var diagram = Diagram(
            title: result.title,
            subtitle: "who keeps what alive at the end of the scenario · SDK \(result.sdk)", direction: .right)
        let kept = relevant(in: snapshot)
        let nodes = snapshot.nodes.filter { kept.contains($0.id) }
        let shown = Set(nodes.prefix(maximumNodes).map(\.id))
        for node in nodes where shown.contains(node.id) {
            let isPlain = node.kind == .view && !userViews.contains(node.label)
            let role = leaked.contains(node.id) ? .leaked : isPlain ? .container : role(of: node.kind)
            var box = Diagram.Node(id: node.id, role: role, title: shortened(node.label))
            if node.isLeaked { box.rows.append(Diagram.Row(text: "nothing outside keeps it alive", emphasis: .quiet)) }
            diagram.nodes.append(box)
        }
        let labels = Dictionary(nodes.map { ($0.id, $0.label) }) { first, _ in first }
        for edge in snapshot.edges where shown.contains(edge.from) && shown.contains(edge.to) {
            let isLeak = leaked.contains(edge.from) && leaked.contains(edge.to) && !edge.isWeak
            let label = edge.label == labels[edge.from] ? "" : edge.label
            diagram.edges.append(
                Diagram.Edge(
                    from: edge.from, to: edge.to, label: edge.isWeak ? "weak \(label)" : label,
                    style: edge.isWeak ? .weak : isLeak ? .leaked : .owns))
        }
        if nodes.count > shown.count {
            let id = (snapshot.nodes.map(\.id).max() ?? 0) + 1
            diagram.nodes.append(
                Diagram.Node(id: id, role: .more, title: "… and \(nodes.count - shown.count) more"))
        }
        return diagram
    }

    /// Leaked objects, and what only they hold.
    private static func leaked(in snapshot: OwnershipSnapshot) -> Set<Int> {
        var leaked = Set(snapshot.nodes.filter(\.isLeaked).map(\.id))
        guard !leaked.isEmpty else { return [] }
        var otherHolders: [Int: Int] = [:]
        var held: [Int: [Int]] = [:]
        for edge in Set(snapshot.edges.filter { !$0.isWeak }.map { [$0.from, $0.to] }) {
            held[edge[0], default: []].append(edge[1])
            otherHolders[edge[1], default: 0] += 1
        }
        var pending = Array(leaked)
        while let id = pending.popLast() {
            for target in held[id] ?? [] {
                otherHolders[target, default: 0] -= 1
                if otherHolders[target] == 0, leaked.insert(target).inserted { pending.append(target) }
            }
        }
        return leaked
    }

    /// Identities of views that the program declares.
    private static func viewsWithBody(in result: ScenarioResult) -> Set<String> {
        Set(result.trace.events.filter { $0.kind == .body }.compactMap { $0.identity?.description })
    }

    /// `closure at Demo.swift:31` instead of a whole path.
    private static func shortened(_ label: String) -> String {
        guard let start = label.firstRange(of: " at ")?.upperBound, let slash = label.lastIndex(of: "/"), slash > start
        else { return label }
        return "\(label[..<start])\(label[label.index(after: slash)...])"
    }

    /// Nodes on a way to an object: views and slots that keep nothing of the kind would only fill the page.
    private static func relevant(in snapshot: OwnershipSnapshot) -> Set<Int> {
        var holders: [Int: [Int]] = [:]
        for edge in snapshot.edges { holders[edge.to, default: []].append(edge.from) }
        var kept = Set(snapshot.nodes.filter { $0.kind == .object }.map(\.id))
        var pending = Array(kept)
        while let id = pending.popLast() {
            for holder in holders[id] ?? [] where kept.insert(holder).inserted { pending.append(holder) }
        }
        return kept
    }

    private static func role(of kind: OwnershipSnapshot.Node.Kind) -> Diagram.Role {
        switch kind {
        case .view: .view
        case .slot: .slot
        case .object: .object
        case .closure: .closure
        case .root: .root
        }
    }
}
