/// Anything on the simulated heap; its children can be traversed, so that owners and cycles are exact.
///
/// Open, and public with what its interface names, since only such classes can be inherited from in other targets.
open class HeapCell {
    public init() {}

    /// Visits each value that the cell holds strongly, with the name of the place that holds it.
    open func forEachChild(_ visit: (Value, ChildLabel) -> Void) {}
}
