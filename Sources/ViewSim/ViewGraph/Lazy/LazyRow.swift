import SwiftMachine

/// Where the row of an element stands in the `ForEach` of a lazy container.
final class LazyRow {
    var index: Int
    /// The version of the data that the row was last evaluated with.
    var version: Int
    /// When the row was parked, by the container's count of fills.
    var parkedAt = 0
    /// Whether what is nested in the row was taken away.
    var isHollow = false

    init(index: Int, version: Int) {
        self.index = index
        self.version = version
    }
}

/// The data of a `ForEach` in a lazy container, of which only some elements have rows.
struct LazyData {
    var source: Value = .void
    var elements: ContiguousArray<Value> = []
    var ids: ContiguousArray<Value> = []
    /// Counts what the parent gave; rows of an older version are evaluated when the window wants them.
    var version = 0
    /// Rows near the window that are not on screen, in the order of the data; each fill looks at them.
    var hidden: ContiguousArray<ViewNode> = []
    /// Rows far away that are kept for good, in the order of the data; they wait until the window comes back.
    var distant = DistantRows()
    /// Whether a row may show nothing, so that the rows before it have to be there to know where one stands.
    var hasOptionalRows = false
    /// Whether rows carry an explicit id.
    var hasIdentifiedRows = false
}

/// Parked rows by the place of their element, which no fill has to look at.
struct DistantRows {
    private(set) var rows: ContiguousArray<RowNode> = []
    /// Whether a row stands for more or fewer than one row of the container.
    private(set) var hasOddCounts = false

    mutating func insert(_ row: RowNode) {
        rows.insert(row, at: position(of: row.lazy?.index ?? 0))
        if row.rowCount != 1 { hasOddCounts = true }
    }

    /// Takes the row of an element out.
    mutating func take(_ index: Int) -> RowNode? {
        let position = position(of: index)
        guard position < rows.count, rows[position].lazy?.index == index else { return nil }
        return rows.remove(at: position)
    }

    /// Forgets rows that are gone and puts the others in order, after their elements moved.
    mutating func renew() {
        rows.removeAll { !$0.isAlive }
        rows.sort { ($0.lazy?.index ?? 0) < ($1.lazy?.index ?? 0) }
    }

    /// The first place whose row is not before an element.
    private func position(of index: Int) -> Int {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if (rows[middle].lazy?.index ?? 0) < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
