@_implementationOnly import SwiftSyntax

/// Interpolations that the program adds with `extension String.StringInterpolation`.
extension BodyLowering {
    /// An interpolated literal of a type that is told its segments one by one; nil where the type takes the text.
    func ownInterpolation(
        _ literal: StringLiteralExprSyntax, of target: SwiftType, at position: SourcePosition
    ) -> Expression? {
        guard let nominal = target.asNominal, !nominal.isFromPrelude, nominal.kind != .protocol,
            let initializer = lowerer.initializers(of: nominal).first(where: {
                $0.parameters.first?.label == "stringInterpolation"
            }), let holderType = initializer.parameters.first?.type, let holderNominal = holderType.asNominal,
            !holderNominal.isFromPrelude
        else { return nil }
        let isRaw = literal.openingPounds != nil
        let texts = literal.segments.elements.map { segment -> String? in
            guard case .stringSegment(let text) = segment else { return nil }
            return isRaw ? text.content.text : LiteralText.unescape(text.content.text)
        }
        func number(_ value: Int) -> Expression {
            Expression(
                kind: .constant(.integer(Int64(value), .int)), type: lowerer.type(.int), position: position)
        }
        let capacity = texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
        let made = construct(
            holderType,
            [
                RawArgument(label: "literalCapacity", lowered: number(capacity)),
                RawArgument(label: "interpolationCount", lowered: number(texts.count { $0 == nil })),
            ], expected: holderType, at: position, name: holderNominal.name)
        let holder = temporary("$interpolation", holderType, at: position)
        holder.isMutable = true
        var statements = [Statement(kind: .bind(.binding(holder), made), position: position)]
        for (segment, text) in zip(literal.segments.elements, texts) {
            var arguments: [RawArgument] = []
            if case .expressionSegment(let inner) = segment {
                arguments = inner.expressions.map {
                    RawArgument(label: $0.label?.plainText, value: .syntax($0.expression), isTrailing: false)
                }
            } else if let text, !text.isEmpty {
                arguments = [
                    RawArgument(
                        lowered: Expression(
                            kind: .constant(.string(text)), type: lowerer.type(.string), position: position))
                ]
            } else {
                continue
            }
            let call = callMember(
                text == nil ? "appendInterpolation" : "appendLiteral", on: local(holder, at: position), arguments,
                at: position, expected: .void)
            statements.append(Statement(kind: .expression(call), position: position))
        }
        let value = construct(
            target, [RawArgument(label: "stringInterpolation", lowered: local(holder, at: position))],
            expected: target, at: position, name: nominal.name)
        return Expression(kind: .sequence(statements, value), type: target, position: position)
    }

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
