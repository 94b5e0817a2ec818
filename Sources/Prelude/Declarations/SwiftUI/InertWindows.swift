// Windows, documents, widgets and what other frameworks add to a view.
extension View {
    func allowsWindowActivationEvents(_ allows: Bool = true) -> some View { self }
    func appStoreOverlay(isPresented: Binding<Bool>, configuration: Any) -> some View { self }
    func dialogIcon(_ icon: Image?) -> some View { self }
    func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    func dialogSeverity(_ severity: Any) -> some View { self }
    func dialogSuppressionToggle(_ title: Any, isSuppressed: Binding<Bool>) -> some View { self }
    func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    func documentBrowserContextMenu(_ menu: Any) -> some View { self }
    func fileDialogBrowserOptions(_ options: Any) -> some View { self }
    func fileDialogConfirmationLabel(_ label: Any?) -> some View { self }
    func fileDialogCustomizationID(_ id: String) -> some View { self }
    func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    func fileDialogMessage(_ message: Any?) -> some View { self }
    func fileDialogURLEnabled(_ predicate: Any) -> some View { self }
    func fileExporterFilenameLabel(_ label: Any?) -> some View { self }
    func immersiveEnvironmentPicker<C>(@ViewBuilder content: () -> C) -> some View { self }
    func onAppIntentExecution(_ type: Any, perform action: Any) -> some View { self }
    func onInAppPurchaseCompletion(perform action: Any) -> some View { self }
    func onInAppPurchaseStart(perform action: Any) -> some View { self }
    func onVolumeViewpointChange(updateStrategy: Any = 0, initial: Bool = true, _ action: Any) -> some View { self }
    func payLaterViewAction(_ action: Any) -> some View { self }
    func payWithApplePayButtonStyle(_ style: Any) -> some View { self }
    func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    func photosPickerDisabledCapabilities(_ capabilities: Any) -> some View { self }
    func photosPickerStyle(_ style: Any) -> some View { self }
    func popoverTip(_ tip: Any?, arrowEdge: Edge? = nil, action: Any = 0) -> some View { self }
    func preferredSubscriptionOffer(_ offer: Any) -> some View { self }
    func previewContext(_ value: Any) -> some View { self }
    func previewInterfaceOrientation(_ orientation: Any) -> some View { self }
    func productViewStyle(_ style: Any) -> some View { self }
    func signInWithAppleButtonStyle(_ style: Any) -> some View { self }
    func storeProductTask(for id: Any, priority: Any = 0, action: Any) -> some View { self }
    func subscriptionStatusTask(for id: Any, priority: Any = 0, action: Any) -> some View { self }
    func supportedVolumeViewpoints(_ viewpoints: Any) -> some View { self }
    func tipBackground(_ style: Any) -> some View { self }
    func tipImageStyle(_ style: Any) -> some View { self }
    func tipViewStyle(_ style: Any) -> some View { self }
    func translationTask(_ configuration: Any?, action: Any) -> some View { self }
    func translationTask(source: Any? = nil, target: Any? = nil, action: Any) -> some View { self }
    func verifyIdentityWithWalletButtonStyle(_ style: Any) -> some View { self }
    func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
    func webViewBackForwardNavigationGestures(_ value: Any) -> some View { self }
    func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
    func widgetLabel(_ label: Any) -> some View { self }
    func widgetLabel<V>(@ViewBuilder label: () -> V) -> some View { self }
    func widgetURL(_ url: URL?) -> some View { self }
    func windowDismissBehavior(_ behavior: Any) -> some View { self }
    func windowFullScreenBehavior(_ behavior: Any) -> some View { self }
    func windowIdealPlacement(_ makePlacement: Any) -> some View { self }
    func windowIdealSize(_ idealSize: Any) -> some View { self }
    func windowManagerRole(_ role: Any) -> some View { self }
    func windowMinimizeBehavior(_ behavior: Any) -> some View { self }
    func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
    func windowResizeBehavior(_ behavior: Any) -> some View { self }
    func windowToolbarFullScreenVisibility(_ visibility: Any) -> some View { self }
    func windowToolbarLabelStyle(_ style: Any) -> some View { self }
    func menuBarExtraStyle(_ style: Any) -> some View { self }
    func menuBarExtraAccess(isPresented: Binding<Bool>) -> some View { self }
    func commandsReplaced<C>(@ViewBuilder content: () -> C) -> some View { self }
    func defaultWindowPlacement(_ makePlacement: Any) -> some View { self }
    func windowToolbarStyle(_ style: Any, showsTitle: Bool) -> some View { self }
}

// Charts are not drawn.
extension View {
    func chartXAxis(_ visibility: Visibility) -> some View { self }
    func chartXAxis(content: Any) -> some View { self }
    func chartYAxis(_ visibility: Visibility) -> some View { self }
    func chartYAxis(content: Any) -> some View { self }
    func chartXAxisLabel(_ label: Any, position: Any = 0, alignment: Any = 0, spacing: Double? = nil) -> some View { self }
    func chartYAxisLabel(_ label: Any, position: Any = 0, alignment: Any = 0, spacing: Double? = nil) -> some View { self }
    func chartLegend(_ visibility: Visibility) -> some View { self }
    func chartLegend(position: Any = 0, alignment: Any = 0, spacing: Double? = nil) -> some View { self }
    func chartXScale(domain: Any = 0, range: Any = 0, type: Any = 0) -> some View { self }
    func chartYScale(domain: Any = 0, range: Any = 0, type: Any = 0) -> some View { self }
    func chartForegroundStyleScale(_ mapping: Any) -> some View { self }
    func chartForegroundStyleScale(domain: Any, range: Any = 0) -> some View { self }
    func chartPlotStyle(content: Any) -> some View { self }
    func chartBackground(alignment: Alignment = .center, content: Any) -> some View { self }
    func chartOverlay(alignment: Alignment = .center, content: Any) -> some View { self }
    func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    func chartXVisibleDomain(length: Any) -> some View { self }
    func chartXSelection(value: Any) -> some View { self }
    func chartXSelection(range: Any) -> some View { self }
}
