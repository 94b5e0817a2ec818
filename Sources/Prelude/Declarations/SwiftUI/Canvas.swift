// What a canvas draws is not simulated; its renderer runs for what it reads.
@_primitive("Canvas") struct Canvas<Symbols>: View {
    let _renderer: (inout Any, CGSize) -> Void
    let _symbols: Any?
    init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout Any, CGSize) -> Void)
    {
        _renderer = renderer
        _symbols = nil
    }
    init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout Any, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        _renderer = renderer
        _symbols = symbols()
    }
    func _draw(_ size: CGSize) {
        var context = _unknown("GraphicsContext")
        _renderer(&context, size)
    }
}

enum ColorRenderingMode { case nonLinear, linear, extendedLinear }
