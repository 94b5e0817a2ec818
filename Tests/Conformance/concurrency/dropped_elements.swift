// Elements dropped from the front of a stream, and bytes from the end of data.
import Foundation

@MainActor func run() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for number in 1...4 { continuation.yield(number) }
    continuation.finish()
    for await number in stream.dropFirst(2) { print(number) }
    let letters = AsyncStream<String> { continuation in
        continuation.yield("a")
        continuation.yield("b")
        continuation.finish()
    }
    for await letter in letters.dropFirst().map({ $0 + "!" }) { print(letter) }
    var data = Data([1, 2, 3])
    data.count = 2
    print(Array(data), data.count)
    data.count = 4
    print(Array(data))
}
await run()
