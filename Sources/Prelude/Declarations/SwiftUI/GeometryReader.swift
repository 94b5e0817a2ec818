@_primitive("GeometryReader") struct GeometryReader<Content>: View {
    let _content: Any
    init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { _content = content }
}

struct GeometryProxy {
    let size: CGSize
    var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
    func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
    func bounds(of space: CoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}

enum CoordinateSpace: Hashable {
    case global, local
    case named(String)
    static var scrollView: CoordinateSpace { .named("scrollView") }
    static func scrollView(axis: Axis) -> CoordinateSpace { .named("scrollView") }
}

// Proposes a size to the view inside.
@_primitive("frame") struct _FrameModifier: View {
    let content: Any
    let width: Double?
    let height: Double?
}

extension View {
    func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        _FrameModifier(content: self, width: width, height: height)
    }
}

@_primitive("ViewThatFits") struct ViewThatFits<Content>: View {
    let content: Content
    let _axes: Int
    init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
        _axes = axes.rawValue
    }
}
