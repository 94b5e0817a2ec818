/// The simulated heap: makes class instances, numbers them, and queues those that died.
final class Heap {
    /// Instances whose handle died since the queue was last drained, in order of death.
    private(set) var incoming: [ObjectStorage] = []
    /// Whether the interpreter has to drain before its next instruction.
    var hasPendingReleases = false

    init() {}

    /// Takes over the fields of an instance whose last strong reference went.
    func handleDied(_ storage: ObjectStorage) {
        incoming.append(storage)
        hasPendingReleases = true
    }
}
