extension View {
    func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }
    func disableAutocorrection(_ disable: Bool?) -> some View { environment(\.autocorrectionDisabled, disable ?? false) }
    func backgroundStyle(_ style: Any) -> some View { environment(\.backgroundStyle, style) }
    func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
    func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
    func controlSize(_ range: ClosedRange<ControlSize>) -> some View { self }
    func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
    func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
    func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
    func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }
    func redacted(reason: RedactionReasons) -> some View { transformEnvironment(\.redactionReasons) { $0.formUnion(reason) } }
    func unredacted() -> some View { environment(\.redactionReasons, []) }
    func scrollDisabled(_ disabled: Bool) -> some View { transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled } }
    func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { environment(\.scrollDismissesKeyboardMode, mode) }
    func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        transformEnvironment(\._scrollIndicators) { $0 = $0._set(visibility, axes) }
    }
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
    func symbolVariant(_ variant: SymbolVariants) -> some View { transformEnvironment(\.symbolVariants) { $0 = $0._adding(variant) } }
    func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    func hoverEffectDisabled(_ disabled: Bool = true) -> some View { transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled } }
    func focusEffectDisabled(_ disabled: Bool = true) -> some View { transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled } }
}

extension EnvironmentValues {
    @Entry var autocorrectionDisabled: Bool = false
    @Entry var backgroundStyle: Any?
    @Entry var contentTransition: ContentTransition = .identity
    @Entry var controlSize: ControlSize = .regular
    @Entry var headerProminence: Prominence = .standard
    @Entry var imageScale: Image.Scale = .medium
    @Entry var labelsVisibility: Visibility = .automatic
    @Entry var menuIndicatorVisibility: Visibility = .automatic
    @Entry var menuOrder: MenuOrder = .automatic
    @Entry var multilineTextAlignment: TextAlignment = .leading
    @Entry var redactionReasons: RedactionReasons = []
    @Entry var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
    @Entry var _scrollIndicators: _ScrollIndicators = _ScrollIndicators(_vertical: .automatic, _horizontal: .automatic)
    var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { _scrollIndicators._vertical }
    var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { _scrollIndicators._horizontal }
    @Entry var symbolRenderingMode: SymbolRenderingMode?
    @Entry var symbolVariants: SymbolVariants = .none
    @Entry var textCase: Text.Case?
    @Entry var truncationMode: Text.TruncationMode = .tail
    @Entry var isHoverEffectEnabled: Bool = true
    @Entry var isFocusEffectEnabled: Bool = true
    @Entry var accessibilityAssistiveAccessEnabled: Bool = false
    @Entry var accessibilityDimFlashingLights: Bool = false
    @Entry var accessibilityLargeContentViewerEnabled: Bool = false
    @Entry var accessibilityPlayAnimatedImages: Bool = true
    @Entry var accessibilityQuickActionsEnabled: Bool = false
    @Entry var accessibilityShowButtonShapes: Bool = false
    @Entry var accessibilitySwitchControlEnabled: Bool = false
    @Entry var appearsActive: Bool = true
    @Entry var backgroundProminence: BackgroundProminence = .standard
    @Entry var badgeProminence: BadgeProminence = .standard
    @Entry var calendar: Calendar = Calendar.current
    @Entry var contentTransitionAddsDrawingGroup: Bool = false
    @Entry var controlActiveState: ControlActiveState = .key
    @Entry var defaultMinListHeaderHeight: Double?
    @Entry var defaultWheelPickerItemHeight: Double = 32
    @Entry var isSceneCaptured: Bool = false
    @Entry var isTabBarShowingSections: Bool = false
    @Entry var legibilityWeight: LegibilityWeight? = .regular
    @Entry var navigationLinkIndicatorVisibility: Visibility = .automatic
    @Entry var searchSuggestionsPlacement: SearchSuggestionsPlacement = .content
    @Entry var showsWidgetContainerBackground: Bool = true
    @Entry var showsWidgetLabel: Bool = false
    @Entry var sidebarRowSize: SidebarRowSize = .medium
    @Entry var supportsImagePlayground: Bool = false
    @Entry var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
    @Entry var timeZone: TimeZone = TimeZone.current
    @Entry var undoManager: UndoManager?
    @Entry var widgetContentMargins: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    @Entry var widgetFamily: WidgetFamily = .systemMedium
    @Entry var widgetRenderingMode: WidgetRenderingMode = .fullColor
    @Entry var openSettings: OpenSettingsAction = OpenSettingsAction()
    @Entry var resetFocus: ResetFocusAction = ResetFocusAction()
    @Entry var rename: RenameAction?
    var sizeCategory: ContentSizeCategory { ContentSizeCategory._of(dynamicTypeSize) }
}

enum ContentTransition: Hashable {
    case identity, opacity, interpolate, symbolEffect, _number(Bool)
    static func numericText(countsDown: Bool = false) -> ContentTransition { ._number(countsDown) }
    static func numericText(value: Double) -> ContentTransition { ._number(false) }
    static func symbolEffect(_ effect: Any, options: Any = 0) -> ContentTransition { .symbolEffect }
}

enum ControlSize: Int, CaseIterable, Comparable {
    case mini, small, regular, large, extraLarge
    static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

enum Prominence: Hashable { case standard, increased }
enum ScrollDismissesKeyboardMode: Hashable { case automatic, immediately, interactively, never }
enum ScrollIndicatorVisibility: Hashable { case automatic, visible, hidden, never }

// Whether indicators of scrolling are shown.
struct _ScrollIndicators: Equatable {
    let _vertical: ScrollIndicatorVisibility
    let _horizontal: ScrollIndicatorVisibility
    func _set(_ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set) -> _ScrollIndicators {
        _ScrollIndicators(
            _vertical: axes.contains(Axis.Set.vertical) ? visibility : _vertical, _horizontal: axes.contains(Axis.Set.horizontal) ? visibility : _horizontal)
    }
}

enum SymbolRenderingMode: Hashable { case monochrome, multicolor, hierarchical, palette }

struct SymbolVariants: Hashable {
    let _names: [String]
    static var none: SymbolVariants { SymbolVariants(_names: []) }
    static var circle: SymbolVariants { SymbolVariants(_names: ["circle"]) }
    static var square: SymbolVariants { SymbolVariants(_names: ["square"]) }
    static var rectangle: SymbolVariants { SymbolVariants(_names: ["rectangle"]) }
    static var fill: SymbolVariants { SymbolVariants(_names: ["fill"]) }
    static var slash: SymbolVariants { SymbolVariants(_names: ["slash"]) }
    var circle: SymbolVariants { _adding(SymbolVariants.circle) }
    var square: SymbolVariants { _adding(SymbolVariants.square) }
    var rectangle: SymbolVariants { _adding(SymbolVariants.rectangle) }
    var fill: SymbolVariants { _adding(SymbolVariants.fill) }
    var slash: SymbolVariants { _adding(SymbolVariants.slash) }
    func contains(_ other: SymbolVariants) -> Bool { other._names.allSatisfy { _names.contains($0) } }
    func _adding(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(_names: (_names + other._names.filter { !_names.contains($0) }).sorted()) }
}

struct RedactionReasons: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }
    static var privacy: RedactionReasons { RedactionReasons(rawValue: 2) }
    static var invalidated: RedactionReasons { RedactionReasons(rawValue: 4) }
}

enum BackgroundProminence: Hashable { case standard, increased }
enum BadgeProminence: Hashable { case decreased, standard, increased }
enum ControlActiveState: CaseIterable { case key, active, inactive }
enum LegibilityWeight: Hashable { case regular, bold }
enum SidebarRowSize: Hashable { case small, medium, large }
enum TabViewBottomAccessoryPlacement: Hashable { case inline, expanded }

enum WidgetFamily: Int, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

enum WidgetRenderingMode: Hashable { case fullColor, accented, vibrant }

enum ContentSizeCategory: Int, Hashable, CaseIterable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
        accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rawValue < rhs.rawValue }
    var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
    static func _of(_ size: DynamicTypeSize) -> ContentSizeCategory { ContentSizeCategory(rawValue: size.rawValue) ?? .large }
}

struct OpenSettingsAction { func callAsFunction() {} }
struct ResetFocusAction { func callAsFunction(in namespace: Any) {} }

struct RenameAction {
    let _action: () -> Void
    func callAsFunction() { _action() }
}

extension View { func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, RenameAction(_action: action)) } }

class UndoManager {
    var canUndo: Bool { false }
    var canRedo: Bool { false }
    func undo() {}
    func redo() {}
    func registerUndo(withTarget target: Any, handler: Any) {}
    func setActionName(_ name: String) {}
    func beginUndoGrouping() {}
    func endUndoGrouping() {}
    func removeAllActions() {}
}
