// Styles of the system by their type. One that changes how a control is simulated has its name in ControlStyles or Pickers.
struct DefaultButtonStyle { init() {} }
struct PlainButtonStyle { init() {} }
struct BorderlessButtonStyle { init() {} }
struct BorderedButtonStyle { init() {} }
struct BorderedProminentButtonStyle { init() {} }
struct AccessoryBarButtonStyle { init() {} }
struct AccessoryBarActionButtonStyle { init() {} }
struct LinkButtonStyle { init() {} }
struct CardButtonStyle { init() {} }
struct GlassButtonStyle { init() {} }
struct GlassProminentButtonStyle { init() {} }
struct DefaultListStyle { init() {} }
struct PlainListStyle { init() {} }
struct GroupedListStyle { init() {} }
struct InsetGroupedListStyle { init() {} }

struct InsetListStyle {
    init() {}
    init(alternatesRowBackgrounds: Bool) {}
}

struct SidebarListStyle { init() {} }
struct EllipticalListStyle { init() {} }
struct BorderedListStyle { init() {} }
struct DefaultNavigationViewStyle { init() {} }
struct StackNavigationViewStyle { init() {} }
struct DoubleColumnNavigationViewStyle { init() {} }
struct ColumnNavigationViewStyle { init() {} }
struct DefaultProgressViewStyle { init() {} }

struct CircularProgressViewStyle {
    init() {}
    init(tint: Color) {}
}

struct LinearProgressViewStyle {
    init() {}
    init(tint: Color) {}
}

struct DefaultTextFieldStyle { init() {} }
struct PlainTextFieldStyle { init() {} }
struct RoundedBorderTextFieldStyle { init() {} }
struct SquareBorderTextFieldStyle { init() {} }
struct AutomaticTextEditorStyle { init() {} }
struct PlainTextEditorStyle { init() {} }
struct RoundedBorderTextEditorStyle { init() {} }
struct DefaultTabViewStyle { init() {} }

struct PageTabViewStyle {
    init(indexDisplayMode: IndexDisplayMode = .automatic) {}
    enum IndexDisplayMode { case automatic, always, never }
}

struct SidebarAdaptableTabViewStyle { init() {} }
struct TabBarOnlyTabViewStyle { init() {} }
struct GroupedTabViewStyle { init() {} }
struct CarouselTabViewStyle { init() {} }

struct PageIndexViewStyle {
    init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
    enum BackgroundDisplayMode { case automatic, always, never, interactive }
}

struct DefaultToggleStyle { init() {} }

struct SwitchToggleStyle {
    init() {}
    init(tint: Color) {}
}

struct ButtonToggleStyle { init() {} }
struct CheckboxToggleStyle { init() {} }
struct DefaultPickerStyle { init() {} }
struct SegmentedPickerStyle { init() {} }
struct WheelPickerStyle { init() {} }
struct MenuPickerStyle { init() {} }
struct InlinePickerStyle { init() {} }
struct NavigationLinkPickerStyle { init() {} }
struct PalettePickerStyle { init() {} }
struct RadioGroupPickerStyle { init() {} }
struct PopUpButtonPickerStyle { init() {} }
struct DefaultDatePickerStyle { init() {} }
struct CompactDatePickerStyle { init() {} }
struct GraphicalDatePickerStyle { init() {} }
struct WheelDatePickerStyle { init() {} }
struct FieldDatePickerStyle { init() {} }
struct StepperFieldDatePickerStyle { init() {} }
struct DefaultMenuStyle { init() {} }
struct ButtonMenuStyle { init() {} }
struct BorderlessButtonMenuStyle { init() {} }
struct BorderedButtonMenuStyle { init() {} }
struct DefaultLabelStyle { init() {} }
struct IconOnlyLabelStyle { init() {} }
struct TitleOnlyLabelStyle { init() {} }
struct TitleAndIconLabelStyle { init() {} }
struct DefaultGaugeStyle { init() {} }
struct AccessoryCircularGaugeStyle { init() {} }
struct AccessoryCircularCapacityGaugeStyle { init() {} }
struct AccessoryLinearGaugeStyle { init() {} }
struct AccessoryLinearCapacityGaugeStyle { init() {} }
struct LinearCapacityGaugeStyle { init() {} }
struct CircularGaugeStyle { init() {} }
struct LinearGaugeStyle { init() {} }
struct DefaultGroupBoxStyle { init() {} }
struct AutomaticFormStyle { init() {} }
struct ColumnsFormStyle { init() {} }
struct GroupedFormStyle { init() {} }
struct AutomaticControlGroupStyle { init() {} }
struct CompactMenuControlGroupStyle { init() {} }
struct MenuControlGroupStyle { init() {} }
struct NavigationControlGroupStyle { init() {} }
struct PaletteControlGroupStyle { init() {} }
struct AutomaticDisclosureGroupStyle { init() {} }
struct AutomaticNavigationSplitViewStyle { init() {} }
struct BalancedNavigationSplitViewStyle { init() {} }
struct ProminentDetailNavigationSplitViewStyle { init() {} }
struct AutomaticTableStyle { init() {} }
struct InsetTableStyle { init() {} }
struct BorderedTableStyle { init() {} }
struct DefaultWindowStyle { init() {} }
struct HiddenTitleBarWindowStyle { init() {} }
struct TitleBarWindowStyle { init() {} }
struct PlainWindowStyle { init() {} }
struct DefaultWindowToolbarStyle { init() {} }
struct ExpandedWindowToolbarStyle { init() {} }
struct UnifiedWindowToolbarStyle { init() {} }
struct UnifiedCompactWindowToolbarStyle { init() {} }
struct AutomaticLabeledContentStyle { init() {} }
