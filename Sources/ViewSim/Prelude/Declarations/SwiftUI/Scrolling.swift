// swift-format-ignore-file
@_primitive("ScrollView") struct ScrollView<Content>: View {
    let content: Content
    init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("LazyVStack") struct LazyVStack<Content>: View {
    let content: Content
    init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("LazyHStack") struct LazyHStack<Content>: View {
    let content: Content
    init(alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("LazyVGrid") struct LazyVGrid<Content>: View {
    let content: Content
    let columns: [GridItem]
    init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) { self.content = content(); self.columns = columns }
}
@_primitive("LazyHGrid") struct LazyHGrid<Content>: View {
    let content: Content
    let rows: [GridItem]
    init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) { self.content = content(); self.rows = rows }
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
        case ._fixed(let length): _kind = "fixed"; _minimum = length
        case ._flexible: _kind = "flexible"; _minimum = 10
        case ._adaptive(let minimum): _kind = "adaptive"; _minimum = minimum
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
