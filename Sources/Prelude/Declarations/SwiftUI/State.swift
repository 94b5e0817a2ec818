@propertyWrapper @_primitive("State") struct State<Value>: DynamicProperty {
    var _initial: Value? = nil
    var _thunk: (() -> Value)? = nil
    var _location: Any? = nil
    init(wrappedValue value: Value) { _initial = value }
    init(initialValue value: Value) { _initial = value }
    init(_declared thunk: @autoclosure @escaping () -> Value) {
        if _isStateDeferred() { _thunk = thunk } else { _initial = thunk() }
    }
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { Binding(_location: _stateLocation(self), _value: _statePeek(self)) }
}

func _isStateDeferred() -> Bool
func _stateLocation(_ state: Any) -> Any
func _statePeek(_ state: Any) -> Any
