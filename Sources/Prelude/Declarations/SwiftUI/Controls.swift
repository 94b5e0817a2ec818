struct ButtonRole: Equatable {
    let _name: String
    static let destructive = ButtonRole(_name: "destructive")
    static let cancel = ButtonRole(_name: "cancel")
    static let close = ButtonRole(_name: "close")
    static let confirm = ButtonRole(_name: "confirm")
}

@_primitive("Button") struct Button<Label>: View {
    let label: Label
    let action: Any
    let role: ButtonRole?
    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.action = action
        role = nil
    }
    init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.action = action
        self.role = role
    }
    init(_ title: String, action: @escaping () -> Void) {
        label = Text(title)
        self.action = action
        role = nil
    }
    init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
        label = Text(title)
        self.action = action
        self.role = role
    }
    init(_ title: String, systemImage: String, action: @escaping () -> Void) {
        label = _systemLabel(title, systemImage)
        self.action = action
        role = nil
    }
    init(_ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        label = _systemLabel(title, systemImage)
        self.action = action
        self.role = role
    }
    init(role: ButtonRole, action: @escaping () -> Void) {
        label = Text(role._name)
        self.action = action
        self.role = role
    }
}

@_primitive("Toggle") struct Toggle<Label>: View {
    let label: Label
    let isOn: Binding<Bool>
    init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.isOn = isOn
    }
    init(_ title: String, isOn: Binding<Bool>) {
        label = Text(title)
        self.isOn = isOn
    }
    init(_ title: String, systemImage: String, isOn: Binding<Bool>) {
        label = _systemLabel(title, systemImage)
        self.isOn = isOn
    }
}

@_primitive("TextField") struct TextField<Label>: View {
    let label: Label
    let text: Any
    let onCommit: Any?
    let onEditingChanged: Any?
    var _format: Any? = nil
    var _formatter: Any? = nil
    var _type: Any? = nil
    func _shown(_ value: Any) -> String { _formatter == nil ? _shownAs(_format!, value) : _shownBy(_formatter!, value) }
    func _parsed(_ text: String) -> Any? { _parsedAs(_format!, text) }
    init(_ title: String, text: Binding<String>) {
        label = Text(title)
        self.text = text
        onCommit = nil
        onEditingChanged = nil
    }
    init(_ title: String, text: Binding<String>, axis: Axis) {
        label = Text(title)
        self.text = text
        onCommit = nil
        onEditingChanged = nil
    }
    init(_ title: String, text: Binding<String>, prompt: Text?) {
        label = Text(title)
        self.text = text
        onCommit = nil
        onEditingChanged = nil
    }
    init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) {
        label = Text(title)
        self.text = text
        onCommit = nil
        onEditingChanged = nil
    }
    init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}) {
        label = Text(title)
        self.text = text
        self.onCommit = onCommit
        self.onEditingChanged = onEditingChanged
    }
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
        onCommit = nil
        onEditingChanged = nil
    }
    init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
        onCommit = nil
        onEditingChanged = nil
    }
    init(_ title: String, text: Binding<String>, selection: Any, prompt: Text? = nil, axis: Axis? = nil) {
        label = Text(title)
        self.text = text
        onCommit = nil
        onEditingChanged = nil
    }
    init<V, F: FormatStyle>(_ title: String, value: Binding<V>, format: F, prompt: Text? = nil, _type type: V.Type = V.self) {
        label = Text(title)
        text = value
        onCommit = nil
        onEditingChanged = nil
        _format = format
        _type = type
    }
    init<V, F: FormatStyle>(value: Binding<V>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label, _type type: V.Type = V.self) {
        self.label = label()
        text = value
        onCommit = nil
        onEditingChanged = nil
        _format = format
        _type = type
    }
    init<V>(_ title: String, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        label = Text(title)
        text = value
        onCommit = nil
        onEditingChanged = nil
        _formatter = formatter
    }
    init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        text = value
        onCommit = nil
        onEditingChanged = nil
        _formatter = formatter
    }
    init<V>(
        _ title: String, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        label = Text(title)
        text = value
        self.onCommit = onCommit
        self.onEditingChanged = onEditingChanged
        _formatter = formatter
    }
}

func _shownAs(_ format: _Value, _ value: Any) -> String { "\(format.format(value))" }
func _parsedAs(_ format: _Value, _ text: String) -> Any? { try? format.parseStrategy.parse(text) }
func _shownBy(_ formatter: _Value, _ value: Any) -> String { formatter.string(for: value) ?? "" }

@_primitive("SecureField") struct SecureField<Label>: View {
    let label: Label
    let text: Binding<String>
    var onCommit: Any? = nil
    init(_ title: String, text: Binding<String>) {
        label = Text(title)
        self.text = text
    }
    init(_ title: String, text: Binding<String>, prompt: Text?) {
        label = Text(title)
        self.text = text
    }
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
    }
    init(_ title: String, text: Binding<String>, onCommit: @escaping () -> Void) {
        label = Text(title)
        self.text = text
        self.onCommit = onCommit
    }
}

@_primitive("TextEditor") struct TextEditor: View {
    let _label: String
    let text: Binding<String>
    init(text: Binding<String>) {
        _label = ""
        self.text = text
    }
    init(text: Binding<String>, selection: Any) {
        _label = ""
        self.text = text
    }
}

@_primitive("Stepper") struct Stepper<Label>: View {
    let label: Any
    let value: Any?
    let step: Any
    let onIncrement: Any?
    let onDecrement: Any?
    let lower: Any?
    let upper: Any?
    let onEditingChanged: Any?
    init(_label label: Any, _value value: Any?, _step step: Any, _bounds bounds: (lower: Any, upper: Any)?, _editing editing: Any?) {
        self.label = label
        self.value = value
        self.step = step
        onIncrement = nil
        onDecrement = nil
        lower = bounds?.lower
        upper = bounds?.upper
        onEditingChanged = editing
    }
    init(_label label: Any, _increment increment: Any?, _decrement decrement: Any?, _editing editing: Any?) {
        self.label = label
        value = nil
        step = 1
        onIncrement = increment
        onDecrement = decrement
        lower = nil
        upper = nil
        onEditingChanged = editing
    }
    init<V>(_ title: String, value: Binding<V>, step: V = 1, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: Text(title), _value: value, _step: step, _bounds: nil, _editing: onEditingChanged)
    }
    init<V>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: Text(title), _value: value, _step: step, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _editing: onEditingChanged)
    }
    init<V, F: FormatStyle>(_ title: String, value: Binding<V>, step: V = 1, format: F, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: Text(title), _value: value, _step: step, _bounds: nil, _editing: onEditingChanged)
    }
    init<V, F: FormatStyle>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, format: F, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: Text(title), _value: value, _step: step, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _editing: onEditingChanged)
    }
    init<V>(value: Binding<V>, step: V = 1, @ViewBuilder label: () -> Label, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: label(), _value: value, _step: step, _bounds: nil, _editing: onEditingChanged)
    }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: label(), _value: value, _step: step, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _editing: onEditingChanged)
    }
    init<V>(value: Binding<V>, step: V = 1, onEditingChanged: ((Bool) -> Void)? = nil, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _value: value, _step: step, _bounds: nil, _editing: onEditingChanged)
    }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, onEditingChanged: ((Bool) -> Void)? = nil, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _value: value, _step: step, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _editing: onEditingChanged)
    }
    init<V, F: FormatStyle>(value: Binding<V>, step: V = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: label(), _value: value, _step: step, _bounds: nil, _editing: onEditingChanged)
    }
    init<V, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: ((Bool) -> Void)? = nil
    ) { self.init(_label: label(), _value: value, _step: step, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _editing: onEditingChanged) }
    init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: Text(title), _increment: onIncrement, _decrement: onDecrement, _editing: onEditingChanged)
    }
    init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil) {
        self.init(_label: label(), _increment: onIncrement, _decrement: onDecrement, _editing: onEditingChanged)
    }
    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: ((Bool) -> Void)? = nil, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _increment: onIncrement, _decrement: onDecrement, _editing: onEditingChanged)
    }
}

@_primitive("Slider") struct Slider<Label>: View {
    let label: Any
    let value: Any
    let lower: Any
    let upper: Any
    let step: Any?
    let onEditingChanged: Any?
    let header: Any?
    let footer: Any?
    init(
        _label label: Any, _value value: Any, _bounds bounds: (lower: Any, upper: Any), _step step: Any?, _editing editing: Any?, _minimum minimum: Any?,
        _maximum maximum: Any?
    ) {
        self.label = label
        self.value = value
        lower = bounds.lower
        upper = bounds.upper
        self.step = step
        onEditingChanged = editing
        header = minimum
        footer = maximum
    }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(
            _label: EmptyView(), _value: value, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _step: nil, _editing: onEditingChanged,
            _minimum: nil, _maximum: nil)
    }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(
            _label: EmptyView(), _value: value, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _step: step, _editing: onEditingChanged,
            _minimum: nil, _maximum: nil)
    }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(
            _label: label(), _value: value, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _step: nil, _editing: onEditingChanged,
            _minimum: nil, _maximum: nil)
    }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(
            _label: label(), _value: value, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _step: step, _editing: onEditingChanged,
            _minimum: nil, _maximum: nil)
    }
    init<V, M, N>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> M,
        @ViewBuilder maximumValueLabel: () -> N, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _label: label(), _value: value, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _step: nil, _editing: onEditingChanged,
            _minimum: minimumValueLabel(), _maximum: maximumValueLabel())
    }
    init<V, M, N>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> M,
        @ViewBuilder maximumValueLabel: () -> N, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            _label: label(), _value: value, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _step: step, _editing: onEditingChanged,
            _minimum: minimumValueLabel(), _maximum: maximumValueLabel())
    }
    init<V, M, N>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: M, maximumValueLabel: N,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            _label: label(), _value: value, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _step: nil, _editing: onEditingChanged,
            _minimum: minimumValueLabel, _maximum: maximumValueLabel)
    }
    init<V, M, N>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: M,
        maximumValueLabel: N, @ViewBuilder label: () -> Label
    ) {
        self.init(
            _label: label(), _value: value, _bounds: (lower: bounds.lowerBound, upper: bounds.upperBound), _step: step, _editing: onEditingChanged,
            _minimum: minimumValueLabel, _maximum: maximumValueLabel)
    }
}

@_primitive("Link") struct Link<Label>: View {
    let label: Label
    let destination: Any
    let _follow: (EnvironmentValues) -> Void
    init(_ title: String, destination: URL) { self.init(destination: destination) { Text(title) } }
    init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
        _follow = { $0.openURL(destination) }
    }
    func _defaults() -> EnvironmentValues { _environmentValues() }
}

func _systemLabel(_ title: String, _ image: String) -> some View { Label(title, systemImage: image) }

extension Button {
    init(_ title: String, image: Any, action: @escaping () -> Void) {
        label = Text(title)
        self.action = action
        role = nil
    }
    init(_ title: String, image: Any, role: ButtonRole?, action: @escaping () -> Void) {
        label = Text(title)
        self.action = action
        self.role = role
    }
}
