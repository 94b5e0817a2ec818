/// What is known of a kind of control, or of another view that queries find: the one place where its name stands for it.
struct ControlKind {
    /// The element queries of scenarios that find it; the first one is its kind.
    var queries: [String] = []
    /// The field with the binding that it reads and writes.
    var binding: ViewField?
    /// Whether styles that a user writes are for it.
    var isStyleable = false
    /// Whether text is typed into it, for which it takes the focus.
    var isTextField = false
    /// Whether a finger that comes down on it is its own.
    var takesTouches = false

    /// By primitive name.
    static let all: [String: ControlKind] = [
        "Button": ControlKind(queries: ["buttons"], isStyleable: true, takesTouches: true),
        "Toggle": ControlKind(
            queries: ["switches", "toggles"], binding: .isOn, isStyleable: true, takesTouches: true),
        "Link": ControlKind(queries: ["links"], takesTouches: true),
        "NavigationLink": ControlKind(queries: ["links", "buttons"], takesTouches: true),
        "Menu": ControlKind(queries: ["buttons"], takesTouches: true),
        "SearchCompletion": ControlKind(queries: ["buttons"]),

        "TextField": ControlKind(
            queries: ["textFields"], binding: .text, isStyleable: true, isTextField: true, takesTouches: true),
        "SecureField": ControlKind(
            queries: ["secureTextFields"], binding: .text, isTextField: true, takesTouches: true),
        "TextEditor": ControlKind(queries: ["textViews"], binding: .text, isTextField: true, takesTouches: true),
        "SearchField": ControlKind(queries: ["searchFields"], binding: .text, isTextField: true),

        "Stepper": ControlKind(queries: ["steppers"], binding: .value),
        "Slider": ControlKind(queries: ["sliders"], binding: .value),
        "Picker": ControlKind(queries: ["pickers"], binding: .selection),
        "DatePicker": ControlKind(queries: ["datePickers"], binding: .selection),
        "MultiDatePicker": ControlKind(queries: ["datePickers"], binding: .selection),
        "ColorPicker": ControlKind(queries: ["colorWells", "buttons"], binding: .selection),

        "Text": ControlKind(queries: ["staticTexts"]),
        "Image": ControlKind(queries: ["images"]),
        "Label": ControlKind(isStyleable: true),
        "ProgressView": ControlKind(isStyleable: true),
        "GroupBox": ControlKind(isStyleable: true),
        "LabeledContent": ControlKind(isStyleable: true),
        "Form": ControlKind(isStyleable: true),

        "ForEach": ControlKind(binding: .data),
        "List": ControlKind(binding: .selection),
        "TabView": ControlKind(binding: .selection),
        "presentation": ControlKind(binding: .binding),
        "onTapGesture": ControlKind(takesTouches: true),
        "gesture": ControlKind(takesTouches: true),
        "focusable": ControlKind(takesTouches: true),
    ]
}
