/// The storage of one `@Published` property.
final class PublishedCell: HeapCell {
    var value: Value
    /// What tells the subscribers of the property's publisher, once there was one.
    var subject: Value = .none

    init(_ value: Value) { self.value = value }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        visit(value, .named("value"))
        visit(subject, .named("publisher"))
    }
}
