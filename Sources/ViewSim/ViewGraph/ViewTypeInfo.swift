import SwiftFrontEnd
import SwiftMachine

/// What the graph knows of a type whose values occur as views, looked up once.
final class ViewTypeInfo {
    /// A field of a prelude view that holds children.
    struct ChildField {
        let index: Int
        /// How identity paths name the place: nil for the one content of a container.
        let component: String?
    }

    /// A stored property that the graph connects to storage before a body runs.
    struct DynamicField {
        let index: Int
        let kind: Kind
        let property: PropertySymbol
        /// For a user's `DynamicProperty` struct: its own fields.
        let nested: ViewTypeInfo?

        /// The wrapper, as its attribute is written.
        enum Kind: String {
            case state = "State"
            case stateObject = "StateObject"
            case observedObject = "ObservedObject"
            case environmentObject = "EnvironmentObject"
            case environment = "Environment"
            case binding = "Binding"
            case bindable = "Bindable"
            case focusState = "FocusState"
            case accessibilityFocusState = "AccessibilityFocusState"
            case gestureState = "GestureState"
            case appStorage = "AppStorage"
            case sceneStorage = "SceneStorage"
            case namespace = "Namespace"
            case scaledMetric = "ScaledMetric"
            case focusedValue = "FocusedValue"
            case focusedBinding = "FocusedBinding"
            case focusedObject = "FocusedObject"
            /// A user's own `DynamicProperty`.
            case custom = ""
        }

        /// The wrapped property's name, as people write it.
        var wrappedName: String { property.wraps ?? property.name }
    }

    let type: NominalType
    let kind: ViewKind
    var role: ViewRole { kind.role }
    let name: String
    let childFields: [ChildField]
    /// Where the type has each `ViewField`.
    private let places: [Int8]
    /// The family of a container that creates its rows when they are needed.
    let lazyKind: LazyKind?
    /// Whether a container is no row of a lazy container itself, while what it shows is.
    let isRowGroup: Bool
    /// Whether it shows a header and a footer, which are no rows.
    let isSection: Bool
    let dynamicFields: [DynamicField]
    /// Whether all fields are plain data, whose bytes SwiftUI compares.
    let isPlainData: Bool
    let isEquatable: Bool
    /// The getter of `body`, or a modifier's `body(content:)`.
    let body: FunctionSymbol?
    /// A user's style of controls: what calls its `makeBody(configuration:)`, and that function itself.
    let styleBody: FunctionSymbol?
    let makeBody: FunctionSymbol?
    /// Whether the view is a control that styles are for.
    let isStyleable: Bool
    /// A `DynamicProperty`'s own `update()`.
    let update: FunctionSymbol?
    /// The field with the binding that a control reads and writes.
    let boundField: ViewField?
    /// The element queries of scenarios that find a view of the prelude; the first one is its kind.
    let queries: [String]

    init(type: NominalType, in types: ViewTypes) {
        self.type = type
        let isHidden = type.isFromPrelude && type.name.hasPrefix("_")
        name = isHidden ? type.primitive ?? type.name : type.qualifiedName
        let fields = type.storedProperties
        if type.isFromPrelude, let primitive = type.primitive {
            let names = fields.map(\.name)
            places = ViewField.places(in: names, of: primitive)
            var children = names.indices.filter { Self.childFieldNames.contains(names[$0]) }
            if primitive == "EmptyView" { children = [] }
            kind = ViewKind(primitive: primitive, hasChildren: !children.isEmpty)
            let showsOwnName = primitive.first?.isUppercase == true
            childFields = children.map { index in
                let name = names[index]
                let isMain = name == "content" || (children.count == 1 && showsOwnName)
                return ChildField(index: index, component: isMain ? nil : name)
            }
            lazyKind = LazyKind(primitive: primitive)
            isRowGroup = primitive == "Group" || primitive == "Section"
            isSection = primitive == "Section"
            dynamicFields = []
            body = nil
            update = nil
            queries = Self.queries[primitive] ?? []
            boundField = Self.boundFields[primitive]
            styleBody = nil
            makeBody = nil
            isStyleable = Self.styleable.contains(primitive)
        } else {
            let isModifier = types.isModifier(type)
            kind = isModifier ? .modifier : .composite
            childFields = []
            places = []
            lazyKind = nil
            isRowGroup = false
            isSection = false
            dynamicFields = types.dynamicFields(of: type)
            body = isModifier ? types.method("body", of: type) : types.getter("body", of: type)
            update = isModifier ? nil : types.method("update", of: type)
            queries = []
            boundField = nil
            makeBody = types.method("makeBody", of: type) ?? types.method("_body", of: type)
            styleBody = makeBody == nil ? nil : types.preludeMethod("_styleBody", of: type)
            isStyleable = false
        }
        isPlainData = fields.allSatisfy { types.isPlainData($0.type) }
        isEquatable = types.isEquatable(type)
    }

    /// A field of a view of the type; `.void` where there is none.
    func value(of field: ViewField, in view: StructCell) -> Value {
        guard field.rawValue < places.count else { return .void }
        let place = Int(places[field.rawValue])
        return place >= 0 && place < view.fields.count ? view.fields[place] : .void
    }

    func value(of field: ViewField, in view: Value) -> Value {
        guard case .cell(let cell) = view, let cell = cell as? StructCell else { return .void }
        return value(of: field, in: cell)
    }

    private static let styleable: Set<String> = [
        "Button", "Toggle", "Label", "ProgressView", "GroupBox", "LabeledContent", "Form", "TextField",
    ]

    /// Names of stored properties that hold child views in prelude declarations, shown in this order of declaration.
    private static let childFieldNames: Set<String> = [
        "content", "label", "title", "icon", "header", "footer", "background", "overlay", "actions", "message",
        "description", "mask", "toolbar", "accessory",
    ]

    private static let boundFields: [String: ViewField] = [
        "ColorPicker": .selection, "DatePicker": .selection, "ForEach": .data, "List": .selection,
        "MultiDatePicker": .selection, "Picker": .selection, "presentation": .binding, "SearchField": .text,
        "SecureField": .text,
        "Slider": .value, "Stepper": .value, "TabView": .selection, "TextEditor": .text, "TextField": .text,
        "Toggle": .isOn,
    ]

    private static let queries: [String: [String]] = [
        "Button": ["buttons"], "Toggle": ["switches", "toggles"], "TextField": ["textFields"],
        "SecureField": ["secureTextFields"], "TextEditor": ["textViews"], "Stepper": ["steppers"],
        "Slider": ["sliders"], "Link": ["links"], "NavigationLink": ["links", "buttons"], "Picker": ["pickers"],
        "Text": ["staticTexts"], "Image": ["images"], "Menu": ["buttons"], "DatePicker": ["datePickers"],
        "MultiDatePicker": ["datePickers"],
        "ColorPicker": ["colorWells", "buttons"], "SearchField": ["searchFields"], "SearchCompletion": ["buttons"],
    ]
}
