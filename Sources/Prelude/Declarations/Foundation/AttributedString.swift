/// The text of an attributed string; what its attributes look like is nobody's business here.
@dynamicMemberLookup struct AttributedString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    var _text: String
    init() { _text = "" }
    init(_ text: String) { _text = text }
    init(_ text: NSAttributedString) { _text = text.string }
    init(stringLiteral value: String) { _text = value }
    init(localized key: String) { _text = key }
    init(markdown: String, options: Any? = nil, baseURL: URL? = nil) throws { _text = _withoutMarkdown(markdown) }
    init(_ text: AttributedString) { _text = text._text }
    var description: String { "\(_text) {\n}\n" }
    var characters: String {
        get { _text }
        set { _text = newValue }
    }
    subscript(dynamicMember name: String) -> _Value {
        get { nil }
        set {}
    }
    static func + (_ lhs: AttributedString, _ rhs: AttributedString) -> AttributedString { AttributedString("\(lhs._text)\(rhs._text)") }
    static func += (_ lhs: inout AttributedString, _ rhs: AttributedString) { lhs._text.append(rhs._text) }
    mutating func append(_ other: AttributedString) { _text.append(other._text) }
    func range(of text: String) -> Range<String.Index>? { _text.range(of: text) }
    var startIndex: String.Index { _text.startIndex }
    var endIndex: String.Index { _text.endIndex }
    subscript(bounds: Range<String.Index>) -> AttributedString {
        get { AttributedString(String(_text[bounds])) }
        set {}
    }
    mutating func mergeAttributes(_ attributes: Any) {}
    mutating func setAttributes(_ attributes: Any) {}
}

@dynamicMemberLookup struct AttributeContainer {
    init() {}
    subscript(dynamicMember name: String) -> _Value {
        get { nil }
        set {}
    }
}

func _withoutMarkdown(_ text: String) -> String
