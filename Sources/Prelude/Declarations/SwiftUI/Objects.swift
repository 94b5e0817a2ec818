@propertyWrapper @_primitive("StateObject") struct StateObject<ObjectType>: DynamicProperty {
    var _thunk: (() -> ObjectType)? = nil
    var _object: Any? = nil
    typealias Wrapper = _ObjectProjection<ObjectType>
    init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _thunk = thunk }
    var wrappedValue: ObjectType { get }
    var projectedValue: _ObjectProjection<ObjectType> { _ObjectProjection(_object: wrappedValue) }
}

@propertyWrapper @_primitive("ObservedObject") struct ObservedObject<ObjectType>: DynamicProperty {
    var _object: ObjectType
    typealias Wrapper = _ObjectProjection<ObjectType>
    init(wrappedValue: ObjectType) { _object = wrappedValue }
    init(initialValue: ObjectType) { _object = initialValue }
    var wrappedValue: ObjectType {
        get { _object }
        set { _object = newValue }
    }
    var projectedValue: _ObjectProjection<ObjectType> { _ObjectProjection(_object: _object) }
}

@propertyWrapper @_primitive("EnvironmentObject") struct EnvironmentObject<ObjectType>: DynamicProperty {
    var _object: Any? = nil
    typealias Wrapper = _ObjectProjection<ObjectType>
    init() {}
    var wrappedValue: ObjectType { get }
    var projectedValue: _ObjectProjection<ObjectType> { _ObjectProjection(_object: wrappedValue) }
}

@propertyWrapper @dynamicMemberLookup @_primitive("Bindable") struct Bindable<Value>: DynamicProperty {
    var _object: Value
    init(wrappedValue: Value) { _object = wrappedValue }
    init(_ wrappedValue: Value) { _object = wrappedValue }
    init(projectedValue: Bindable<Value>) { self = projectedValue }
    var wrappedValue: Value {
        get { _object }
        set { _object = newValue }
    }
    var projectedValue: Bindable<Value> { self }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let location = _objectLocation(_object, keyPath)
        return Binding<Subject>(_location: location, _value: _peekLocation(location) as Any)
    }
}

// What `$object` gives: bindings to the object's properties.
@dynamicMemberLookup struct _ObjectProjection<ObjectType> {
    let _object: ObjectType
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        let location = _objectLocation(_object, keyPath)
        return Binding<Subject>(_location: location, _value: _peekLocation(location) as Any)
    }
}

// Hands an object to the views inside by its type.
@_primitive("environmentObject") struct _EnvironmentObjectModifier: View {
    let content: Any
    let object: Any?
    let type: Any
}

extension View {
    func environmentObject<T>(_ object: T, _type type: T.Type = T.self) -> some View {
        _EnvironmentObjectModifier(content: self, object: object, type: type)
    }
}
