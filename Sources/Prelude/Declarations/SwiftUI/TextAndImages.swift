typealias LocalizedStringKey = String
typealias LocalizedStringResource = String

@_primitive("Text") struct Text: View, Equatable {
    let _text: String
    init(_ content: String) { _text = content }
    init(_ content: Substring) { _text = String(content) }
    init(_ content: Text) { _text = content._text }
    init(_ content: Any, tableName: String? = nil, bundle: Any? = nil, comment: String? = nil) { _text = "\(content)" }
    init(verbatim content: String) { _text = content }
    static func == (lhs: Text, rhs: Text) -> Bool { lhs._text == rhs._text }
    static func + (lhs: Text, rhs: Text) -> Text { Text(lhs._text + rhs._text) }
}

extension Text {
    init<F: FormatStyle>(_ value: _Value, format: F) { self.init(verbatim: "\(format.format(value))") }
    init(_ value: _Value, formatter: _Value) { self.init(verbatim: formatter.string(for: value) ?? "\(value)") }
    init(_ date: Date, style: Text.DateStyle) { self.init(verbatim: _styledDate(date, style)) }
    init(_ content: AttributedString) { self.init(verbatim: content._text) }
    enum DateStyle { case date, time, relative, offset, timer }
    func bold() -> Text { self }
    func bold(_ isActive: Bool) -> Text { self }
    func italic() -> Text { self }
    func italic(_ isActive: Bool) -> Text { self }
    func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    func font(_ font: Font?) -> Text { self }
    func fontWeight(_ weight: Font.Weight?) -> Text { self }
    func foregroundColor(_ color: Color?) -> Text { self }
    func foregroundStyle(_ style: Color) -> Text { self }
    func kerning(_ kerning: Double) -> Text { self }
    func tracking(_ tracking: Double) -> Text { self }
    func baselineOffset(_ offset: Double) -> Text { self }
    func monospacedDigit() -> Text { self }
    func monospaced(_ isActive: Bool = true) -> Text { self }
    enum Case { case uppercase, lowercase }
    enum TruncationMode { case head, tail, middle }
}

@_reachedBy("style") func _styledDate(_ date: Date, _ style: Text.DateStyle) -> String {
    let distance = date.timeIntervalSinceReferenceDate - _now()
    let length = distance < 0 ? -distance : distance
    switch style {
    case .date: return _formatDateStyle(date.timeIntervalSinceReferenceDate, Date.FormatStyle(date: .long, time: .omitted))
    case .time: return _formatDateStyle(date.timeIntervalSinceReferenceDate, Date.FormatStyle(date: .omitted, time: .shortened))
    case .relative: return _formatInterval(length, 0, 2, 1, 2)
    case .offset: return "\(distance < 0 ? "-" : "+")\(_formatInterval(length, 0, 3, 1, 1))"
    case .timer: return _formatInterval(length, length >= 3600 ? 224 : 192, 0, 131072, 0)
    }
}

@_reachedBy("format") func _formattedWith<F: FormatStyle>(_ value: _Value, _ format: F) -> String { "\(format.format(value))" }

@_primitive("Image") struct Image: View, Equatable {
    let _name: String
    init(_ name: String, bundle: Any? = nil) { _name = name }
    init(systemName: String) { _name = systemName }
    init(systemName: String, variableValue: Double?) { _name = systemName }
    init(decorative name: String, bundle: Any? = nil) { _name = name }
    init(uiImage: Any) { _name = "image" }
    init(nsImage: Any) { _name = "image" }
    func resizable() -> Image { self }
    func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode) -> Image { self }
    func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    func interpolation(_ interpolation: Interpolation) -> Image { self }
    func antialiased(_ isAntialiased: Bool) -> Image { self }
    enum ResizingMode { case tile, stretch }
    enum TemplateRenderingMode { case template, original }
    enum Interpolation { case none, low, medium, high }
    enum Scale { case small, medium, large }
    enum Orientation { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
}

@_primitive("Spacer") struct Spacer: View { init(minLength: Double? = nil) {} }
@_primitive("Divider") struct Divider: View { init() {} }

@_primitive("Label") struct Label<Title, Icon>: View {
    let title: Title
    let icon: Icon
    init(_ title: String, systemImage: String) {
        self.title = Text(title)
        icon = Image(systemName: systemImage)
    }
    init(_ title: String, image: String) {
        self.title = Text(title)
        icon = Image(image)
    }
    init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

@_primitive("ProgressView") struct ProgressView: View {
    let label: Any?
    let _fraction: Double?
    init() {
        label = nil
        _fraction = nil
    }
    init(_ title: String) {
        label = Text(title)
        _fraction = nil
    }
    init<L>(@ViewBuilder label: () -> L) {
        self.label = label()
        _fraction = nil
    }
    init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        label = nil
        _fraction = value.map { Double($0) / Double(total) }
    }
    init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1.0) {
        label = Text(title)
        _fraction = value.map { Double($0) / Double(total) }
    }
    init<V: BinaryFloatingPoint, L>(value: V?, total: V = 1.0, @ViewBuilder label: () -> L) {
        self.label = label()
        _fraction = value.map { Double($0) / Double(total) }
    }
}

extension Image {
    init(_ name: String, bundle: Any? = nil, label: Text) { _name = name }
    init(_ name: String, variableValue: Double?, bundle: Any? = nil) { _name = name }
    init(decorative name: String, variableValue: Double?, bundle: Any? = nil) { _name = name }
    init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: Any = 0, renderer: Any) { _name = "image" }
    init(decorative image: Any, scale: Double, orientation: Orientation = .up) { _name = "image" }
    init(_ image: Any, scale: Double, orientation: Orientation = .up, label: Text) { _name = "image" }
}

extension ProgressView {
    init(timerInterval: Any, countsDown: Bool = true) {
        label = nil
        _fraction = nil
    }
    init<L>(timerInterval: Any, countsDown: Bool = true, @ViewBuilder label: () -> L) {
        self.label = label()
        _fraction = nil
    }
    init<L, C>(timerInterval: Any, countsDown: Bool = true, @ViewBuilder label: () -> L, @ViewBuilder currentValueLabel: () -> C) {
        self.label = label()
        _fraction = nil
    }
    init<V: BinaryFloatingPoint, L, C>(value: V?, total: V = 1.0, @ViewBuilder label: () -> L, @ViewBuilder currentValueLabel: () -> C) {
        self.label = label()
        _fraction = value.map { Double($0) / Double(total) }
    }
    init(_ progress: Any) {
        label = nil
        _fraction = nil
    }
}
