import SwiftMachine

/// A `TextField`; one for a value holds the text as it was typed until it is given up.
final class FieldNode: ViewNode {
    /// What was typed and not yet replaced by the formatted value.
    var draft: String?

    /// Whether the field is for a value that is not its text.
    var hasFormat: Bool { !field(.format).isNone || hasFormatter }
    /// A formatter reads the text when editing ends, a format style with each change.
    var hasFormatter: Bool { !field(.formatter).isNone }
    /// Tells the type of the value where there is none now.
    var zero: Value {
        guard case .metatype(let descriptor) = field(.type).unerased,
            case .nominal(_, let arguments) = descriptor.takeUnretainedValue().type,
            case .nominal(let wrapped, _)? = arguments.first, case .builtin(.int) = wrapped.representation
        else { return .none }
        return .int(0)
    }
}

extension ViewGraph {
    /// The text in a field.
    func text(of field: FieldNode) throws -> String {
        if let draft = field.draft { return draft }
        guard let location = field.binding else { return "" }
        let value = try interpreter.untracked { try interpreter.readBinding(location) }
        guard field.hasFormat else { return try value.asString ?? interpreter.describe(value, as: nil) }
        guard !value.isNone else { return "" }
        let shown = try interpreter.callMethod("_shown", labels: [nil], on: field.value, [value])
        return try shown.asString ?? interpreter.describe(shown, as: nil)
    }

    /// A field for a value got another text: the value follows where the text can be read.
    func enter(_ text: String, into field: FieldNode) throws {
        field.draft = text
        if !field.hasFormatter { try read(text, of: field) }
    }

    /// Editing ends: a formatter reads the text, and the value is shown as it is formatted.
    func finishEditing(_ node: ViewNode) throws {
        guard let field = node as? FieldNode, let draft = field.draft else { return }
        if field.isAlive, field.hasFormatter { try read(draft, of: field) }
        field.draft = nil
    }

    private func read(_ text: String, of field: FieldNode) throws {
        guard let location = field.binding else { return }
        let reader = field.hasFormatter ? "_parsedByFormatter" : "_parsed"
        let parsed = try interpreter.callMethod(reader, labels: [nil], on: field.value, [Value(text)])
        let value = parsed.unwrapped ?? parsed
        guard !value.isNone else { return }
        let old = try interpreter.untracked { try interpreter.readBinding(location) }
        try interpreter.writeBinding(location, value.number(like: old.isNone ? field.zero : old.unwrapped ?? old))
    }
}

extension Value {
    /// A number as one of another's type: text that is read may give a fraction for a whole number.
    fileprivate func number(like other: Value) -> Value {
        switch (self, other) {
        case (.double(let number), .int): Int(exactly: number.rounded(.towardZero)).map { .int($0) } ?? other
        case (.int(let number), .double): .double(Double(number))
        default: self
        }
    }
}
