// AsyncStream: buffers, ends, what its source is told, and streams that throw.
struct Broken: Error {}

func buffering() async {
    let (newest, newestSource) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(2))
    for number in 0..<4 { print(newestSource.yield(number)) }
    newestSource.finish()
    for await number in newest { print("newest", number) }
    print(newestSource.yield(9))
    let oldest = AsyncStream<Int>(bufferingPolicy: .bufferingOldest(2)) { source in
        for number in 0..<4 { print(source.yield(number)) }
        source.finish()
        source.finish()
    }
    for await number in oldest { print("oldest", number) }
    let (none, noneSource) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(0))
    print(noneSource.yield(1))
    noneSource.finish()
    for await number in none { print("not here", number) }
}

func ends() async {
    do {
        let (stream, source) = AsyncStream.makeStream(of: Int.self)
        source.onTermination = { print("dropped:", $0) }
        _ = stream
    }
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    source.onTermination = { print("told:", $0) }
    source.yield(1)
    source.yield(2)
    for await number in stream {
        print(number)
        break
    }
    source.finish()
    for await number in stream { print("left", number) }
    var iterator = stream.makeAsyncIterator()
    print(await iterator.next() as Any)
}

func consumed() async {
    let (stream, source) = AsyncStream.makeStream(of: String.self)
    let consumer = Task {
        var all: [String] = []
        for await text in stream { all.append(text) }
        return all
    }
    for text in ["a", "b", "c"] { source.yield(text) }
    source.finish()
    print(await consumer.value)
    let (endless, endlessSource) = AsyncStream.makeStream(of: Int.self)
    endlessSource.onTermination = { print("endless:", $0) }
    let waiting = Task {
        for await number in endless { print("not here", number) }
        return Task.isCancelled
    }
    waiting.cancel()
    print(await waiting.value)
    print(endlessSource.yield(1))
}

func throwing() async {
    let (stream, source) = AsyncThrowingStream.makeStream(of: Int.self)
    source.onTermination = { if case .finished(let error) = $0 { print("finished with", error is Broken) } }
    source.yield(1)
    source.finish(throwing: Broken())
    do {
        for try await number in stream { print(number) }
        print("not here")
    } catch { print("threw", type(of: error)) }
    let plain = AsyncThrowingStream<Int, any Error> { source in
        source.yield(with: .success(5))
        source.yield(with: .failure(Broken()))
    }
    do { for try await number in plain { print(number) } } catch { print("threw", type(of: error)) }
}

actor Countdown {
    private var left: Int
    init(_ left: Int) { self.left = left }
    func next() -> Int? {
        guard left > 0 else { return nil }
        left -= 1
        return left
    }
}

func unfolding() async {
    let countdown = Countdown(3)
    let stream = AsyncStream { await countdown.next() }
    for await number in stream { print("unfolded", number) }
    let words = AsyncStream<String> { source in
        for word in ["fig", "plum", "apple"] { source.yield(word) }
        source.finish()
    }
    print(await words.filter { $0.count > 3 }.map { $0.uppercased() }.reduce("") { $0 + $1 })
}

await buffering()
await ends()
await consumed()
await throwing()
await unfolding()
