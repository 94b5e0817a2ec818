// swift-format-ignore-file
protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure
}
protocol Subject<Output, Failure>: AnyObject, Publisher {}
protocol Cancellable { func cancel() }
protocol ConnectablePublisher: Publisher {}
final class AnyCancellable: Hashable, Cancellable {
    init() {}
    init(_ cancel: @escaping () -> Void) {}
    init(_ canceller: Any) {}
    func cancel() {}
    func store(in set: inout Set<AnyCancellable>) {}
    func store(in collection: inout [AnyCancellable]) {}
    static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
struct AnyPublisher<Output, Failure>: Publisher {
    init() {}
    init(_ publisher: Any) {}
}
struct Just<Output>: Publisher {
    typealias Failure = Never
    init(_ output: Output) { _later("Just") }
}
struct Empty<Output, Failure>: Publisher { init(completeImmediately: Bool = true) { _later("Empty") } }
struct Fail<Output, Failure>: Publisher { init(error: Any) { _later("Fail") } }
final class Future<Output, Failure>: Publisher { init(_ attempt: Any) { _later("Future") } }
struct Deferred<Output>: Publisher {
    typealias Failure = Never
    init(createPublisher: Any) { _later("Deferred") }
}
final class PassthroughSubject<Output, Failure>: Subject {
    init() { _later("PassthroughSubject") }
    func send() {}
    func send(_ value: Output) {}
    func send(completion: Any) {}
}
final class CurrentValueSubject<Output, Failure>: Subject {
    var value: Output
    init(_ value: Output) { _later("CurrentValueSubject"); self.value = value }
    func send(_ value: Output) { self.value = value }
    func send(completion: Any) {}
}
extension Publisher {
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _later("sink"); return AnyCancellable() }
    func sink(receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _later("sink"); return AnyCancellable() }
    func assign(to keyPath: Any, on object: Any) -> AnyCancellable { _later("assign(to:on:)"); return AnyCancellable() }
    func assign(to published: inout Any) { _later("assign(to:)") }
    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher<T, Failure>() }
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { AnyPublisher<T, Failure>() }
    func flatMap<P>(_ transform: @escaping (Output) -> P) -> AnyPublisher<Any, Failure> { AnyPublisher<Any, Failure>() }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func removeDuplicates() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func debounce(for interval: Any, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func throttle(for interval: Any, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func delay(for interval: Any, scheduler: Any) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func combineLatest<P>(_ other: P) -> AnyPublisher<Any, Failure> { AnyPublisher<Any, Failure>() }
    func merge<P>(with other: P) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
    func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
}
