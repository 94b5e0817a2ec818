// The names that Combine gives to what its operators return: here, all of them are erased.
extension Publishers {
    typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias DropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias LastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Breakpoint<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Buffer<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Comparison<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    typealias TryRemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    typealias TryDropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    typealias TryPrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    typealias TryFirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    typealias TryLastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    typealias TryComparison<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
    typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
    typealias Contains<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
    typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
    typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
    typealias TryContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, any Error>
    typealias TryAllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, any Error>
    typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
    typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
    typealias CollectByCount<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
    typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
    typealias Map<Upstream: Publisher, Result> = AnyPublisher<Result, Upstream.Failure>
    typealias CompactMap<Upstream: Publisher, Result> = AnyPublisher<Result, Upstream.Failure>
    typealias MapKeyPath<Upstream: Publisher, Result> = AnyPublisher<Result, Upstream.Failure>
    typealias Scan<Upstream: Publisher, Result> = AnyPublisher<Result, Upstream.Failure>
    typealias Reduce<Upstream: Publisher, Result> = AnyPublisher<Result, Upstream.Failure>
    typealias TryMap<Upstream: Publisher, Result> = AnyPublisher<Result, any Error>
    typealias TryCompactMap<Upstream: Publisher, Result> = AnyPublisher<Result, any Error>
    typealias TryScan<Upstream: Publisher, Result> = AnyPublisher<Result, any Error>
    typealias TryReduce<Upstream: Publisher, Result> = AnyPublisher<Result, any Error>
    typealias MapError<Upstream: Publisher, NewFailure> = AnyPublisher<Upstream.Output, NewFailure>
    typealias SetFailureType<Upstream: Publisher, NewFailure> = AnyPublisher<Upstream.Output, NewFailure>
    typealias Delay<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Debounce<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Throttle<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Timeout<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias ReceiveOn<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias SubscribeOn<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias MeasureInterval<Upstream: Publisher, Context> = AnyPublisher<Context.SchedulerTimeType.Stride, Upstream.Failure>
    typealias CollectByTime<Upstream: Publisher, Context> = AnyPublisher<[Upstream.Output], Upstream.Failure>
    typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<NewPublisher.Output, Upstream.Failure>
    typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, Upstream.Failure>
    typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<Upstream.Output, NewPublisher.Failure>
    typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<Upstream.Output, NewPublisher.Failure>
    typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    typealias Encode<Upstream: Publisher, Coder> = AnyPublisher<Coder.Output, any Error>
    typealias Decode<Upstream: Publisher, Item, Coder> = AnyPublisher<Item, any Error>
    typealias MakeConnectable<Upstream: Publisher> = Publishers.Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher {
        typealias Output = Suffix.Output
        typealias Failure = Suffix.Failure
        let prefix: Prefix
        let suffix: Suffix
        init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }
        func receive<S>(subscriber: S) { prefix.receive(subscriber: _Concatenation(subscriber, suffix)) }
    }
}
