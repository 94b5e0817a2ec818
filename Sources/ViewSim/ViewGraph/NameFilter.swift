/// Which names elements inside of a row may have: a Bloom filter, so that a query by label passes over rows that
/// cannot hold what it wants.
///
/// A node that was looked at for the filter of a row around it is marked, and a change of it forgets the filters up
/// the tree. A change costs one comparison where nothing is marked.
struct NameFilter {
    private var bits: UInt64 = 0

    private static let isMarked: UInt64 = 1
    private static let isComplete: UInt64 = 2

    /// A filter that every name passes.
    static let everything = NameFilter(bits: .max)

    private init(bits: UInt64) { self.bits = bits }

    init() {}

    /// A filter that only a name passes, and others with the same hash: what is wanted.
    init(name: String) {
        // Six bits of the hash choose a place, twice; the two lowest places are the marks.
        let hash = UInt64(truncatingIfNeeded: name.hashValue)
        bits = (1 << (2 + hash % 62)) | (1 << (2 + (hash >> 32) % 62))
    }

    var isMarked: Bool { bits != 0 }
    var isComplete: Bool { bits & Self.isComplete != 0 }

    func mayContain(_ wanted: NameFilter) -> Bool { bits & wanted.bits == wanted.bits }

    mutating func mark() { bits |= Self.isMarked }

    mutating func insert(_ name: String) { bits |= NameFilter(name: name).bits }

    mutating func complete() { bits |= Self.isMarked | Self.isComplete }
}

extension ViewNode {
    /// What elements are called may have changed: filters of the rows around forget what they know.
    final func forgetNames() {
        guard isAlive else { return }
        var node = self
        while node.names.isMarked {
            node.names = NameFilter()
            guard let parent = node.parent else { return }
            node = parent
        }
    }
}
