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
    /// A `DynamicProperty`'s own `update()`.
    let update: FunctionSymbol?
    /// What it is to those who act on it, where it is a control or another element of queries.
    let control: ControlKind?

    var isStyleable: Bool { control?.isStyleable ?? false }
    var queries: [String] { control?.queries ?? [] }

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
            control = ControlKind.all[primitive]
            styleBody = nil
            makeBody = nil
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
            control = nil
            makeBody = types.method("makeBody", of: type) ?? types.method("_body", of: type)
            styleBody = makeBody == nil ? nil : types.preludeMethod("_styleBody", of: type)
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

    /// Names of stored properties that hold child views in prelude declarations, shown in this order of declaration.
    private static let childFieldNames: Set<String> = [
        "content", "label", "title", "icon", "header", "footer", "background", "overlay", "actions", "message",
        "description", "mask", "toolbar", "accessory",
    ]
}
