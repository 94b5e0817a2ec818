@_primitive("ColorPicker") struct ColorPicker<Label>: View {
    let label: Any
    let selection: Any
    init<C>(_ title: String, selection: Binding<C>, supportsOpacity: Bool = true) {
        label = Text(title)
        self.selection = selection
    }
    init<C>(selection: Binding<C>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
    }
}
