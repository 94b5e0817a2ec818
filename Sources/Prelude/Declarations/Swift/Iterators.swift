struct AnyIterator<Element>: IteratorProtocol, Sequence {
    let _next: () -> Element?
    init(_ body: @escaping () -> Element?) { _next = body }
    init<I: IteratorProtocol>(_ base: I) {
        var copy = base
        _next = { copy.next() }
    }
    init<I: IteratorProtocol>(_iterating base: I) {
        var copy = base
        _next = { copy.next() }
    }
    func next() -> Element? { _next() }
    func makeIterator() -> AnyIterator<Element> { self }
}

struct AnySequence<Element>: Sequence {
    let _make: () -> AnyIterator<Element>
    init(_ makeIterator: @escaping () -> AnyIterator<Element>) { _make = makeIterator }
    init<S: Sequence>(_ base: S) { _make = { AnyIterator(base.makeIterator()) } }
    func makeIterator() -> AnyIterator<Element> { _make() }
}

struct AnyCollection<Element>: RandomAccessCollection {
    let _elements: [Element]
    init<S: Sequence>(_ base: S) { _elements = Array(base) }
    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> Element { _elements[position] }
}

struct UnfoldSequence<Element>: Sequence, IteratorProtocol {
    var _current: Element?
    let _step: (Element) -> Element?
    init(_ first: Element, _ next: @escaping (Element) -> Element?) {
        _current = first
        _step = next
    }
    mutating func next() -> Element? {
        guard let value = _current else { return nil }
        _current = _step(value)
        return value
    }
    func makeIterator() -> UnfoldSequence<Element> { self }
}

// The sequence of `sequence(state:next:)`.
struct _UnfoldState<Element, State>: Sequence, IteratorProtocol {
    var _state: State
    let _step: (inout State) -> Element?
    init(_state: State, _step: @escaping (inout State) -> Element?) {
        self._state = _state
        self._step = _step
    }
    mutating func next() -> Element? { _step(&_state) }
    func makeIterator() -> _UnfoldState<Element, State> { self }
}

struct EmptyCollection<Element>: RandomAccessCollection {
    init() {}
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> Element { fatalError("Index out of range") }
}

struct CollectionOfOne<Element>: RandomAccessCollection {
    let _element: Element
    init(_ element: Element) { _element = element }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> Element { _element }
}

typealias AnyBidirectionalCollection = AnyCollection
typealias AnyRandomAccessCollection = AnyCollection

struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
    typealias Element = (key: Key, value: Value)
    typealias Index = Int
    let _pairs: [(key: Key, value: Value)]
    init(dictionaryLiteral elements: (Key, Value)...) { _pairs = elements.map { (key: $0.0, value: $0.1) } }
    var startIndex: Int { 0 }
    var endIndex: Int { _pairs.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> (key: Key, value: Value) { _pairs[position] }
    var description: String {
        _pairs.isEmpty ? "[:]" : "[" + _pairs.map { String(reflecting: $0.key) + ": " + String(reflecting: $0.value) }.joined(separator: ", ") + "]"
    }
}
