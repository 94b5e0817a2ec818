/// A published property that a subscription writes: the subscription keeps neither it nor its object alive.
package final class PublishedTargetCell: HeapCell {
    package weak var owner: ObjectCell?
    package weak var storage: PublishedCell?

    package init(_ storage: PublishedCell?, of owner: ObjectCell?) {
        self.storage = storage
        self.owner = owner
    }
}
