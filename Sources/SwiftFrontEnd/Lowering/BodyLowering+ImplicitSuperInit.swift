@_implementationOnly import SwiftSyntax

/// A designated initializer that does not call `super.init` calls `super.init()` where it leaves.
extension BodyLowering {
    /// Whether the body of this initializer leaves the call to the compiler.
    func impliesSuperInit(_ statements: CodeBlockItemListSyntax) -> Bool {
        guard symbol.kind == .initializer, parent == nil, !symbol.isConvenience, !symbol.isDelegatingInitializer,
            let owner = symbol.owner, owner.isClass, let superclass = owner.superclass, !superclass.isOpaque
        else { return false }
        let isThere = lowerer.members(of: .nominal(superclass, []), named: "init").contains { found in
            guard case .function(let function) = found.member else { return false }
            return function.parameters.allSatisfy { $0.defaultValue != nil }
        }
        return isThere && !DelegationFinder.finds("super", in: statements)
    }

    func implicitSuperInit(at position: SourcePosition) -> Statement? {
        guard callsSuperInitImplicitly,
            let call = callInitializer(ExprSyntax(SuperExprSyntax()), [], .unknown, at: position)
        else { return nil }
        return Statement(kind: .expression(call), position: position)
    }
}
