// swift-format-ignore-file
@_primitive("onAppear") struct _AppearModifier: View {
    let content: Any
    let action: Any?
}
@_primitive("onDisappear") struct _DisappearModifier: View {
    let content: Any
    let action: Any?
}
@_primitive("onChange") struct _ChangeModifier: View {
    let content: Any
    let value: Any?
    let action: Any
    let form: Int
    let initial: Bool
}
@_primitive("id") struct _IDModifier: View {
    let content: Any
    let id: Any?
}
@_primitive("transition") struct _TransitionModifier: View {
    let content: Any
    let transition: AnyTransition
}
@_primitive("onTapGesture") struct _TapModifier: View {
    let content: Any
    let action: Any
    let count: Int
}
@_primitive("accessibility") struct _AccessibilityModifier: View {
    let content: Any
    let identifier: String?
    let label: String?
}
extension View {
    func onAppear(perform action: (() -> Void)? = nil) -> some View { _AppearModifier(content: self, action: action) }
    func onDisappear(perform action: (() -> Void)? = nil) -> some View { _DisappearModifier(content: self, action: action) }
    func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        _ChangeModifier(content: self, value: value, action: action, form: 1, initial: false)
    }
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
        _ChangeModifier(content: self, value: value, action: action, form: 2, initial: initial)
    }
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        _ChangeModifier(content: self, value: value, action: action, form: 0, initial: initial)
    }
    func id<ID: Hashable>(_ id: ID) -> some View { _IDModifier(content: self, id: id) }
    func transition(_ transition: AnyTransition) -> some View { _TransitionModifier(content: self, transition: transition) }
    func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { _TapModifier(content: self, action: action, count: count) }
    func accessibilityIdentifier(_ identifier: String) -> some View { _AccessibilityModifier(content: self, identifier: identifier, label: nil) }
    func accessibilityLabel(_ label: String) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label) }
    func accessibilityLabel(_ label: Text) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label._text) }
    func accessibility(identifier: String) -> some View { _AccessibilityModifier(content: self, identifier: identifier, label: nil) }
    func accessibility(label: Text) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label._text) }
}
struct AnyTransition {
    let _name: String
    static var identity: AnyTransition { AnyTransition(_name: "identity") }
    static var opacity: AnyTransition { AnyTransition(_name: "opacity") }
    static var scale: AnyTransition { AnyTransition(_name: "scale") }
    static var slide: AnyTransition { AnyTransition(_name: "slide") }
    static func move(edge: Edge) -> AnyTransition { AnyTransition(_name: "move") }
    static func push(from edge: Edge) -> AnyTransition { AnyTransition(_name: "push") }
    static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition(_name: "offset") }
    static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(_name: "scale") }
    static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal }
    static func modifier(active: Any, identity: Any) -> AnyTransition { AnyTransition(_name: "modifier") }
    func combined(with other: AnyTransition) -> AnyTransition { self }
    func animation(_ animation: Animation?) -> AnyTransition { self }
}
struct Transaction {
    var animation: Animation? = nil
    var disablesAnimations = false
    init(animation: Animation? = nil) { self.animation = animation }
}
struct Animation: Hashable {
    let _name: String
    static var `default`: Animation { Animation(_name: "default") }
    static var linear: Animation { Animation(_name: "linear") }
    static var easeIn: Animation { Animation(_name: "easeIn") }
    static var easeOut: Animation { Animation(_name: "easeOut") }
    static var easeInOut: Animation { Animation(_name: "easeInOut") }
    static var spring: Animation { Animation(_name: "spring") }
    static var bouncy: Animation { Animation(_name: "bouncy") }
    static var smooth: Animation { Animation(_name: "smooth") }
    static var snappy: Animation { Animation(_name: "snappy") }
    static var interactiveSpring: Animation { Animation(_name: "interactiveSpring") }
    static func linear(duration: Double) -> Animation { Animation(_name: "linear") }
    static func easeIn(duration: Double) -> Animation { Animation(_name: "easeIn") }
    static func easeOut(duration: Double) -> Animation { Animation(_name: "easeOut") }
    static func easeInOut(duration: Double) -> Animation { Animation(_name: "easeInOut") }
    static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation(_name: "spring") }
    static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation(_name: "spring") }
    static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation { Animation(_name: "interactiveSpring") }
    static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation(_name: "interpolatingSpring") }
    static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { Animation(_name: "timingCurve") }
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "bouncy") }
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "smooth") }
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "snappy") }
    func delay(_ delay: Double) -> Animation { self }
    func speed(_ speed: Double) -> Animation { self }
    func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
    _beginAnimation()
    defer { _endAnimation() }
    return try body()
}
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    _beginAnimation()
    defer { _endAnimation() }
    return try body()
}
func _beginAnimation()
func _endAnimation()
