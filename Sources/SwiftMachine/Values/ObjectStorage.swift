import SwiftFrontEnd

/// The fields of a class instance. They outlive the handle while `deinit` runs.
package final class ObjectStorage {
    package let type: NominalType
    /// Counted from 1 among the instances of the type.
    package let instance: Int
    package let heap: Heap
    package var fields: ContiguousArray<Value>
    /// The type with its generic arguments, where it has any and they are known; the program keeps it.
    package unowned(unsafe) var reified: MetatypeDescriptor?
    /// What the runtime keeps with the object by key (its `objectWillChange` publisher, observation registrations).
    package var associated: [(key: String, value: Value)] = []
    /// The event that recorded its creation.
    package var creation: Int = -1
    /// Views and trackings that watch the object; holds no interpreted value strongly.
    package var observers: AnyObject?
    /// The living handle, which is what strong references refer to.
    package var handle: Unmanaged<ObjectCell>?
    /// The last strong reference went.
    package var isBeingDestroyed = false
    /// Its initializer failed or threw before all fields were set: no `deinit` runs.
    package var isIncomplete = false
    /// `discard self` took it apart: no `deinit` runs.
    package var isDiscarded = false
    /// Neighbours in the heap's list of instances, by age.
    package var previous: ObjectStorage?
    package unowned(unsafe) var next: ObjectStorage?

    package init(type: NominalType, instance: Int, heap: Heap, fields: ContiguousArray<Value>) {
        self.type = type
        self.instance = instance
        self.heap = heap
        self.fields = fields
    }
}
