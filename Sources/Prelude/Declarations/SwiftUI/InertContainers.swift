// How rows, bars, tables, tabs and presentations look, and what is not on a compact screen.
extension View {
    func badge(_ label: Text?) -> some View { self }
    func badge(_ label: String?) -> some View { self }
    func badgeProminence(_ prominence: Any) -> some View { self }
    func buttonSizing(_ sizing: Any) -> some View { self }
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: Any) -> some View { self }
    func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center) -> some View { self }
    func containerValue(_ keyPath: Any, _ value: Any) -> some View { self }
    func contentMargins(_ edges: Edge.Set = .all, _ length: Double?, for placement: Any = 0) -> some View { self }
    func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: Any = 0) -> some View { self }
    func controlGroupStyle(_ style: Any) -> some View { self }
    func defaultAdaptableTabBarPlacement(_ placement: Any = 0) -> some View { self }
    func defaultScrollAnchor(_ anchor: UnitPoint?, for role: Any) -> some View { self }
    func disclosureGroupStyle(_ style: Any) -> some View { self }
    func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    func gridCellColumns(_ count: Int) -> some View { self }
    func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    func horizontalRadioGroupLayout() -> some View { self }
    func inspectorColumnWidth(_ width: Double) -> some View { self }
    func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View { self }
    func labelIconToTitleSpacing(_ spacing: Double) -> some View { self }
    func labelReservedIconWidth(_ width: Double) -> some View { self }
    func layoutDirectionBehavior(_ behavior: Any) -> some View { self }
    func listItemTint(_ tint: Any?) -> some View { self }
    func listRowHoverEffect(_ effect: Any?) -> some View { self }
    func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }
    func listRowPlatterColor(_ color: Color?) -> some View { self }
    func listRowSeparatorTint(_ color: Color?, edges: Any? = nil) -> some View { self }
    func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }
    func listSectionSeparatorTint(_ color: Color?, edges: Any? = nil) -> some View { self }
    func menuButtonStyle(_ style: Any) -> some View { self }
    func navigationDocument(_ document: Any, preview: Any? = nil) -> some View { self }
    func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    func navigationSubtitle(_ subtitle: Any) -> some View { self }
    func navigationTitle(_ title: Binding<String>) -> some View { self }
    func navigationTitle<V>(@ViewBuilder _ title: () -> V) -> some View { self }
    func paletteSelectionEffect(_ effect: Any) -> some View { self }
    func presentationBackgroundInteraction(_ interaction: Any) -> some View { self }
    func presentationBreakthroughEffect(_ effect: Any) -> some View { self }
    func presentationCompactAdaptation(_ adaptation: Any) -> some View { self }
    func presentationCompactAdaptation(horizontal: Any, vertical: Any) -> some View { self }
    func presentationContentInteraction(_ behavior: Any) -> some View { self }
    func presentationDetents(_ detents: Any, selection: Any) -> some View { self }
    func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    func presentationSizing(_ sizing: Any) -> some View { self }
    func presentedWindowStyle(_ style: Any) -> some View { self }
    func presentedWindowToolbarStyle(_ style: Any) -> some View { self }
    func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
    func safeAreaPadding(_ length: Double) -> some View { self }
    func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
    func scenePadding(_ padding: Any, edges: Edge.Set = .all) -> some View { self }
    func scrollBounceBehavior(_ behavior: Any, axes: Axis.Set = .vertical) -> some View { self }
    func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    func scrollEdgeEffectStyle(_ style: Any?, for edges: Edge.Set) -> some View { self }
    func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    func scrollIndicatorsFlash(trigger value: Any) -> some View { self }
    func scrollInputBehavior(_ behavior: Any, for input: Any) -> some View { self }
    func scrollTarget(isEnabled: Bool = true) -> some View { self }
    func sectionIndexLabel(_ label: Any?) -> some View { self }
    func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
    func statusBar(hidden: Bool) -> some View { self }
    func tabBarMinimizeBehavior(_ behavior: Any) -> some View { self }
    func tabViewCustomization(_ customization: Any) -> some View { self }
    func tabViewSearchActivation(_ activation: Any) -> some View { self }
    func tabViewSidebarBottomBar<V>(@ViewBuilder content: () -> V) -> some View { self }
    func tabViewSidebarFooter<V>(@ViewBuilder content: () -> V) -> some View { self }
    func tabViewSidebarHeader<V>(@ViewBuilder content: () -> V) -> some View { self }
    func customizationID(_ id: String) -> some View { self }
    func customizationBehavior(_ behavior: Any, for placements: Any) -> some View { self }
    func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
    func tableStyle(_ style: Any) -> some View { self }
    func toolbar(_ visibility: Visibility) -> some View { self }
    func toolbar(removing defaultItemKind: Any?) -> some View { self }
    func toolbarBackground(_ style: Any) -> some View { self }
    func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: Any...) -> some View { self }
    func toolbarForegroundStyle(_ style: Any, for bars: Any...) -> some View { self }
    func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
    func toolbarRole(_ role: Any) -> some View { self }
    func toolbarTitleDisplayMode(_ mode: Any) -> some View { self }
    func toolbarTitleMenu<V>(@ViewBuilder content: () -> V) -> some View { self }
    func toolbarVisibility(_ visibility: Visibility, for bars: Any...) -> some View { self }
    func typeSelectEquivalent(_ text: Any) -> some View { self }
    func alignmentGuide(_ guide: VerticalAlignment, computeValue: Any) -> some View { self }
}
