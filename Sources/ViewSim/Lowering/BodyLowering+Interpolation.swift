@_implementationOnly import SwiftSyntax

/// Interpolations that the program adds with `extension String.StringInterpolation`.
extension BodyLowering {
    /// The text that the program's own `appendInterpolation` makes of a segment; nil where none of them takes it.
    func ownInterpolation(_ segment: ExpressionSegmentSyntax, at position: SourcePosition) -> Expression? {
        guard let type = lowerer.wellKnown("DefaultStringInterpolation") else { return nil }
        let target = SwiftType.nominal(type, [])
        let own = lowerer.members(of: target, named: "appendInterpolation").compactMap { found -> FunctionSymbol? in
            guard case .function(let function) = found.member, !function.isFromPrelude else { return nil }
            return function
        }
        guard !own.isEmpty else { return nil }
        let made = construct(
            type,
            ["literalCapacity", "interpolationCount"].map { label in
                RawArgument(
                    label: label,
                    lowered: Expression(
                        kind: .constant(.integer(0, .int)), type: lowerer.type(.int), position: position))
            },
            expected: target, at: position, name: type.name)
        let holder = temporary("$interpolation", target, at: position)
        holder.isMutable = true
        let arguments = segment.expressions.map {
            RawArgument(label: $0.label?.plainText, value: .syntax($0.expression), isTrailing: false)
        }
        let call = callMember(
            "appendInterpolation", on: local(holder, at: position), arguments, at: position, expected: .void)
        guard case .call(let chosen, _, _) = call.kind, own.contains(chosen) else { return nil }
        let text = access("_text", of: local(holder, at: position), isSuper: false, at: position)
        return Expression(
            kind: .sequence(
                [
                    Statement(kind: .bind(.binding(holder), made), position: position),
                    Statement(kind: .expression(call), position: position),
                ], text), type: lowerer.type(.string), position: position)
    }
}
