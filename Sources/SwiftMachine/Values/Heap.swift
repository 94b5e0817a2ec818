/// The simulated heap: knows the living class instances, and queues those that died.
package final class Heap {
    /// Instances whose handle died since the queue was last drained, in order of death.
    package private(set) var incoming: [ObjectStorage] = []
    /// Whether the interpreter has to drain before its next instruction.
    package let pending: UnsafeMutablePointer<Bool>
    private var last: ObjectStorage?
    package private(set) var liveCount = 0
    /// Instances registered so far.
    package private(set) var insertions = 0
    package private(set) var peakCount = 0
    /// The run is over: deaths mean nothing any more.
    private var isClosed = false

    package init() {
        pending = .allocate(capacity: 1)
        pending.initialize(to: false)
    }

    deinit {
        pending.deinitialize(count: 1)
        pending.deallocate()
    }

    /// Ends the heap: what lives is dropped without running anything for it, and without recursion.
    package func close() {
        isClosed = true
        var fields: [ContiguousArray<Value>] = incoming.map(\.fields)
        incoming = []
        while let storage = last {
            last = storage.previous
            storage.previous = nil
            fields.append(storage.fields)
            storage.fields = []
            storage.associated = []
        }
        while !fields.isEmpty { fields.removeLast() }
    }

    package var hasPendingReleases: Bool {
        get { pending.pointee }
        set { pending.pointee = newValue }
    }

    /// Takes over the fields of an instance whose last strong reference went.
    package func handleDied(_ storage: ObjectStorage) {
        storage.handle = nil
        guard !storage.isBeingDestroyed, !isClosed else { return }
        storage.isBeingDestroyed = true
        incoming.append(storage)
        pending.pointee = true
    }

    package func takeIncoming() -> [ObjectStorage] {
        guard !incoming.isEmpty else { return [] }
        let taken = incoming
        incoming = []
        return taken
    }

    /// Takes the instance that died, where it is the only one; the queue keeps its memory.
    package func takeOnlyIncoming() -> ObjectStorage? { incoming.count == 1 ? incoming.removeLast() : nil }

    /// Registers a new instance after all others.
    package func insert(_ storage: ObjectStorage) {
        storage.previous = last
        last?.next = storage
        last = storage
        liveCount += 1
        insertions += 1
        peakCount = max(peakCount, liveCount)
    }

    /// Forgets an instance that was destroyed.
    package func remove(_ storage: ObjectStorage) {
        let previous = storage.previous
        let next = storage.next
        previous?.next = next
        if let next { next.previous = previous } else if last === storage { last = previous }
        storage.previous = nil
        storage.next = nil
        liveCount -= 1
    }

    /// Living instances, the oldest first.
    package var liveObjects: [ObjectCell] {
        var objects: [ObjectCell] = []
        var next = last
        while let storage = next {
            if let handle = storage.handle { objects.append(handle.takeUnretainedValue()) }
            next = storage.previous
        }
        return objects.reversed()
    }
}
