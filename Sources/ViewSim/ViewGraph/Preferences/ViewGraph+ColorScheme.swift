/// The live modifiers that prefer a color scheme, and the windows and presentations that have one from them.
struct PreferredSchemes {
    var modifiers: ContiguousArray<ViewNode> = []
    var regions: ContiguousArray<EnvironmentNode> = []
}

/// A preferred color scheme is a preference that windows and presentations read: everything in them gets it, what is
/// beside and above the view that prefers it too.
extension ViewGraph {
    /// Reads what is preferred again.
    /// - Returns: whether views are to be made anew for it.
    func renewColorSchemes() throws -> Bool {
        guard !preferences.schemes.modifiers.isEmpty || !preferences.schemes.regions.isEmpty else { return false }
        preferences.schemes.modifiers.removeAll { !$0.isAlive }
        preferences.schemes.regions.removeAll { !$0.isAlive }
        var preferred: [ObjectIdentifier: ViewNode] = [:]
        for node in preferences.schemes.modifiers where !node.field(.scheme).isNone {
            guard let region = region(around: node) else { continue }
            let key = ObjectIdentifier(region)
            // The outermost decides, as the value of a modifier replaces what its content prefers.
            if let known = preferred[key], (known.depth, known.order) <= (node.depth, node.order) { continue }
            preferred[key] = node
            if !preferences.schemes.regions.contains(where: { $0 === region }) {
                preferences.schemes.regions.append(region)
            }
        }
        var hasInvalidated = false
        for region in preferences.schemes.regions {
            let scheme = preferred[ObjectIdentifier(region)]?.field(.scheme) ?? .none
            guard try !isSameValue(region.preferredScheme, scheme) else { continue }
            region.preferredScheme = scheme
            try environmentChanged(at: region)
            hasInvalidated = hasInvalidated || !dirty.isEmpty
        }
        preferences.schemes.regions.removeAll { $0.preferredScheme.isNone }
        return hasInvalidated
    }

    /// The window or presentation that a view is in; a page of a stack belongs to the one around.
    private func region(around node: ViewNode) -> EnvironmentNode? {
        var next = node.environment
        while let around = next {
            if around.role == .scene { return around }
            if let presented = around as? PresentedNode, presented.source.kind.isModal { return around }
            next = around.environment
        }
        return nil
    }
}
