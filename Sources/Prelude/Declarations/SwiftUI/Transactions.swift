protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct AnimationCompletionCriteria: Hashable {
    let _name: String
    static var logicallyComplete: AnimationCompletionCriteria { AnimationCompletionCriteria(_name: "logicallyComplete") }
    static var removed: AnimationCompletionCriteria { AnimationCompletionCriteria(_name: "removed") }
}

// A closure that runs when an animation has ended.
struct _AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void
}

struct Transaction {
    var _animation: Animation? = nil
    var _isAnimationSet = false
    var disablesAnimations = false
    var isContinuous = false
    var tracksVelocity = false
    var _values: [String: Any] = [:]
    var _completions: [_AnimationCompletion] = []
    init() {}
    init(animation: Animation?) {
        _animation = animation
        _isAnimationSet = true
    }
    var animation: Animation? {
        get { _animation }
        set {
            _animation = newValue
            _isAnimationSet = true
        }
    }
    var _isAnimated: Bool { _animation != nil && !disablesAnimations }
    subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            if let value = _values[String(reflecting: key)] { return value as! K.Value }
            return key.defaultValue
        }
        set { _values[String(reflecting: key)] = newValue }
    }
    func _entry(_ name: String) -> Any? { _values[name] }
    mutating func _setEntry(_ name: String, _ value: Any) { _values[name] = value }
    mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) {
        _completions.append(_AnimationCompletion(criteria: criteria, action: completion))
    }
    func _merging(_ inner: Transaction) -> Transaction {
        var merged = self
        if inner._isAnimationSet { merged.animation = inner._animation }
        if inner.disablesAnimations { merged.disablesAnimations = true }
        if inner.isContinuous { merged.isContinuous = true }
        if inner.tracksVelocity { merged.tracksVelocity = true }
        for (key, value) in inner._values { merged._values[key] = value }
        merged._completions = inner._completions
        return merged
    }
}

func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    var merged = transaction
    if let outer = _currentTransaction() { merged = outer._merging(transaction) }
    _beginTransaction(
        merged, merged._isAnimated,
        merged._isAnimationSet || merged.disablesAnimations || merged.isContinuous || merged.tracksVelocity || !merged._values.isEmpty,
        !merged._completions.isEmpty)
    defer {
        let isWritten = _endTransaction()
        for completion in merged._completions {
            let duration = isWritten && merged._isAnimated ? merged._animation!._nanoseconds(until: completion.criteria) : 0
            if let duration {
                if duration > 0 { _complete(duration, completion.action) } else { _schedule(_nowNanoseconds(), completion.action) }
            }
        }
    }
    return try body()
}

func withTransaction<Result, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

func _currentTransaction() -> Transaction?
func _beginTransaction(_ transaction: Transaction, _ isAnimated: Bool, _ isSpecial: Bool, _ isDistinct: Bool)
func _endTransaction() -> Bool
func _complete(_ nanoseconds: Int, _ action: Any)
func _springSettling(_ duration: Double, _ bounce: Double) -> Double

// Changes the transaction for the views inside.
@_primitive("transaction") struct _TransactionModifier: View {
    let content: Any
    let transform: Any
}

// Animates changes inside, where a value has changed.
@_primitive("animation") struct _AnimationModifier: View {
    let content: Any
    let animation: Animation?
    let value: Any?
}

func _transformed(_ transaction: Any?, _ transform: (inout Transaction) -> Void) -> Transaction {
    var changed = (transaction as? Transaction) ?? Transaction()
    transform(&changed)
    return changed
}

extension View {
    func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        _TransactionModifier(content: self, transform: { (transaction: Any?) -> Transaction in _transformed(transaction, transform) })
    }
    func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        _TransactionModifier(content: self, transform: { (transaction: Any?) -> Transaction in _transformed(transaction, transform) })
    }
    func transaction<V>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V) -> some View {
        _TransactionModifier(content: body(self), transform: { (transaction: Any?) -> Transaction in _transformed(transaction, transform) })
    }
    func animation(_ animation: Animation?) -> some View {
        _TransactionModifier(
            content: self,
            transform: { (transaction: Any?) -> Transaction in _transformed(transaction, { if !$0.disablesAnimations { $0.animation = animation } }) })
    }
    func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { _AnimationModifier(content: self, animation: animation, value: value) }
    func animation<V>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
}

struct Animation: Hashable {
    let _name: String
    var _duration: Double = 0.35
    var _spring: Spring? = nil
    var _delay: Double = 0
    var _speed: Double = 1
    var _count: Int = 1
    static func _curve(_ name: String, _ duration: Double) -> Animation { Animation(_name: name, _duration: duration) }
    static func _spring(_ name: String, _ duration: Double, _ bounce: Double = 0) -> Animation {
        Animation(_name: name, _duration: duration, _spring: Spring(duration: duration, bounce: bounce))
    }
    func _nanoseconds(until criteria: AnimationCompletionCriteria) -> Int? { criteria == .removed ? _nanosecondsUntilRemoved() : _total(_duration) }
    func _nanosecondsUntilRemoved() -> Int? { _total(_spring?.settlingDuration ?? _duration) }
    func _total(_ once: Double) -> Int? {
        if _count < 0 || _speed <= 0 { return nil }
        let seconds = _delay + once * Double(_count) / _speed
        return seconds < 1_000_000_000 ? Int(seconds * 1_000_000_000) : nil
    }
    static var `default`: Animation { _spring("default", 0.55) }
    static var linear: Animation { _curve("linear", 0.35) }
    static var easeIn: Animation { _curve("easeIn", 0.35) }
    static var easeOut: Animation { _curve("easeOut", 0.35) }
    static var easeInOut: Animation { _curve("easeInOut", 0.35) }
    static var spring: Animation { _spring("spring", 0.5) }
    static var bouncy: Animation { _spring("bouncy", 0.5, 0.3) }
    static var smooth: Animation { _spring("smooth", 0.5) }
    static var snappy: Animation { _spring("snappy", 0.5, 0.15) }
    static var interactiveSpring: Animation { _spring("interactiveSpring", 0.15, 0.14) }
    static func linear(duration: Double) -> Animation { _curve("linear", duration) }
    static func easeIn(duration: Double) -> Animation { _curve("easeIn", duration) }
    static func easeOut(duration: Double) -> Animation { _curve("easeOut", duration) }
    static func easeInOut(duration: Double) -> Animation { _curve("easeInOut", duration) }
    static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { _curve("timingCurve", duration) }
    static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { _curve("timingCurve", duration) }
    static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        _spring("spring", response, Spring._bounce(dampingFraction))
    }
    static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { _spring("spring", duration, bounce) }
    static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { _spring("spring", spring.duration, spring.bounce) }
    static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation {
        _spring("interactiveSpring", response, Spring._bounce(dampingFraction))
    }
    static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation {
        _spring("interactiveSpring", duration, 0.14 + extraBounce)
    }
    static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        return _spring("interpolatingSpring", spring.duration, spring.bounce)
    }
    static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
        _spring("interpolatingSpring", duration, bounce)
    }
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("bouncy", duration, 0.3 + extraBounce) }
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("smooth", duration, extraBounce) }
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("snappy", duration, 0.15 + extraBounce) }
    func delay(_ delay: Double) -> Animation {
        var changed = self
        changed._delay += delay
        return changed
    }
    func speed(_ speed: Double) -> Animation {
        var changed = self
        changed._speed *= speed
        return changed
    }
    func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        var changed = self
        changed._count = count
        return changed
    }
    func repeatForever(autoreverses: Bool = true) -> Animation {
        var changed = self
        changed._count = -1
        return changed
    }
    func logicallyComplete(after duration: Double) -> Animation {
        var changed = self
        changed._duration = duration
        return changed
    }
}

struct Spring: Hashable {
    var duration: Double = 0.5
    var bounce: Double = 0
    init(duration: Double = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    init(response: Double, dampingRatio: Double) {
        duration = response
        bounce = Spring._bounce(dampingRatio)
    }
    init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        duration = 2 * Double.pi / (stiffness / mass).squareRoot()
        bounce = Spring._bounce(damping / (2 * (stiffness * mass).squareRoot()))
    }
    static func _bounce(_ dampingRatio: Double) -> Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    var response: Double { duration }
    var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
    var settlingDuration: Double { _springSettling(duration, bounce) }
    static var smooth: Spring { Spring() }
    static var snappy: Spring { Spring(bounce: 0.15) }
    static var bouncy: Spring { Spring(bounce: 0.3) }
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.15 + extraBounce) }
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.3 + extraBounce) }
}

struct UnitCurve: Hashable {
    let _name: String
    static var linear: UnitCurve { UnitCurve(_name: "linear") }
    static var easeIn: UnitCurve { UnitCurve(_name: "easeIn") }
    static var easeOut: UnitCurve { UnitCurve(_name: "easeOut") }
    static var easeInOut: UnitCurve { UnitCurve(_name: "easeInOut") }
}
