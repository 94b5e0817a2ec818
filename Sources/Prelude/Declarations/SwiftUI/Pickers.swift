// Names the value that selects the view inside.
@_primitive("tag") struct _TagModifier: View {
    let content: Any
    let tag: Any?
}

extension View {
    func tag<V>(_ tag: V) -> some View { _TagModifier(content: self, tag: tag) }
    func tag<V>(_ tag: V, includeOptional: Bool) -> some View { _TagModifier(content: self, tag: tag) }
    func pickerStyle(_ style: PickerStyle) -> some View { _PickerStyleModifier(content: self, style: style._name) }
}

// Sets the style of the pickers inside.
@_primitive("pickerStyle") struct _PickerStyleModifier: View {
    let content: Any
    let style: String
}

struct PickerStyle {
    let _name: String
    static let automatic = PickerStyle(_name: "automatic")
    static let menu = PickerStyle(_name: "menu")
    static let segmented = PickerStyle(_name: "segmented")
    static let inline = PickerStyle(_name: "inline")
    static let wheel = PickerStyle(_name: "wheel")
    static let palette = PickerStyle(_name: "palette")
    static let navigationLink = PickerStyle(_name: "navigationLink")
    static let radioGroup = PickerStyle(_name: "radioGroup")
}

func DefaultPickerStyle() -> PickerStyle { .automatic }
func MenuPickerStyle() -> PickerStyle { .menu }
func SegmentedPickerStyle() -> PickerStyle { .segmented }
func InlinePickerStyle() -> PickerStyle { .inline }
func WheelPickerStyle() -> PickerStyle { .wheel }
func PalettePickerStyle() -> PickerStyle { .palette }
func NavigationLinkPickerStyle() -> PickerStyle { .navigationLink }

@_primitive("Picker") struct Picker<Label>: View {
    let label: Label
    let selection: Any
    let content: Any
    init<S, C>(_ title: String, selection: Binding<S>, @ViewBuilder content: () -> C) {
        label = Text(title)
        self.selection = selection
        self.content = content()
    }
    init<S, C>(_ title: String, systemImage: String, selection: Binding<S>, @ViewBuilder content: () -> C) {
        label = _systemLabel(title, systemImage)
        self.selection = selection
        self.content = content()
    }
    init<S, C>(_ title: Text, selection: Binding<S>, @ViewBuilder content: () -> C) {
        label = title
        self.selection = selection
        self.content = content()
    }
    init<S, C>(selection: Binding<S>, label: Label, @ViewBuilder content: () -> C) {
        self.label = label
        self.selection = selection
        self.content = content()
    }
    init<S, C>(selection: Binding<S>, @ViewBuilder content: () -> C, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
        self.content = content()
    }
}
