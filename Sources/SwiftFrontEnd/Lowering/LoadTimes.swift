/// Wall times of reading a file, before anything of it runs.
package struct LoadTimes: Equatable, Sendable {
    /// Scanning and parsing, the declarations of the prelude included.
    package var parsing = Duration.zero
    /// Resolving declarations, and lowering the bodies of the file.
    package var lowering = Duration.zero

    package init(parsing: Duration = Duration.zero, lowering: Duration = Duration.zero) {
        self.parsing = parsing
        self.lowering = lowering
    }
}
