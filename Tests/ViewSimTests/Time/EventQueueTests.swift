import Testing

@testable import ViewSim

@Suite("The queue of virtual time")
struct EventQueueTests {
    private final class Log {
        var lines: [String] = []
    }

    @Test("Work runs by time, then priority, then the order of scheduling")
    func order() throws {
        var queue = EventQueue()
        let log = Log()
        func add(_ name: String, at time: Int64, _ priority: EventQueue.Priority) {
            queue.schedule(at: time, priority: priority, cause: 0) { log.lines.append(name) }
        }
        add("timer 5", at: 5, .timer)
        add("main 5 first", at: 5, .main)
        add("main 1", at: 1, .main)
        add("main 5 second", at: 5, .main)
        add("task 5", at: 5, .task)
        add("main 9", at: 9, .main)
        #expect(queue.nextTime() == 1)
        while let entry = queue.popDue(at: 5) { try entry.work() }
        #expect(log.lines == ["main 1", "task 5", "main 5 first", "main 5 second", "timer 5"])
        #expect(queue.nextTime() == 9)
        #expect(queue.popDue(at: 8)?.time == nil)
    }

    @Test("Cancelled work does not run and holds nothing")
    func cancellation() throws {
        var queue = EventQueue()
        let log = Log()
        let cancelled = queue.schedule(at: 1, priority: .main, cause: 0, held: [.int(1)]) { log.lines.append("no") }
        queue.schedule(at: 2, priority: .main, cause: 0, held: [.int(2)]) { log.lines.append("yes") }
        queue.cancel(cancelled)
        #expect(queue.held.compactMap(\.asInt) == [2])
        #expect(queue.nextTime() == 2)
        while let entry = queue.popDue(at: 10) { try entry.work() }
        #expect(log.lines == ["yes"])
    }

    @Test("A thousand entries come out in order", arguments: [1, 7, 31])
    func many(seed: Int) throws {
        var queue = EventQueue()
        var state = seed
        for _ in 0..<1000 {
            state = (state * 1_103_515_245 + 12345) % 2_147_483_648
            queue.schedule(at: Int64(state % 100), priority: .main, cause: state % 100) {}
        }
        var times: [Int] = []
        while let entry = queue.popDue(at: 100) { times.append(entry.cause) }
        #expect(times.count == 1000)
        #expect(times == times.sorted())
    }
}
