// What a layout of the program names. Nothing is laid out: its methods are never called.
protocol Layout {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
}

struct ProposedViewSize: Equatable {
    var width: CGFloat?
    var height: CGFloat?
    static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
    static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }
    static var infinity: ProposedViewSize { ProposedViewSize(width: CGFloat.infinity, height: CGFloat.infinity) }
    init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

struct LayoutSubview: Equatable {
    var priority: Double { 0 }
    var spacing: ViewSpacing { ViewSpacing() }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize.zero }
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
    func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

struct LayoutSubviews: RandomAccessCollection, Equatable {
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    var layoutDirection: LayoutDirection { LayoutDirection.leftToRight }
    subscript(index: Int) -> LayoutSubview { LayoutSubview() }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
}

struct LayoutProperties {
    var stackOrientation: Axis?
    init() {}
}

struct ViewDimensions: Equatable {
    var width: CGFloat { 0 }
    var height: CGFloat { 0 }
    subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

struct ViewSpacing: Equatable {
    static var zero: ViewSpacing { ViewSpacing() }
    init() {}
    func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
    mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
