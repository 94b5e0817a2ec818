/// What happens when, in virtual time: ordered by time, then priority, then the order of scheduling.
package struct EventQueue {
    package struct Entry {
        package let time: Int64
        package let priority: Priority
        package let sequence: Int
        /// Where the work runs.
        package let executor: Executor
        /// How many turns at this very instant led here, one after the other.
        package let depth: Int
        /// The event of the trace that scheduled it.
        package let cause: Int
        /// Interpreted values that the work uses, visible to ownership.
        package let held: [Value]
        package let work: () throws -> Void

        fileprivate func precedes(_ other: Entry) -> Bool {
            (time, rank, sequence) < (other.time, other.rank, other.sequence)
        }

        /// The main actor's executor is the main queue: its tasks and blocks run in the order in which they came.
        private var rank: Int {
            (priority == .task && executor == .main ? Priority.main : priority).rawValue
        }
    }

    package enum Priority: Int {
        case task, main, timer
    }

    private var heap: [Entry] = []
    /// Chooses among tasks that are ready; nil for the order in which they became so.
    private var choice: SplitMix64?
    /// Tasks that are ready, in the order in which they became so, where there is a choice.
    private var ready: [Entry] = []
    private var lastSequence = 0
    /// The entry that runs: what it schedules for its own instant follows from it.
    private var running: (time: Int64, depth: Int)?
    private var cancelled: Set<Int> = []

    package init(seed: UInt64? = nil) {
        choice = seed.map { SplitMix64(state: $0) }
    }

    /// Values that queued work holds.
    package var held: [Value] {
        (ready + heap).filter { !cancelled.contains($0.sequence) }.sorted { $0.precedes($1) }.flatMap(\.held)
    }

    /// Schedules work and gives its number, by which it can be cancelled.
    @discardableResult
    package mutating func schedule(
        at time: Int64, priority: Priority, executor: Executor = .main, isTurn: Bool = true, cause: Int,
        held: [Value] = [], work: @escaping () throws -> Void
    ) -> Int {
        lastSequence += 1
        var depth = 0
        if let running, time <= running.time { depth = running.depth + (isTurn ? 1 : 0) }
        heap.append(
            Entry(
                time: time, priority: priority, sequence: lastSequence, executor: executor, depth: depth, cause: cause,
                held: held, work: work))
        siftUp(from: heap.count - 1)
        return lastSequence
    }

    package mutating func cancel(_ sequence: Int) { cancelled.insert(sequence) }

    /// The time of the next entry.
    package mutating func nextTime() -> Int64? {
        dropCancelled()
        return ready.first?.time ?? heap.first?.time
    }

    /// Takes the next entry that is due at or before a time.
    package mutating func popDue(at time: Int64) -> Entry? {
        dropCancelled()
        var entry = choice == nil ? nil : popChosen(at: time)
        if entry == nil, let first = heap.first, first.time <= time { entry = pop() }
        running = entry.map { (time, $0.depth) }
        return entry
    }

    /// One of the ready tasks: any of those that run on any thread, the first of those that share an executor.
    private mutating func popChosen(at time: Int64) -> Entry? {
        while let first = heap.first, first.time <= time, first.priority == .task, let task = pop() {
            ready.append(task)
            dropCancelled()
        }
        ready.removeAll { cancelled.remove($0.sequence) != nil }
        guard !ready.isEmpty else { return nil }
        var index = Int(truncatingIfNeeded: (choice?.next() ?? 0) % UInt64(ready.count))
        let executor = ready[index].executor
        if executor != .pool { index = ready.firstIndex { $0.executor == executor } ?? index }
        return ready.remove(at: index)
    }

    package mutating func removeAll() {
        heap = []
        ready = []
        cancelled = []
    }

    private mutating func dropCancelled() {
        while let first = heap.first, cancelled.remove(first.sequence) != nil { _ = pop() }
    }

    private mutating func pop() -> Entry? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if !heap.isEmpty {
            heap[0] = last
            siftDown()
        }
        return first
    }

    private mutating func siftUp(from start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index].precedes(heap[parent]) else { return }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func siftDown() {
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
                if heap[child].precedes(heap[least]) { least = child }
            }
            guard least != index else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
