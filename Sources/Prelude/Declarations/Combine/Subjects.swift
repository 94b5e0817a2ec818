// The subscribers of a subject, and of a published property, which keeps nothing else alive.
class _SubscriberList {
    var _conduits: [_SubjectSubscription] = []
    var _replays: Bool { true }
    var _current: Any { 0 }
    func _offer(_ value: Any) { for conduit in _conduits { conduit.offer(value) } }
    func _attach(_ subscriber: Any) {
        let conduit = _SubjectSubscription(self, subscriber, replays: _replays)
        _conduits.append(conduit)
        subscriber.receive(subscription: conduit)
    }
    func _didRequest() {}
    func _drop(_ conduit: _SubjectSubscription) { _conduits.removeAll { $0 === conduit } }
}

// What all subjects have in common: their subscribers and how they end.
class _SubjectBase<Output, Failure>: _SubscriberList {
    var _completion: Subscribers.Completion<Failure>?
    var _upstreams: [any Subscription] = []
    deinit { for upstream in _upstreams { upstream.cancel() } }
    var _wantsDemand: Bool { true }
    func send(completion: Subscribers.Completion<Failure>) {
        guard _completion == nil else { return }
        _completion = completion
        let conduits = _conduits
        _conduits = []
        for conduit in conduits { conduit.finish(completion) }
    }
    func send(subscription: Any) {
        let subscription = subscription as! any Subscription
        _upstreams.append(subscription)
        if _wantsDemand { subscription.request(Subscribers.Demand.unlimited) }
    }
    func receive<S>(subscriber: S) {
        guard let completion = _completion else { return _attach(subscriber) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
    }
}

final class PassthroughSubject<Output, Failure>: _SubjectBase<Output, Failure>, Subject, CustomStringConvertible {
    var _isRequested = false
    override init() {}
    var description: String { "PassthroughSubject" }
    override var _replays: Bool { false }
    override var _wantsDemand: Bool { _isRequested }
    func send(_ value: Output) {
        guard _completion == nil else { return }
        _notifyObservers(self)
        _offer(value)
    }
    override func _didRequest() {
        guard !_isRequested else { return }
        _isRequested = true
        for upstream in _upstreams { upstream.request(Subscribers.Demand.unlimited) }
    }
}

final class CurrentValueSubject<Output, Failure>: _SubjectBase<Output, Failure>, Subject, CustomStringConvertible {
    var _value: Output
    init(_ value: Output) { _value = value }
    var description: String { "CurrentValueSubject" }
    override var _current: Any { _value }
    var value: Output {
        get { _value }
        set { send(newValue) }
    }
    func send(_ value: Output) {
        guard _completion == nil else { return }
        _value = value
        _notifyObservers(self)
        _offer(value)
    }
}

// One subscriber of a subject. It keeps the subject alive while it is subscribed, as Combine does.
final class _SubjectSubscription: Subscription, CustomStringConvertible {
    var subject: Any?
    var downstream: Any?
    var demand: Subscribers.Demand = .none
    let replays: Bool
    var hasCurrent = false
    init(_ subject: Any, _ downstream: Any, replays: Bool) {
        self.subject = subject
        self.downstream = downstream
        self.replays = replays
    }
    var description: String { "\(subject ?? "Subscription")" }
    func offer(_ value: Any) {
        guard let downstream else { return }
        let left = demand._count
        guard left != 0 else {
            hasCurrent = false
            return
        }
        hasCurrent = true
        if left < 0 {
            _ = downstream.receive(value)
            return
        }
        demand -= 1
        demand += downstream.receive(value)
    }
    func finish(_ completion: Any) {
        let target = downstream
        downstream = nil
        subject = nil
        target?.receive(completion: completion)
    }
    func request(_ amount: Subscribers.Demand) {
        guard let downstream, let subject else { return }
        demand += amount
        subject._didRequest()
        guard replays, !hasCurrent, demand > 0 else { return }
        hasCurrent = true
        demand -= 1
        demand += downstream.receive(subject._current)
    }
    func cancel() {
        let owner = subject
        subject = nil
        downstream = nil
        owner?._drop(self)
    }
}

func _notifyObservers(_ publisher: Any)

struct Just<Output>: Publisher, CustomStringConvertible {
    typealias Failure = Never
    let output: Output
    init(_ output: Output) { self.output = output }
    var description: String { "Just" }
    func receive<S>(subscriber: S) { subscriber.receive(subscription: _SingleValueSubscription("Just", output, subscriber)) }
    func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
    func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { Optional<Output>.Publisher(isIncluded(output) ? output : nil) }
    func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { Optional<T>.Publisher(transform(output)) }
    func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        do { return Result<T, any Error>.Publisher(.success(try transform(output))) } catch { return Result<T, any Error>.Publisher(.failure(error)) }
    }
    func setFailureType<E>(to type: E.Type) -> Result<Output, E>.Publisher { Result<Output, E>.Publisher(.success(output)) }
    func reduce<T>(_ initial: T, _ next: (T, Output) -> T) -> Just<T> { Just<T>(next(initial, output)) }
    func scan<T>(_ initial: T, _ next: (T, Output) -> T) -> Just<T> { Just<T>(next(initial, output)) }
    func collect() -> Just<[Output]> { Just<[Output]>([output]) }
    func count() -> Just<Int> { Just<Int>(1) }
    func first() -> Just<Output> { self }
    func last() -> Just<Output> { self }
    func removeDuplicates() -> Just<Output> { self }
    func contains(_ value: Output) -> Just<Bool> { Just<Bool>(output == value) }
    func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    func replaceError(with value: Output) -> Just<Output> { self }
    func replaceEmpty(with value: Output) -> Just<Output> { self }
    func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { Optional<Output>.Publisher(count > 0 ? nil : output) }
    func prefix(_ count: Int) -> Optional<Output>.Publisher { Optional<Output>.Publisher(count > 0 ? output : nil) }
    func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { Publishers.Sequence<[Output], Never>(sequence: elements + [output]) }
    func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { Publishers.Sequence<[Output], Never>(sequence: [output] + elements) }
}

// One value, then the end.
final class _SingleValueSubscription: Subscription, CustomStringConvertible {
    let description: String
    let value: Any
    var downstream: Any?
    init(_ name: String, _ value: Any, _ downstream: Any) {
        description = name
        self.value = value
        self.downstream = downstream
    }
    func request(_ demand: Subscribers.Demand) {
        guard let target = downstream else { return }
        downstream = nil
        _ = target.receive(value)
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    func cancel() { downstream = nil }
}

struct Empty<Output, Failure>: Publisher, Equatable {
    let completeImmediately: Bool
    init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { self.completeImmediately = completeImmediately }
    func receive<S>(subscriber: S) {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: Subscribers.Completion<any Error>.finished) }
    }
}

struct Fail<Output, Failure>: Publisher {
    let error: Failure
    init(error: Failure) { self.error = error }
    init(outputType: Output.Type, failure: Failure) { error = failure }
    func receive<S>(subscriber: S) {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: Subscribers.Completion<any Error>.failure(error))
    }
}

struct Record<Output, Failure>: Publisher {
    struct Recording {
        var output: [Output] = []
        var completion: Subscribers.Completion<Failure> = .finished
        init() {}
        init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }
        mutating func receive(_ input: Output) { output.append(input) }
        mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }
    let recording: Recording
    init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }
    init(recording: Recording) { self.recording = recording }
    init(output: [Output], completion: Subscribers.Completion<Failure>) { recording = Recording(output: output, completion: completion) }
    func receive<S>(subscriber: S) {
        guard !recording.output.isEmpty else {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: recording.completion)
        }
        subscriber.receive(subscription: _SequenceSubscription(recording.output, subscriber, recording.completion))
    }
}

struct Deferred<DeferredPublisher: Publisher>: Publisher {
    typealias Output = DeferredPublisher.Output
    typealias Failure = DeferredPublisher.Failure
    let createPublisher: () -> DeferredPublisher
    init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    func receive<S>(subscriber: S) { createPublisher().receive(subscriber: subscriber) }
}

final class Future<Output, Failure>: Publisher {
    typealias Promise = (Result<Output, Failure>) -> Void
    var _result: Result<Output, Failure>?
    var _waiting: [_FutureSubscription] = []
    init(_ attempt: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        attempt { result in
            guard self._result == nil else { return }
            self._result = result
            let waiting = self._waiting
            self._waiting = []
            for subscription in waiting { subscription.fulfill(result) }
        }
    }
    func receive<S>(subscriber: S) {
        let subscription = _FutureSubscription(self, subscriber)
        if _result == nil { _waiting.append(subscription) }
        subscriber.receive(subscription: subscription)
        if let result = _result, case .failure(let error) = result { subscription.fulfill(result) }
    }
}

// Waits for the result of a future.
final class _FutureSubscription: Subscription, CustomStringConvertible {
    var future: Any?
    var downstream: Any?
    var isRequested = false
    var description: String { "Future" }
    init(_ future: Any, _ downstream: Any) {
        self.future = future
        self.downstream = downstream
    }
    func fulfill(_ result: Any) {
        guard let target = downstream else { return }
        switch result {
        case .success(let value):
            guard isRequested else { return }
            downstream = nil
            future = nil
            _ = target.receive(value)
            target.receive(completion: Subscribers.Completion<any Error>.finished)
        case .failure(let error):
            downstream = nil
            future = nil
            target.receive(completion: Subscribers.Completion<any Error>.failure(error))
        }
    }
    func request(_ demand: Subscribers.Demand) {
        isRequested = true
        if let result = future?._result { fulfill(result) }
    }
    func cancel() {
        let owner = future
        downstream = nil
        future = nil
        owner?._waiting.removeAll { $0 === self }
    }
}

extension Optional {
    struct Publisher: Combine.Publisher {
        typealias Output = Wrapped
        typealias Failure = Never
        let output: Wrapped?
        init(_ output: Wrapped?) { self.output = output }
        func receive<S>(subscriber: S) {
            if let output { return subscriber.receive(subscription: _SingleValueSubscription("Optional", output, subscriber)) }
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: Subscribers.Completion<any Error>.finished)
        }
        func map<T>(_ transform: (Wrapped) -> T) -> Optional<T>.Publisher { Optional<T>.Publisher(output.map(transform)) }
        func filter(_ isIncluded: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher {
            Optional<Wrapped>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
        }
        func compactMap<T>(_ transform: (Wrapped) -> T?) -> Optional<T>.Publisher { Optional<T>.Publisher(output.flatMap(transform)) }
        func collect() -> Just<[Wrapped]> { Just<[Wrapped]>(output == nil ? [] : [output!]) }
        func count() -> Just<Int> { Just<Int>(output == nil ? 0 : 1) }
        func replaceEmpty(with value: Wrapped) -> Just<Wrapped> { Just<Wrapped>(output ?? value) }
        func replaceError(with value: Wrapped) -> Optional<Wrapped>.Publisher { self }
    }
    var publisher: Optional<Wrapped>.Publisher { Optional<Wrapped>.Publisher(self) }
}

extension Result {
    struct Publisher: Combine.Publisher {
        typealias Output = Success
        let result: Result<Success, Failure>
        init(_ result: Result<Success, Failure>) { self.result = result }
        init(_ output: Success) { result = .success(output) }
        init(_ failure: Failure) { result = .failure(failure) }
        func receive<S>(subscriber: S) {
            switch result {
            case .success(let value): subscriber.receive(subscription: _SingleValueSubscription("Once", value, subscriber))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: Subscribers.Completion<any Error>.failure(error))
            }
        }
        func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher { Result<T, Failure>.Publisher(result.map(transform)) }
        func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher { Result<Success, E>.Publisher(result.mapError(transform)) }
        func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher {
            switch result {
            case .success(let value):
                do { return Result<T, any Error>.Publisher(.success(try transform(value))) } catch { return Result<T, any Error>.Publisher(.failure(error)) }
            case .failure(let error): return Result<T, any Error>.Publisher(.failure(error))
            }
        }
        func replaceError(with value: Success) -> Just<Success> {
            switch result {
            case .success(let held): Just<Success>(held)
            case .failure: Just<Success>(value)
            }
        }
    }
    var publisher: Result<Success, Failure>.Publisher { Result<Success, Failure>.Publisher(self) }
}

extension Sequence {
    var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence<Self, Never>(sequence: self) }
}

enum Publishers {
    struct Sequence<Elements: Swift.Sequence, Failure>: Publisher {
        typealias Output = Elements.Element
        let sequence: Elements
        init(sequence: Elements) { self.sequence = sequence }
        func receive<S>(subscriber: S) {
            let subscription = _SequenceSubscription(sequence, subscriber)
            if subscription.isAtEnd {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: Subscribers.Completion<any Error>.finished)
            } else {
                subscriber.receive(subscription: subscription)
            }
        }
        func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
            Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
        }
        func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
            Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
        }
        func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
            Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
        }
        func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
            var kept: [Elements.Element] = []
            for element in sequence where kept.isEmpty || kept.last! != element { kept.append(element) }
            return Publishers.Sequence<[Elements.Element], Failure>(sequence: kept)
        }
        func scan<T>(_ initial: T, _ next: (T, Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
            var result = initial
            var all: [T] = []
            for element in sequence {
                result = next(result, element)
                all.append(result)
            }
            return Publishers.Sequence<[T], Failure>(sequence: all)
        }
        func reduce<T>(_ initial: T, _ next: (T, Elements.Element) -> T) -> Just<T> {
            var result = initial
            for element in sequence { result = next(result, element) }
            return Just<T>(result)
        }
        func collect() -> Just<[Elements.Element]> { Just<[Elements.Element]>(Array(sequence)) }
        func count() -> Just<Int> { Just<Int>(Array(sequence).count) }
        func first() -> Optional<Elements.Element>.Publisher { Optional<Elements.Element>.Publisher(Array(sequence).first) }
        func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
            Optional<Elements.Element>.Publisher(sequence.first(where: predicate))
        }
        func last() -> Optional<Elements.Element>.Publisher { Optional<Elements.Element>.Publisher(Array(sequence).last) }
        func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
            Optional<Elements.Element>.Publisher(Array(sequence).last(where: predicate))
        }
        func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Just<Bool> { Just<Bool>(sequence.allSatisfy(predicate)) }
        func contains(_ value: Elements.Element) -> Just<Bool> { Just<Bool>(sequence.contains(value)) }
        func contains(where predicate: (Elements.Element) -> Bool) -> Just<Bool> { Just<Bool>(sequence.contains(where: predicate)) }
        func dropFirst(_ count: Int = 1) -> Publishers.Sequence<[Elements.Element], Failure> {
            Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(Array(sequence).dropFirst(count)))
        }
        func drop(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
            Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence.drop(while: predicate)))
        }
        func prefix(_ count: Int) -> Publishers.Sequence<[Elements.Element], Failure> {
            Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence.prefix(count)))
        }
        func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
            Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence.prefix(while: predicate)))
        }
        func min() -> Optional<Elements.Element>.Publisher { Optional<Elements.Element>.Publisher(sequence.min()) }
        func max() -> Optional<Elements.Element>.Publisher { Optional<Elements.Element>.Publisher(sequence.max()) }
        func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<[Elements.Element], Failure> {
            Publishers.Sequence<[Elements.Element], Failure>(sequence: elements + Array(sequence))
        }
        func append(_ elements: Elements.Element...) -> Publishers.Sequence<[Elements.Element], Failure> {
            Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence) + elements)
        }
        func replaceNil<T>(with value: T) -> Publishers.Sequence<[T], Failure> { Publishers.Sequence<[T], Failure>(sequence: sequence.map { $0 ?? value }) }
        func setFailureType<E>(to type: E.Type) -> Publishers.Sequence<Elements, E> { Publishers.Sequence<Elements, E>(sequence: sequence) }
    }
}

// Sends the elements of a sequence as they are asked for.
final class _SequenceSubscription: Subscription, CustomStringConvertible {
    let elements: Any
    // Arrays are read by position, others one element ahead: whoever gets the last one hears the end with it.
    var list: [Any] = []
    var position = 0
    var iterator: Any
    var ahead: [Any] = []
    var downstream: Any?
    var demand: Subscribers.Demand = .none
    var isDelivering = false
    let completion: Any
    init(_ elements: Any, _ downstream: Any, _ completion: Any = Subscribers.Completion<any Error>.finished) {
        self.elements = elements
        self.completion = completion
        self.downstream = downstream
        if let all = elements as? [Any] {
            list = all
            iterator = 0
        } else {
            iterator = elements.makeIterator()
            read()
        }
    }
    var description: String { "\(elements)" }
    var isAtEnd: Bool { position == list.count && ahead.isEmpty }
    func read() { if let value = iterator.next() { ahead = [value] } else { ahead = [] } }
    func take() -> Any {
        guard let value = ahead.first else {
            position += 1
            return list[position - 1]
        }
        read()
        return value
    }
    func request(_ amount: Subscribers.Demand) {
        demand += amount
        guard !isDelivering else { return }
        isDelivering = true
        while let target = downstream, demand > 0, !isAtEnd {
            demand -= 1
            demand += target.receive(take())
            if isAtEnd, downstream != nil {
                downstream = nil
                target.receive(completion: completion)
            }
        }
        isDelivering = false
    }
    func cancel() {
        downstream = nil
        list = []
        position = 0
        ahead = []
    }
}
