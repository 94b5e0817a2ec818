// swift-format-ignore-file
extension Bool {
    init?(_ text: String)
    init()
    mutating func toggle()
    var description: String { get }
    static func random() -> Bool
}
