// swift-format-ignore-file
struct URL: Hashable, CustomStringConvertible, Sendable {
    let absoluteString: String
    init?(string: String) {
        if string.isEmpty { return nil }
        absoluteString = string
    }
    init(fileURLWithPath path: String) { absoluteString = "file://" + path }
    init(filePath path: String) { absoluteString = "file://" + path }
    var description: String { absoluteString }
}
