/// What stands for views of one kind: what the graph does with their values, and the node that is made of one.
struct ViewKind: Sendable {
    let role: ViewRole
    let makeNode: @Sendable (NodePlan) -> ViewNode

    init(_ role: ViewRole, makeNode: @escaping @Sendable (NodePlan) -> ViewNode = { ViewNode($0) }) {
        self.role = role
        self.makeNode = makeNode
    }

    /// The kind of a prelude type marked `@_primitive(name)`; capitalized names are views, others modifiers.
    init(primitive name: String, hasChildren: Bool) {
        if let kind = Self.primitives[name] {
            self = kind
        } else if name.first?.isLowercase == true {
            self.init(.modifier)
        } else if LazyKind(primitive: name) != nil {
            self.init(.container) { LazyContainerNode($0) }
        } else {
            self.init(hasChildren ? .container : .leaf)
        }
    }

    /// A view that a user wrote.
    static let composite = ViewKind(.composite) { CompositeNode($0) }

    /// A modifier that a user wrote.
    static let modifier = ViewKind(.viewModifier) { ModifierNode($0) }

    /// The node of a value of this kind; values without a nominal type, and modifiers of unknown types, have kinds of
    /// their own.
    static func makeNode(_ plan: NodePlan) -> ViewNode {
        if let info = plan.info, info.role == plan.role { return info.kind.makeNode(plan) }
        switch plan.role {
        case .block: return BlockNode(plan)
        case .branch: return BranchNode(plan)
        case .opaque: return OpaqueNode(plan)
        default: return ViewNode(plan)
        }
    }

    /// The views and modifiers of the prelude that are more than containers, leaves and plain modifiers.
    private static let primitives: [String: ViewKind] = [
        "EmptyView": ViewKind(.empty),
        "AnyView": ViewKind(.anyView) { ErasedNode($0) },
        "equatable": ViewKind(.equatable) { EquatableNode($0) },
        "id": ViewKind(.identified) { IdentifiedNode($0) },
        "inert": ViewKind(.inert),
        "modifier": modifier,
        "modifierContent": ViewKind(.modifierContent) { ModifierContentNode($0) },

        "ForEach": ViewKind(.forEach) { ForEachNode($0) },
        "ScrollView": ViewKind(.container) { ScrollNode($0) },

        "NavigationStack": ViewKind(.container) { NavigationStackNode($0) },
        "NavigationView": ViewKind(.container) { NavigationStackNode($0) },
        "NavigationSplitView": ViewKind(.container) { NavigationStackNode($0) },
        "NavigationLink": ViewKind(.container) { NavigationLinkNode($0) },
        "navigationDestination": ViewKind(.navigationDestination) { NavigationDestinationNode($0) },
        "TabView": ViewKind(.container) { TabViewNode($0) },
        "presentation": ViewKind(.presentation) { PresentationNode($0) },
        "searchable": ViewKind(.searchable) { SearchNode($0) },
        "WindowGroup": ViewKind(.windowGroup) { WindowGroupNode($0) },
        "Window": ViewKind(.windowGroup) { WindowGroupNode($0) },

        "Picker": ViewKind(.container) { PickerNode($0) },
        "TextField": ViewKind(.container) { FieldNode($0) },
        "style": ViewKind(.style) { StyleNode($0) },

        "frame": ViewKind(.frame) { FrameNode($0) },
        "ViewThatFits": ViewKind(.container) { FittingNode($0) },
        "GeometryReader": ViewKind(.closureContent) { GeometryReaderNode($0) },
        "ScrollViewReader": ViewKind(.closureContent) { ScrollViewReaderNode($0) },
        "TimelineView": ViewKind(.closureContent) { TimelineNode($0) },
        "Canvas": ViewKind(.closureContent) { CanvasNode($0) },

        "onAppear": ViewKind(.onAppear) { AppearNode($0) },
        "onDisappear": ViewKind(.onDisappear) { DisappearNode($0) },
        "onChange": ViewKind(.onChange) { ChangeNode($0) },
        "onReceive": ViewKind(.onReceive) { ReceiveNode($0) },
        "task": ViewKind(.task) { TaskNode($0) },

        "environment": ViewKind(.environment) { EnvironmentValueNode($0) },
        "environmentObject": ViewKind(.environmentObject) { EnvironmentObjectNode($0) },
        "transformEnvironment": ViewKind(.transformEnvironment) { EnvironmentTransformNode($0) },
        "disabled": ViewKind(.disabled) { DisabledNode($0) },

        "transition": ViewKind(.transition),
        "transaction": ViewKind(.transaction) { TransactionNode($0) },
        "animation": ViewKind(.animation) { AnimationNode($0) },

        "onTapGesture": ViewKind(.onTapGesture),
        "gesture": ViewKind(.gesture),
        "accessibility": ViewKind(.accessibility),
        "focused": ViewKind(.focused) { FocusNode($0) },
        "defaultFocus": ViewKind(.defaultFocus) { FocusNode($0) },
        "onSubmit": ViewKind(.onSubmit),
        "submitScope": ViewKind(.submitScope),

        "preference": ViewKind(.preference),
        "transformPreference": ViewKind(.transformPreference),
        "onPreferenceChange": ViewKind(.onPreferenceChange) { PreferenceNode($0) },
        "preferenceReader": ViewKind(.preferenceReader) { PreferenceNode($0) },
        "preferredColorScheme": ViewKind(.preferredColorScheme) { PreferredSchemeNode($0) },
    ]
}
