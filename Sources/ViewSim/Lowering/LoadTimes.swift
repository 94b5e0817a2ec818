/// Wall times of reading a file, before anything of it runs.
struct LoadTimes: Equatable, Sendable {
    /// Scanning and parsing, the declarations of the prelude included.
    var parsing = Duration.zero
    /// Resolving declarations, and lowering the bodies of the file.
    var lowering = Duration.zero
}
