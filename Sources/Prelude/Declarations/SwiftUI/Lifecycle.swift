// Calls its closure when the view inside has appeared.
@_primitive("onAppear") struct _AppearModifier: View {
    let content: Any
    let action: Any?
}

// Calls its closure when the view inside has disappeared.
@_primitive("onDisappear") struct _DisappearModifier: View {
    let content: Any
    let action: Any?
}

// Calls its closure when a value differs from the one of the update before.
@_primitive("onChange") struct _ChangeModifier: View {
    let content: Any
    let value: Any?
    let action: Any
    let form: Int
    let initial: Bool
}

// Calls its closure with what a publisher sends.
@_primitive("onReceive") struct _ReceiveModifier: View {
    let content: Any
    let publisher: Any
    let action: Any
    func _subscribe(_ node: Any) -> Any { publisher.sink(receiveCompletion: { _ in _receivedCompletion(node) }, receiveValue: { _received(node, $0) }) }
}

func _received(_ node: Any, _ value: Any)
func _receivedCompletion(_ node: Any)

// Runs a task while the view inside is there.
@_primitive("task") struct _TaskModifier: View {
    let content: Any
    let id: Any?
    let action: () async -> Void
    let priority: TaskPriority
    func _start() -> Any { _startTask(priority, action, ".task") }
}

// Gives the view inside an identity that follows a value.
@_primitive("id") struct _IDModifier: View {
    let content: Any
    let id: Any?
}

// Lets the view inside come and go in animations.
@_primitive("transition") struct _TransitionModifier: View {
    let content: Any
    let transition: AnyTransition
}

// Calls its closure when the view inside is tapped.
@_primitive("onTapGesture") struct _TapModifier: View {
    let content: Any
    let action: Any
    let count: Int
}

// Gives the view inside an accessibility identifier or label.
@_primitive("accessibility") struct _AccessibilityModifier: View {
    let content: Any
    let identifier: String?
    let label: String?
}

extension View {
    func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View {
        _TaskModifier(content: self, id: nil, action: action, priority: priority)
    }
    func task(name: String?, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View {
        _TaskModifier(content: self, id: nil, action: action, priority: priority)
    }
    func task<T: Equatable>(id: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View {
        _TaskModifier(content: self, id: id, action: action, priority: priority)
    }
    func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View {
        _ReceiveModifier(content: self, publisher: publisher, action: action)
    }
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
    func transition<T: Transition>(_ transition: T) -> some View { _TransitionModifier(content: self, transition: AnyTransition(transition)) }
    func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { _TapModifier(content: self, action: action, count: count) }
    func accessibilityIdentifier(_ identifier: String) -> some View { _AccessibilityModifier(content: self, identifier: identifier, label: nil) }
    func accessibilityLabel(_ label: String) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label) }
    func accessibilityLabel(_ label: Text) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label._text) }
    func accessibility(identifier: String) -> some View { _AccessibilityModifier(content: self, identifier: identifier, label: nil) }
    func accessibility(label: Text) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label._text) }
}

struct AnyTransition {
    let _name: String
    var _animation: Animation? = nil
    init(_name: String, _animation: Animation? = nil) {
        self._name = _name
        self._animation = _animation
    }
    init<T: Transition>(_ transition: T) { self = transition._erased }
    static var identity: AnyTransition { AnyTransition(_name: "identity") }
    static var opacity: AnyTransition { AnyTransition(_name: "opacity") }
    static var scale: AnyTransition { AnyTransition(_name: "scale") }
    static var slide: AnyTransition { AnyTransition(_name: "slide") }
    static var blurReplace: AnyTransition { AnyTransition(_name: "blurReplace") }
    static func blurReplace(_ configuration: Any) -> AnyTransition { AnyTransition(_name: "blurReplace") }
    static func move(edge: Edge) -> AnyTransition { AnyTransition(_name: "move") }
    static func push(from edge: Edge) -> AnyTransition { AnyTransition(_name: "push") }
    static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition(_name: "offset") }
    static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(_name: "scale") }
    static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal }
    static func modifier(active: Any, identity: Any) -> AnyTransition { AnyTransition(_name: "modifier") }
    func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(_name: _name == "identity" ? other._name : _name, _animation: _animation ?? other._animation)
    }
    func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(_name: _name, _animation: animation) }
}

// What a transition does to its view is not drawn: its body is never asked.
protocol Transition {
    associatedtype Body
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    var _erased: AnyTransition { get }
}

extension Transition {
    var _erased: AnyTransition { AnyTransition(_name: "transition") }
    func animation(_ animation: Animation?) -> AnyTransition { _erased.animation(animation) }
    func combined<T: Transition>(with other: T) -> AnyTransition { _erased.combined(with: other._erased) }
}

struct PlaceholderContentView<Value>: View { var body: some View { EmptyView() } }

enum TransitionPhase: Hashable {
    case willAppear, identity, didDisappear
    var isIdentity: Bool { self == .identity }
    var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

struct OpacityTransition: Transition {
    init() {}
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

struct SlideTransition: Transition {
    init() {}
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

struct MoveTransition: Transition {
    let edge: Edge
    init(edge: Edge) { self.edge = edge }
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

struct PushTransition: Transition {
    let edge: Edge
    init(edge: Edge) { self.edge = edge }
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

struct ScaleTransition: Transition {
    let scale: Double
    init(_ scale: Double, anchor: UnitPoint = .center) { self.scale = scale }
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

struct IdentityTransition: Transition {
    init() {}
    func body(content: Content, phase: TransitionPhase) -> some View { content }
    var _erased: AnyTransition { .identity }
}

struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    let insertion: Insertion
    let removal: Removal
    init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    func body(content: Content, phase: TransitionPhase) -> some View { content }
    var _erased: AnyTransition { removal._erased }
}
