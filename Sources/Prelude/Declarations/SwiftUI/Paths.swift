// What a path draws is not simulated; its closure runs for what it reads, and paths of other steps are other inputs.
@_primitive("Path") struct Path: Shape, Equatable {
    var _steps: [String] = []
    init() {}
    init(_ callback: (inout Path) -> Void) {
        var path = Path()
        callback(&path)
        _steps = path._steps
    }
    init(_ rect: CGRect) { _steps = ["rect \(rect)"] }
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) { _steps = ["rounded \(rect) \(cornerRadius)"] }
    init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) { _steps = ["rounded \(rect) \(cornerSize)"] }
    init(ellipseIn rect: CGRect) { _steps = ["ellipse \(rect)"] }
    init(_ path: Any) { _steps = ["\(path)"] }
    var isEmpty: Bool { _steps.isEmpty }
    mutating func move(to end: CGPoint) { _steps.append("move \(end)") }
    mutating func addLine(to end: CGPoint) { _steps.append("line \(end)") }
    mutating func addLines(_ lines: [CGPoint]) { _steps.append("lines \(lines)") }
    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { _steps.append("curve \(end) \(control1) \(control2)") }
    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { _steps.append("curve \(end) \(control)") }
    mutating func addRect(_ rect: CGRect, transform: Any = 0) { _steps.append("rect \(rect)") }
    mutating func addRects(_ rects: [CGRect], transform: Any = 0) { _steps.append("rects \(rects)") }
    mutating func addEllipse(in rect: CGRect, transform: Any = 0) { _steps.append("ellipse \(rect)") }
    mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular, transform: Any = 0) {
        _steps.append("rounded \(rect) \(cornerSize)")
    }
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: Any = 0) {
        _steps.append("arc \(center) \(radius) \(startAngle) \(endAngle) \(clockwise)")
    }
    mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: Any = 0) {
        _steps.append("arc \(center) \(radius) \(startAngle) \(delta)")
    }
    mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: Any = 0) {
        _steps.append("arc \(tangent1End) \(tangent2End) \(radius)")
    }
    mutating func addPath(_ path: Path, transform: Any = 0) { _steps += path._steps }
    mutating func closeSubpath() { _steps.append("close") }
    func strokedPath(_ style: StrokeStyle) -> Path { self }
    func trimmedPath(from: Double, to: Double) -> Path { self }
    func applying(_ transform: Any) -> Path { self }
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
}

@_primitive("AnyShape") struct AnyShape: Shape { init(_ shape: Any) {} }

@_primitive("UnevenRoundedRectangle") struct UnevenRoundedRectangle: InsettableShape {
    init(cornerRadii: Any, style: RoundedCornerStyle = .continuous) {}
    init(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
        style: RoundedCornerStyle = .continuous
    ) {}
}

@_primitive("ConcentricRectangle") struct ConcentricRectangle: InsettableShape {
    init() {}
    init(corners: Any, isUniform: Bool = false) {}
}

@_primitive("EllipticalGradient") struct EllipticalGradient: View, ShapeStyle {
    init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5) {}
    init(stops: [Any], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5) {}
    init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5) {}
}

@_primitive("MeshGradient") struct MeshGradient: View, ShapeStyle {
    init(width: Int, height: Int, points: Any, colors: [Color], background: Color = .clear, smoothsColors: Bool = true) {}
}

extension LinearGradient { init(stops: [Any], startPoint: UnitPoint, endPoint: UnitPoint) {} }
extension RadialGradient { init(stops: [Any], center: UnitPoint, startRadius: Double, endRadius: Double) {} }

extension AngularGradient {
    init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    init(colors: [Color], center: UnitPoint, angle: Angle) {}
    init(stops: [Any], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    init(stops: [Any], center: UnitPoint, angle: Angle = .zero) {}
    init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
}
