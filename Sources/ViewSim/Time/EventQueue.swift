/// What happens when, in virtual time: ordered by time, then priority, then the order of scheduling.
struct EventQueue {
    struct Entry {
        let time: Int64
        let priority: Priority
        let sequence: Int
        /// The event of the trace that scheduled it.
        let cause: Int
        /// Interpreted values that the work uses, visible to ownership.
        let held: [Value]
        let work: () throws -> Void

        fileprivate func precedes(_ other: Entry) -> Bool {
            (time, priority.rawValue, sequence) < (other.time, other.priority.rawValue, other.sequence)
        }
    }

    enum Priority: Int {
        case task, main, timer
    }

    private var heap: [Entry] = []
    private var lastSequence = 0
    private var cancelled: Set<Int> = []

    /// Values that queued work holds.
    var held: [Value] { heap.filter { !cancelled.contains($0.sequence) }.sorted { $0.precedes($1) }.flatMap(\.held) }

    /// Schedules work and gives its number, by which it can be cancelled.
    @discardableResult
    mutating func schedule(
        at time: Int64, priority: Priority, cause: Int, held: [Value] = [], work: @escaping () throws -> Void
    ) -> Int {
        lastSequence += 1
        heap.append(
            Entry(time: time, priority: priority, sequence: lastSequence, cause: cause, held: held, work: work))
        siftUp(from: heap.count - 1)
        return lastSequence
    }

    mutating func cancel(_ sequence: Int) { cancelled.insert(sequence) }

    /// The time of the next entry.
    mutating func nextTime() -> Int64? {
        dropCancelled()
        return heap.first?.time
    }

    /// Takes the next entry that is due at or before a time.
    mutating func popDue(at time: Int64) -> Entry? {
        dropCancelled()
        guard let first = heap.first, first.time <= time else { return nil }
        return pop()
    }

    mutating func removeAll() {
        heap = []
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
