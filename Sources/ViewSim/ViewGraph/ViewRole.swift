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

    /// Whether nodes of the role are `EnvironmentNode`s.
    var changesEnvironment: Bool {
        switch self {
        case .environment, .environmentObject, .transformEnvironment, .disabled, .scene, .presented, .page, .searchable:
            true
        default: false
        }
    }

    /// The role of a prelude type marked `@_primitive(name)`; capitalized names are views, others modifiers.
    init(primitive name: String, hasChildren: Bool) {
        switch name {
        case "ForEach": self = .forEach
        case "AnyView": self = .anyView
        case "EmptyView": self = .empty
        case "WindowGroup", "Window": self = .windowGroup
        case "GeometryReader", "ScrollViewReader", "TimelineView", "Canvas": self = .closureContent
        case "id": self = .identified
        case "equatable": self = .equatable
        case "inert": self = .inert
        case "modifier": self = .viewModifier
        case "style": self = .style
        case "modifierContent": self = .modifierContent
        case "onAppear": self = .onAppear
        case "onDisappear": self = .onDisappear
        case "onChange": self = .onChange
        case "onReceive": self = .onReceive
        case "task": self = .task
        case "environmentObject": self = .environmentObject
        case "environment": self = .environment
        case "transformEnvironment": self = .transformEnvironment
        case "disabled": self = .disabled
        case "transition": self = .transition
        case "transaction": self = .transaction
        case "animation": self = .animation
        case "frame": self = .frame
        case "onTapGesture": self = .onTapGesture
        case "accessibility": self = .accessibility
        case "focused": self = .focused
        case "defaultFocus": self = .defaultFocus
        case "onSubmit": self = .onSubmit
        case "submitScope": self = .submitScope
        case "gesture": self = .gesture
        case "presentation": self = .presentation
        case "navigationDestination": self = .navigationDestination
        case "searchable": self = .searchable
        case "preference": self = .preference
        case "preferredColorScheme": self = .preferredColorScheme
        case "transformPreference": self = .transformPreference
        case "onPreferenceChange": self = .onPreferenceChange
        case "preferenceReader": self = .preferenceReader
        default:
            if name.first?.isLowercase == true {
                self = .modifier
            } else {
                self = hasChildren ? .container : .leaf
            }
        }
    }
}
