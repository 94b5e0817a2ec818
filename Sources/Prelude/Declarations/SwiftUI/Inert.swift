// Stands for modifiers that change nothing that is simulated.
@_reachedBy("View") @_primitive("inert") struct _InertModifier: View {
    let content: Any
    let modifier: Any
}

extension View {
    func padding(_ length: Double) -> some View { self }
    func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
    func padding(_ insets: EdgeInsets) -> some View { self }
    func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
        maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> some View { self }
    func fontWeight(_ weight: Font.Weight?) -> some View { self }
    func fontDesign(_ design: Font.Design?) -> some View { self }
    func bold(_ isActive: Bool = true) -> some View { self }
    func italic(_ isActive: Bool = true) -> some View { self }
    func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    func monospaced(_ isActive: Bool = true) -> some View { self }
    func monospacedDigit() -> some View { self }
    func kerning(_ kerning: Double) -> some View { self }
    func tracking(_ tracking: Double) -> some View { self }
    func baselineOffset(_ offset: Double) -> some View { self }
    func foregroundColor(_ color: Color?) -> some View { self }
    func foregroundStyle(_ style: Color) -> some View { self }
    func foregroundStyle(_ primary: Any, _ secondary: Any) -> some View { self }
    func foregroundStyle(_ style: Any) -> some View { self }
    func tint(_ tint: Color?) -> some View { self }
    func accentColor(_ color: Color?) -> some View { self }
    func opacity(_ opacity: Double) -> some View { self }
    func hidden() -> some View { self }
    func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
    func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> some View { self }
    func blur(radius: Double, opaque: Bool = false) -> some View { self }
    func border(_ content: Color, width: Double = 1) -> some View { self }
    func clipped(antialiased: Bool = false) -> some View { self }
    func clipShape(_ shape: Any, style: Any? = nil) -> some View { self }
    func contentShape(_ shape: Any, eoFill: Bool = false) -> some View { self }
    func contentShape(_ kind: Any, _ shape: Any) -> some View { self }
    func offset(x: Double = 0, y: Double = 0) -> some View { self }
    func offset(_ offset: CGSize) -> some View { self }
    func position(x: Double = 0, y: Double = 0) -> some View { self }
    func position(_ position: CGPoint) -> some View { self }
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    func rotation3DEffect(_ angle: Angle, axis: Any, anchor: UnitPoint = .center, anchorZ: Double = 0, perspective: Double = 1) -> some View { self }
    func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }
    func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View { self }
    func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { self }
    func scaledToFit() -> some View { self }
    func scaledToFill() -> some View { self }
    func fixedSize() -> some View { self }
    func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    func layoutValue(key: Any, value: Any) -> some View { self }
    func layoutPriority(_ value: Double) -> some View { self }
    func zIndex(_ value: Double) -> some View { self }
    func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { self }
    func lineLimit(_ range: Any) -> some View { self }
    func symbolEffect(_ effect: Any, options: Any? = nil, value: Any) -> some View { self }
    func ignoresSafeArea(_ regions: Any? = nil, edges: Edge.Set = .all) -> some View { self }
    func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
    func navigationTitle(_ title: String) -> some View { self }
    func navigationTitle(_ title: Text) -> some View { self }
    func navigationBarTitle(_ title: String) -> some View { self }
    func navigationBarTitle(_ title: Text) -> some View { self }
    func navigationBarTitle(_ title: String, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    func navigationBarHidden(_ hidden: Bool) -> some View { self }
    func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
    func navigationViewStyle(_ style: Any) -> some View { self }
    func toolbarBackground(_ style: Any, for bars: Any...) -> some View { self }
    func toolbarColorScheme(_ scheme: ColorScheme?, for bars: Any...) -> some View { self }
    func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    func listStyle(_ style: Any) -> some View { self }
    func menuStyle(_ style: Any) -> some View { self }
    func gaugeStyle(_ style: Any) -> some View { self }
    func datePickerStyle(_ style: Any) -> some View { self }
    func tabViewStyle(_ style: Any) -> some View { self }
    func indexViewStyle(_ style: Any) -> some View { self }
    func buttonBorderShape(_ shape: Any) -> some View { self }
    func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    func listRowSeparator(_ visibility: Visibility, edges: Any? = nil) -> some View { self }
    func listRowSpacing(_ spacing: Double?) -> some View { self }
    func listSectionSeparator(_ visibility: Visibility, edges: Any? = nil) -> some View { self }
    func listSectionSpacing(_ spacing: Any) -> some View { self }
    func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    func scrollTargetBehavior(_ behavior: Any) -> some View { self }
    func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    func keyboardType(_ type: UIKeyboardType) -> some View { self }
    func textContentType(_ type: Any?) -> some View { self }
    func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    func textInputAutocapitalization(_ style: Any?) -> some View { self }
    func submitLabel(_ label: Any) -> some View { self }
    func textSelection(_ selectability: Any) -> some View { self }
    func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    func allowsHitTesting(_ enabled: Bool) -> some View { self }
    func help(_ text: String) -> some View { self }
    func badge(_ count: Int) -> some View { self }
    func matchedGeometryEffect(id: Any, in namespace: Any, properties: Any? = nil, anchor: UnitPoint = .center, isSource: Bool = true) -> some View { self }
    func matchedTransitionSource(id: Any, in namespace: Any) -> some View { self }
    func navigationTransition(_ transition: Any) -> some View { self }
    func drawingGroup(opaque: Bool = false) -> some View { self }
    func compositingGroup() -> some View { self }
    func blendMode(_ mode: BlendMode) -> some View { self }
    func colorMultiply(_ color: Color) -> some View { self }
    func colorInvert() -> some View { self }
    func brightness(_ amount: Double) -> some View { self }
    func contrast(_ amount: Double) -> some View { self }
    func saturation(_ amount: Double) -> some View { self }
    func grayscale(_ amount: Double) -> some View { self }
    func hueRotation(_ angle: Angle) -> some View { self }
    func accessibilityHidden(_ hidden: Bool) -> some View { self }
    func accessibilityHint(_ hint: String) -> some View { self }
    func accessibilityValue(_ value: String) -> some View { self }
    func accessibilityAddTraits(_ traits: Any) -> some View { self }
    func accessibilityRemoveTraits(_ traits: Any) -> some View { self }
    func accessibilityElement(children: Any? = nil) -> some View { self }
    func accessibilitySortPriority(_ priority: Double) -> some View { self }
    func accessibilityInputLabels(_ labels: Any) -> some View { self }
    func accessibility(hidden: Bool) -> some View { self }
    func accessibility(addTraits: Any) -> some View { self }
    func keyboardShortcut(_ shortcut: Any) -> some View { self }
    func keyboardShortcut(_ key: Any, modifiers: Any) -> some View { self }
    func presentationDetents(_ detents: Any) -> some View { self }
    func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    func presentationCornerRadius(_ radius: Double?) -> some View { self }
    func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
    func previewDevice(_ device: Any?) -> some View { self }
    func previewDisplayName(_ name: String?) -> some View { self }
    func previewLayout(_ layout: Any) -> some View { self }
    func dynamicTypeSize(_ size: Any) -> some View { self }
    func luminanceToAlpha() -> some View { self }
    func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    func alignmentGuide(_ guide: HorizontalAlignment, computeValue: Any) -> some View { self }
    func coordinateSpace(name: Any) -> some View { self }
    func coordinateSpace(_ name: Any) -> some View { self }
    func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

enum NavigationBarItem { enum TitleDisplayMode { case automatic, inline, large, inlineLarge } }

enum UIKeyboardType {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
        asciiCapableNumberPad
}

enum UITextAutocapitalizationType { case none, words, sentences, allCharacters }

// Puts views behind the view inside.
@_primitive("background") struct _BackgroundModifier: View {
    let content: Any
    let background: Any
}

// Masks the view inside with others.
@_primitive("mask") struct _MaskModifier: View {
    let content: Any
    let mask: Any
}

// Puts an accessory beside the view inside.
@_primitive("safeArea") struct _SafeAreaModifier: View {
    let content: Any
    let accessory: Any
}

enum VerticalEdge { case top, bottom }
enum HorizontalEdge { case leading, trailing }

// Puts views in front of the view inside.
@_primitive("overlay") struct _OverlayModifier: View {
    let content: Any
    let overlay: Any
}

extension View {
    func background<V>(_ background: V, alignment: Alignment = .center) -> some View { _BackgroundModifier(content: self, background: background) }
    func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { _BackgroundModifier(content: self, background: content()) }
    func background<V>(_ style: V, in shape: Any) -> some View { self }
    func background(_ color: Color) -> some View { _BackgroundModifier(content: self, background: color) }
    func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set) -> some View { _BackgroundModifier(content: self, background: color) }
    func background() -> some View { self }
    func overlay<V>(_ overlay: V, alignment: Alignment = .center) -> some View { _OverlayModifier(content: self, overlay: overlay) }
    func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { _OverlayModifier(content: self, overlay: content()) }
    func mask<V>(_ mask: V) -> some View { _MaskModifier(content: self, mask: mask) }
    func mask<V>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View { _MaskModifier(content: self, mask: mask()) }
    func listRowBackground<V>(_ view: V?) -> some View { _BackgroundModifier(content: self, background: view as Any) }
    func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V) -> some View {
        _SafeAreaModifier(content: self, accessory: content())
    }
    func safeAreaInset<V>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V) -> some View {
        _SafeAreaModifier(content: self, accessory: content())
    }
    func safeAreaBar<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V) -> some View {
        _SafeAreaModifier(content: self, accessory: content())
    }
}
