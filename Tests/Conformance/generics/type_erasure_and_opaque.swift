// Existentials with primary associated types, erased boxes and opaque results.
protocol Source<Output> {
    associatedtype Output
    func next() -> Output?
}

final class Counter: Source {
    var count = 0
    func next() -> Int? {
        count += 1
        return count > 2 ? nil : count
    }
}

struct Once<Value>: Source {
    let value: Value
    func next() -> Value? { value }
}

struct AnySource<Output>: Source {
    private let make: () -> Output?
    init<S: Source>(_ source: S) where S.Output == Output { make = source.next }
    func next() -> Output? { make() }
}

struct Mapped<Base: Source, Output>: Source {
    let base: Base
    let transform: (Base.Output) -> Output
    func next() -> Output? { base.next().map(transform) }
}

extension Source {
    func map<T>(_ transform: @escaping (Output) -> T) -> some Source<T> { Mapped(base: self, transform: transform) }
    func erased() -> AnySource<Output> { AnySource(self) }
}

let sources: [any Source<Int>] = [Counter(), Once(value: 9), Once(value: "abc").map(\.count)]
print(sources.map { $0.next() ?? -1 })
let erased = [Counter().erased(), Once(value: 5).erased()]
print(erased.map { $0.next() ?? 0 }, erased.map { $0.next() ?? 0 }, erased[0].next() as Any)

func open(_ source: any Source) -> String { unwrap(source) }
func unwrap<S: Source>(_ source: S) -> String { "\(S.self) gives \(source.next().map { "\($0)" } ?? "nothing")" }
print(open(Counter()), open(Once(value: true)))

func drain<S: Source>(_ source: S) -> [S.Output] where S.Output: Comparable {
    var list: [S.Output] = []
    while let next = source.next(), list.count < 3 { list.append(next) }
    return list.sorted(by: >)
}
print(drain(Counter()))
