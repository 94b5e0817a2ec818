import SimulationTrace
import SwiftMachine

/// Preferences travel from views to the modifiers around them, at the end of an update.
extension ViewGraph {
    /// Brings a modifier's content in line with its value, then what it makes of the content's preference.
    func updatePreferenceReader(_ node: PreferenceNode) throws {
        let content = try reconcile(
            node.children.first, with: node.field(.content), parent: node, context: node.identity)
        if node.children.isEmpty {
            node.children.append(content)
        } else if node.children[0] !== content {
            node.children[0] = content
        }
        guard node.role == .preferenceReader else { return }
        node.current = try preference(read: node) ?? defaultPreference(of: node.key)
        let made = node.made ?? makePreferenceContent(of: node)
        made.value = node.value
        made.installed = node.current ?? .none
        try evaluate(made, reason: nil)
    }

    private func makePreferenceContent(of node: PreferenceNode) -> PreferenceContentNode {
        let place = node.field(.isBackground).asBool == true ? "background" : "overlay"
        let made = PreferenceContentNode(
            graph: self, role: .preferenceContent, info: nil, value: node.value,
            identity: Identity(parent: node.identity, component: place), parent: node, order: nextOrder())
        node.children.append(made)
        return made
    }

    /// Reads all preferences again.
    /// - Returns: whether views are to be made anew from them.
    func renewPreferences() throws -> Bool {
        guard !preferences.readers.isEmpty else { return false }
        preferences.readers.removeAll { !$0.isAlive }
        var hasInvalidated = false
        // Inner ones first: what they show may prefer something itself.
        for node in preferences.readers.sorted(by: { ($1.depth, $0.order) < ($0.depth, $1.order) }) {
            guard let value = try preference(read: node) else { continue }
            if let current = node.current, try interpreter.isEqual(current, value) { continue }
            let old = node.current
            node.current = value
            if let made = node.made {
                made.installed = value
                let event = trace.emit(.invalidate, identity: made.identity, reason: "a preference changed")
                markDirty(made, event: event)
                hasInvalidated = true
            } else if node.role == .onPreferenceChange {
                try enqueue(node, old: old, new: value)
            }
        }
        return hasInvalidated
    }

    private func enqueue(_ node: PreferenceNode, old: Value?, new: Value) throws {
        guard node.rounds.note(round: callbackRound, frame: frameNumber) else {
            let key = try interpreter.describe(node.key, as: nil)
            context.warn(
                "Bound preference \(key) tried to update multiple times per frame.",
                at: position(ofFunction: node.field(.action)))
            return
        }
        callbacks.append(.act(node, action: .void, arguments: (old.map { [$0] } ?? []) + [new]))
    }

    // MARK: - Values

    private func defaultPreference(of key: Value) throws -> Value { try interpreter.property("defaultValue", of: key) }

    /// A node on the way up, with what its children prefer.
    private struct Visit {
        let node: ViewNode
        var next = 0
        var values: ContiguousArray<Value> = []
    }

    /// What the content of a modifier prefers, combined in the order of the tree; nil where nothing in it ever could.
    ///
    /// Content that comes and goes, in an `if` or a `ForEach`, prefers the default while nothing in it has a value.
    private func preference(read reader: PreferenceNode) throws -> Value? {
        guard let content = reader.children.first else { return nil }
        var isDynamic = false
        var stack = [Visit(node: content)]
        while var visit = stack.popLast() {
            let node = visit.node
            let writes = try node.role == .preference && interpreter.isEqual(node.field(.key), reader.key)
            if !writes, visit.next < node.children.count {
                let child = node.children[visit.next]
                visit.next += 1
                stack.append(visit)
                if child.role != .presented, !child.isParked { stack.append(Visit(node: child)) }
                continue
            }
            switch node.role {
            case .branch, .forEach, .anyView: isDynamic = true
            case .container: if node is LazyContainerNode { isDynamic = true }
            default: break
            }
            if writes {
                visit.values = [node.field(.value)]
            } else if node.role == .transformPreference, try interpreter.isEqual(node.field(.key), reader.key) {
                let value = try combined(visit.values, for: reader) ?? defaultPreference(of: reader.key)
                visit.values = [try interpreter.callMethod("_transformed", labels: [nil], on: node.value, [value])]
            } else if node.role == .container || node.role == .composite,
                let value = try combined(visit.values, for: reader)
            {
                visit.values = [value]
            }
            guard !stack.isEmpty else {
                if let value = try combined(visit.values, for: reader) { return value }
                return isDynamic ? try defaultPreference(of: reader.key) : nil
            }
            stack[stack.count - 1].values += visit.values
        }
        return nil
    }

    /// One value of several: the key reduces them one after the other.
    private func combined(_ values: ContiguousArray<Value>, for reader: PreferenceNode) throws -> Value? {
        guard var result = values.first else { return nil }
        for value in values.dropFirst() {
            result = try interpreter.callMethod("_reduced", labels: [nil, nil], on: reader.value, [result, value])
        }
        return result
    }
}
