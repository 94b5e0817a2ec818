protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral { static var defaultValue: Value { nil } }

// Sets a preference that views outside read.
@_primitive("preference") struct _PreferenceModifier: View {
    let content: Any
    let key: Any.Type
    let value: Any?
}

// Changes a preference on its way out.
@_primitive("transformPreference") struct _PreferenceTransformModifier: View {
    let content: Any
    let key: Any.Type
    let transform: (inout Any) -> Void
    func _transformed(_ value: Any) -> Any {
        var value = value
        transform(&value)
        return value
    }
}

// Calls its closure when a preference of the views inside has changed.
@_primitive("onPreferenceChange") struct _PreferenceActionModifier: View {
    let content: Any
    let key: Any.Type
    let action: Any
    func _reduced(_ value: Any, _ next: Any) -> Any {
        var value = value
        key.reduce(value: &value) { next }
        return value
    }
}

// Builds views from a preference of the view inside.
@_primitive("preferenceReader") struct _PreferenceReaderModifier: View {
    let content: Any
    let key: Any.Type
    let _build: Any
    let _isBackground: Bool
    func _reduced(_ value: Any, _ next: Any) -> Any {
        var value = value
        key.reduce(value: &value) { next }
        return value
    }
}

// Asks the presentation around for a color scheme.
@_primitive("preferredColorScheme") struct _PreferredSchemeModifier: View {
    let content: Any
    let scheme: ColorScheme?
    func _defaults() -> EnvironmentValues { _environmentValues() }
}

extension View { func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { _PreferredSchemeModifier(content: self, scheme: colorScheme) } }

extension View {
    func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { _PreferenceModifier(content: self, key: key, value: value) }
    func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
        _PreferenceTransformModifier(content: self, key: key, transform: callback)
    }
    func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View {
        _PreferenceActionModifier(content: self, key: key, action: action)
    }
    func overlayPreferenceValue<K: PreferenceKey, V>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V)
        -> some View
    { _PreferenceReaderModifier(content: self, key: key, _build: transform, _isBackground: false) }
    func backgroundPreferenceValue<K: PreferenceKey, V>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { _PreferenceReaderModifier(content: self, key: key, _build: transform, _isBackground: true) }
    func anchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View {
        _PreferenceModifier(content: self, key: key, value: transform(Anchor<A>(_source: value._name)))
    }
    func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void)
        -> some View
    {
        _PreferenceTransformModifier(content: self, key: key, transform: { transform(&$0, Anchor<A>(_source: value._name)) })
    }
}

// Where an anchor is in a view takes a layout, which is not simulated: what a proxy makes of it is opaque.
struct Anchor<Value>: Hashable {
    let _source: String
    struct Source {
        let _name: String
        static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(_name: "bounds") }
        static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(_name: "rect") }
        static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "point") }
        static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "unitPoint") }
        static var topLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "topLeading") }
        static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "top") }
        static var topTrailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "topTrailing") }
        static var leading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "leading") }
        static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "center") }
        static var trailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "trailing") }
        static var bottomLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "bottomLeading") }
        static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "bottom") }
        static var bottomTrailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_name: "bottomTrailing") }
    }
}

extension GeometryProxy { subscript<T>(anchor: Anchor<T>) -> T { _unknown("GeometryProxy[anchor]") } }
func _unknown(_ name: String) -> Any
