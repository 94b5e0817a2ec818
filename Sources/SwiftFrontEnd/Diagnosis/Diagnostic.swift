/// Something to tell the user about a source file: an error, a warning or a note, as a value.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable {
        case error, warning, note
    }

    /// A stable name for the kind of finding, such as `syntax.nesting-limit`.
    public let id: String
    public let severity: Severity
    public package(set) var location: SourceLocation?
    /// What is wrong, as one clause without a final stop.
    public let message: String
    /// Why it is wrong, where the message does not say it already.
    public let why: String?
    /// What to do next.
    public let fix: String?
    /// The name that it is about, where many diagnostics of a kind are told together.
    package var subject: String?

    public init(
        id: String, severity: Severity = .error, location: SourceLocation? = nil, message: String, why: String? = nil,
        fix: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.location = location
        self.message = message
        self.why = why
        self.fix = fix
    }
}

/// A place in a source file as people read it; lines and columns count from 1.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    public let file: String
    public let line: Int
    public let column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String { "\(file):\(line):\(column)" }

    /// `Demo.swift:31`, as findings name places: the same wherever the file lies.
    package var shortPlace: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

extension Diagnostic: CustomStringConvertible {
    /// `file:line:column: error: what; what to do`, which editors jump to.
    public var description: String {
        let place = location.map { "\($0): " } ?? ""
        let why = why.map { " (\($0))" } ?? ""
        let fix = fix.map { "; \($0)" } ?? ""
        return "\(place)\(severity.rawValue): \(message)\(why)\(fix)"
    }
}
