// Widgets are not shown: their declarations are accepted, and nothing asks a provider for entries.
protocol Widget {
    associatedtype Body
    init()
    var body: Body { get }
}

protocol WidgetBundle {
    associatedtype Body
    init()
    @ViewBuilder var body: Body { get }
}

typealias WidgetBundleBuilder = ViewBuilder
protocol WidgetConfiguration: View {}

protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry { @_reachedBy("TimelineEntry") var relevance: TimelineEntryRelevance? { nil } }

struct TimelineEntryRelevance: Hashable {
    var score: Float
    var duration: TimeInterval = 0
    init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
}

protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
}

protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
}

struct TimelineProviderContext {
    let family: WidgetFamily = .systemSmall
    let isPreview = false
    let displaySize = CGSize(width: 158, height: 158)
}

struct Timeline<EntryType> {
    let entries: [EntryType]
    let policy: TimelineReloadPolicy
    init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

struct TimelineReloadPolicy: Equatable {
    let _date: Date?
    static var atEnd: TimelineReloadPolicy { TimelineReloadPolicy(_date: nil) }
    static var never: TimelineReloadPolicy { TimelineReloadPolicy(_date: nil) }
    static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(_date: date) }
}

@_primitive("WidgetConfiguration") struct StaticConfiguration<Content>: WidgetConfiguration { init(kind: String, provider: Any, @ViewBuilder content: Any) {} }

@_primitive("WidgetConfiguration") struct AppIntentConfiguration<Content>: WidgetConfiguration {
    init(kind: String, intent: Any = 0, provider: Any, @ViewBuilder content: Any) {}
}

@_primitive("WidgetConfiguration") struct IntentConfiguration<Content>: WidgetConfiguration {
    init(kind: String, intent: Any, provider: Any, @ViewBuilder content: Any) {}
}

@_primitive("WidgetConfiguration") struct EmptyWidgetConfiguration: WidgetConfiguration { init() {} }

extension WidgetConfiguration {
    func configurationDisplayName(_ displayName: Any) -> some View { self }
    func description(_ description: Any) -> some View { self }
    func supportedFamilies(_ families: [WidgetFamily]) -> some View { self }
    func contentMarginsDisabled() -> some View { self }
    func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some View { self }
    func promptsForUserConfiguration() -> some View { self }
    func onBackgroundURLSessionEvents(matching identifier: Any = 0, _ events: Any) -> some View { self }
    func disfavoredLocations(_ locations: Any, for families: Any) -> some View { self }
    func supplementalActivityFamilies(_ families: Any) -> some View { self }
    func pushHandler(_ handler: Any) -> some View { self }
}

extension View {
    func configurationDisplayName(_ displayName: Any) -> some View { self }
    func supportedFamilies(_ families: [WidgetFamily]) -> some View { self }
    func contentMarginsDisabled() -> some View { self }
    func widgetConfigurationIntent(_ intent: Any) -> some View { self }
}

struct WidgetPreviewContext { init(family: WidgetFamily) {} }

final class WidgetCenter {
    static let shared = WidgetCenter()
    func reloadAllTimelines() {}
    func reloadTimelines(ofKind kind: String) {}
    func invalidateConfigurationRecommendations() {}
    func getCurrentConfigurations(_ completion: Any) {}
}
