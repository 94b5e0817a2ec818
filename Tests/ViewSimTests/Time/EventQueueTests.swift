import Testing

@testable import SwiftMachine
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
        func add(_ name: String, at time: Int64, _ priority: EventQueue.Priority, on executor: Executor = .main) {
            queue.schedule(at: time, priority: priority, executor: executor, cause: 0) { log.lines.append(name) }
        }
        add("timer 5", at: 5, .timer)
        add("main 5 first", at: 5, .main)
        add("main 1", at: 1, .main)
        add("main 5 second", at: 5, .main)
        add("main task 5", at: 5, .task)
        add("main 5 third", at: 5, .main)
        add("task 5", at: 5, .task, on: .pool)
        add("main 9", at: 9, .main)
        #expect(queue.nextTime() == 1)
        while let entry = queue.popDue(at: 5) { try entry.work() }
        // Tasks of the main actor and blocks of the main queue are one line.
        #expect(
            log.lines == [
                "main 1", "task 5", "main 5 first", "main 5 second", "main task 5", "main 5 third", "timer 5",
            ])
        #expect(queue.nextTime() == 9)
        #expect(queue.popDue(at: 8)?.time == nil)
    }

    @Test("A seed reorders tasks of the pool, keeps those of one executor in order, and repeats itself")
    func seeds() throws {
        func order(_ seed: UInt64?) throws -> [String] {
            var queue = EventQueue(seed: seed)
            let log = Log()
            for number in 0..<20 {
                let executor = number % 2 == 0 ? Executor.main : .pool
                queue.schedule(at: 0, priority: .task, executor: executor, cause: 0) {
                    log.lines.append("\(executor.isMain ? "main" : "pool") \(number)")
                }
            }
            queue.schedule(at: 0, priority: .main, cause: 0) { log.lines.append("queue") }
            while let entry = queue.popDue(at: 0) { try entry.work() }
            return log.lines
        }
        let plain = try order(nil)
        let seeded = try (1...5).map { try order(UInt64($0)) }
        #expect(try order(3) == seeded[2])
        #expect(Set(seeded).count == 5)
        for lines in seeded {
            #expect(lines.sorted() == plain.sorted())
            #expect(lines.filter { $0.hasPrefix("main") } == plain.filter { $0.hasPrefix("main") })
            #expect(lines.last == "queue")
        }
    }

    @Test("What an entry schedules for its own instant counts as one turn more, a change of the executor does not")
    func depth() throws {
        var queue = EventQueue()
        queue.schedule(at: 1, priority: .task, cause: 0) {}
        #expect(queue.popDue(at: 1)?.depth == 0)
        queue.schedule(at: 1, priority: .task, cause: 0) {}
        queue.schedule(at: 1, priority: .task, isTurn: false, cause: 0) {}
        queue.schedule(at: 2, priority: .task, cause: 0) {}
        #expect(queue.popDue(at: 1)?.depth == 1)
        #expect(queue.popDue(at: 1)?.depth == 0)
        #expect(queue.popDue(at: 1)?.depth == nil)
        #expect(queue.popDue(at: 2)?.depth == 0)
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
