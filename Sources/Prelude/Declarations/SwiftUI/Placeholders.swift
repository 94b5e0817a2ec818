// Views that show what they are given around something that is not simulated.
@_primitive("ContentUnavailableView") struct ContentUnavailableView<Label, Description, Actions>: View {
    let label: Any
    let description: Any?
    let actions: Any?
    init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
    init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
        self.label = label()
        self.description = description()
        actions = nil
    }
    init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
        self.label = label()
        description = nil
        self.actions = actions()
    }
    init(@ViewBuilder label: () -> Label) {
        self.label = label()
        description = nil
        actions = nil
    }
    init(_ title: String, systemImage: String, description: Text? = nil) {
        label = _systemLabel(title, systemImage)
        self.description = description
        actions = nil
    }
    init(_ title: String, image: String, description: Text? = nil) {
        label = _systemLabel(title, image)
        self.description = description
        actions = nil
    }
    static var search: ContentUnavailableView {
        ContentUnavailableView("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }
    static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView("No Results for “\(text)”", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }
}

@_primitive("Gauge") struct Gauge<Label>: View {
    let label: Any
    let current: Any?
    let minimum: Any?
    let maximum: Any?
    init<V>(value: V, in bounds: Any = 0, @ViewBuilder label: () -> Label) {
        self.label = label()
        current = nil
        minimum = nil
        maximum = nil
    }
    init<V, C>(value: V, in bounds: Any = 0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C) {
        self.label = label()
        current = currentValueLabel()
        minimum = nil
        maximum = nil
    }
    init<V, C, M, N>(
        value: V, in bounds: Any = 0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> M,
        @ViewBuilder maximumValueLabel: () -> N
    ) {
        self.label = label()
        current = currentValueLabel()
        minimum = minimumValueLabel()
        maximum = maximumValueLabel()
    }
}

struct ShareLink<Label>: View {
    let _label: Any
    init(item: Any, subject: Text? = nil, message: Text? = nil) { _label = _shareLabel("Share…") }
    init(item: Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview) { _label = _shareLabel("Share…") }
    init(item: Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { _label = label() }
    init(item: Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label) { _label = label() }
    init(_ title: String, item: Any, subject: Text? = nil, message: Text? = nil) { _label = _shareLabel(title) }
    init(_ title: String, item: Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview) { _label = _shareLabel(title) }
    init(items: Any, subject: Text? = nil, message: Text? = nil) { _label = _shareLabel("Share…") }
    init(items: Any, subject: Text? = nil, message: Text? = nil, preview: Any) { _label = _shareLabel("Share…") }
    init(items: Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { _label = label() }
    init(_ title: String, items: Any, subject: Text? = nil, message: Text? = nil) { _label = _shareLabel(title) }
    var body: some View { Button(action: {}) { _label } }
}

func _shareLabel(_ title: String) -> Any { _systemLabel(title, "square.and.arrow.up") }

struct SharePreview {
    init(_ title: String) {}
    init(_ title: String, image: Any) {}
    init(_ title: String, icon: Any) {}
    init(_ title: String, image: Any, icon: Any) {}
}

struct PasteButton: View {
    init(payloadType: Any, onPaste: Any) {}
    init(supportedContentTypes: Any, payloadAction: Any) {}
    var body: some View { Button("Paste") {} }
}

struct RenameButton: View {
    @Environment(\.rename) private var _rename: RenameAction?
    init() {}
    var body: some View { Button("Rename") { _rename?() } }
}

struct HelpLink: View {
    let _action: () -> Void
    init(action: @escaping () -> Void) { _action = action }
    init(destination: URL) { _action = {} }
    var body: some View { Button("Help", action: _action) }
}

struct SettingsLink<Label>: View {
    let _label: Any
    init() { _label = Text("Settings…") }
    init(@ViewBuilder label: () -> Label) { _label = label() }
    var body: some View { Button(action: {}) { _label } }
}

@_primitive("GlassEffectContainer") struct GlassEffectContainer<Content>: View {
    let content: Content
    init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("HSplitView") struct HSplitView<Content>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("VSplitView") struct VSplitView<Content>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("VideoPlayer") struct VideoPlayer<Overlay>: View {
    let _overlay: Any?
    init(player: Any?) { _overlay = nil }
    init(player: Any?, @ViewBuilder videoOverlay: () -> Overlay) { _overlay = videoOverlay() }
}

@_primitive("WebView") struct WebView: View {
    init(url: URL?) {}
    init(_ page: Any) {}
}

@_primitive("ToolbarSpacer") struct ToolbarSpacer: View { init(_ sizing: Any = 0, placement: ToolbarItemPlacement = .automatic) {} }

@_primitive("ToolbarTitleMenu") struct ToolbarTitleMenu<Content>: View {
    init() {}
    init(@ViewBuilder content: () -> Content) {}
}

struct SubscriptionView<PublisherType, Content>: View {
    let content: Content
    let publisher: PublisherType
    let action: (PublisherType.Output) -> Void
    init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
    var body: some View { content.onReceive(publisher, perform: action) }
}
