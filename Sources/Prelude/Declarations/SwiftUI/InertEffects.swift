// How something is drawn, blended and moved on the screen.
extension View {
    func allowedDynamicRange(_ range: Any?) -> some View { self }
    func backgroundExtensionEffect() -> some View { self }
    func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
    func background(in shape: Any, fillStyle: Any = 0) -> some View { self }
    func background<V>(_ style: V, in shape: Any, fillStyle: Any) -> some View { self }
    func background<V>(_ style: V, ignoresSafeAreaEdges edges: Edge.Set) -> some View { self }
    func background(ignoresSafeAreaEdges edges: Edge.Set) -> some View { self }
    func overlay<V>(_ style: V, in shape: Any, fillStyle: Any = 0) -> some View { self }
    func overlay<V>(_ style: V, ignoresSafeAreaEdges edges: Edge.Set) -> some View { self }
    func border<S>(_ content: S, width: Double = 1) -> some View { self }
    func tint<S>(_ tint: S?) -> some View { self }
    func foregroundStyle(_ primary: Any, _ secondary: Any, _ tertiary: Any) -> some View { self }
    func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some View { self }
    func distortionEffect(_ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    func layerEffect(_ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View { self }
    func geometryGroup() -> some View { self }
    func glassEffect(_ glass: Any = 0, in shape: Any = 0) -> some View { self }
    func glassEffect(_ glass: Any = 0, in shape: Any = 0, isEnabled: Bool) -> some View { self }
    func glassEffectID(_ id: Any?, in namespace: Any) -> some View { self }
    func glassEffectTransition(_ transition: Any) -> some View { self }
    func glassEffectTransition(_ transition: Any, isEnabled: Bool) -> some View { self }
    func glassEffectUnion(id: Any?, namespace: Any) -> some View { self }
    func glassBackgroundEffect(displayMode: Any = 0) -> some View { self }
    func glassBackgroundEffect(in shape: Any, displayMode: Any = 0) -> some View { self }
    func hoverEffect(_ effect: Any = 0) -> some View { self }
    func hoverEffect(_ effect: Any = 0, isEnabled: Bool) -> some View { self }
    func defaultHoverEffect(_ effect: Any?) -> some View { self }
    func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    func materialActiveAppearance(_ appearance: Any) -> some View { self }
    func matchedTransitionSource(id: Any, in namespace: Any, configuration: Any) -> some View { self }
    func pointerStyle(_ style: Any?) -> some View { self }
    func pointerVisibility(_ visibility: Visibility) -> some View { self }
    func projectionEffect(_ transform: Any) -> some View { self }
    func transformEffect(_ transform: Any) -> some View { self }
    func scrollTransition(_ configuration: Any = 0, axis: Axis? = nil, transition: Any) -> some View { self }
    func scrollTransition(topLeading: Any, bottomTrailing: Any, axis: Axis? = nil, transition: Any) -> some View { self }
    func visualEffect(_ effect: Any) -> some View { self }
    func symbolColorRenderingMode(_ mode: Any?) -> some View { self }
    func symbolEffect(_ effect: Any, options: Any? = nil, isActive: Bool = true) -> some View { self }
    func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    func symbolVariableValueMode(_ mode: Any?) -> some View { self }
    func textRenderer(_ renderer: Any) -> some View { self }
    func containerShape(_ shape: Any) -> some View { self }
    func contentShape(_ kind: Any, _ shape: Any, eoFill: Bool) -> some View { self }
    func clipShape(_ shape: Any, style: Any) -> some View { self }
    func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    func springLoadingBehavior(_ behavior: Any) -> some View { self }
}

extension Image {
    func symbolRenderingMode(_ mode: Any?) -> Image { self }
    func allowedDynamicRange(_ range: Any?) -> Image { self }
    func resizable(capInsets: EdgeInsets) -> Image { self }
    func resizable(resizingMode: ResizingMode) -> Image { self }
    func widgetAccentedRenderingMode(_ mode: Any?) -> Image { self }
}

extension Text {
    func textScale(_ scale: Any, isEnabled: Bool = true) -> Text { self }
    func typesettingLanguage(_ language: Any, isEnabled: Bool = true) -> Text { self }
    func customAttribute(_ value: Any) -> Text { self }
    func foregroundStyle(_ style: Any) -> Text { self }
    func fontDesign(_ design: Font.Design?) -> Text { self }
    func fontWidth(_ width: Any?) -> Text { self }
    func speechAdjustedPitch(_ value: Double) -> Text { self }
    func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension Shape {
    func fill(_ content: Any, style: Any) -> some View { self }
    func fill(style: Any) -> some View { self }
    func stroke(_ content: Any, lineWidth: Double = 1, antialiased: Bool) -> some View { self }
    func stroke(style: StrokeStyle) -> some View { self }
    func stroke(lineWidth: Double) -> some View { self }
    func strokeBorder(_ content: Any, style: StrokeStyle, antialiased: Bool = true) -> some View { self }
    func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { self }
    func strokeBorder(_ content: Any, lineWidth: Double = 1, antialiased: Bool) -> some View { self }
    func strokeBorder(lineWidth: Double, antialiased: Bool = true) -> some View { self }
    func offset(_ offset: CGSize) -> some Shape { self }
    func offset(_ offset: CGPoint) -> some Shape { self }
    func offset(x: Double = 0, y: Double = 0) -> some Shape { self }
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape { self }
    func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some Shape { self }
    func size(_ size: CGSize) -> some Shape { self }
    func size(width: Double, height: Double) -> some Shape { self }
    func transform(_ transform: Any) -> some Shape { self }
}

// What a filled or stroked shape can be followed by.
extension View {
    func fill(_ style: Any? = nil) -> some View { self }
    func stroke(_ style: Any? = nil, lineWidth: Double = 1) -> some View { self }
    func stroke(_ content: Any, style: StrokeStyle) -> some View { self }
    func strokeBorder(_ style: Any? = nil, lineWidth: Double = 1) -> some View { self }
}
