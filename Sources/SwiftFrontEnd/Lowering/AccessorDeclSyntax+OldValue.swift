@_implementationOnly import SwiftSyntax

extension AccessorDeclSyntax {
    /// Whether a `didSet` asks for the old value: by a parameter, or by naming `oldValue`.
    var usesOldValue: Bool {
        if parameters != nil { return true }
        return body?.statements.tokens(viewMode: .sourceAccurate).contains { $0.plainText == "oldValue" } ?? false
    }
}
