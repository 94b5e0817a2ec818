enum SortOrder: Hashable, Codable { case forward, reverse }

protocol SortComparator<Compared>: Hashable {
    associatedtype Compared
    var order: SortOrder { get set }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

struct KeyPathComparator<Compared>: SortComparator {
    let keyPath: PartialKeyPath<Compared>
    var order: SortOrder
    let _comparator: Any?
    init(_ keyPath: PartialKeyPath<Compared>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = nil
    }
    init(_ keyPath: PartialKeyPath<Compared>, comparator: Any, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = comparator
    }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _directed(_ordered(lhs[keyPath: keyPath], rhs[keyPath: keyPath], _comparator), order) }
}

struct SortDescriptor<Compared>: SortComparator {
    let keyPath: PartialKeyPath<Compared>?
    var order: SortOrder
    let _comparator: Any?
    init(_ keyPath: PartialKeyPath<Compared>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = nil
    }
    init(_ keyPath: PartialKeyPath<Compared>, comparator: Any, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _comparator = comparator
    }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        let left = lhs[keyPath: keyPath!]
        let right = rhs[keyPath: keyPath!]
        if _comparator == nil, let text = left as? String, let other = right as? String { return _directed(text.localizedStandardCompare(other), order) }
        return _directed(_ordered(left, right, _comparator), order)
    }
}

struct ComparableComparator<Compared>: SortComparator {
    var order: SortOrder
    init(order: SortOrder = .forward) { self.order = order }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _directed(_ordered(lhs, rhs, nil), order) }
}

extension String {
    struct StandardComparator: SortComparator {
        let _kind: Int
        var order: SortOrder
        static var localizedStandard: StandardComparator { StandardComparator(_kind: 0, order: .forward) }
        static var localized: StandardComparator { StandardComparator(_kind: 1, order: .forward) }
        static var lexical: StandardComparator { StandardComparator(_kind: 2, order: .forward) }
        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            _directed(
                _kind == 0
                    ? lhs.localizedStandardCompare(rhs)
                    : _kind == 1 ? lhs.localizedCompare(rhs) : lhs < rhs ? .orderedAscending : lhs == rhs ? .orderedSame : .orderedDescending, order)
        }
    }
}

func _directed(_ result: ComparisonResult, _ order: SortOrder) -> ComparisonResult {
    if order == .forward || result == .orderedSame { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
}

func _ordered(_ left: Any?, _ right: Any?, _ comparator: Any?) -> ComparisonResult {
    if let comparator = comparator as? String.StandardComparator { return comparator.compare(left as! String, right as! String) }
    if let comparator { return comparator.compare(left, right) }
    let order = _order(left, right)
    return order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
}

func _order(_ left: Any?, _ right: Any?) -> Int

extension Sequence {
    func sorted<C: SortComparator>(using comparator: C) -> [Element] { sorted { comparator.compare($0, $1) == .orderedAscending } }
    func sorted<S: Sequence>(using comparators: S) -> [Element] {
        let comparators = Array(comparators)
        return sorted { left, right in
            for comparator in comparators {
                let result = comparator.compare(left, right)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
    }
}

extension Array {
    mutating func sort<C: SortComparator>(using comparator: C) { self = sorted(using: comparator) }
    mutating func sort<S: Sequence>(using comparators: S) { self = sorted(using: comparators) }
}
