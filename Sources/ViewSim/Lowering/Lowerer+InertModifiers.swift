@_implementationOnly import SwiftSyntax

/// Modifiers that change nothing that is simulated: the prelude declares them as `{ self }`.
///
/// They are still part of a view's type and value: `AnyView` tells a padded text from a plain one, and a view that
/// stores `content.opacity(x)` is given new inputs when `x` changes.
extension Lowerer {
    /// What stands behind a prelude modifier whose body is `self`: it wraps the view, with the modifier's arguments.
    func inertModifier(_ symbol: FunctionSymbol, source: FunctionSource) -> NativeFunction? {
        guard symbol.isFromPrelude, symbol.kind == .method, !symbol.isStatic, symbol.owner?.kind == .protocol,
            case .nominal(let result, _) = symbol.result, result.isFromPrelude, result.name == "View",
            case .code(let statements, _) = source, statements.count == 1,
            statements.first?.item.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
            let type = wellKnown("_InertModifier")
        else { return nil }
        let modifier = Value.function(.passUnretained(symbol))
        return { _, arguments in
            var fields: ContiguousArray<Value> = []
            fields.reserveCapacity(arguments.count + 1)
            fields.append(arguments[0])
            fields.append(modifier)
            for index in 1..<max(1, arguments.count) { fields.append(arguments[index]) }
            return .cell(StructCell(type: type, fields: fields))
        }
    }
}
