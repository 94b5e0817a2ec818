/// An insertion-ordered hash table over values whose hashes and equality the interpreter decides.
///
/// Entries stay where they were inserted, so that iteration is deterministic; removed ones leave a gap until the
/// table is next rebuilt. Finding takes the equality as a closure, since it may run interpreted code.
package struct HashTable {
    private(set) var keys: ContiguousArray<Value> = []
    /// Parallel to `keys`; `.void` throughout for a set.
    var values: ContiguousArray<Value> = []
    /// Parallel to `keys`; -1 marks a gap.
    private var hashes: ContiguousArray<Int> = []
    /// Open addressing: an entry's index, -1 for never used.
    private var slots: ContiguousArray<Int32> = []
    private(set) var count = 0

    init() {}

    /// The indices of the entries, in order of insertion.
    var liveIndices: some Sequence<Int> { keys.indices.lazy.filter { hashes[$0] >= 0 } }

    func find(_ hash: Int, where isEqual: (Value) throws -> Bool) rethrows -> Int? {
        guard !slots.isEmpty else { return nil }
        let hash = hash & Int.max
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] >= 0 {
            let entry = Int(slots[slot])
            if hashes[entry] == hash, try isEqual(keys[entry]) { return entry }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// What a search that runs no code comes to.
    enum PlainSearch {
        case found(Int)
        case absent
        /// A key of another kind has the same hash: only the interpreter can tell whether it is equal.
        case unclear
    }

    /// Searches for an integer or a string among keys of its kind.
    func findPlain(_ key: Value, hash: Int) -> PlainSearch {
        guard !slots.isEmpty else { return .absent }
        let hash = hash & Int.max
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] >= 0 {
            let entry = Int(slots[slot])
            if hashes[entry] == hash {
                switch (keys[entry], key) {
                case (.int(let left), .int(let right)): if left == right { return .found(entry) }
                case (.cell(let left), .cell(let right)):
                    guard let left = left.asStringCell, let right = right.asStringCell else { return .unclear }
                    if left.string == right.string { return .found(entry) }
                default: return .unclear
                }
            }
            slot = (slot + 1) & mask
        }
        return .absent
    }

    /// Adds an entry whose key is known to be absent.
    mutating func insert(_ key: Value, _ value: Value, hash: Int) {
        if (keys.count + 1) * 4 > slots.count * 3 { rebuild(forCount: count + 1) }
        keys.append(key)
        values.append(value)
        hashes.append(hash & Int.max)
        count += 1
        place(keys.count - 1)
    }

    /// Removes an entry and gives its value.
    package mutating func remove(at index: Int) -> (key: Value, value: Value) {
        let removed = (keys[index], values[index])
        keys[index] = .void
        values[index] = .void
        hashes[index] = -1
        count -= 1
        if count == 0 { self = HashTable() }
        return removed
    }

    private mutating func place(_ entry: Int) {
        let mask = slots.count - 1
        var slot = hashes[entry] & mask
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(truncatingIfNeeded: entry)
    }

    private mutating func rebuild(forCount needed: Int) {
        let live = keys.indices.filter { hashes[$0] >= 0 }
        if live.count < keys.count {
            keys = ContiguousArray(live.map { keys[$0] })
            values = ContiguousArray(live.map { values[$0] })
            hashes = ContiguousArray(live.map { hashes[$0] })
        }
        var capacity = 8
        while capacity < needed * 2 { capacity *= 2 }
        slots = ContiguousArray(repeating: -1, count: capacity)
        for entry in keys.indices { place(entry) }
    }
}
