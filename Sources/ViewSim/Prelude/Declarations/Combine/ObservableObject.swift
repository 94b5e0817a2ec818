// swift-format-ignore-file
protocol ObservableObject: AnyObject {}
extension ObservableObject {
    var objectWillChange: ObservableObjectPublisher {
        if let known = _objectWillChange(self) { return known }
        let publisher = ObservableObjectPublisher()
        _setObjectWillChange(self, publisher)
        return publisher
    }
}
final class ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    init() {}
    func send() { _sendObjectWillChange(self) }
}
func _objectWillChange(_ object: Any) -> ObservableObjectPublisher?
func _setObjectWillChange(_ object: Any, _ publisher: Any)
func _sendObjectWillChange(_ publisher: Any)
@propertyWrapper @_primitive("Published") struct Published<Value> {
    let _storage: Any
    init(wrappedValue: Value) { _storage = _publishedStorage(wrappedValue) }
    init(initialValue: Value) { _storage = _publishedStorage(initialValue) }
    func _get(in object: AnyObject) -> Value
    func _set(_ newValue: Value, in object: AnyObject)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: _PublishedProjection<Value> { _PublishedProjection(_storage: _storage) }
}
struct _PublishedProjection<Value>: Publisher {
    typealias Output = Value
    typealias Failure = Never
    let _storage: Any
}
func _publishedStorage(_ value: Any) -> Any
