// Sets a style for the controls inside.
@_primitive("style") struct _StyleModifier: View {
    let content: Any
    let style: Any
    let kind: String
}

func _viewField(_ view: Any, _ name: String) -> Any?
func _stylePart(_ scope: Any, _ name: String) -> _ViewModifierContent { _ViewModifierContent(_scope: scope, _part: name) }

@MainActor protocol ButtonStyle {
    associatedtype Body
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
}

struct ButtonStyleConfiguration {
    typealias Label = _ViewModifierContent
    let role: ButtonRole?
    let label: Label
    let isPressed: Bool
}

extension ButtonStyle {
    @_reachedBy("ButtonStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any {
        makeBody(
            configuration: ButtonStyleConfiguration(role: _viewField(control, "role") as? ButtonRole, label: _stylePart(scope, "label"), isPressed: isPressed))
    }
}

@MainActor protocol PrimitiveButtonStyle {
    associatedtype Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
}

struct PrimitiveButtonStyleConfiguration {
    typealias Label = _ViewModifierContent
    let role: ButtonRole?
    let label: Label
    let _action: () -> Void
    func trigger() { _action() }
}

extension PrimitiveButtonStyle {
    @_reachedBy("PrimitiveButtonStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any {
        makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: _viewField(control, "role") as? ButtonRole, label: _stylePart(scope, "label"), _action: _viewField(control, "action") as! () -> Void))
    }
}

extension Button {
    init(_ configuration: PrimitiveButtonStyleConfiguration) {
        label = configuration.label
        action = configuration._action
        role = configuration.role
    }
}

@MainActor protocol ToggleStyle {
    associatedtype Body
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
}

struct ToggleStyleConfiguration {
    typealias Label = _ViewModifierContent
    let label: Label
    @Binding var isOn: Bool
    var isMixed: Bool { false }
    init(_label label: Label, _isOn isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

extension ToggleStyle {
    @_reachedBy("ToggleStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any {
        makeBody(configuration: ToggleStyleConfiguration(_label: _stylePart(scope, "label"), _isOn: _viewField(control, "isOn") as! Binding<Bool>))
    }
}

extension Toggle {
    init(_ configuration: ToggleStyleConfiguration) {
        label = configuration.label
        isOn = configuration.$isOn
    }
}

@MainActor protocol LabelStyle {
    associatedtype Body
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Body
}

struct LabelStyleConfiguration {
    typealias Title = _ViewModifierContent
    typealias Icon = _ViewModifierContent
    let title: Title
    let icon: Icon
}

extension LabelStyle {
    @_reachedBy("LabelStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any {
        makeBody(configuration: LabelStyleConfiguration(title: _stylePart(scope, "title"), icon: _stylePart(scope, "icon")))
    }
}

extension Label {
    init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

@MainActor protocol ProgressViewStyle {
    associatedtype Body
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Body
}

struct ProgressViewStyleConfiguration {
    typealias Label = _ViewModifierContent
    typealias CurrentValueLabel = _ViewModifierContent
    let fractionCompleted: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
    @_reachedBy("ProgressViewStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any {
        makeBody(
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: _viewField(control, "_fraction") as? Double, label: _viewField(control, "label") == nil ? nil : _stylePart(scope, "label"),
                currentValueLabel: nil))
    }
}

extension ProgressView {
    init(_ configuration: ProgressViewStyleConfiguration) {
        label = configuration.label
        _fraction = configuration.fractionCompleted
    }
}

@MainActor protocol GroupBoxStyle {
    associatedtype Body
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Body
}

struct GroupBoxStyleConfiguration {
    typealias Label = _ViewModifierContent
    typealias Content = _ViewModifierContent
    let label: Label
    let content: Content
}

extension GroupBoxStyle {
    @_reachedBy("GroupBoxStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any {
        makeBody(configuration: GroupBoxStyleConfiguration(label: _stylePart(scope, "label"), content: _stylePart(scope, "content")))
    }
}

extension GroupBox {
    init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

@MainActor protocol LabeledContentStyle {
    associatedtype Body
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: LabeledContentStyleConfiguration) -> Body
}

struct LabeledContentStyleConfiguration {
    typealias Label = _ViewModifierContent
    typealias Content = _ViewModifierContent
    let label: Label
    let content: Content
}

extension LabeledContentStyle {
    @_reachedBy("LabeledContentStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any {
        makeBody(configuration: LabeledContentStyleConfiguration(label: _stylePart(scope, "label"), content: _stylePart(scope, "content")))
    }
}

extension LabeledContent {
    init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

@MainActor protocol FormStyle {
    associatedtype Body
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: FormStyleConfiguration) -> Body
}

struct FormStyleConfiguration {
    typealias Content = _ViewModifierContent
    let content: Content
}

extension FormStyle {
    @_reachedBy("FormStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any {
        makeBody(configuration: FormStyleConfiguration(content: _stylePart(scope, "content")))
    }
}

extension Form { init(_ configuration: FormStyleConfiguration) { content = configuration.content } }

@MainActor protocol TextFieldStyle {
    associatedtype _Body
    typealias _Label = _ViewModifierContent
    @ViewBuilder func _body(configuration: _ViewModifierContent) -> _Body
}

extension TextFieldStyle {
    @_reachedBy("TextFieldStyle") func _styleBody(_ control: Any, _ scope: Any, _ isPressed: Bool) -> Any { _body(configuration: _stylePart(scope, "")) }
}

extension View {
    func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "Button") }
    func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "Button") }
    func buttonStyle(_ style: Any) -> some View { _StyleModifier(content: self, style: style, kind: "Button") }
    func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "Toggle") }
    func toggleStyle(_ style: Any) -> some View { _StyleModifier(content: self, style: style, kind: "Toggle") }
    func labelStyle<S: LabelStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "Label") }
    func labelStyle(_ style: Any) -> some View { _StyleModifier(content: self, style: style, kind: "Label") }
    func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "ProgressView") }
    func progressViewStyle(_ style: Any) -> some View { _StyleModifier(content: self, style: style, kind: "ProgressView") }
    func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "GroupBox") }
    func groupBoxStyle(_ style: Any) -> some View { _StyleModifier(content: self, style: style, kind: "GroupBox") }
    func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "LabeledContent") }
    func labeledContentStyle(_ style: Any) -> some View { _StyleModifier(content: self, style: style, kind: "LabeledContent") }
    func formStyle<S: FormStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "Form") }
    func formStyle(_ style: Any) -> some View { _StyleModifier(content: self, style: style, kind: "Form") }
    func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { _StyleModifier(content: self, style: style, kind: "TextField") }
    func textFieldStyle(_ style: Any) -> some View { _StyleModifier(content: self, style: style, kind: "TextField") }
}
