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
    var localizedDescription: String {
        (self as? LocalizedError)?.errorDescription ?? (self as? _DescribedError)?._message
            ?? "The operation couldn’t be completed. (\(String(reflecting: Self.self)) error \(_errorCode(self)).)"
    }
}

func _errorCode(_ error: Any) -> Int

/// Errors of the frameworks, which say in their own words what happened.
protocol _DescribedError: Error { var _message: String { get } }
