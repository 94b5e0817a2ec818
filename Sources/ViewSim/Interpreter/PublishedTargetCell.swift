/// A published property that a subscription writes: the subscription keeps neither it nor its object alive.
final class PublishedTargetCell: HeapCell {
    weak var owner: ObjectCell?
    weak var storage: PublishedCell?

    init(_ storage: PublishedCell?, of owner: ObjectCell?) {
        self.storage = storage
        self.owner = owner
    }
}
