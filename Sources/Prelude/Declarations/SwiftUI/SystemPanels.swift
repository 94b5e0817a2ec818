// What the system shows for the app is over its screen until the user closes it: that is all a scenario can do with it.
@_primitive("SystemPanel") struct _SystemPanel: View {}

extension View {
    func _panel(_ isPresented: Binding<Bool>, _ onCancellation: (() -> Void)? = nil) -> some View {
        _PresentationModifier(content: self, binding: isPresented, kind: "sheet", hasItem: false, build: { _SystemPanel() }, onDismiss: onCancellation)
    }
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: Any, onCompletion: Any) -> some View { _panel(isPresented) }
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: Any, allowsMultipleSelection: Bool, onCompletion: Any) -> some View {
        _panel(isPresented)
    }
    func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: Any, allowsMultipleSelection: Bool, onCompletion: Any, onCancellation: @escaping () -> Void
    ) -> some View { _panel(isPresented, onCancellation) }
    func fileExporter(isPresented: Binding<Bool>, document: Any?, contentType: Any, defaultFilename: String? = nil, onCompletion: Any) -> some View {
        _panel(isPresented)
    }
    func fileExporter(isPresented: Binding<Bool>, documents: Any, contentType: Any, onCompletion: Any) -> some View { _panel(isPresented) }
    func fileExporter(
        isPresented: Binding<Bool>, item: Any?, contentTypes: Any = [], defaultFilename: String? = nil, onCompletion: Any,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { _panel(isPresented, onCancellation) }
    func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: Any) -> some View { _panel(isPresented) }
    func fileMover(isPresented: Binding<Bool>, files: Any, onCompletion: Any) -> some View { _panel(isPresented) }
    func photosPicker(isPresented: Binding<Bool>, selection: Any, matching filter: Any? = nil, preferredItemEncoding: Any = 0) -> some View {
        _panel(isPresented)
    }
    func photosPicker(
        isPresented: Binding<Bool>, selection: Any, maxSelectionCount: Int?, selectionBehavior: Any = 0, matching filter: Any? = nil,
        preferredItemEncoding: Any = 0
    ) -> some View { _panel(isPresented) }
    func quickLookPreview(_ item: Binding<URL?>) -> some View {
        _PresentationModifier(content: self, binding: item, kind: "sheet", hasItem: true, build: { (url: URL) in _SystemPanel() }, onDismiss: nil)
    }
    func quickLookPreview(_ item: Binding<URL?>, in items: Any) -> some View { quickLookPreview(item) }
    func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { _panel(isPresented) }
    func musicSubscriptionOffer(isPresented: Binding<Bool>, options: Any = 0, onLoadCompletion: Any = 0) -> some View { _panel(isPresented) }
    func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: Any = 0) -> some View { _panel(isPresented) }
    func postToPhotosSharedAlbumSheet(isPresented: Binding<Bool>, items: Any, photoLibrary: Any = 0, completion: Any = 0) -> some View { _panel(isPresented) }
    func refundRequestSheet(for transactionID: Any, isPresented: Binding<Bool>, onDismiss: Any = 0) -> some View { _panel(isPresented) }
    func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: Any = 0, arrowEdge: Edge = .top, replacementAction: Any = 0)
        -> some View
    { _panel(isPresented) }
}

struct PhotosPicker<Label>: View {
    let _label: Label
    @State private var _isPresented = false
    init(selection: Any, matching filter: Any? = nil, preferredItemEncoding: Any = 0, photoLibrary: Any = 0, @ViewBuilder label: () -> Label) {
        _label = label()
    }
    init(
        selection: Any, maxSelectionCount: Int?, selectionBehavior: Any = 0, matching filter: Any? = nil, preferredItemEncoding: Any = 0, photoLibrary: Any = 0,
        @ViewBuilder label: () -> Label
    ) { _label = label() }
    init(_ title: String, selection: Any, matching filter: Any? = nil, preferredItemEncoding: Any = 0, photoLibrary: Any = 0) { _label = Text(title) }
    init(_ title: String, selection: Any, maxSelectionCount: Int?, selectionBehavior: Any = 0, matching filter: Any? = nil, preferredItemEncoding: Any = 0) {
        _label = Text(title)
    }
    var body: some View { Button(action: { _isPresented = true }) { _label }._panel($_isPresented) }
}
