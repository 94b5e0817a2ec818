extension Dictionary {
    typealias Keys = [Key]
    typealias Values = [Value]
    init()
    init(minimumCapacity: Int)
    init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) {
        self = [:]
        for (key, value) in keysAndValues {
            precondition(self[key] == nil, "Duplicate values for key: '\(key)'")
            self[key] = value
        }
    }
    init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        self = [:]
        for (key, value) in keysAndValues {
            if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
        }
    }
    init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element] {
        self = [:]
        for value in values { _group(value, try keyForValue(value)) }
    }
    mutating func _group(_ value: Any, _ key: Key)
    var count: Int { get }
    var isEmpty: Bool { get }
    var keys: [Key] { get }
    var values: [Value] {
        get { _values() }
        set { _replaceValues(newValue) }
    }
    func _values() -> [Value]
    mutating func _replaceValues(_ values: [Value])
    func index(forKey key: Key) -> DictionaryIndex? { _position(of: key).map { DictionaryIndex(_position: $0) } }
    func _position(of key: Key) -> Int?
    func _pair(_ position: Int) -> (key: Key, value: Value)
    @discardableResult mutating func remove(at index: DictionaryIndex) -> (key: Key, value: Value) {
        let pair = self[index]
        removeValue(forKey: pair.key)
        return pair
    }
    @_reachedBy("Collection") var startIndex: DictionaryIndex { DictionaryIndex(_position: 0) }
    @_reachedBy("Collection") var endIndex: DictionaryIndex { DictionaryIndex(_position: count) }
    @_reachedBy("Collection") func index(after i: DictionaryIndex) -> DictionaryIndex { DictionaryIndex(_position: i._position + 1) }
    var description: String { get }
    var first: (key: Key, value: Value)? { get }
    subscript(key: Key) -> Value? { get set }
    subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get {
            if let value = self[key] { return value }
            return defaultValue()
        }
        set { updateValue(newValue, forKey: key) }
    }
    subscript(position: DictionaryIndex) -> (key: Key, value: Value) { _pair(position._position) }
    @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    @discardableResult mutating func removeValue(forKey key: Key) -> Value?
    mutating func removeAll(keepingCapacity: Bool = false)
    mutating func popFirst() -> (key: Key, value: Value)?
    mutating func reserveCapacity(_ n: Int) {}
    func makeIterator() -> _ArrayIterator<(key: Key, value: Value)> { _ArrayIterator(_elements: Array(self)) }
    func randomElement() -> (key: Key, value: Value)? { Array(self).randomElement() }
    func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self { result.updateValue(try transform(value), forKey: key) }
        return result
    }
    func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self { if let new = try transform(value) { result[key] = new } }
        return result
    }
    func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
        var result: [Key: Value] = [:]
        for pair in self { if try isIncluded(pair) { result.updateValue(pair.value, forKey: pair.key) } }
        return result
    }
    mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        for (key, value) in other {
            if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
        }
    }
    func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }
}

struct DictionaryIndex: Comparable, Hashable {
    let _position: Int
    static func < (_ lhs: DictionaryIndex, _ rhs: DictionaryIndex) -> Bool { lhs._position < rhs._position }
}
