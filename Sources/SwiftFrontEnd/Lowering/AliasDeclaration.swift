@_implementationOnly import SwiftSyntax

/// A type alias as written, resolved anew at each use: what its generic parameters stand for is known only there.
struct AliasDeclaration {
    let value: TypeSyntax
    private let parameters: [String]
    private let place: DeclarationContext

    init(_ syntax: TypeAliasDeclSyntax, context: DeclarationContext) {
        value = syntax.initializer.value
        parameters = syntax.genericParameterClause?.parameters.elements.map(\.name.plainText) ?? []
        place = context
    }

    var isGeneric: Bool { !parameters.isEmpty }

    /// Where its type is read; parameters without an argument are unknown.
    func context(with arguments: [SwiftType] = []) -> DeclarationContext {
        var context = place
        for (index, name) in parameters.enumerated() {
            context.generics[name] = arguments.indices.contains(index) ? arguments[index] : .unknown
        }
        return context
    }
}
