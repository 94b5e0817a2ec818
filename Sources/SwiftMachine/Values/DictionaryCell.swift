/// A dictionary, in the order in which its keys were inserted.
final class DictionaryCell: HeapCell {
    var table: HashTable
    init(_ table: HashTable = HashTable()) { self.table = table }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for index in table.liveIndices {
            visit(table.keys[index], .key)
            visit(table.values[index], .element(index))
        }
    }
}

/// A set, in the order in which its members were inserted.
package final class SetCell: HeapCell {
    package var table: HashTable
    package init(_ table: HashTable = HashTable()) { self.table = table }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for index in table.liveIndices { visit(table.keys[index], .element(index)) }
    }
}
