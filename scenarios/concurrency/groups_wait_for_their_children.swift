// Rule: A task group waits for its children, gives results in the order in which they end, and cancels those left when one throws; a discarding group keeps no results and throws the first error.
// Source: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0304-structured-concurrency.md, 0381-task-group-discard-results.md
// Basis: documented, confidence high; compiled programs print the same (Tests/Conformance/concurrency)

import SwiftUI

struct Trouble: Error {}

@Test("Results in the order of their ends, in virtual time")
func results() async throws {
    let start = ContinuousClock.now
    let order = try await withThrowingTaskGroup(of: Int.self) { group in
        for wait in [30, 10, 20] {
            group.addTask {
                try await Task.sleep(for: .seconds(wait))
                return wait
            }
        }
        var order: [Int] = []
        for try await wait in group { order.append(wait) }
        return order
    }
    #expect(order == [10, 20, 30])
    #expect(start.duration(to: .now) == .seconds(30))
}

@Test("One that throws cancels the others")
func throwing() async {
    let start = ContinuousClock.now
    await #expect(throws: Trouble.self) {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await Task.sleep(for: .seconds(60)) }
            group.addTask {
                try await Task.sleep(for: .seconds(1))
                throw Trouble()
            }
            try await group.waitForAll()
        }
    }
    #expect(start.duration(to: .now) == .seconds(1))
}

@Test("A discarding group throws its first error, after all have ended")
func discarding() async {
    let start = ContinuousClock.now
    await #expect(throws: Trouble.self) {
        try await withThrowingDiscardingTaskGroup { group in
            for second in 1...1_000 {
                group.addTask {
                    try await Task.sleep(for: .seconds(second))
                    if second == 3 { throw Trouble() }
                }
            }
        }
    }
    #expect(start.duration(to: .now) == .seconds(3))
}

@Test("Ten thousand children that sleep")
func many() async {
    let count = await withTaskGroup(of: Int.self) { group in
        for number in 1...10_000 {
            group.addTask {
                try? await Task.sleep(for: .milliseconds(number))
                return 1
            }
        }
        return await group.reduce(0, +)
    }
    #expect(count == 10_000)
}
