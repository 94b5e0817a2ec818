// What an operator makes of a value.
enum _Step {
    case value(Any), skip, finish, last(Any)
}

// An operator between one upstream and one downstream: what it takes, it passes on, changes, leaves out or ends with.
final class _ValueOperator: _OperatorSubscription {
    let name: String
    var isDone = false
    var step: ((Any) throws -> _Step)?
    var ending: ((Any) -> Any?)?
    init(_ name: String, _ downstream: Any, _ step: @escaping (Any) throws -> _Step, _ ending: ((Any) -> Any?)? = nil) {
        self.name = name
        self.step = step
        self.ending = ending
        super.init(downstream)
    }
    override var description: String { name }
    override func receive(subscription: Any) {
        guard upstream == nil, !isDone else { return subscription.cancel() }
        super.receive(subscription: subscription)
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard !isDone, let target = downstream, let act = step else { return .none }
        do {
            switch try act(value) {
            case .value(let result): return target.receive(result)
            case .skip: return .max(1)
            case .finish:
                cancel()
                target.receive(completion: Subscribers.Completion<any Error>.finished)
            case .last(let result):
                cancel()
                _ = target.receive(result)
                target.receive(completion: Subscribers.Completion<any Error>.finished)
            }
        } catch {
            cancel()
            target.receive(completion: Subscribers.Completion<any Error>.failure(error))
        }
        return .none
    }
    override func receive(completion: Any) {
        guard !isDone else { return }
        super.receive(completion: ending?(completion) ?? completion)
    }
    override func close() {
        isDone = true
        step = nil
        ending = nil
        super.close()
    }
}

// An operator that tells one result at the end, or as soon as it is known.
final class _Reduction: _OperatorSubscription {
    let name: String
    var step: ((Any) throws -> Bool)?
    var result: (() -> Any?)?
    var isRequested = false
    var isComplete = false
    init(_ name: String, _ downstream: Any, _ step: @escaping (Any) throws -> Bool, _ result: @escaping () -> Any?) {
        self.name = name
        self.step = step
        self.result = result
        super.init(downstream)
    }
    override var description: String { name }
    override func receive(subscription: Any) {
        guard upstream == nil, !isComplete else { return subscription.cancel() }
        super.receive(subscription: subscription)
        subscription.request(Subscribers.Demand.unlimited)
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard !isComplete, let act = step, let target = downstream else { return .none }
        do {
            if try act(value) {
                let subscription = upstream
                upstream = nil
                subscription?.cancel()
                complete()
            }
        } catch {
            cancel()
            target.receive(completion: Subscribers.Completion<any Error>.failure(error))
        }
        return .none
    }
    override func receive(completion: Any) {
        guard !isComplete else { return }
        switch completion {
        case .finished:
            upstream = nil
            complete()
        case .failure: super.receive(completion: completion)
        }
    }
    func complete() {
        isComplete = true
        step = nil
        if isRequested || result?() == nil { deliver() }
    }
    func deliver() {
        guard let target = downstream else { return }
        let value = result?()
        downstream = nil
        result = nil
        if let value { _ = target.receive(value) }
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    override func request(_ demand: Subscribers.Demand) {
        isRequested = true
        if isComplete { deliver() }
    }
    override func close() {
        isComplete = true
        step = nil
        result = nil
        super.close()
    }
}

extension Publisher {
    func _linked<T, E>(_ name: String, _ make: @escaping () -> (Any) throws -> _Step) -> AnyPublisher<T, E> {
        AnyPublisher<T, E>(_attach: { self.receive(subscriber: _ValueOperator(name, $0, make())) })
    }
    func _reduced<T, E>(_ name: String, _ make: @escaping (Any) -> _Reduction) -> AnyPublisher<T, E> {
        AnyPublisher<T, E>(_attach: { self.receive(subscriber: make($0)) })
    }
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(self) }
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { sink(receiveCompletion: { _ in }, receiveValue: receiveValue) }
    func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
    func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign<Root, Output>(object: object, keyPath: keyPath)
        receive(subscriber: assign)
        return AnyCancellable(assign)
    }
    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attach: { self.receive(subscriber: _Map($0, transform)) })
    }
    func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
        map { ($0[keyPath: first], $0[keyPath: second]) }
    }
    func map<A, B, C>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>) -> AnyPublisher<(A, B, C), Failure> {
        map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
    }
    func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { _Gate($0, self, other, opens: false).start() })
    }
    func drop<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { _Gate($0, self, other, opens: true).start() })
    }
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> { _linked("TryMap") { { .value(try transform($0)) } } }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { _linked("Filter") { { isIncluded($0) ? .value($0) : .skip } } }
    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        _linked("TryFilter") { { try isIncluded($0) ? .value($0) : .skip } }
    }
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        _linked("CompactMap") { { if let result = transform($0) { .value(result) } else { .skip } } }
    }
    func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        _linked("TryCompactMap") { { if let result = try transform($0) { .value(result) } else { .skip } } }
    }
    func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
    func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _linked("RemoveDuplicates") {
            var last: [Output] = []
            return { value in
                if let old = last.first, isSame(old, value) { return .skip }
                last = [value]
                return .value(value)
            }
        }
    }
    func tryRemoveDuplicates(by isSame: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        _linked("TryRemoveDuplicates") {
            var last: [Output] = []
            return { value in
                if let old = last.first, try isSame(old, value) { return .skip }
                last = [value]
                return .value(value)
            }
        }
    }
    func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        _linked("Scan") {
            var result = initial
            return { value in
                result = next(result, value)
                return .value(result)
            }
        }
    }
    func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, any Error> {
        _linked("TryScan") {
            var result = initial
            return { value in
                result = try next(result, value)
                return .value(result)
            }
        }
    }
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _DropFirst($0, count)) })
    }
    func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _linked("DropWhile") {
            var isDropping = true
            return { value in
                if isDropping, predicate(value) { return .skip }
                isDropping = false
                return .value(value)
            }
        }
    }
    func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        _linked("TryDropWhile") {
            var isDropping = true
            return { value in
                if isDropping, try predicate(value) { return .skip }
                isDropping = false
                return .value(value)
            }
        }
    }
    func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _linked("PrefixWhile") { { predicate($0) ? .value($0) : .finish } }
    }
    func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        _linked("TryPrefixWhile") { { try predicate($0) ? .value($0) : .finish } }
    }
    func prefix(_ count: Int) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Output($0, 0, count)) }) }
    func output(at index: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Output($0, index, index + 1)) })
    }
    func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> {
        let bounds = range.relative(to: 0..<Int.max)
        return AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Output($0, bounds.lowerBound, bounds.upperBound)) })
    }
    func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> { map { $0 ?? value } }
    func setFailureType<E>(to type: E.Type) -> AnyPublisher<Output, E> { AnyPublisher<Output, E>(_attach: { self.receive(subscriber: $0) }) }
    func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher<Output, E>(_attach: { self.receive(subscriber: _Map($0, { $0 }, { transform($0) })) })
    }
    func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return AnyPublisher<Output, Never>(_attach: { self.receive(subscriber: _Map($0, { $0 }, { fatalError("\(start)\($0)") })) })
    }
    func first() -> AnyPublisher<Output, Failure> { first { _ in true } }
    func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _reduced("FirstWhere") { target in
            var found: [Output] = []
            return _Reduction(
                "FirstWhere", target,
                { value in
                    if predicate(value) { found = [value] }
                    return !found.isEmpty
                }, { found.first })
        }
    }
    func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        _reduced("TryFirstWhere") { target in
            var found: [Output] = []
            return _Reduction(
                "TryFirstWhere", target,
                { value in
                    if try predicate(value) { found = [value] }
                    return !found.isEmpty
                }, { found.first })
        }
    }
    func last() -> AnyPublisher<Output, Failure> { last { _ in true } }
    func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _reduced("LastWhere") { target in
            var found: [Output] = []
            return _Reduction(
                "LastWhere", target,
                { value in
                    if predicate(value) { found = [value] }
                    return false
                }, { found.first })
        }
    }
    func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        _reduced("TryLastWhere") { target in
            var found: [Output] = []
            return _Reduction(
                "TryLastWhere", target,
                { value in
                    if try predicate(value) { found = [value] }
                    return false
                }, { found.first })
        }
    }
    func _folded<T, E>(_ name: String, _ initial: T, _ step: @escaping (T, Output) throws -> (T, Bool)) -> AnyPublisher<T, E> {
        _reduced(name) { target in
            var result = initial
            return _Reduction(
                name, target,
                { value in
                    let (next, isDone) = try step(result, value)
                    result = next
                    return isDone
                }, { result })
        }
    }
    func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> { _folded("Reduce", initial) { (next($0, $1), false) } }
    func tryReduce<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, any Error> {
        _folded("TryReduce", initial) { (try next($0, $1), false) }
    }
    func collect() -> AnyPublisher<[Output], Failure> {
        _reduced("Collect") { target in
            var all: [Output] = []
            return _Reduction(
                "Collect", target,
                { value in
                    all.append(value)
                    return false
                }, { all })
        }
    }
    func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher<[Output], Failure>(_attach: { self.receive(subscriber: _CollectByCount($0, count)) })
    }
    func count() -> AnyPublisher<Int, Failure> { _folded("Count", 0) { count, _ in (count + 1, false) } }
    func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
    func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        _folded("ContainsWhere", false) {
            let isFound = predicate($1)
            return (isFound, isFound)
        }
    }
    func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
        _folded("TryContainsWhere", false) {
            let isFound = try predicate($1)
            return (isFound, isFound)
        }
    }
    func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        _folded("AllSatisfy", true) {
            let holds = predicate($1)
            return (holds, !holds)
        }
    }
    func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
        _folded("TryAllSatisfy", true) {
            let holds = try predicate($1)
            return (holds, !holds)
        }
    }
    func min() -> AnyPublisher<Output, Failure> { _extreme("Comparison") { $1 < $0 } }
    func min(by isLess: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { _extreme("Comparison") { isLess($1, $0) } }
    func max() -> AnyPublisher<Output, Failure> { _extreme("Comparison") { $0 <= $1 } }
    func max(by isLess: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { _extreme("Comparison") { !isLess($1, $0) } }
    func _extreme<E>(_ name: String, _ replaces: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, E> {
        _reduced(name) { target in
            var found: [Output] = []
            return _Reduction(
                name, target,
                { value in
                    if try found.isEmpty || replaces(found[0], value) { found = [value] }
                    return false
                }, { found.first })
        }
    }
    func tryMin(by isLess: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, any Error> { _extreme("TryComparison") { try isLess($1, $0) } }
    func tryMax(by isLess: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, any Error> { _extreme("TryComparison") { try !isLess($1, $0) } }
    func ignoreOutput() -> AnyPublisher<Never, Failure> {
        _reduced("IgnoreOutput") { _Reduction("IgnoreOutput", $0, { _ in false }, { nil }) }
    }
    func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Replacing($0, empty: [value], error: [])) })
    }
    func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never>(_attach: { self.receive(subscriber: _Replacing($0, empty: [], error: [value])) })
    }
    func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: {
            self.receive(subscriber: _HandleEvents($0, receiveSubscription, receiveOutput, receiveCompletion, receiveCancel, receiveRequest))
        })
    }
    func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        var target = stream
        func write(_ line: String) { if target == nil { Swift.print(line) } else { target?.write(line + "\n") } }
        return handleEvents(
            receiveSubscription: { write("\(start)receive subscription: (\($0))") },
            receiveOutput: { write("\(start)receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: write("\(start)receive finished")
                case .failure(let error): write("\(start)receive error: (\(error))")
                }
            },
            receiveCancel: { write("\(start)receive cancel") },
            receiveRequest: { write("\(start)request \($0)") })
    }
    // There is no debugger to stop in, so a breakpoint ends the run, as its signal ends a process.
    func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> {
        handleEvents(
            receiveSubscription: { if receiveSubscription?($0) ?? false { fatalError("breakpoint: receive subscription: (\($0))") } },
            receiveOutput: { if receiveOutput?($0) ?? false { fatalError("breakpoint: receive value: (\($0))") } },
            receiveCompletion: { if receiveCompletion?($0) ?? false { fatalError("breakpoint: receive completion: (\($0))") } })
    }
    func breakpointOnError() -> AnyPublisher<Output, Failure> { breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } }) }
    func decode<Item: Decodable, Coder>(type: Item.Type, decoder: Coder) -> AnyPublisher<Item, any Error> {
        _linked("Decode") { { .value(try decoder.decode(type, from: $0)) } }
    }
    func encode<Coder>(encoder: Coder) -> AnyPublisher<Data, any Error> { _linked("Encode") { { .value(try encoder.encode($0)) } } }
}

extension Publisher {
    func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> {
        AnyPublisher<P.Output, Failure>(_attach: { self.receive(subscriber: _FlatMap($0, maxPublishers, transform)) })
    }
    func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher<Output.Output, Failure>(_attach: { self.receive(subscriber: _SwitchToLatest($0)) })
    }
    func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> {
        AnyPublisher<Output, P.Failure>(_attach: { self.receive(subscriber: _Catch($0, handler)) })
    }
    func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error> {
        AnyPublisher<Output, any Error>(_attach: { self.receive(subscriber: _Catch($0, handler)) })
    }
    func retry(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Retry($0, count, { self.receive(subscriber: $0) })) })
    }
    func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { _concatenated(self, Publishers.Sequence<[Output], Failure>(sequence: elements)) }
    func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> { _concatenated(self, publisher) }
    func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> { _concatenated(self, Publishers.Sequence<S, Failure>(sequence: elements)) }
    func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { _concatenated(Publishers.Sequence<[Output], Failure>(sequence: elements), self) }
    func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> { _concatenated(publisher, self) }
    func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> { _concatenated(Publishers.Sequence<S, Failure>(sequence: elements), self) }
    func _concatenated(_ first: Any, _ second: Any) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { first.receive(subscriber: _Concatenation($0, second)) })
    }
    func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
        AnyPublisher<(Output, P.Output), Failure>(_attach: { _Zip($0, [self, other], { ($0[0], $0[1]) }).start() })
    }
    func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attach: { _Zip($0, [self, other], { transform($0[0], $0[1]) }).start() })
    }
    func zip<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
        AnyPublisher<(Output, P.Output, Q.Output), Failure>(_attach: { _Zip($0, [self, second, third], { ($0[0], $0[1], $0[2]) }).start() })
    }
    func zip<P: Publisher, Q: Publisher, T>(_ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attach: { _Zip($0, [self, second, third], { transform($0[0], $0[1], $0[2]) }).start() })
    }
    func zip<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
        AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>(_attach: {
            _Zip($0, [self, second, third, fourth], { ($0[0], $0[1], $0[2], $0[3]) }).start()
        })
    }
    func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attach: { _Zip($0, [self, second, third, fourth], { transform($0[0], $0[1], $0[2], $0[3]) }).start() })
    }
    func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
        AnyPublisher<(Output, P.Output), Failure>(_attach: { _CombineLatest($0, [self, other], { ($0[0], $0[1]) }).start() })
    }
    func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attach: { _CombineLatest($0, [self, other], { transform($0[0], $0[1]) }).start() })
    }
    func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
        AnyPublisher<(Output, P.Output, Q.Output), Failure>(_attach: { _CombineLatest($0, [self, second, third], { ($0[0], $0[1], $0[2]) }).start() })
    }
    func combineLatest<P: Publisher, Q: Publisher, T>(_ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<
        T, Failure
    > { AnyPublisher<T, Failure>(_attach: { _CombineLatest($0, [self, second, third], { transform($0[0], $0[1], $0[2]) }).start() }) }
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R) -> AnyPublisher<
        (Output, P.Output, Q.Output, R.Output), Failure
    > {
        AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>(_attach: {
            _CombineLatest($0, [self, second, third, fourth], { ($0[0], $0[1], $0[2], $0[3]) }).start()
        })
    }
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attach: { _CombineLatest($0, [self, second, third, fourth], { transform($0[0], $0[1], $0[2], $0[3]) }).start() })
    }
    func merge<P: Publisher>(with others: P...) -> AnyPublisher<Output, Failure> {
        let all: [Any] = [self] + others
        return AnyPublisher<Output, Failure>(_attach: { _Merge($0, all).start() })
    }
    func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> {
        Publishers.Multicast<Self, S>(upstream: self, createSubject: createSubject)
    }
    func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> { Publishers.Multicast<Self, S>(upstream: self, createSubject: { subject }) }
    func makeConnectable() -> Publishers.MakeConnectable<Self> { multicast { PassthroughSubject<Output, Failure>() } }
    func share() -> Publishers.Share<Self> { Publishers.Share<Self>(upstream: self) }
    func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Buffer($0, size, prefetch, whenFull)) })
    }
}

extension ConnectablePublisher { func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect<Self>(upstream: self) } }

extension Publishers {
    enum PrefetchStrategy { case keepFull, byRequest }
    enum BufferingStrategy<Failure> {
        case dropNewest, dropOldest
        case customError(() -> Failure)
    }
    final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let createSubject: () -> SubjectType
        var _subject: Any?
        init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }
        var _shared: Any {
            if let subject = _subject { return subject }
            let subject = createSubject()
            _subject = subject
            return subject
        }
        func receive<S>(subscriber: S) { _shared.receive(subscriber: _Map(subscriber, { $0 })) }
        func connect() -> any Cancellable { _subscribeSubject(upstream, _shared) }
    }
    final class Autoconnect<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        // What the last subscriber that leaves cancels; an end leaves it, so that who comes later hears only the end.
        var _connection: Any?
        var _count = 0
        init(upstream: Upstream) { self.upstream = upstream }
        func receive<S>(subscriber: S) {
            if _connection != nil {
                _count += 1
                return upstream.receive(subscriber: _AutoconnectedSubscriber(subscriber, self))
            }
            upstream.receive(subscriber: _AutoconnectedSubscriber(subscriber, self))
            _connection = upstream.connect()
            _count = 1
        }
        func _leave() {
            guard let connection = _connection else { return }
            _count -= 1
            guard _count == 0 else { return }
            _connection = nil
            connection.cancel()
        }
    }
    final class Share<Upstream: Publisher>: Publisher, Equatable {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let _publisher: Any
        init(upstream: Upstream) {
            self.upstream = upstream
            _publisher = upstream.makeConnectable().autoconnect()
        }
        func receive<S>(subscriber: S) { _publisher.receive(subscriber: subscriber) }
        static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool { lhs === rhs }
    }
    struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }
        func receive<S>(subscriber: S) { _CombineLatest(subscriber, [a, b], { ($0[0], $0[1]) }).start() }
    }
    struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }
        func receive<S>(subscriber: S) { _CombineLatest(subscriber, [a, b, c], { ($0[0], $0[1], $0[2]) }).start() }
    }
    struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }
        func receive<S>(subscriber: S) { _CombineLatest(subscriber, [a, b, c, d], { ($0[0], $0[1], $0[2], $0[3]) }).start() }
    }
    struct Zip<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }
        func receive<S>(subscriber: S) { _Zip(subscriber, [a, b], { ($0[0], $0[1]) }).start() }
    }
    struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }
        func receive<S>(subscriber: S) { _Zip(subscriber, [a, b, c], { ($0[0], $0[1], $0[2]) }).start() }
    }
    struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }
        func receive<S>(subscriber: S) { _Zip(subscriber, [a, b, c, d], { ($0[0], $0[1], $0[2], $0[3]) }).start() }
    }
    struct Merge<A: Publisher, B: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let publishers: [Any]
        init(_ a: A, _ b: B) { publishers = [a, b] }
        func receive<S>(subscriber: S) { _Merge(subscriber, publishers).start() }
    }
    struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let publishers: [Any]
        init(_ a: A, _ b: B, _ c: C) { publishers = [a, b, c] }
        func receive<S>(subscriber: S) { _Merge(subscriber, publishers).start() }
    }
    struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let publishers: [Any]
        init(_ a: A, _ b: B, _ c: C, _ d: D) { publishers = [a, b, c, d] }
        func receive<S>(subscriber: S) { _Merge(subscriber, publishers).start() }
    }
    struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let publishers: [Any]
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { publishers = [a, b, c, d, e] }
        func receive<S>(subscriber: S) { _Merge(subscriber, publishers).start() }
    }
    struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let publishers: [Any]
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) { publishers = [a, b, c, d, e, f] }
        func receive<S>(subscriber: S) { _Merge(subscriber, publishers).start() }
    }
    struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let publishers: [Any]
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) { publishers = [a, b, c, d, e, f, g] }
        func receive<S>(subscriber: S) { _Merge(subscriber, publishers).start() }
    }
    struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let publishers: [Any]
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) { publishers = [a, b, c, d, e, f, g, h] }
        func receive<S>(subscriber: S) { _Merge(subscriber, publishers).start() }
    }
    struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let publishers: [Upstream]
        init(_ upstream: Upstream...) { publishers = upstream }
        init<S: Swift.Sequence>(_ upstream: S) { publishers = Array(upstream) }
        func receive<S>(subscriber: S) { _Merge(subscriber, publishers).start() }
    }
}
