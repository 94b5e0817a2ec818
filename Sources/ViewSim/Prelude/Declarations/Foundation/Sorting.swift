// swift-format-ignore-file
enum SortOrder: String, Codable, Hashable { case forward, reverse }
protocol SortComparator<Compared> {
    associatedtype Compared
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}
struct SortDescriptor<Compared>: SortComparator {
    let keyPath: Any
    var order: SortOrder
    init(_ keyPath: KeyPath<Compared, _Value>, order: SortOrder = .forward) { self.keyPath = keyPath; self.order = order }
    init(_ keyPath: KeyPath<Compared, _Value>, comparator: _Value, order: SortOrder = .forward) { self.keyPath = keyPath; self.order = order }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _compareBy(keyPath, order, lhs, rhs) }
}
struct KeyPathComparator<Compared>: SortComparator, Hashable {
    let keyPath: Any
    var order: SortOrder
    init(_ keyPath: KeyPath<Compared, _Value>, order: SortOrder = .forward) { self.keyPath = keyPath; self.order = order }
    init(_ keyPath: KeyPath<Compared, _Value>, comparator: _Value, order: SortOrder = .forward) { self.keyPath = keyPath; self.order = order }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _compareBy(keyPath, order, lhs, rhs) }
    static func == (_ lhs: KeyPathComparator<Compared>, _ rhs: KeyPathComparator<Compared>) -> Bool { lhs.order == rhs.order }
    func hash(into hasher: inout Hasher) { hasher.combine(order) }
}
func _compareBy(_ keyPath: _Value, _ order: SortOrder, _ lhs: _Value, _ rhs: _Value) -> ComparisonResult {
    let first: _Value = lhs[keyPath: keyPath]
    let second: _Value = rhs[keyPath: keyPath]
    if first == second { return .orderedSame }
    return (first < second) == (order == .forward) ? .orderedAscending : .orderedDescending
}
extension Sequence {
    func sorted<C: SortComparator>(using comparator: C) -> [Element] { sorted { comparator.compare($0, $1) == .orderedAscending } }
    func sorted<C: SortComparator>(using comparators: [C]) -> [Element] {
        sorted { first, second in
            for comparator in comparators {
                let result = comparator.compare(first, second)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
    }
}
extension Array {
    mutating func sort<C: SortComparator>(using comparator: C) { self = sorted(using: comparator) }
    mutating func sort<C: SortComparator>(using comparators: [C]) { self = sorted(using: comparators) }
}
