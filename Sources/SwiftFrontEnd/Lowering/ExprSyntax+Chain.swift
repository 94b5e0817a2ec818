@_implementationOnly import SwiftSyntax

extension ExprSyntax {
    /// The expression that this link of a chain of members, calls and subscripts continues.
    var chainedBase: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): member.base
        case .functionCallExpr(let call): call.calledExpression
        case .subscriptCallExpr(let call): call.calledExpression
        case .optionalChainingExpr(let chain): chain.expression
        case .forceUnwrapExpr(let unwrap): unwrap.expression
        case .postfixIfConfigExpr(let config): config.base
        default: nil
        }
    }
}
