import SwiftMachine

/// Fields of a struct of the prelude that the host both takes apart and makes, in the order of their declaration.
///
/// Property wrappers are read at every access, so their places are constants; a test holds them against the
/// declarations.
protocol WrapperField: RawRepresentable, CaseIterable where RawValue == Int {
    /// The name of the struct in the prelude.
    static var type: String { get }
}

enum StateField: Int, WrapperField {
    case initial, thunk, location
    static var type: String { "State" }
}

enum StateObjectField: Int, WrapperField {
    case thunk, object
    static var type: String { "StateObject" }
}

enum ObservedObjectField: Int, WrapperField {
    case object
    static var type: String { "ObservedObject" }
}

enum EnvironmentObjectField: Int, WrapperField {
    case object
    static var type: String { "EnvironmentObject" }
}

enum EnvironmentField: Int, WrapperField {
    case key, value, isInstalled
    static var type: String { "Environment" }
}

enum AppStorageField: Int, WrapperField {
    case key, `default`, store, valueType, storeKeyPath, isInstalled
    static var type: String { "AppStorage" }
}

enum SceneStorageField: Int, WrapperField {
    case key, `default`, valueType, isInstalled
    static var type: String { "SceneStorage" }
}

enum NamespaceField: Int, WrapperField {
    case number
    static var type: String { "Namespace" }
}

enum FocusStateField: Int, WrapperField {
    case initial, location
    static var type: String { "FocusState" }
}

enum AccessibilityFocusStateField: Int, WrapperField {
    case initial, location
    static var type: String { "AccessibilityFocusState" }
}

enum GestureStateField: Int, WrapperField {
    case initial, location, reset
    static var type: String { "GestureState" }
}

enum BindingField: Int, WrapperField {
    case location, value
    static var type: String { "Binding" }
}

enum AnyTransitionField: Int, WrapperField {
    case name, animation
    static var type: String { "AnyTransition" }
}

enum PublishedField: Int, WrapperField {
    case storage
    static var type: String { "Published" }
}

extension ContiguousArray<Value> {
    /// A field of a struct's fields; nil where there are not as many.
    subscript<Field: WrapperField>(_ field: Field) -> Value? {
        let place = field.rawValue
        return place < count ? self[place] : nil
    }
}
