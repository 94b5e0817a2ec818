@MainActor protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension View { static func _printChanges() }
extension View { static func _logChanges() { _printChanges() } }
extension ViewModifier { static func _printChanges() }
extension ViewModifier { static func _logChanges() { _printChanges() } }
@resultBuilder struct ViewBuilder {}
protocol DynamicProperty { mutating func update() }
extension DynamicProperty { mutating func update() {} }
@_primitive("EmptyView") struct EmptyView: View { init() {} }

@_primitive("AnyView") struct AnyView: View {
    let content: Any
    init(_ view: Any) { content = view }
    init(erasing view: Any) { content = view }
}

@_primitive("Group") struct Group<Content>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("equatable") struct EquatableView<Content>: View {
    let content: Content
    init(content: Content) { self.content = content }
}

extension View { func equatable() -> EquatableView<Self> { EquatableView(content: self) } }

@MainActor protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifierContent
    @ViewBuilder func body(content: Content) -> Body
}

// What a modifier's `content` stands for.
@_primitive("modifierContent") struct _ViewModifierContent: View {
    let _scope: Any
    let _part: String?
}

@_primitive("modifier") struct ModifiedContent<Content, Modifier>: View {
    let content: Content
    let modifier: Modifier
    init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

struct EmptyModifier: ViewModifier {
    static let identity = EmptyModifier()
    init() {}
    func body(content: Content) -> some View { content }
}

extension View { func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) } }
extension ViewModifier { func concat<T>(_ modifier: T) -> _ConcatenatedModifier<Self, T> { _ConcatenatedModifier(first: self, second: modifier) } }

// A modifier after another.
struct _ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
    let first: First
    let second: Second
    func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}
