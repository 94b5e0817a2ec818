@propertyWrapper @dynamicMemberLookup @_primitive("Binding") struct Binding<Value>: DynamicProperty {
    let _location: Any
    let _value: Any
    init(_location location: Any, _value value: Any) {
        _location = location
        _value = value
    }
    init(projectedValue: Binding<Value>) { self = projectedValue }
    init?(_ base: Binding<Value?>) {
        guard let value = _readLocation(base._location) else { return nil }
        _location = _unwrappedLocation(base._location, value)
        _value = value
    }
    static func constant(_ value: Value) -> Binding<Value> { Binding(_location: _constantLocation(value), _value: value) }
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { self }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let location = _projectedLocation(_location, keyPath)
        return Binding<Subject>(_location: location, _value: _peekLocation(location) as Any)
    }
    func animation(_ animation: Animation? = .default) -> Binding<Value> { transaction(Transaction(animation: animation)) }
    func transaction(_ transaction: Transaction) -> Binding<Value> {
        let base = _location
        let write: (Value) -> Void = { value in
            withTransaction(_currentTransaction().map { transaction._merging($0) } ?? transaction) { _writeLocation(base, value) }
        }
        return Binding(_location: _transactionLocation(base, transaction, write), _value: _value)
    }
}

extension Binding {
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        _location = _closureLocation(get, set)
        _value = get()
    }
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        _location = _closureLocation(get, { value in set(value, _currentTransaction() ?? Transaction()) })
        _value = get()
    }
}

extension Binding { var id: Any { _bindingID(self) } }

extension Binding {
    subscript(position: Int) -> Binding<Value.Element> {
        let location = _elementLocation(_location, position)
        return Binding<Value.Element>(_location: location, _value: _peekLocation(location) as Any)
    }
}

func _closureLocation(_ get: Any, _ set: Any) -> Any
func _constantLocation(_ value: Any) -> Any
func _projectedLocation(_ base: Any, _ keyPath: Any) -> Any
func _elementLocation(_ base: Any, _ index: Int) -> Any
func _unwrappedLocation(_ base: Any, _ value: Any) -> Any
func _objectLocation(_ object: Any, _ keyPath: Any) -> Any
func _transactionLocation(_ base: Any, _ transaction: Transaction, _ write: Any) -> Any
func _writeLocation(_ location: Any, _ value: Any)
func _readLocation(_ location: Any) -> Any?
func _peekLocation(_ location: Any) -> Any?
func _bindingID(_ binding: Any) -> Any
