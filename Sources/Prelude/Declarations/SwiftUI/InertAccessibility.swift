// Assistive technology is not simulated: what it would be told and what it would run has no effect.
extension View {
    func accessibilityAction(_ actionKind: Any = 0, _ handler: @escaping () -> Void) -> some View { self }
    func accessibilityAction(named name: Any, _ handler: @escaping () -> Void) -> some View { self }
    func accessibilityAction<L>(action: @escaping () -> Void, @ViewBuilder label: () -> L) -> some View { self }
    func accessibilityAction<I>(named name: Any, intent: I) -> some View { self }
    func accessibilityActions<V>(@ViewBuilder _ content: () -> V) -> some View { self }
    func accessibilityActions<V>(category: Any, @ViewBuilder _ content: () -> V) -> some View { self }
    func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
    func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    func accessibilityZoomAction(_ handler: @escaping (Any) -> Void) -> some View { self }
    func accessibilityQuickAction<C>(style: Any, @ViewBuilder content: () -> C) -> some View { self }
    func accessibilityQuickAction<C>(style: Any, isActive: Binding<Bool>, @ViewBuilder content: () -> C) -> some View { self }
    func accessibilityActivationPoint(_ point: Any) -> some View { self }
    func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
    func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View { self }
    func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View { self }
    func accessibilityCustomContent(_ label: Any, _ value: Any?, importance: Any = 0) -> some View { self }
    func accessibilityDefaultFocus(_ binding: Any, _ value: Any?) -> some View { self }
    func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: Any = 0) -> some View { self }
    func accessibilityDragPoint(_ point: UnitPoint, description: Any) -> some View { self }
    func accessibilityDropPoint(_ point: UnitPoint, description: Any) -> some View { self }
    func accessibilityHeading(_ level: Any) -> some View { self }
    func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    func accessibilityLabeledPair(role: Any, id: Any, in namespace: Any) -> some View { self }
    func accessibilityLinkedGroup(id: Any, in namespace: Any) -> some View { self }
    func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    func accessibilityRotor<C>(_ label: Any, @ViewBuilder entries: () -> C) -> some View { self }
    func accessibilityRotor(_ label: Any, entries: Any, entryLabel: Any) -> some View { self }
    func accessibilityRotor(_ label: Any, entries: Any, entryID: Any, entryLabel: Any) -> some View { self }
    func accessibilityRotor(_ label: Any, textRanges: Any) -> some View { self }
    func accessibilityRotorEntry(id: Any, in namespace: Any) -> some View { self }
    func accessibilityScrollStatus(_ status: Any, isEnabled: Bool = true) -> some View { self }
    func accessibilityShowsLargeContentViewer() -> some View { self }
    func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
    func accessibilityTextContentType(_ value: Any) -> some View { self }
    func accessibilityValue(_ value: Text) -> some View { self }
    func accessibilityHint(_ hint: Text) -> some View { self }
    func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
    func accessibility(value: Text) -> some View { self }
    func accessibility(hint: Text) -> some View { self }
    func accessibility(removeTraits: Any) -> some View { self }
    func accessibility(sortPriority: Double) -> some View { self }
    func accessibility(inputLabels: Any) -> some View { self }
    func accessibility(selectionIdentifier: Any) -> some View { self }
    func assistiveAccessNavigationIcon(_ icon: Any) -> some View { self }
    func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
    func speechAdjustedPitch(_ value: Double) -> some View { self }
    func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

enum AccessibilityAdjustmentDirection: Hashable { case increment, decrement }
