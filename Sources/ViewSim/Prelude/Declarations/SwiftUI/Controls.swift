// swift-format-ignore-file
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
    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label(); self.action = action; role = nil }
    init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label(); self.action = action; self.role = role }
    init(_ title: String, action: @escaping () -> Void) { label = Text(title); self.action = action; role = nil }
    init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) { label = Text(title); self.action = action; self.role = role }
    init(_ title: String, systemImage: String, action: @escaping () -> Void) { label = _systemLabel(title, systemImage); self.action = action; role = nil }
    init(_ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) { label = _systemLabel(title, systemImage); self.action = action; self.role = role }
    init(role: ButtonRole, action: @escaping () -> Void) { label = Text(role._name); self.action = action; self.role = role }
}
@_primitive("Toggle") struct Toggle<Label>: View {
    let label: Label
    let isOn: Binding<Bool>
    init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label(); self.isOn = isOn }
    init(_ title: String, isOn: Binding<Bool>) { label = Text(title); self.isOn = isOn }
    init(_ title: String, systemImage: String, isOn: Binding<Bool>) { label = _systemLabel(title, systemImage); self.isOn = isOn }
}
@_primitive("TextField") struct TextField<Label>: View {
    let label: Label
    let text: Binding<String>
    let onCommit: Any?
    let onEditingChanged: Any?
    init(_ title: String, text: Binding<String>) { label = Text(title); self.text = text; onCommit = nil; onEditingChanged = nil }
    init(_ title: String, text: Binding<String>, axis: Axis) { label = Text(title); self.text = text; onCommit = nil; onEditingChanged = nil }
    init(_ title: String, text: Binding<String>, prompt: Text?) { label = Text(title); self.text = text; onCommit = nil; onEditingChanged = nil }
    init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) { label = Text(title); self.text = text; onCommit = nil; onEditingChanged = nil }
    init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}) {
        label = Text(title)
        self.text = text
        self.onCommit = onCommit
        self.onEditingChanged = onEditingChanged
    }
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label(); self.text = text; onCommit = nil; onEditingChanged = nil }
}
@_primitive("SecureField") struct SecureField<Label>: View {
    let label: Label
    let text: Binding<String>
    init(_ title: String, text: Binding<String>) { label = Text(title); self.text = text }
    init(_ title: String, text: Binding<String>, prompt: Text?) { label = Text(title); self.text = text }
}
@_primitive("TextEditor") struct TextEditor: View {
    let _label: String
    let text: Binding<String>
    init(text: Binding<String>) { _label = ""; self.text = text }
}
@_primitive("Stepper") struct Stepper<Label>: View {
    let label: Label
    let value: Any?
    let step: Any
    let onIncrement: Any?
    let onDecrement: Any?
    let lower: Any?
    let upper: Any?
    init<V>(_ title: String, value: Binding<V>, step: V = 1) { label = Text(title); self.value = value; self.step = step; onIncrement = nil; onDecrement = nil; lower = nil; upper = nil }
    init<V>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) {
        label = Text(title)
        self.value = value
        self.step = step
        onIncrement = nil
        onDecrement = nil
        lower = bounds.lowerBound
        upper = bounds.upperBound
    }
    init<V>(value: Binding<V>, step: V = 1, @ViewBuilder label: () -> Label) { self.label = label(); self.value = value; self.step = step; onIncrement = nil; onDecrement = nil; lower = nil; upper = nil }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.value = value
        self.step = step
        onIncrement = nil
        onDecrement = nil
        lower = bounds.lowerBound
        upper = bounds.upperBound
    }
    init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) { label = Text(title); value = nil; step = 1; self.onIncrement = onIncrement; self.onDecrement = onDecrement; lower = nil; upper = nil }
    init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) { self.label = label(); value = nil; step = 1; self.onIncrement = onIncrement; self.onDecrement = onDecrement; lower = nil; upper = nil }
}
@_primitive("Slider") struct Slider<Label>: View {
    let label: Label
    let value: Any
    let lower: Any
    let upper: Any
    init<V>(value: Binding<V>) { label = EmptyView(); self.value = value; lower = 0.0; upper = 1.0 }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>) { label = EmptyView(); self.value = value; lower = bounds.lowerBound; upper = bounds.upperBound }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) { label = EmptyView(); self.value = value; lower = bounds.lowerBound; upper = bounds.upperBound }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label) { self.label = label(); self.value = value; lower = bounds.lowerBound; upper = bounds.upperBound }
    init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label) { self.label = label(); self.value = value; lower = bounds.lowerBound; upper = bounds.upperBound }
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
