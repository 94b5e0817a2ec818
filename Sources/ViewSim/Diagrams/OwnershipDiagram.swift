/// Builds the picture of who keeps what alive at the end of a scenario.
enum OwnershipDiagram {
    private static let maximumNodes = 120

    static func diagram(of result: ScenarioResult) -> Diagram {
        let snapshot = result.ownership
        let leaked = Set(snapshot.nodes.filter(\.isLeaked).map(\.id))
        var diagram = Diagram(
            title: result.title,
            subtitle: "who keeps what alive at the end of the scenario · SDK \(result.sdk)", direction: .right)
        let kept = relevant(in: snapshot)
        let nodes = snapshot.nodes.filter { kept.contains($0.id) }
        let shown = Set(nodes.prefix(maximumNodes).map(\.id))
        for node in nodes where shown.contains(node.id) {
            var box = Diagram.Node(id: node.id, role: node.isLeaked ? .leaked : role(of: node.kind), title: node.label)
            if node.isLeaked { box.rows.append(Diagram.Row(text: "nothing outside keeps it alive", emphasis: .quiet)) }
            diagram.nodes.append(box)
        }
        for edge in snapshot.edges where shown.contains(edge.from) && shown.contains(edge.to) {
            let isLeak = leaked.contains(edge.from) && leaked.contains(edge.to) && !edge.isWeak
            diagram.edges.append(
                Diagram.Edge(
                    from: edge.from, to: edge.to, label: edge.isWeak ? "weak \(edge.label)" : edge.label,
                    style: edge.isWeak ? .weak : isLeak ? .leaked : .owns))
        }
        if nodes.count > shown.count {
            let id = (snapshot.nodes.map(\.id).max() ?? 0) + 1
            diagram.nodes.append(
                Diagram.Node(id: id, role: .more, title: "… and \(nodes.count - shown.count) more"))
        }
        return diagram
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
