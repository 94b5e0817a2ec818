@_implementationOnly import SwiftSyntax

/// Literals, which take the type that their context declares.
extension BodyLowering {
    func literalTarget(_ expected: SwiftType) -> SwiftType { unwrappedAll(expected) }

    func unwrappedAll(_ type: SwiftType) -> SwiftType {
        var type = type
        while lowerer.isOptional(type) { type = unwrapped(type) }
        return type
    }

    func integer(_ text: String, _ isNegative: Bool, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        let target = literalTarget(expected)
        let value = LiteralText.integer(text)
        func make(_ constant: Constant, _ type: SwiftType) -> Expression {
            Expression(kind: .constant(constant), type: type, position: position)
        }
        switch builtin(of: target) {
        case .double?:
            let number = LiteralText.double(text) ?? 0
            return make(.double(isNegative ? -number : number), target)
        case .float?:
            let number = Float(LiteralText.double(text) ?? 0)
            return make(.float(isNegative ? -number : number), target)
        case .int8?, .int16?, .int32?, .int64?, .uint?, .uint8?, .uint16?, .uint32?, .uint64?, .int?:
            guard let value, let kind = builtin(of: target) else { break }
            let signed = isNegative ? 0 &- value : value
            guard kind.holds(signed, isNegative: isNegative, literal: text) else {
                return failure(
                    "lowering.literal-overflow", at: position,
                    "integer literal '\(isNegative ? "-" : "")\(text)' overflows when stored into '\(kind.rawValue)'",
                    fix: "use a larger type")
            }
            return make(.integer(signed, kind), target)
        default:
            if case .nominal(let nominal, _) = target, !nominal.isOpaque,
                let made = literal(
                    "ExpressibleByIntegerLiteral", "integerLiteral", nominal, target, at: position,
                    { make(.integer(isNegative ? 0 &- (value ?? 0) : value ?? 0, .int), lowerer.type(.int)) })
            {
                return made
            }
            if case .nominal(let nominal, _) = target, !nominal.isOpaque,
                let made = literal(
                    "ExpressibleByFloatLiteral", "floatLiteral", nominal, target, at: position,
                    { make(.double(LiteralText.double(text) ?? 0), lowerer.type(.double)) })
            {
                return made
            }
        }
        if let value,
            let literal = dynamicLiteral(
                make(.integer(isNegative ? 0 &- value : value, .int), lowerer.type(.int)), target)
        {
            return literal
        }
        guard let value else {
            return failure(
                "lowering.literal-overflow", at: position,
                "integer literal '\(text)' overflows when stored into 'Int'", fix: "use a floating-point literal")
        }
        return make(.integer(isNegative ? 0 &- value : value, .int), lowerer.type(.int))
    }

    func literal(
        _ protocolName: String, _ label: String, _ type: NominalType, _ target: SwiftType,
        at position: SourcePosition, _ value: () -> Expression
    ) -> Expression? {
        guard lowerer.conforms(type, toNamed: protocolName) || !type.isFromPrelude && type.kind != .protocol else {
            return nil
        }
        let hasInitializer = lowerer.initializers(of: type).contains { $0.parameters.first?.label == label }
        guard hasInitializer else { return nil }
        return construct(
            type, [RawArgument(label: label, value: .lowered(value()), isTrailing: false)], expected: target,
            at: position, name: type.name)
    }

    func float(_ text: String, _ isNegative: Bool, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        let target = literalTarget(expected)
        let number = LiteralText.double(text) ?? 0
        if builtin(of: target) == .float {
            return Expression(
                kind: .constant(.float(Float(isNegative ? -number : number))), type: target, position: position)
        }
        let value = Expression(
            kind: .constant(.double(isNegative ? -number : number)), type: lowerer.type(.double), position: position)
        if let literal = dynamicLiteral(value, target) { return literal }
        if case .nominal(let nominal, _) = target, builtin(of: target) == nil, !nominal.isOpaque,
            let made = literal(
                "ExpressibleByFloatLiteral", "floatLiteral", nominal, target, at: position, { value })
        {
            return made
        }
        return value
    }

    func string(_ literal: StringLiteralExprSyntax, _ expected: SwiftType, at position: SourcePosition)
        -> Expression
    {
        let target = literalTarget(expected)
        let stringType = lowerer.type(.string)
        let value: Expression
        if literal.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }) {
            let text = literal.representedLiteralValue ?? ""
            if builtin(of: target) == .character, text.count == 1, let character = text.first {
                return Expression(kind: .constant(.character(character)), type: target, position: position)
            }
            value = Expression(kind: .constant(.string(text)), type: stringType, position: position)
        } else {
            if let own = ownInterpolation(literal, of: target, at: position) { return own }
            value = Expression(
                kind: .interpolation(interpolationParts(literal)), type: stringType, position: position)
        }
        if builtin(of: target) == .substring {
            let function = lowerer.runtimeFunction("_substring(_:)", parameters: 1)
            return Expression(kind: .call(function, [.value(value)], .direct), type: target, position: position)
        }
        if case .nominal(let nominal, _) = target, builtin(of: target) == nil, nominal.kind != .protocol,
            !nominal.isOpaque,
            let made = self.literal(
                "ExpressibleByStringLiteral", "stringLiteral", nominal, target, at: position, { value })
        {
            return made
        }
        return value
    }

    /// A regular expression literal is made of its text when it is reached.
    func regex(_ literal: RegexLiteralExprSyntax, at position: SourcePosition) -> Expression {
        let isExtended = literal.openingPounds != nil
        let pattern = literal.regex.text
        let text = Expression(
            kind: .constant(.string(isExtended && pattern.contains("\n") ? "(?x)" + pattern : pattern)),
            type: lowerer.type(.string), position: position)
        guard let type = lowerer.preludeScope.types["Regex"] else {
            return Expression(kind: .opaque(name: "Regex", []), type: .unknown, position: position)
        }
        return construct(
            .nominal(type, []), [RawArgument(label: "_pattern", lowered: text)], expected: .unknown, at: position,
            name: "Regex")
    }

    func interpolationParts(_ literal: StringLiteralExprSyntax) -> [Expression] {
        // Multi-line literals: SwiftSyntax strips indentation per segment when the whole has no interpolation only,
        // so segments are processed here, escapes included.
        let isRaw = literal.openingPounds != nil
        return literal.segments.elements.compactMap { segment -> Expression? in
            switch segment {
            case .stringSegment(let text):
                let position = position(of: segment)
                let plain = isRaw ? text.content.text : LiteralText.unescape(text.content.text)
                guard !plain.isEmpty else { return nil }
                return Expression(
                    kind: .constant(.string(plain)), type: lowerer.type(.string), position: position)
            case .expressionSegment(let inner):
                guard let first = inner.expressions.first else { return nil }
                let position = position(of: first)
                if let own = ownInterpolation(inner, at: position) { return own }
                if let label = first.label?.text ?? inner.expressions.elements.dropFirst().first?.label?.text {
                    return formattedPart(inner, label: label, at: position)
                }
                return eraseForDescription(lower(first.expression, .unknown))
            @unknown default: return nil
            }
        }
    }

    /// `\(value, specifier: "%.2f")`, `\(value, format: .percent)` and `\(date, style: .time)`.
    func formattedPart(
        _ segment: ExpressionSegmentSyntax, label: String, at position: SourcePosition
    ) -> Expression? {
        guard let first = segment.expressions.first else { return nil }
        let value = lower(first.expression, .unknown)
        let functionName = ["specifier": "_formatted", "format": "_formattedWith", "style": "_styledDate"][label]
        if let functionName, let format = segment.expressions.elements.dropFirst().first,
            let functions = lowerer.preludeScope.functions[functionName]
        {
            return resolveCall(
                functions.map { Candidate(symbol: $0) },
                [
                    RawArgument(lowered: value),
                    RawArgument(label: nil, value: .syntax(format.expression), isTrailing: false),
                ],
                expected: .unknown, at: position, name: functionName)
        }
        return eraseForDescription(value)
    }

    /// Keeps the static type of a value that mentions `Optional` for its description.
    func eraseForDescription(_ value: Expression) -> Expression {
        guard mentionsOptional(value.type) || hidesArguments(value.type) else { return value }
        return Expression(
            kind: .erase(value, from: value.type), type: lowerer.type(.any), position: value.position)
    }

    func lowerArray(_ array: ArrayExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        if array.elements.count == 1, let only = array.elements.first, let type = typeExpression(only.expression),
            case .metatype(let element) = type.kind
        {
            // `[Int]` in `[Int]()`.
            return typeValue(lowerer.type(.array, [element]), at: position)
        }
        let target = literalTarget(expected)
        var elementType: SwiftType = .unknown
        var isSet = false
        var literalType: NominalType?
        if case .nominal(let nominal, let arguments) = target {
            switch builtin(of: target) {
            case .array?: elementType = arguments.first ?? .unknown
            case .set?:
                isSet = true
                elementType = arguments.first ?? .unknown
            case nil where nominal.kind != .protocol && !nominal.isOpaque:
                if isPlainOptionSet(nominal) {
                    literalType = nominal
                    elementType = target
                } else if lowerer.initializers(of: nominal).contains(where: {
                    $0.parameters.first?.label == "arrayLiteral"
                }) {
                    literalType = nominal
                    elementType = lowerer.memberType("ArrayLiteralElement", of: target)
                    if elementType == .unknown,
                        let first = lowerer.initializers(of: nominal).first(where: {
                            $0.parameters.first?.label == "arrayLiteral"
                        })?.parameters.first
                    {
                        elementType = Substitution(of: nominal, arguments: arguments).apply(first.type)
                    }
                    if case .parameter = elementType { elementType = .unknown }
                }
            default: break
            }
        }
        let genericElement = elementType
        if case .parameter = elementType { elementType = .unknown }
        var elements: [Expression] = []
        var common = elementType
        if elementType == .unknown, array.elements.elements.contains(where: { isContextual($0.expression) }) {
            // `[.red, color]`: an element that says its type gives it to those that do not.
            if let telling = array.elements.elements.first(where: { !isContextual($0.expression) }) {
                elementType = lower(telling.expression, .unknown).type
                common = elementType
            }
        }
        if elementType == .unknown, let type = typeBesideLiterals(array.elements.elements.map(\.expression)) {
            elementType = type
            common = type
        }
        for element in array.elements.elements {
            let value = coerce(lower(element.expression, common), to: elementType)
            if case .constant = value.kind, let literal = dynamicLiteral(value, genericElement) {
                elements.append(literal)
                continue
            }
            if elementType == .unknown { common = join(common, value.type, isFirst: elements.isEmpty) }
            elements.append(value)
        }
        if elementType == .unknown, builtin(of: common) == .double {
            // `[1, 2.5]` are all doubles.
            elements = elements.map { asDouble($0) }
        }
        if let literalType {
            if isPlainOptionSet(literalType) { return optionSet(literalType, of: elements, at: position) }
            return construct(
                literalType,
                elements.isEmpty
                    ? [RawArgument(label: "arrayLiteral", value: .variadic([]), isTrailing: false)]
                    : [RawArgument(label: "arrayLiteral", value: .variadic(elements), isTrailing: false)],
                expected: target, at: position, name: literalType.name)
        }
        if isSet { return Expression(kind: .set(elements), type: target, position: position) }
        let type = lowerer.type(.array, [elementType == .unknown ? common : elementType])
        return Expression(kind: .array(elements), type: type, position: position)
    }

    func asDouble(_ value: Expression) -> Expression {
        if case .constant(.integer(let number, .int)) = value.kind {
            return Expression(
                kind: .constant(.double(Double(number))), type: lowerer.type(.double), position: value.position)
        }
        return value
    }

    /// The common type of two elements of a literal.
    func join(_ left: SwiftType, _ right: SwiftType, isFirst: Bool) -> SwiftType {
        if isFirst { return right }
        if left == right { return left }
        if builtin(of: left) == .int, builtin(of: right) == .double { return right }
        if builtin(of: left) == .double, builtin(of: right) == .int { return left }
        if lowerer.isOptional(left), unwrapped(left) == right || unwrapped(left) == .unknown {
            return unwrapped(left) == .unknown ? lowerer.optional(unwrappedAll(right)) : left
        }
        if lowerer.isOptional(right), unwrapped(right) == left || unwrapped(right) == .unknown {
            return lowerer.optional(left)
        }
        if case .nominal(let a, _) = left, case .nominal(let b, _) = right {
            if b.conforms(to: a) { return left }
            if a.conforms(to: b) { return right }
            if let common = a.superclass, b.conforms(to: common) { return .nominal(common, a.superclassArguments) }
        }
        return .unknown
    }

    func lowerDictionary(_ dictionary: DictionaryExprSyntax, _ expected: SwiftType, at position: SourcePosition)
        -> Expression
    {
        var key: SwiftType = .unknown
        var value: SwiftType = .unknown
        let target = literalTarget(expected)
        if case .nominal(_, let arguments) = target, builtin(of: target) == .dictionary, arguments.count == 2 {
            (key, value) = (arguments[0], arguments[1])
        }
        var literalType: NominalType?
        if case .nominal(let nominal, let arguments) = target, builtin(of: target) == nil, nominal.kind != .protocol,
            !nominal.isOpaque,
            let parameter = lowerer.initializers(of: nominal).lazy.compactMap({ $0.parameters.first }).first(where: {
                $0.label == "dictionaryLiteral"
            })
        {
            literalType = nominal
            if case .tuple(let pair) = Substitution(of: nominal, arguments: arguments).apply(parameter.type),
                pair.count == 2
            {
                (key, value) = (erasingUnbound(pair[0].type), erasingUnbound(pair[1].type))
            }
        }
        var pairs: [(key: Expression, value: Expression)] = []
        if case .elements(let elements) = dictionary.content {
            if elements.count == 1, let only = elements.first, let keyType = typeExpression(only.key),
                let valueType = typeExpression(only.value), case .metatype(let k) = keyType.kind,
                case .metatype(let v) = valueType.kind
            {
                return typeValue(lowerer.type(.dictionary, [k, v]), at: position)
            }
            if key == .unknown, let type = typeBesideLiterals(elements.map(\.key)) { key = type }
            if value == .unknown, let type = typeBesideLiterals(elements.map(\.value)) { value = type }
            var commonKey = key
            var commonValue = value
            for element in elements {
                let loweredKey = coerce(lower(element.key, commonKey), to: key)
                let loweredValue = coerce(lower(element.value, commonValue), to: value)
                if key == .unknown { commonKey = join(commonKey, loweredKey.type, isFirst: pairs.isEmpty) }
                if value == .unknown { commonValue = join(commonValue, loweredValue.type, isFirst: pairs.isEmpty) }
                pairs.append((loweredKey, loweredValue))
            }
            // `["a": 1, "b": 2.5]` has doubles only.
            if key == .unknown, builtin(of: commonKey) == .double {
                pairs = pairs.map { (asDouble($0.key), $0.value) }
            }
            if value == .unknown, builtin(of: commonValue) == .double {
                pairs = pairs.map { ($0.key, asDouble($0.value)) }
            }
            (key, value) = (commonKey, commonValue)
        }
        if let literalType {
            let elements = pairs.map { pair in
                Expression(
                    kind: .tuple([pair.key, pair.value]),
                    type: .tuple([
                        SwiftType.TupleElement(label: nil, type: key), SwiftType.TupleElement(label: nil, type: value),
                    ]), position: pair.key.position)
            }
            return construct(
                literalType, [RawArgument(label: "dictionaryLiteral", value: .variadic(elements), isTrailing: false)],
                expected: target, at: position, name: literalType.name)
        }
        return Expression(
            kind: .dictionary(pairs), type: lowerer.type(.dictionary, [key, value]), position: position)
    }

    func lowerTuple(_ tuple: TupleExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        if tuple.elements.isEmpty { return void(at: position) }
        if tuple.elements.contains(where: { $0.expression.is(PackExpansionExprSyntax.self) }) {
            return packTuple(tuple.elements.map(\.expression), at: position)
        }
        if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
            return lower(only.expression, expected)
        }
        var types: [SwiftType] = []
        if case .tuple(let elements) = unwrappedAll(expected) { types = elements.map(\.type) }
        var values: [Expression] = []
        var elements: [SwiftType.TupleElement] = []
        for (index, element) in tuple.elements.enumerated() {
            let expectedElement = index < types.count ? types[index] : .unknown
            let value = coerce(lower(element.expression, expectedElement), to: expectedElement)
            values.append(value)
            elements.append(
                SwiftType.TupleElement(
                    label: element.label?.plainText, type: expectedElement == .unknown ? value.type : expectedElement))
        }
        return Expression(kind: .tuple(values), type: .tuple(elements), position: position)
    }
}
