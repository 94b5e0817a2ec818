// A finger's movement so far, as gestures receive it.
struct _Touch {
    let _phase: Int
    let _translation: CGSize
    let _duration: Double
    let _end: _TouchEnd
    var _distance: Double { (_translation.width * _translation.width + _translation.height * _translation.height).squareRoot() }
    func _again() -> _Touch { _Touch(_phase: 0, _translation: .zero, _duration: 0, _end: _end) }
}

// What is reset when the finger has left.
final class _TouchEnd {
    var _resets: [Any] = []
    func _finish() {
        for state in _resets { _resetGestureState(state) }
        _resets = []
    }
}

// What a gesture knows between the events of a touch; composed gestures keep one for each part.
final class _GestureMemory {
    var _taps = 0
    var _stage = 0
    var _isActive = false
    var _translation = CGSize.zero
    var _value: Any? = nil
    var _first: _GestureMemory? = nil
    var _second: _GestureMemory? = nil
    func _left() -> _GestureMemory {
        if let known = _first { return known }
        let made = _GestureMemory()
        _first = made
        return made
    }
    func _right() -> _GestureMemory {
        if let known = _second { return known }
        let made = _GestureMemory()
        _second = made
        return made
    }
}

// What a gesture makes of a touch: failed, possible, active, ended or waiting for another.
struct _Recognition {
    let _phase: Int
    let _value: Any?
    static func _failed() -> _Recognition { _Recognition(_phase: 0, _value: nil) }
    static func _possible(_ value: Any? = nil) -> _Recognition { _Recognition(_phase: 1, _value: value) }
    static func _active(_ value: Any?) -> _Recognition { _Recognition(_phase: 2, _value: value) }
    static func _ended(_ value: Any?) -> _Recognition { _Recognition(_phase: 3, _value: value) }
    static func _awaiting() -> _Recognition { _Recognition(_phase: 4, _value: nil) }
    var _isLive: Bool { (_phase == 1 && _value != nil) || _phase == 2 }
}

@MainActor protocol Gesture {
    associatedtype Value
    associatedtype Body
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition
}

extension Gesture {
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition { _receiveBody(self, touch, memory) }
}

func _receiveBody(_ gesture: Any, _ touch: _Touch, _ memory: _GestureMemory) -> _Recognition { gesture.body._receive(touch, memory) }

struct TapGesture: Gesture {
    typealias Value = Void
    var count: Int
    init(count: Int = 1) { self.count = count }
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        switch touch._phase {
        case 0, 2: return _Recognition._possible()
        case 3:
            memory._taps += 1
            if memory._taps < count { return _Recognition._awaiting() }
            memory._taps = 0
            return _Recognition._ended(())
        default: return _Recognition._failed()
        }
    }
}

struct SpatialTapGesture: Gesture {
    struct Value: Equatable { var location: CGPoint }
    var count: Int
    init(count: Int = 1, coordinateSpace: Any? = nil) { self.count = count }
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        let found = TapGesture(count: count)._receive(touch, memory)
        return found._phase == 3 ? _Recognition._ended(SpatialTapGesture.Value(location: .zero)) : found
    }
}

struct LongPressGesture: Gesture {
    typealias Value = Bool
    var minimumDuration: Double
    var maximumDistance: Double
    init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        switch touch._phase {
        case 0: return minimumDuration <= 0 ? _Recognition._ended(true) : _Recognition._possible(true)
        case 1: return touch._distance > maximumDistance ? _Recognition._failed() : _Recognition._possible()
        case 2: return touch._duration >= minimumDuration ? _Recognition._ended(true) : _Recognition._possible()
        default: return _Recognition._failed()
        }
    }
}

struct DragGesture: Gesture {
    struct Value: Equatable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var translation: CGSize
        var velocity: CGSize { .zero }
        var predictedEndLocation: CGPoint { location }
        var predictedEndTranslation: CGSize { translation }
    }
    var minimumDistance: Double
    init(minimumDistance: Double = 10, coordinateSpace: Any? = nil) { self.minimumDistance = minimumDistance }
    func _value(_ translation: CGSize) -> DragGesture.Value {
        DragGesture.Value(time: Date(), location: CGPoint(x: translation.width, y: translation.height), startLocation: .zero, translation: translation)
    }
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        switch touch._phase {
        case 0, 1:
            memory._translation = touch._translation
            if !memory._isActive && touch._distance < minimumDistance { return _Recognition._possible() }
            memory._isActive = true
            return _Recognition._active(_value(touch._translation))
        case 2: return memory._isActive ? _Recognition._active(nil) : _Recognition._possible()
        case 3:
            if !memory._isActive { return _Recognition._failed() }
            memory._isActive = false
            return _Recognition._ended(_value(memory._translation))
        default: return _Recognition._failed()
        }
    }
}

struct MagnifyGesture: Gesture {
    struct Value: Equatable {
        var time: Date
        var magnification: Double
        var velocity: Double
        var startAnchor: UnitPoint
        var startLocation: CGPoint
    }
    init(minimumScaleDelta: Double = 0.01) {}
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition { _Recognition._failed() }
}

struct MagnificationGesture: Gesture {
    typealias Value = Double
    init(minimumScaleDelta: Double = 0.01) {}
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition { _Recognition._failed() }
}

struct RotateGesture: Gesture {
    struct Value: Equatable {
        var time: Date
        var rotation: Angle
        var velocity: Angle
        var startAnchor: UnitPoint
        var startLocation: CGPoint
    }
    init(minimumAngleDelta: Angle = .degrees(1)) {}
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition { _Recognition._failed() }
}

struct RotationGesture: Gesture {
    typealias Value = Angle
    init(minimumAngleDelta: Angle = .degrees(1)) {}
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition { _Recognition._failed() }
}

// Calls a closure when the gesture has ended.
struct _EndedGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    let _base: Base
    let _action: (Any) -> Void
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        let found = _base._receive(touch, memory)
        if found._phase == 3 { _action(_present(found._value)) }
        return found
    }
}

// Calls a closure when the gesture's value has changed.
struct _ChangedGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    let _base: Base
    let _action: (Any) -> Void
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        let found = _base._receive(touch, memory)
        if found._isLive, let value = found._value { _action(value) }
        return found
    }
}

struct GestureStateGesture<Base: Gesture, State>: Gesture {
    typealias Value = Base.Value
    let _base: Base
    let _state: Any
    let _update: (Any, inout Any, inout Transaction) -> Void
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        let found = _base._receive(touch, memory)
        if found._isLive, let value = found._value {
            var current = _gestureStateValue(_state)
            var transaction = Transaction()
            _update(value, &current, &transaction)
            _setGestureState(_state, current)
        } else if found._phase == 3 || found._phase == 0 {
            touch._end._resets.append(_state)
        }
        return found
    }
}

// Gives a gesture's value another form.
struct _MapGesture<Base: Gesture, Output>: Gesture {
    typealias Value = Output
    let _base: Base
    let _transform: (Any) -> Any
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        let found = _base._receive(touch, memory)
        guard let value = found._value else { return found }
        return _Recognition(_phase: found._phase, _value: _transform(value))
    }
}

// Calls a closure when a press begins and ends.
struct _PressingGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    let _base: Base
    let _action: (Bool) -> Void
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        let found = _base._receive(touch, memory)
        if found._isLive && !memory._isActive {
            memory._isActive = true
            _action(true)
        } else if (found._phase == 3 || found._phase == 0) && memory._isActive {
            memory._isActive = false
            _action(false)
        }
        return found
    }
}

struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    struct Value {
        var first: First.Value?
        var second: Second.Value?
    }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        let left = memory._left()
        let right = memory._right()
        let one = left._stage == 0 ? first._receive(touch, left) : _Recognition(_phase: left._stage - 1, _value: left._value)
        let two = right._stage == 0 ? second._receive(touch, right) : _Recognition(_phase: right._stage - 1, _value: right._value)
        if one._phase == 3 || one._phase == 0 {
            left._stage = one._phase + 1
            left._value = one._value
        }
        if two._phase == 3 || two._phase == 0 {
            right._stage = two._phase + 1
            right._value = two._value
        }
        if one._phase == 0 && two._phase == 0 { return _Recognition._failed() }
        let value = SimultaneousGesture<First, Second>.Value(first: one._phase == 0 ? nil : one._value, second: two._phase == 0 ? nil : two._value)
        let isDone = (one._phase == 3 || one._phase == 0) && (two._phase == 3 || two._phase == 0)
        if isDone { return _Recognition._ended(value) }
        if one._phase == 2 || two._phase == 2 || one._phase == 3 || two._phase == 3 { return _Recognition._active(value) }
        if one._phase == 4 || two._phase == 4 { return _Recognition._awaiting() }
        return _Recognition._possible(one._value == nil && two._value == nil ? nil : value)
    }
}

struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        let left = memory._left()
        let right = memory._right()
        if left._stage == 0 {
            let one = first._receive(touch, left)
            if one._phase == 4 {
                right._taps += 0
                memory._taps += 1
                return one
            }
            if one._phase != 0 && (one._phase != 1 || one._value != nil) {
                return _Recognition(_phase: one._phase, _value: one._value == nil ? nil : ExclusiveGesture<First, Second>.Value.first(one._value))
            }
            if one._phase == 0 { left._stage = 1 }
        }
        var two = second._receive(touch, right)
        if left._stage == 1 && memory._taps > 0 && touch._phase == 4 {
            for _ in 0..<memory._taps {
                two = second._receive(touch._again(), right)
                two = second._receive(_Touch(_phase: 3, _translation: .zero, _duration: 0, _end: touch._end), right)
            }
            memory._taps = 0
        }
        if two._phase == 0 && left._stage == 0 { return _Recognition._possible() }
        return _Recognition(_phase: two._phase, _value: two._value == nil ? nil : ExclusiveGesture<First, Second>.Value.second(two._value))
    }
}

struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition {
        if memory._stage == 0 {
            let one = first._receive(touch, memory._left())
            if one._phase != 3 {
                guard let value = one._value else { return one }
                return _Recognition(_phase: one._phase, _value: SequenceGesture<First, Second>.Value.first(value))
            }
            memory._stage = 1
            memory._value = one._value
            if touch._phase == 3 { return _Recognition._awaiting() }
            let two = second._receive(touch._again(), memory._right())
            return _Recognition._active(SequenceGesture<First, Second>.Value.second(one._value, two._isLive ? two._value : nil))
        }
        let two = second._receive(touch, memory._right())
        if two._phase == 0 && touch._phase != 3 { return two }
        let value = SequenceGesture<First, Second>.Value.second(memory._value, two._value)
        return _Recognition(_phase: two._phase == 0 ? 3 : two._phase == 1 ? 2 : two._phase, _value: value)
    }
}

struct AnyGesture<Value>: Gesture {
    let _base: Any
    init(_ gesture: Any) { _base = gesture }
    func _receive(_ touch: _Touch, _ memory: _GestureMemory) -> _Recognition { _base._receive(touch, memory) }
}

func _present<V>(_ value: Any?) -> V

extension Gesture {
    func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(_base: self, _action: action) }
    func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(_base: self, _action: action) }
    func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> {
        GestureStateGesture(_base: self, _state: state, _update: body)
    }
    func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(_base: self, _transform: body) }
    func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
    func modifiers(_ modifiers: Any) -> Self { self }
}

@propertyWrapper @_primitive("GestureState") struct GestureState<Value>: DynamicProperty {
    var _initial: Value
    var _location: Any? = nil
    var _reset: Any? = nil
    init(wrappedValue: Value) { _initial = wrappedValue }
    init(initialValue: Value) { _initial = initialValue }
    init(wrappedValue: Value, resetTransaction: Transaction) { _initial = wrappedValue }
    init(initialValue: Value, resetTransaction: Transaction) { _initial = initialValue }
    init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        _initial = wrappedValue
        _reset = reset
    }
    init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        _initial = initialValue
        _reset = reset
    }
    init(resetTransaction: Transaction) { _initial = nil as Any? as! Value }
    var wrappedValue: Value { get }
    var projectedValue: GestureState<Value> { self }
}

func _gestureStateValue(_ state: Any) -> Any
func _setGestureState(_ state: Any, _ value: Any)

func _resetGestureState(_ state: Any) {
    if let reset = state._reset {
        var transaction = Transaction()
        reset(_gestureStateValue(state), &transaction)
    }
    _setGestureState(state, state._initial)
}

struct GestureMask: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let none = GestureMask(rawValue: 0)
    static let gesture = GestureMask(rawValue: 1)
    static let subviews = GestureMask(rawValue: 2)
    static let all = GestureMask(rawValue: 3)
}

// Adds a gesture to the view inside.
@_primitive("gesture") struct _GestureModifier: View {
    let content: Any
    let gesture: Any
    let priority: Int
    let isEnabled: Bool
    func _begin() -> _GestureMemory { _GestureMemory() }
    func _receive(_ phase: Int, _ width: Double, _ height: Double, _ duration: Double, _ memory: _GestureMemory) -> Int {
        let end = _TouchEnd()
        let touch = _Touch(_phase: phase, _translation: CGSize(width: width, height: height), _duration: duration, _end: end)
        let found = gesture._receive(touch, memory)
        end._finish()
        return found._phase
    }
}

extension View {
    func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        _GestureModifier(content: self, gesture: gesture, priority: 0, isEnabled: mask.contains(.gesture))
    }
    func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View { _GestureModifier(content: self, gesture: gesture, priority: 0, isEnabled: isEnabled) }
    func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        _GestureModifier(content: self, gesture: gesture, priority: 0, isEnabled: isEnabled)
    }
    func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        _GestureModifier(content: self, gesture: gesture, priority: 1, isEnabled: mask.contains(.gesture))
    }
    func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View {
        _GestureModifier(content: self, gesture: gesture, priority: 1, isEnabled: isEnabled)
    }
    func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        _GestureModifier(content: self, gesture: gesture, priority: 1, isEnabled: isEnabled)
    }
    func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        _GestureModifier(content: self, gesture: gesture, priority: 2, isEnabled: mask.contains(.gesture))
    }
    func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View {
        _GestureModifier(content: self, gesture: gesture, priority: 2, isEnabled: isEnabled)
    }
    func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        _GestureModifier(content: self, gesture: gesture, priority: 2, isEnabled: isEnabled)
    }
    func onTapGesture(count: Int = 1, coordinateSpace: Any? = nil, perform action: @escaping (CGPoint) -> Void) -> some View {
        _GestureModifier(content: self, gesture: SpatialTapGesture(count: count).onEnded { action($0.location) }, priority: 0, isEnabled: true)
    }
    func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        _longPress(self, minimumDuration, maximumDistance, action, onPressingChanged)
    }
    func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        _longPress(self, minimumDuration, maximumDistance, action, pressing)
    }
}

func _longPress<V>(_ content: V, _ minimumDuration: Double, _ maximumDistance: Double, _ action: @escaping () -> Void, _ pressing: ((Bool) -> Void)?)
    -> some View
{
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in action() }
    return _GestureModifier(content: content, gesture: _PressingGesture(_base: press, _action: pressing ?? { _ in }), priority: 0, isEnabled: true)
}
