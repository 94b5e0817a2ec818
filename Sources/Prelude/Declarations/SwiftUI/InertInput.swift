// Pointers, keyboards, pencils, drags between apps and text input: no such event is simulated, so no closure here runs.
extension View {
    func attributedTextFormattingDefinition(_ definition: Any) -> some View { self }
    func buttonRepeatBehavior(_ behavior: Any) -> some View { self }
    func copyable(_ payload: @autoclosure @escaping () -> Any) -> some View { self }
    func cuttable(for payloadType: Any = 0, action: Any) -> some View { self }
    func pasteDestination(for payloadType: Any, action: Any, validator: Any = 0) -> some View { self }
    func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
    func digitalCrownRotation(_ binding: Any) -> some View { self }
    func digitalCrownRotation(
        _ binding: Any, from minValue: Any, through maxValue: Any, by stride: Any? = nil, sensitivity: Any = 0, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }
    func draggable(_ payload: @autoclosure @escaping () -> Any) -> some View { self }
    func draggable<V>(_ payload: @autoclosure @escaping () -> Any, @ViewBuilder preview: () -> V) -> some View { self }
    func dropConfiguration(_ configuration: Any) -> some View { self }
    func dropDestination(for payloadType: Any, action: Any, isTargeted: Any = 0) -> some View { self }
    func exportableToServices(_ payload: @autoclosure @escaping () -> Any) -> some View { self }
    func exportsItemProviders(_ contentTypes: Any, onExport: Any) -> some View { self }
    func importableFromServices(for payloadType: Any, action: Any) -> some View { self }
    func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    func handGestureShortcut(_ shortcut: Any, isEnabled: Bool = true) -> some View { self }
    func handlesGameControllerEvents(matching types: Any) -> some View { self }
    func itemProvider(_ action: Any) -> some View { self }
    func keyboardShortcut(_ key: Any, modifiers: Any, localization: Any) -> some View { self }
    func modifierKeyAlternate<V>(_ modifiers: Any, @ViewBuilder _ alternate: () -> V) -> some View { self }
    func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View { self }
    func onContinueUserActivity(_ activityType: String, perform action: Any) -> some View { self }
    func onContinuousHover(coordinateSpace: Any = 0, perform action: Any) -> some View { self }
    func onCopyCommand(perform payloadAction: Any?) -> some View { self }
    func onCutCommand(perform payloadAction: Any?) -> some View { self }
    func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    func onDrag(_ data: Any) -> some View { self }
    func onDrag<V>(_ data: Any, @ViewBuilder preview: () -> V) -> some View { self }
    func onDragSessionUpdated(_ onUpdate: Any) -> some View { self }
    func onDrop(of supportedContentTypes: Any, isTargeted: Any?, perform action: Any) -> some View { self }
    func onDrop(of supportedContentTypes: Any, delegate: Any) -> some View { self }
    func onDropSessionUpdated(_ onUpdate: Any) -> some View { self }
    func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    func onInteractiveResizeChange(_ action: Any) -> some View { self }
    func onKeyPress(_ key: Any, action: Any) -> some View { self }
    func onKeyPress(_ key: Any, phases: Any, action: Any) -> some View { self }
    func onKeyPress(keys: Any, phases: Any = 0, action: Any) -> some View { self }
    func onKeyPress(characters: Any, phases: Any = 0, action: Any) -> some View { self }
    func onKeyPress(phases: Any, action: Any) -> some View { self }
    func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: Any, onTouchingChanged: Any = 0) -> some View { self }
    func onModifierKeysChanged(mask: Any = 0, initial: Bool = true, _ action: Any) -> some View { self }
    func onMoveCommand(perform action: Any?) -> some View { self }
    func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    func onOpenURL(prefersInApp: Bool) -> some View { self }
    func onPasteCommand(of supportedContentTypes: Any, perform payloadAction: Any) -> some View { self }
    func onPasteCommand(of supportedContentTypes: Any, validator: Any, perform payloadAction: Any) -> some View { self }
    func onPencilDoubleTap(perform action: Any) -> some View { self }
    func onPencilSqueeze(perform action: Any) -> some View { self }
    func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    func pageCommand(value: Any, in bounds: Any, step: Any = 1) -> some View { self }
    func textEditorStyle(_ style: Any) -> some View { self }
    func textInputCompletion(_ completion: String) -> some View { self }
    func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: Any) -> some View { self }
    func textInputSuggestions<V>(@ViewBuilder _ suggestions: () -> V) -> some View { self }
    func textSelectionAffinity(_ affinity: Any) -> some View { self }
    func touchBar<C>(@ViewBuilder content: () -> C) -> some View { self }
    func touchBar(_ touchBar: Any) -> some View { self }
    func userActivity(_ activityType: String, isActive: Bool = true, _ update: Any) -> some View { self }
    func userActivity(_ activityType: String, element: Any?, _ update: Any) -> some View { self }
    func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    func writingToolsBehavior(_ behavior: Any) -> some View { self }
    func autocapitalization(_ style: Any) -> some View { self }
    func keyboardType(_ type: Any) -> some View { self }
}
