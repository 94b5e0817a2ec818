// swift-format-ignore-file
protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
}
extension LocalizedError {
    var errorDescription: String? { nil }
    var failureReason: String? { nil }
    var recoverySuggestion: String? { nil }
}
extension Error {
    var localizedDescription: String { (self as? LocalizedError)?.errorDescription ?? "The operation couldn’t be completed. (\(String(reflecting: Self.self)) error 1.)" }
}
