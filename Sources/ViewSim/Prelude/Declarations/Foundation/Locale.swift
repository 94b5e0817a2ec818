// swift-format-ignore-file
struct Locale: Hashable, Sendable {
    let identifier: String
    init(identifier: String) { self.identifier = identifier }
    static var current: Locale { Locale(identifier: "en_US_POSIX") }
    static var autoupdatingCurrent: Locale { current }
}
