/// Where the row of an element stands in the `ForEach` of a lazy container.
final class LazyRow {
    var index: Int
    /// The version of the data that the row was last evaluated with.
    var version: Int
    /// When the row was parked, by the container's count of fills.
    var parkedAt = 0

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
    /// Rows that exist and are not on screen, in the order of the data.
    var hidden: ContiguousArray<ViewNode> = []
    /// Whether a row may show nothing, so that the rows before it have to be there to know where one stands.
    var hasOptionalRows = false
    /// Whether rows carry an explicit id.
    var hasIdentifiedRows = false
}
