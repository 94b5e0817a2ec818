/// What the graph does with a view value.
enum ViewRole: String {
    /// A user's view: its body is evaluated.
    case composite
    /// A view of the prelude that shows its child fields.
    case container
    /// A view without children.
    case leaf
    /// Several children of a builder inside another block.
    case block
    /// A conditional of a builder.
    case branch
    /// An absent optional view.
    case empty
    case forEach
    /// One element's content in a `ForEach`: evaluated by itself.
    case row
    case identified
    case anyView
    case equatable
    /// A user's `ViewModifier`: its `body(content:)` is evaluated.
    case viewModifier
    /// A style of controls around its content.
    case style
    /// What a user's style makes of a control: its `makeBody(configuration:)` is evaluated.
    case styled
    /// The content that a `ViewModifier` was applied to.
    case modifierContent
    case opaque
    /// What is above the root view.
    case scene
    /// A `WindowGroup` or `Window`: shows its content in each of its windows.
    case windowGroup
    /// A modifier that only adds to its content; it has no part in the identity path.
    case modifier
    /// A modifier that changes nothing that is simulated; no node stands for it.
    case inert
    case onAppear
    case onDisappear
    case onChange
    case onReceive
    case task
    case environmentObject
    case environment
    case transformEnvironment
    case disabled
    case transition
    /// Changes the transaction of its content.
    case transaction
    /// Animates its content where a value changes.
    case animation
    /// Sets what its content is offered.
    case frame
    case onTapGesture
    case accessibility
    case focused
    case defaultFocus
    case onSubmit
    case submitScope
    case gesture
    /// Re-evaluates its closure by itself, as `GeometryReader` does.
    case closureContent
    /// A row of a lazy container that is out of sight.
    case deferred
    /// A modifier that presents something while a binding says so.
    case presentation
    /// What such a modifier presents.
    case presented
    /// A page of a navigation stack.
    case page
    /// Makes pages for values of a type.
    case navigationDestination
    /// One of the tabs of a `TabView`.
    case tab
    /// Writes the value of a preference key.
    case preference
    case transformPreference
    /// Gives the window or presentation around a color scheme.
    case preferredColorScheme
    case onPreferenceChange
    /// Shows a view made from the preference of its content.
    case preferenceReader
    /// The view that such a modifier makes.
    case preferenceContent
    /// Adds a search field to its content.
    case searchable

    /// Whether the node is a component of identity paths and is born and dies in the trace.
    var isVisible: Bool {
        switch self {
        case .composite, .container, .leaf, .viewModifier, .opaque, .closureContent, .windowGroup, .styled: true
        default: false
        }
    }

    /// Whether the node is a component of identity paths, which some are that no event tells of.
    var extendsPath: Bool {
        switch self {
        case .forEach, .branch, .identified, .anyView: true
        default: isVisible
        }
    }

    /// Whether nodes of the role are `EnvironmentNode`s.
    var changesEnvironment: Bool {
        switch self {
        case .environment, .environmentObject, .transformEnvironment, .disabled, .scene, .presented, .page, .searchable:
            true
        default: false
        }
    }
}
