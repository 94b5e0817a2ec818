extension View {
    func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View {
        onChange(of: trigger) { old, new in _ = condition(old, new) }
    }
    func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View {
        onChange(of: trigger) { old, new in _ = feedback(old, new) }
    }
    func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View { onChange(of: trigger) { _ = feedback() } }
    func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        onAppear { action(true) }.onDisappear { action(false) }
    }
    func onScrollGeometryChange<T>(for type: Any, of transform: Any, action: Any) -> some View { self }
    func onScrollPhaseChange(_ action: Any) -> some View { self }
    func onScrollTargetVisibilityChange(idType: Any, threshold: Double = 0.5, _ action: Any) -> some View { self }
    func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View {
        background { GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(new) } } }
    }
    func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View {
        background { GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) } } }
    }
    func navigationBarItems<L>(leading: L) -> some View { _ToolbarModifier(content: self, toolbar: ToolbarItem(placement: .topBarLeading) { leading }) }
    func navigationBarItems<T>(trailing: T) -> some View { _ToolbarModifier(content: self, toolbar: ToolbarItem(placement: .topBarTrailing) { trailing }) }
    func navigationBarItems<L, T>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
    func presentationBackground<S>(_ style: S) -> some View { self }
    func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        background(alignment: alignment, content: content)
    }
    func containerBackground<S>(_ style: S, for container: Any) -> some View { self }
    func containerBackground<V>(for container: Any, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        background(alignment: alignment, content: content)
    }
    func tabViewBottomAccessory<V>(@ViewBuilder content: () -> V) -> some View { _SafeAreaModifier(content: self, accessory: content()) }
    func tabViewBottomAccessory<V>(isEnabled: Bool, @ViewBuilder content: () -> V) -> some View {
        _SafeAreaModifier(content: self, accessory: isEnabled ? content() : EmptyView())
    }
    func sectionActions<V>(@ViewBuilder content: () -> V) -> some View { _SafeAreaModifier(content: self, accessory: content()) }
}

struct SensoryFeedback: Equatable {
    let _name: String
    static var success: SensoryFeedback { SensoryFeedback(_name: "success") }
    static var warning: SensoryFeedback { SensoryFeedback(_name: "warning") }
    static var error: SensoryFeedback { SensoryFeedback(_name: "error") }
    static var selection: SensoryFeedback { SensoryFeedback(_name: "selection") }
    static var increase: SensoryFeedback { SensoryFeedback(_name: "increase") }
    static var decrease: SensoryFeedback { SensoryFeedback(_name: "decrease") }
    static var start: SensoryFeedback { SensoryFeedback(_name: "start") }
    static var stop: SensoryFeedback { SensoryFeedback(_name: "stop") }
    static var alignment: SensoryFeedback { SensoryFeedback(_name: "alignment") }
    static var levelChange: SensoryFeedback { SensoryFeedback(_name: "levelChange") }
    static var impact: SensoryFeedback { SensoryFeedback(_name: "impact") }
    static func impact(weight: Any = 0, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback(_name: "impact") }
    static func impact(flexibility: Any, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback(_name: "impact") }
}
