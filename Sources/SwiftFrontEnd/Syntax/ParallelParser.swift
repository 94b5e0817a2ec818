import Foundation

@_implementationOnly import SwiftParser
@_implementationOnly import SwiftSyntax

/// Parses many sources at once, on as many threads as there are processors.
///
/// Parsing is most of a short run's time: the parser reads about 0.6 MB a second.
enum ParallelParser {
    /// The trees of the texts, in their order.
    static func parse(_ texts: [String]) -> [SourceFileSyntax] {
        let workers = min(ProcessInfo.processInfo.activeProcessorCount, 8, texts.count)
        guard workers > 1 else { return texts.map { Parser.parse(source: $0) } }
        let shares = shares(of: texts, workers: workers)
        let results = Results(count: texts.count)
        let group = DispatchGroup()
        for share in shares.dropFirst() {
            group.enter()
            let thread = Thread {
                for index in share { results.set(Parser.parse(source: texts[index]), at: index) }
                group.leave()
            }
            // As deep as the thread that runs the simulation, so that the scanner's limits hold here too.
            thread.stackSize = LargeStackThread.stackSize
            thread.start()
        }
        for index in shares[0] { results.set(Parser.parse(source: texts[index]), at: index) }
        group.wait()
        return results.trees.compactMap { $0 }
    }

    /// Spreads the texts over the workers, the largest first to the one with least to do.
    private static func shares(of texts: [String], workers: Int) -> [[Int]] {
        var shares = Array(repeating: [Int](), count: workers)
        var loads = Array(repeating: 0, count: workers)
        let bySize = texts.indices.sorted { texts[$0].utf8.count > texts[$1].utf8.count }
        for index in bySize {
            var lightest = 0
            for worker in loads.indices where loads[worker] < loads[lightest] { lightest = worker }
            shares[lightest].append(index)
            loads[lightest] += texts[index].utf8.count
        }
        return shares
    }

    /// Unchecked: each index is set by one thread, under the lock, and read when all threads are done.
    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var trees: [SourceFileSyntax?]

        init(count: Int) { trees = Array(repeating: nil, count: count) }

        func set(_ tree: SourceFileSyntax, at index: Int) {
            lock.withLock { trees[index] = tree }
        }
    }
}
