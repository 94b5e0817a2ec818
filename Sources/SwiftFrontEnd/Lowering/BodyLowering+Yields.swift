@_implementationOnly import SwiftSyntax

/// Accessors that lend a place, `_read` and `_modify`, run as a getter and a setter.
///
/// Swift runs `_modify` once around a change in place. Here the value is read first, changed, and then stored by what
/// `_modify` does around its `yield`; both print the same unless the change itself prints.
extension BodyLowering {
    func lowerYield(_ syntax: YieldStmtSyntax, at position: SourcePosition) -> Statement.Kind {
        let yielded: ExprSyntax? =
            switch syntax.yieldedExpressions {
            case .single(let expression): expression
            case .multiple(let list): list.elements.elements.first?.expression
            @unknown default: nil
            }
        guard let yielded else { return .return(nil) }
        guard symbol.kind == .setter, case .variable(let value)? = lookUpLocal("newValue") else {
            return .return(lower(yielded, result))
        }
        let place = yielded.as(InOutExprSyntax.self)?.expression ?? yielded
        return .expression(assign(local(value, at: position), to: place, at: position))
    }
}

extension AccessorDeclListSyntax {
    /// The accessors that run: what lends a place is left to `get` and `set` where these are written too.
    var effectiveAccessors: [AccessorDeclSyntax] {
        let names = Set(elements.map(\.accessorSpecifier.text))
        return elements.filter {
            switch $0.accessorSpecifier.text {
            case "_read": !names.contains("get")
            case "_modify": !names.contains("set")
            default: true
            }
        }
    }
}
