@_primitive("ScrollView") struct ScrollView<Content>: View {
    let content: Content
    init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("LazyVStack") struct LazyVStack<Content>: View {
    let content: Content
    init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

@_primitive("LazyHStack") struct LazyHStack<Content>: View {
    let content: Content
    init(alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

@_primitive("LazyVGrid") struct LazyVGrid<Content>: View {
    let content: Content
    let columns: [GridItem]
    init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.columns = columns
    }
}

@_primitive("LazyHGrid") struct LazyHGrid<Content>: View {
    let content: Content
    let rows: [GridItem]
    init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.rows = rows
    }
}

struct GridItem {
    let _kind: String
    let _minimum: Double
    let _spacing: Double?
    enum Size {
        case _fixed(Double), _flexible, _adaptive(Double)
        static func fixed(_ size: Double) -> GridItem.Size { ._fixed(size) }
        static func flexible(minimum: Double = 10, maximum: Double = .infinity) -> GridItem.Size { ._flexible }
        static func adaptive(minimum: Double, maximum: Double = .infinity) -> GridItem.Size { ._adaptive(minimum) }
    }
    init(_ size: GridItem.Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        _spacing = spacing
        switch size {
        case ._fixed(let length):
            _kind = "fixed"
            _minimum = length
        case ._flexible:
            _kind = "flexible"
            _minimum = 10
        case ._adaptive(let minimum):
            _kind = "adaptive"
            _minimum = minimum
        }
    }
}

struct PinnedScrollableViews: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
    static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}

@_primitive("ScrollViewReader") struct ScrollViewReader<Content>: View {
    let _content: Any
    init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { _content = content }
}

struct ScrollViewProxy {
    let _reader: Any
    func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { _scrollTo(_reader, id, anchor?.x, anchor?.y) }
}

func _scrollTo(_ reader: Any, _ id: Any, _ x: Double?, _ y: Double?)

// Writing the binding scrolls; scrolling by hand does not write it.
struct _ScrollPosition: View {
    let content: Any
    let _id: AnyHashable?
    let _anchor: UnitPoint?
    var body: some View {
        ScrollViewReader { proxy in
            AnyView(content).onChange(of: _id, initial: true) { old, new in if let new { proxy.scrollTo(new, anchor: _anchor) } }
        }
    }
}

struct ScrollPosition: Equatable {
    var _id: AnyHashable?
    var viewID: AnyHashable? { _id }
    var isPositionedByUser: Bool { false }
    init(idType: Any = 0) {}
    init(id: AnyHashable, anchor: UnitPoint? = nil) { _id = id }
    init(idType: Any = 0, edge: Edge) {}
    mutating func scrollTo(id: AnyHashable, anchor: UnitPoint? = nil) { _id = id }
    mutating func scrollTo(edge: Edge) {}
    mutating func scrollTo(point: CGPoint) {}
    mutating func scrollTo(x: Double, y: Double) {}
    mutating func scrollTo(x: Double) {}
    mutating func scrollTo(y: Double) {}
    func viewID<T>(type: T.Type) -> T? { _id?.base as? T }
}

extension View {
    func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        _ScrollPosition(content: self, _id: id.wrappedValue.map { AnyHashable($0) }, _anchor: anchor)
    }
    func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        _ScrollPosition(content: self, _id: position.wrappedValue._id, _anchor: anchor)
    }
    func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
}
