/// The storage of one `@Published` property.
package final class PublishedCell: HeapCell {
    package var value: Value
    /// What tells the subscribers of the property's publisher, once there was one.
    package var subject: Value = .none

    package init(_ value: Value) { self.value = value }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        visit(value, .named("value"))
        visit(subject, .named("publisher"))
    }
}
