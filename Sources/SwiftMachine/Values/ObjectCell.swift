/// A strong reference to a class instance: all values that refer to one instance share one handle, and the host's
/// reference count of the handle is the instance's.
package final class ObjectCell: HeapCell {
    package let storage: ObjectStorage

    package init(storage: ObjectStorage) {
        self.storage = storage
        super.init()
        storage.handle = Unmanaged.passUnretained(self)
    }

    /// Runs no interpreted code: the fields go to the release queue, which the interpreter drains before its next
    /// instruction.
    deinit { storage.heap.handleDied(storage) }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        let properties = storage.type.allStoredProperties
        for (index, field) in storage.fields.enumerated() {
            visit(field, index < properties.count ? .field(properties[index]) : .element(index))
        }
        for (_, value) in storage.associated { visit(value, .named("associated")) }
    }
}
