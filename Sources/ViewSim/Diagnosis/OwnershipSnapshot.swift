/// Who holds whom, at one moment: the strong references among view nodes, their storage, objects and closures.
struct OwnershipSnapshot {
    struct Node: Hashable {
        enum Kind: String, Hashable {
            /// A view at its identity.
            case view
            /// A state slot, state object or other storage of a view.
            case slot
            /// A class instance.
            case object
            case closure
            /// The scenario's own variables, globals.
            case root
        }

        var id: Int
        var kind: Kind
        /// `Model #1`, `@StateObject Parent.model`, `closure at Demo.swift:31`, or an identity.
        var label: String
        /// Whether it belongs to a cycle that nothing outside keeps alive.
        var isLeaked = false
    }

    struct Edge: Hashable {
        var from: Int
        var to: Int
        /// The field or capture that holds the reference.
        var label: String
        var isWeak = false
    }

    var nodes: [Node] = []
    var edges: [Edge] = []
}
