// Shows a sheet, cover, popover or alert while its binding says so.
@_primitive("presentation") struct _PresentationModifier: View {
    let content: Any
    let binding: Any
    let kind: String
    let hasItem: Bool
    let build: Any
    let onDismiss: Any?
}

extension View {
    func sheet<V>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View {
        _PresentationModifier(content: self, binding: isPresented, kind: "sheet", hasItem: false, build: content, onDismiss: onDismiss)
    }
    func sheet<I, V>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View {
        _PresentationModifier(content: self, binding: item, kind: "sheet", hasItem: true, build: content, onDismiss: onDismiss)
    }
    func fullScreenCover<V>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View {
        _PresentationModifier(content: self, binding: isPresented, kind: "fullScreenCover", hasItem: false, build: content, onDismiss: onDismiss)
    }
    func fullScreenCover<I, V>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View {
        _PresentationModifier(content: self, binding: item, kind: "fullScreenCover", hasItem: true, build: content, onDismiss: onDismiss)
    }
    func popover<V>(isPresented: Binding<Bool>, attachmentAnchor: Any? = nil, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> V) -> some View {
        _PresentationModifier(content: self, binding: isPresented, kind: "popover", hasItem: false, build: content, onDismiss: nil)
    }
    func popover<I, V>(item: Binding<I?>, attachmentAnchor: Any? = nil, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View {
        _PresentationModifier(content: self, binding: item, kind: "popover", hasItem: true, build: content, onDismiss: nil)
    }
    func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        _PresentationModifier(content: self, binding: isPresented, kind: "inspector", hasItem: false, build: content, onDismiss: nil)
    }
    func alert<A>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View {
        _dialog("alert", Text(title), isPresented, actions, { EmptyView() })
    }
    func alert<A, M>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M) -> some View
    {
        _dialog("alert", Text(title), isPresented, actions, message)
    }
    func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View {
        _dialog("alert", title, isPresented, actions, { EmptyView() })
    }
    func alert<A, M>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M) -> some View {
        _dialog("alert", title, isPresented, actions, message)
    }
    func alert<T, A>(_ title: String, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A) -> some View {
        _dataDialog("alert", Text(title), isPresented, data, actions, { _ in EmptyView() })
    }
    func alert<T, A, M>(
        _ title: String, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        _dataDialog("alert", Text(title), isPresented, data, actions, message)
    }
    func alert<E: Error, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A) -> some View {
        _dialog("alert", Text(error?.localizedDescription ?? ""), isPresented, actions, { EmptyView() })
    }
    func alert<E: Error, A, M>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M)
        -> some View
    {
        _dataDialog("alert", Text(error?.localizedDescription ?? ""), isPresented, error, actions, message)
    }
    func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        _PresentationModifier(content: self, binding: isPresented, kind: "alert", hasItem: false, build: content, onDismiss: nil)
    }
    func alert<I>(item: Binding<I?>, content: @escaping (I) -> Alert) -> some View {
        _PresentationModifier(content: self, binding: item, kind: "alert", hasItem: true, build: content, onDismiss: nil)
    }
    func confirmationDialog<A>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        _dialog("confirmationDialog", Text(title), isPresented, actions, { EmptyView() })
    }
    func confirmationDialog<A, M>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        _dialog("confirmationDialog", Text(title), isPresented, actions, message)
    }
    func confirmationDialog<T, A>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        _dataDialog("confirmationDialog", Text(title), isPresented, data, actions, { _ in EmptyView() })
    }
    func confirmationDialog<T, A, M>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        _dataDialog("confirmationDialog", Text(title), isPresented, data, actions, message)
    }
    func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        _PresentationModifier(content: self, binding: isPresented, kind: "confirmationDialog", hasItem: false, build: content, onDismiss: nil)
    }
    func actionSheet<I>(item: Binding<I?>, content: @escaping (I) -> ActionSheet) -> some View {
        _PresentationModifier(content: self, binding: item, kind: "confirmationDialog", hasItem: true, build: content, onDismiss: nil)
    }
    func _dialog(_ kind: String, _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> Any, _ message: @escaping () -> Any) -> some View {
        _PresentationModifier(
            content: self, binding: isPresented, kind: kind, hasItem: false, build: { _Dialog(title: title, message: message(), actions: _actions(actions())) },
            onDismiss: nil)
    }
    func _dataDialog(
        _ kind: String, _ title: Text, _ isPresented: Binding<Bool>, _ data: Any?, _ actions: @escaping (Any) -> Any, _ message: @escaping (Any) -> Any
    ) -> some View {
        _PresentationModifier(
            content: self, binding: isPresented, kind: kind, hasItem: false,
            build: {
                _Dialog(
                    title: title, message: data == nil ? EmptyView() : message(data!), actions: data == nil ? _actions(EmptyView()) : _actions(actions(data!)))
            }, onDismiss: nil)
    }
}

func _actions(_ actions: Any) -> Any { _isEmptyView(actions) ? Button("OK") {} : actions }
func _isEmptyView(_ view: Any) -> Bool

// What an alert or a confirmation dialog shows.
@_primitive("Dialog") struct _Dialog: View {
    let title: Any
    let message: Any
    let actions: Any
}

@_primitive("Alert") struct Alert: View {
    let title: Any
    let message: Any
    let actions: Any
    init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message ?? EmptyView()
        actions = (dismissButton ?? Alert.Button.default(Text("OK")))._button
    }
    init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message ?? EmptyView()
        actions = _AlertButtons(content: ForEach([primaryButton, secondaryButton], id: \._id) { $0._button })
    }
    struct Button {
        let _id = UUID()
        let _button: Any
        static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_button: _alertButton(label, nil, action)) }
        static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_button: _alertButton(label, .cancel, action)) }
        static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_button: _alertButton(Text("Cancel"), .cancel, action)) }
        static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_button: _alertButton(label, .destructive, action)) }
    }
}

// The buttons of an alert, one of which dismisses it.
@_primitive("AlertButtons") struct _AlertButtons: View { let content: Any }
func _alertButton(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) -> some View { Button(role: role, action: { action?() }) { label } }

@_primitive("ActionSheet") struct ActionSheet: View {
    typealias Button = Alert.Button
    let title: Any
    let message: Any
    let actions: Any
    init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [Alert.Button.cancel()]) {
        self.title = title
        self.message = message ?? EmptyView()
        actions = _AlertButtons(content: ForEach(buttons, id: \._id) { $0._button })
    }
}

struct DismissAction {
    let _target: Any?
    init() { _target = nil }
    func callAsFunction() { _dismiss(_target) }
}

func _dismiss(_ target: Any?)

struct PresentationMode {
    let isPresented: Bool
    let _dismiss: DismissAction
    func dismiss() { _dismiss() }
}

extension EnvironmentValues {
    @Entry var dismiss: DismissAction = DismissAction()
    @Entry var isPresented: Bool = false
    var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(isPresented: isPresented, _dismiss: dismiss)) }
}
