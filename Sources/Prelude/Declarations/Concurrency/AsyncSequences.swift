protocol AsyncIteratorProtocol {
    associatedtype Element
    mutating func next() async throws -> Element?
}

protocol AsyncSequence<Element> {
    associatedtype Element
    func makeAsyncIterator() -> Any
}

extension AsyncSequence {
    func map<T>(_ transform: @escaping (Element) async throws -> T) -> _AsyncTransform<T> { _AsyncTransform<T>(self) { { [try await transform($0)] } } }
    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> _AsyncTransform<Element> {
        _AsyncTransform<Element>(self) { { try await isIncluded($0) ? [$0] : [] } }
    }
    func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> _AsyncTransform<T> {
        _AsyncTransform<T>(self) { { if let value = try await transform($0) { [value] } else { [] } } }
    }
    func dropFirst(_ count: Int = 1) -> _AsyncTransform<Element> {
        _AsyncTransform<Element>(self) {
            var left = count
            return { (value: Any) -> [Any] in
                if left == 0 { return [value] }
                left -= 1
                return []
            }
        }
    }
    func prefix(_ count: Int) -> _AsyncPrefix<Element> { _AsyncPrefix<Element>(self, count) }
    func reduce<T>(_ initial: T, _ next: (T, Element) async throws -> T) async rethrows -> T {
        var result = initial
        for try await value in self { result = try await next(result, value) }
        return result
    }
    func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
        for try await value in self { if try await predicate(value) { return value } }
        return nil
    }
    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        for try await value in self { if try await predicate(value) { return true } }
        return false
    }
}

// What each element becomes: none or one. Each iteration has a transform of its own.
struct _AsyncTransform<Element>: AsyncSequence {
    let _source: Any
    let _makeTransform: () -> Any
    init(_ source: Any, _ makeTransform: @escaping () -> Any) {
        _source = source
        _makeTransform = makeTransform
    }
    func makeAsyncIterator() -> _AsyncTransformIterator<Element> { _AsyncTransformIterator<Element>(_source.makeAsyncIterator(), _makeTransform()) }
}

// Gives the elements of an `_AsyncTransform`.
struct _AsyncTransformIterator<Element>: AsyncIteratorProtocol {
    var _iterator: Any
    let _transform: Any
    init(_ iterator: Any, _ transform: Any) {
        _iterator = iterator
        _transform = transform
    }
    mutating func next() async throws -> Element? {
        while let value = try await _iterator.next() {
            if let result = try await _transform(value).first { return result }
        }
        return nil
    }
}

// The first elements of an asynchronous sequence.
struct _AsyncPrefix<Element>: AsyncSequence {
    let _source: Any
    let _count: Int
    init(_ source: Any, _ count: Int) {
        _source = source
        _count = count
    }
    func makeAsyncIterator() -> _AsyncPrefixIterator<Element> { _AsyncPrefixIterator<Element>(_source.makeAsyncIterator(), _count) }
}

// Gives the elements of an `_AsyncPrefix`.
struct _AsyncPrefixIterator<Element>: AsyncIteratorProtocol {
    var _iterator: Any
    var _left: Int
    init(_ iterator: Any, _ count: Int) {
        _iterator = iterator
        _left = count
    }
    mutating func next() async throws -> Element? {
        guard _left > 0 else { return nil }
        _left -= 1
        return try await _iterator.next()
    }
}
