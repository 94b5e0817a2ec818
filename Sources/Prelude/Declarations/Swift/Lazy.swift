protocol LazySequenceProtocol<Element>: Sequence {}

extension LazySequenceProtocol {
    func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Self, U> { LazyMapSequence(_base: self) { transform($0) } }
    func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self, Element> { LazyFilterSequence(_base: self, _isIncluded: isIncluded) }
    func compactMap<U>(_ transform: @escaping (Element) -> U?) -> LazyGeneratedSequence<U> {
        LazyGeneratedSequence {
            var iterator = makeIterator()
            return AnyIterator {
                while let element = iterator.next() { if let value = transform(element) { return value } }
                return nil
            }
        }
    }
    func flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) -> LazyGeneratedSequence<S.Element> {
        LazyGeneratedSequence {
            var outer = makeIterator()
            var inner: AnyIterator<S.Element>?
            return AnyIterator {
                while true {
                    if let element = inner?.next() { return element }
                    guard let next = outer.next() else { return nil }
                    inner = AnyIterator(_iterating: transform(next).makeIterator())
                }
            }
        }
    }
    func joined() -> LazyGeneratedSequence<Element.Element> { flatMap { $0 } }
    func prefix(while predicate: @escaping (Element) -> Bool) -> LazyGeneratedSequence<Element> {
        LazyGeneratedSequence {
            var iterator = makeIterator()
            var hasEnded = false
            return AnyIterator {
                if !hasEnded, let element = iterator.next(), predicate(element) { return element }
                hasEnded = true
                return nil
            }
        }
    }
    func drop(while predicate: @escaping (Element) -> Bool) -> LazyGeneratedSequence<Element> {
        LazyGeneratedSequence {
            var iterator = makeIterator()
            var isDropping = true
            return AnyIterator {
                while isDropping {
                    guard let element = iterator.next() else { return nil }
                    if !predicate(element) {
                        isDropping = false
                        return element
                    }
                }
                return iterator.next()
            }
        }
    }
    func prefix(_ maxLength: Int) -> LazyGeneratedSequence<Element> {
        LazyGeneratedSequence {
            var iterator = makeIterator()
            var left = maxLength
            return AnyIterator {
                if left == 0 { return nil }
                left -= 1
                return iterator.next()
            }
        }
    }
    func dropFirst(_ k: Int = 1) -> LazyGeneratedSequence<Element> { LazyGeneratedSequence { DropFirstSequence(_base: self, _count: k).makeIterator() } }
    var lazy: Self { self }
    var elements: Self { self }
    var first: Element? { first(where: { _ in true }) }
    var last: Element? { reversed().first }
    var isEmpty: Bool { first == nil }
    var count: Int { reduce(0) { count, _ in count + 1 } }
}

struct LazySequence<Base, Element>: LazySequenceProtocol {
    let _base: Base
    func makeIterator() -> AnyIterator<Element> { AnyIterator(_iterating: _base.makeIterator()) }
    var first: Element? { _base.first }
    var last: Element? { _base.last }
    var isEmpty: Bool { _base.isEmpty }
    var count: Int { _base.count }
    var indices: [Int] { _base.indices }
    func reversed() -> LazySequence<[Element], Element> { LazySequence<[Element], Element>(_base: _base.reversed()) }
    subscript(position: Any) -> Element { _base[position] }
}

struct LazyMapSequence<Base, Element>: LazySequenceProtocol {
    let _base: Base
    let _transform: (Any) -> Element
    func makeIterator() -> AnyIterator<Element> {
        let iterator = AnyIterator<Any>(_iterating: _base.makeIterator())
        return AnyIterator {
            guard let element = iterator.next() else { return nil }
            return _transform(element)
        }
    }
    var first: Element? {
        guard let first = _base.first else { return nil }
        return _transform(first)
    }
    var last: Element? {
        guard let last = _base.last else { return nil }
        return _transform(last)
    }
    var isEmpty: Bool { _base.isEmpty }
    var count: Int { _base.count }
    func reversed() -> LazyMapSequence<LazySequence<[Any], Any>, Element> {
        LazyMapSequence<LazySequence<[Any], Any>, Element>(_base: LazySequence<[Any], Any>(_base: Array(_base.reversed())), _transform: _transform)
    }
    subscript(position: Any) -> Element { _transform(_base[position]) }
}

struct LazyFilterSequence<Base, Element>: LazySequenceProtocol {
    let _base: Base
    let _isIncluded: (Element) -> Bool
    func makeIterator() -> AnyIterator<Element> {
        let iterator = AnyIterator<Any>(_iterating: _base.makeIterator())
        return AnyIterator {
            while let element = iterator.next() { if _isIncluded(element) { return element } }
            return nil
        }
    }
}

struct LazyGeneratedSequence<Element>: LazySequenceProtocol {
    let _make: () -> AnyIterator<Element>
    init(_ make: @escaping () -> AnyIterator<Element>) { _make = make }
    func makeIterator() -> AnyIterator<Element> { _make() }
}
