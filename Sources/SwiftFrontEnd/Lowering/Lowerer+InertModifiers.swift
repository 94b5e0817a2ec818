@_implementationOnly import SwiftSyntax

/// Modifiers that change nothing that is simulated: the prelude declares them as `{ self }`.
///
/// They are still part of a view's type and value: `AnyView` tells a padded text from a plain one, and a view that
/// stores `content.opacity(x)` is given new inputs when `x` changes.
extension Lowerer {
    /// What stands behind a prelude modifier whose body is `self`: it wraps the view, with the modifier's arguments.
    func inertModifier(_ symbol: FunctionSymbol, source: FunctionSource) -> SynthesizedFunction? {
        guard symbol.isFromPrelude, symbol.kind == .method, !symbol.isStatic, symbol.owner?.kind == .protocol,
            case .nominal(let result, _) = symbol.result, result.isFromPrelude, result.name == "View",
            case .code(let statements, _) = source, statements.count == 1,
            statements.first?.item.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
            let type = wellKnown("_InertModifier")
        else { return nil }
        return .wrapping(type)
    }
}
