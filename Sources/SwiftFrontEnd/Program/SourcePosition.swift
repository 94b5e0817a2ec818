/// A place in one of a program's source files, in one word.
///
/// Lines and columns count from 1, columns in UTF-8 bytes. Line 0 means "no place".
public struct SourcePosition: Hashable, Sendable {
    /// The index of the file in the program's list of files.
    public let file: Int32
    public let line: Int32
    public let column: Int16

    public init(file: Int, line: Int, column: Int) {
        self.file = Int32(truncatingIfNeeded: file)
        self.line = Int32(truncatingIfNeeded: line)
        self.column = Int16(clamping: column)
    }

    /// The position of what has no source, such as synthesized code.
    public static let none = SourcePosition(file: -1, line: 0, column: 0)

    public var isKnown: Bool { line > 0 }
}
