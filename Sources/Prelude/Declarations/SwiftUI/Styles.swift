@_primitive("Color") struct Color: View, Hashable, ShapeStyle {
    let _name: String
    init(_ name: String, bundle: Any? = nil) { _name = name }
    init(red: Double, green: Double, blue: Double, opacity: Double = 1) { _name = "rgb(\(red), \(green), \(blue), \(opacity))" }
    init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) { _name = "rgb(\(red), \(green), \(blue), \(opacity))" }
    init(white: Double, opacity: Double = 1) { _name = "white(\(white), \(opacity))" }
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { _name = "hsb(\(hue), \(saturation), \(brightness), \(opacity))" }
    init(uiColor: Any) { _name = "\(uiColor)" }
    init(_ color: Any) { _name = "\(color)" }
    func opacity(_ opacity: Double) -> Color { Color("\(_name) \(opacity)") }
    var gradient: Color { self }
    enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
}

extension Color {
    static var red: Color { Color("red") }
    static var orange: Color { Color("orange") }
    static var yellow: Color { Color("yellow") }
    static var green: Color { Color("green") }
    static var mint: Color { Color("mint") }
    static var teal: Color { Color("teal") }
    static var cyan: Color { Color("cyan") }
    static var blue: Color { Color("blue") }
    static var indigo: Color { Color("indigo") }
    static var purple: Color { Color("purple") }
    static var pink: Color { Color("pink") }
    static var brown: Color { Color("brown") }
    static var white: Color { Color("white") }
    static var gray: Color { Color("gray") }
    static var black: Color { Color("black") }
    static var clear: Color { Color("clear") }
    static var primary: Color { Color("primary") }
    static var secondary: Color { Color("secondary") }
    static var tertiary: Color { Color("tertiary") }
    static var quaternary: Color { Color("quaternary") }
    static var accentColor: Color { Color("accentColor") }
    static var background: Color { Color("background") }
    static var tint: Color { Color("tint") }
    static var regularMaterial: Color { Color("regularMaterial") }
    static var thinMaterial: Color { Color("thinMaterial") }
    static var ultraThinMaterial: Color { Color("ultraThinMaterial") }
    static var thickMaterial: Color { Color("thickMaterial") }
    static var bar: Color { Color("bar") }
}

protocol ShapeStyle {}
typealias Material = Color

struct Font: Hashable {
    let _name: String
    static var largeTitle: Font { Font(_name: "largeTitle") }
    static var title: Font { Font(_name: "title") }
    static var title2: Font { Font(_name: "title2") }
    static var title3: Font { Font(_name: "title3") }
    static var headline: Font { Font(_name: "headline") }
    static var subheadline: Font { Font(_name: "subheadline") }
    static var body: Font { Font(_name: "body") }
    static var callout: Font { Font(_name: "callout") }
    static var footnote: Font { Font(_name: "footnote") }
    static var caption: Font { Font(_name: "caption") }
    static var caption2: Font { Font(_name: "caption2") }
    static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font { Font(_name: "system") }
    static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(_name: "system") }
    static func custom(_ name: String, size: Double) -> Font { Font(_name: name) }
    static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font { Font(_name: name) }
    static func custom(_ name: String, fixedSize: Double) -> Font { Font(_name: name) }
    func weight(_ weight: Weight) -> Font { self }
    func bold() -> Font { self }
    func italic() -> Font { self }
    func monospaced() -> Font { self }
    func monospacedDigit() -> Font { self }
    func smallCaps() -> Font { self }
    enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    enum Design { case `default`, serif, rounded, monospaced }
    enum TextStyle { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
}

enum HorizontalAlignment { case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing }
enum VerticalAlignment { case top, center, bottom, firstTextBaseline, lastTextBaseline }

struct Alignment: Equatable {
    let horizontal: HorizontalAlignment
    let vertical: VerticalAlignment
    init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
    static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
    static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
    static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
    static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
    static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
    static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
    static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
    static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
}

enum Edge {
    case top, leading, bottom, trailing
    struct Set: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static var top: Edge.Set { Edge.Set(rawValue: 1) }
        static var leading: Edge.Set { Edge.Set(rawValue: 2) }
        static var bottom: Edge.Set { Edge.Set(rawValue: 4) }
        static var trailing: Edge.Set { Edge.Set(rawValue: 8) }
        static var horizontal: Edge.Set { Edge.Set(rawValue: 10) }
        static var vertical: Edge.Set { Edge.Set(rawValue: 5) }
        static var all: Edge.Set { Edge.Set(rawValue: 15) }
    }
}

enum Axis {
    case horizontal, vertical
    struct Set: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static var horizontal: Axis.Set { Axis.Set(rawValue: 1) }
        static var vertical: Axis.Set { Axis.Set(rawValue: 2) }
    }
}

struct EdgeInsets: Equatable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double
    init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

struct UnitPoint: Hashable {
    var x: Double
    var y: Double
    static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
    static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
    static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
    static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
    static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
    static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
    static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
    static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}

struct Angle: Hashable {
    var degrees: Double
    var radians: Double { degrees * 3.141592653589793 / 180 }
    init(degrees: Double) { self.degrees = degrees }
    init(radians: Double) { degrees = radians * 180 / 3.141592653589793 }
    static var zero: Angle { Angle(degrees: 0) }
    static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

enum TextAlignment { case leading, center, trailing }
enum ContentMode { case fit, fill }
enum Visibility { case automatic, visible, hidden }
enum BlendMode { case normal, multiply, screen, overlay, darken, lighten }
struct StrokeStyle { init(lineWidth: Double = 1, lineCap: Any? = nil, lineJoin: Any? = nil, dash: [Double] = [], dashPhase: Double = 0) {} }

@_primitive("Gradient") struct Gradient: View {
    init(colors: [Color]) {}
    init(stops: [Any]) {}
    struct Stop: Hashable {
        var color: Color
        var location: Double
        init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }
}

@_primitive("LinearGradient") struct LinearGradient: View, ShapeStyle {
    init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

@_primitive("RadialGradient") struct RadialGradient: View, ShapeStyle {
    init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {}
    init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {}
}

@_primitive("AngularGradient") struct AngularGradient: View, ShapeStyle {
    init(colors: [Color], center: UnitPoint) {}
    init(gradient: Gradient, center: UnitPoint) {}
}

protocol Shape: View {}
protocol InsettableShape: Shape {}

extension Shape {
    func fill(_ style: Any? = nil) -> some View { self }
    func stroke(_ style: Any? = nil, lineWidth: Double = 1) -> some View { self }
    func stroke(_ content: Any, style: StrokeStyle) -> some View { self }
    func strokeBorder(_ style: Any? = nil, lineWidth: Double = 1) -> some View { self }
    func trim(from: Double = 0, to: Double = 1) -> some Shape { self }
    func inset(by amount: Double) -> some Shape { self }
}

@_primitive("Rectangle") struct Rectangle: InsettableShape { init() {} }
@_primitive("Circle") struct Circle: InsettableShape { init() {} }
@_primitive("Ellipse") struct Ellipse: InsettableShape { init() {} }
@_primitive("Capsule") struct Capsule: InsettableShape { init(style: RoundedCornerStyle = .circular) {} }

@_primitive("RoundedRectangle") struct RoundedRectangle: InsettableShape {
    init(cornerRadius: Double, style: RoundedCornerStyle = .circular) {}
    init(cornerSize: Any, style: RoundedCornerStyle = .circular) {}
}

@_primitive("ContainerRelativeShape") struct ContainerRelativeShape: InsettableShape { init() {} }
enum RoundedCornerStyle { case circular, continuous }
