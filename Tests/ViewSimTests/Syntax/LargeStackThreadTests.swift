import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("A thread with a large stack")
struct LargeStackThreadTests {
    private struct Refusal: Error, Equatable {}

    @Test("Recursion far beyond the main thread's stack returns its result")
    func deepRecursion() {
        @Sendable func depth(_ remaining: Int, _ sum: Int) -> Int {
            guard remaining > 0 else { return sum }
            let below = depth(remaining - 1, sum + 1)
            return below + (remaining & 0)
        }
        #expect(LargeStackThread.run { depth(500_000, 0) } == 500_000)
    }

    @Test("Errors come back to the caller")
    func errors() {
        #expect(throws: Refusal()) { try LargeStackThread.run { () throws -> Int in throw Refusal() } }
    }
}
