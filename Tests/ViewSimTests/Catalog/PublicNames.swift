@testable import SwiftFrontEnd
@testable import ViewSim

/// Names of SwiftUI's public interface, and of what is used beside it, that must stay in the catalogue.
enum PublicNames {
    static let byKind: [CatalogEntry.Kind: String] = [
        .view: """
        ActionSheet Alert AngularGradient AnyShape AnyView AsyncImage Button Canvas Capsule Circle Color
        ColorPicker CommandGroup CommandMenu ConcentricRectangle ContainerRelativeShape ContentUnavailableView
        ControlGroup DatePicker DisclosureGroup Divider EditButton Ellipse EllipticalGradient EmptyCommands
        EmptyView EquatableView ForEach Form Gauge GeometryReader GlassEffectContainer Gradient Grid GridRow
        Group GroupBox HSplitView HStack HelpLink Image ImportFromDevicesCommands InspectorCommands
        KeyframeAnimator Label LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List
        Menu MenuBarExtra MeshGradient ModifiedContent MultiDatePicker NavigationLink NavigationSplitView
        NavigationStack NavigationView OutlineGroup PasteButton Path PhaseAnimator PhotosPicker Picker
        ProgressView RadialGradient Rectangle RenameButton RoundedRectangle ScrollView ScrollViewReader Section
        SecureField Settings SettingsLink ShareLink SidebarCommands Slider Spacer Stepper SubscriptionView Tab
        TabSection TabView Table TableColumn Text TextEditingCommands TextEditor TextField
        TextFormattingCommands TimelineView Toggle ToolbarCommands ToolbarItem ToolbarItemGroup ToolbarSpacer
        ToolbarTitleMenu UnevenRoundedRectangle VSplitView VStack VideoPlayer ViewThatFits WebView Window
        WindowGroup ZStack
        """,
        .modifier: """
        accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
        accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren
        accessibilityCustomContent accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
        accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
        accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
        accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup
        accessibilityQuickAction accessibilityRemoveTraits accessibilityRepresentation
        accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
        accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
        accessibilitySortPriority accessibilityTextContentType accessibilityValue accessibilityZoomAction
        actionSheet alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening
        allowsWindowActivationEvents anchorPreference animation appStoreOverlay aspectRatio
        assistiveAccessNavigationIcon attributedTextFormattingDefinition autocapitalization
        autocorrectionDisabled background backgroundExtensionEffect backgroundPreferenceValue backgroundStyle
        backgroundTask badge badgeProminence baselineOffset blendMode blur bold border brightness
        buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle clipShape clipped colorEffect
        colorInvert colorMultiply colorScheme commands commandsRemoved commandsReplaced compositingGroup
        configurationDisplayName confirmationDialog containerBackground containerRelativeFrame containerShape
        containerValue contentMargins contentShape contentTransition contextMenu contrast controlGroupStyle
        controlSize coordinateSpace copyable cornerRadius cuttable datePickerStyle
        defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus defaultHoverEffect defaultLaunchBehavior
        defaultPosition defaultScrollAnchor defaultSize defersSystemGestures deleteDisabled dialogIcon
        dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory
        digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle distortionEffect
        documentBrowserContextMenu draggable drawingGroup dropConfiguration dropDestination dynamicTypeSize
        edgesIgnoringSafeArea environment environmentObject equatable exportableToServices exportsItemProviders
        fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
        fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled
        fileExporter fileExporterFilenameLabel fileImporter fileMover fill findDisabled findNavigator fixedSize
        flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable focused
        focusedObject focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight fontWidth
        foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture
        glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale
        gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handGestureShortcut
        handlesExternalEvents handlesGameControllerEvents headerProminence help hidden highPriorityGesture
        horizontalRadioGroupLayout hoverEffect hoverEffectDisabled hueRotation id ignoresSafeArea imageScale
        immersiveEnvironmentPicker importableFromServices indexViewStyle inset inspector inspectorColumnWidth
        interactionActivityTrackingTag interactiveDismissDisabled interpolation invalidatableContent italic
        itemProvider kerning keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
        labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility layerEffect
        layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing listItemTint
        listRowBackground listRowHoverEffect listRowHoverEffectDisabled listRowInsets listRowPlatterColor
        listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility listSectionMargins
        listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle luminanceToAlpha
        manageSubscriptionsSheet map mask matchedGeometryEffect matchedTransitionSource materialActiveAppearance
        menuActionDismissBehavior menuBarExtraAccess menuBarExtraStyle menuButtonStyle menuIndicator menuOrder
        menuStyle minimumScaleFactor modelContainer modelContext modifier modifierKeyAlternate monospaced
        monospacedDigit moveDisabled multilineTextAlignment musicSubscriptionOffer navigationBarBackButtonHidden
        navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
        navigationDestination navigationDocument navigationLinkIndicatorVisibility
        navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
        navigationTransition navigationViewStyle offerCodeRedemption offset onAppIntentExecution onAppear
        onChange onChanged onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand
        onDelete onDeleteCommand onDisappear onDrag onDragSessionUpdated onDrop onDropSessionUpdated onEnded
        onExitCommand onGeometryChange onHover onInAppPurchaseCompletion onInAppPurchaseStart onInsert
        onInteractiveResizeChange onKeyPress onLongPressGesture onLongTouchGesture onModifierKeysChanged onMove
        onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand
        onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
        onScrollVisibilityChange onSubmit onTapGesture onVolumeViewpointChange opacity overlay
        overlayPreferenceValue padding pageCommand paletteSelectionEffect pasteDestination payLaterViewAction
        payWithApplePayButtonStyle persistentSystemOverlays phaseAnimator photosPicker
        photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle pickerStyle
        pointerStyle pointerVisibility popover popoverTip position postToPhotosSharedAlbumSheet preference
        preferredColorScheme preferredSubscriptionOffer prefersDefaultFocus presentationBackground
        presentationBackgroundInteraction presentationBreakthroughEffect presentationCompactAdaptation
        presentationContentInteraction presentationCornerRadius presentationDetents presentationDragIndicator
        presentationPreventsAppTermination presentationSizing presentedWindowStyle presentedWindowToolbarStyle
        previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
        privacySensitive productViewStyle progressViewStyle projectionEffect quickLookPreview redacted
        refreshable refundRequestSheet renameAction renderingMode replaceDisabled resizable restorationBehavior
        rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scaleEffect
        scaledToFill scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground
        scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators
        scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior
        scrollTargetLayout scrollTransition searchCompletion searchDictationBehavior searchFocused
        searchPresentationToolbarBehavior searchScopes searchSuggestions searchToolbarBehavior searchable
        sectionActions sectionIndexLabel selectionDisabled sensoryFeedback shadow sheet
        signInWithAppleButtonStyle simultaneousGesture sliderThumbVisibility speechAdjustedPitch
        speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
        springLoadingBehavior statusBar statusBarHidden storeProductTask strikethrough stroke strokeBorder
        submitLabel submitScope subscriptionStatusTask supportedFamilies supportedVolumeViewpoints swipeActions
        symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode
        symbolVariant tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization
        tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tabViewStyle
        tableColumnHeaders tableStyle tag task textCase textContentType textEditorStyle textFieldStyle
        textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility
        textInputSuggestions textRenderer textScale textSelection textSelectionAffinity tint tipBackground
        tipImageStyle tipViewStyle toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
        toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode
        toolbarTitleMenu toolbarVisibility touchBar tracking transaction transformAnchorPreference
        transformEffect transformEnvironment transformPreference transition translationPresentation
        translationTask trim truncationMode typeSelectEquivalent typesettingLanguage underline unredacted
        updating userActivity verifyIdentityWithWalletButtonStyle visualEffect volumeBaseplateVisibility
        webViewBackForwardNavigationGestures widgetAccentable widgetAccentedRenderingMode
        widgetConfigurationIntent widgetCurvesContent widgetLabel widgetURL windowDismissBehavior
        windowFullScreenBehavior windowIdealPlacement windowIdealSize windowLevel windowManagerRole
        windowMinimizeBehavior windowResizability windowResizeAnchor windowResizeBehavior windowStyle
        windowToolbarFullScreenVisibility windowToolbarLabelStyle windowToolbarStyle writingDirection
        writingToolsAffordanceVisibility writingToolsBehavior zIndex
        """,
        .wrapper: """
        AccessibilityFocusState AppStorage Bindable Binding Environment EnvironmentObject FetchRequest
        FocusState FocusedBinding FocusedObject FocusedValue GestureState NSApplicationDelegateAdaptor Namespace
        ObservedObject Published Query ScaledMetric SceneStorage State StateObject UIApplicationDelegateAdaptor
        """,
        .macro: """
        Attribute Entry Model Observable ObservationIgnored Predicate Preview Previewable Relationship Transient
        """,
        .environment: """
        accessibilityAssistiveAccessEnabled accessibilityDifferentiateWithoutColor
        accessibilityDimFlashingLights accessibilityEnabled accessibilityInvertColors
        accessibilityLargeContentViewerEnabled accessibilityPlayAnimatedImages accessibilityQuickActionsEnabled
        accessibilityReduceMotion accessibilityReduceTransparency accessibilityShowButtonShapes
        accessibilitySwitchControlEnabled accessibilityVoiceOverEnabled allowsTightening appearsActive
        autocorrectionDisabled backgroundProminence backgroundStyle badgeProminence calendar colorScheme
        colorSchemeContrast contentTransition contentTransitionAddsDrawingGroup controlActiveState controlSize
        defaultMinListHeaderHeight defaultMinListRowHeight defaultWheelPickerItemHeight dismiss dismissSearch
        dismissWindow displayScale dynamicTypeSize editMode font headerProminence
        horizontalScrollIndicatorVisibility horizontalSizeClass imageScale isEnabled isFocusEffectEnabled
        isFocused isHoverEffectEnabled isLuminanceReduced isPresented isSceneCaptured isScrollEnabled
        isSearching isTabBarShowingSections labelsVisibility layoutDirection legibilityWeight lineLimit
        lineSpacing locale managedObjectContext menuIndicatorVisibility menuOrder minimumScaleFactor
        modelContext multilineTextAlignment navigationLinkIndicatorVisibility openSettings openURL openWindow
        pixelLength presentationMode redactionReasons refresh rename requestReview resetFocus scenePhase
        scrollDismissesKeyboardMode searchSuggestionsPlacement showsWidgetContainerBackground showsWidgetLabel
        sidebarRowSize sizeCategory supportsImagePlayground supportsMultipleWindows symbolRenderingMode
        symbolVariants tabViewBottomAccessoryPlacement textCase timeZone truncationMode undoManager
        verticalScrollIndicatorVisibility verticalSizeClass widgetContentMargins widgetFamily
        widgetRenderingMode
        """,
    ]
}
