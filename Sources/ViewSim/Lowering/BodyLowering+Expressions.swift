@_implementationOnly import SwiftSyntax

/// Expressions by their syntax, literals and names.
extension BodyLowering {
    /// Lowers an expression that its context expects to be of a type (`unknown` where it does not say).
    func lower(_ syntax: ExprSyntax, _ expected: SwiftType) -> Expression {
        let position = position(of: syntax)
        let isPostfix =
            syntax.is(MemberAccessExprSyntax.self) || syntax.is(FunctionCallExprSyntax.self)
            || syntax.is(SubscriptCallExprSyntax.self) || syntax.is(ForceUnwrapExprSyntax.self)
            || syntax.is(OptionalChainingExprSyntax.self)
        if !isPostfix { isChainInner = false }
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal): return integer(literal.literal.text, false, expected, at: position)
        case .floatLiteralExpr(let literal): return float(literal.literal.text, false, expected, at: position)
        case .booleanLiteralExpr(let literal):
            return Expression(
                kind: .constant(.bool(literal.literal.tokenKind == .keyword(.true))), type: lowerer.type(.bool),
                position: position)
        case .nilLiteralExpr:
            let type = lowerer.isOptional(expected) ? expected : lowerer.optional(.unknown)
            return Expression(kind: .constant(.none), type: type, position: position)
        case .stringLiteralExpr(let literal): return string(literal, expected, at: position)
        case .arrayExpr(let array): return lowerArray(array, expected, at: position)
        case .dictionaryExpr(let dictionary): return lowerDictionary(dictionary, expected, at: position)
        case .tupleExpr(let tuple): return lowerTuple(tuple, expected, at: position)
        case .declReferenceExpr(let name): return lowerReference(name, expected, at: position)
        case .superExpr: return lowerName("self", at: position, expected: .unknown)
        case .memberAccessExpr(let member): return inChain { lowerMember(member, expected, at: position) }
        case .functionCallExpr(let call): return inChain { lowerCall(call, expected, at: position) }
        case .subscriptCallExpr(let call): return inChain { lowerSubscript(call, at: position) }
        case .closureExpr(let closure): return lowerClosure(closure, expected, at: position)
        case .sequenceExpr(let sequence): return lowerSequence(sequence, expected, at: position)
        case .prefixOperatorExpr(let prefix): return lowerPrefix(prefix, expected, at: position)
        case .postfixOperatorExpr(let postfix): return lowerPostfix(postfix, at: position)
        case .inOutExpr(let address): return lower(address.expression, expected)
        case .forceUnwrapExpr(let forced):
            return inChain {
                isChainInner = true
                let value = lower(forced.expression, expected == .unknown ? .unknown : lowerer.optional(expected))
                return Expression(kind: .forceUnwrap(value), type: unwrapped(value.type), position: position)
            }
        case .optionalChainingExpr(let chained):
            return inChain {
                let value = lowerBase(chained.expression)
                chainHasBind = true
                return Expression(kind: .bindOptional(value), type: unwrapped(value.type), position: position)
            }
        case .tryExpr(let attempt): return lowerTry(attempt, expected, at: position)
        case .awaitExpr(let awaited):
            let value = lower(awaited.expression, expected)
            return Expression(kind: .await(value), type: value.type, position: position)
        case .ternaryExpr(let ternary):
            return conditional(
                ternary.condition, ternary.thenExpression, ternary.elseExpression, expected, at: position)
        case .ifExpr(let conditional): return lowerIfValue(conditional, expected, at: position)
        case .switchExpr(let choice): return lowerSwitchValue(choice, expected, at: position)
        case .keyPathExpr(let path): return lowerKeyPath(path, expected, at: position)
        case .macroExpansionExpr(let macro):
            return lowerMacro(
                macro.macroName.text, arguments: macro.arguments, trailing: macro.trailingClosure,
                additional: macro.additionalTrailingClosures, expected: expected, at: position)
        case .genericSpecializationExpr(let generic):
            if let type = typeExpression(ExprSyntax(generic)) { return type }
            return lower(generic.expression, expected)
        case .typeExpr(let type):
            let resolved = lowerer.resolve(type.type, context: context)
            return Expression(kind: .metatype(resolved), type: .metatype(resolved), position: position)
        case .asExpr(let cast):
            return lowerCast(
                lower(cast.expression, .unknown), mark: cast.questionOrExclamationMark?.text ?? "", type: cast.type,
                at: position)
        case .isExpr(let test):
            return Expression(
                kind: .cast(.test, lower(test.expression, .unknown), lowerer.resolve(test.type, context: context)),
                type: lowerer.type(.bool), position: position)
        case .discardAssignmentExpr: return void(at: position)
        case .postfixIfConfigExpr(let config): return lowerPostfixConfig(config, expected, at: position)
        case .consumeExpr(let consume): return lower(consume.expression, expected)
        case .copyExpr(let copy): return lower(copy.expression, expected)
        case .borrowExpr(let borrow): return lower(borrow.expression, expected)
        case .unsafeExpr(let unsafe): return lower(unsafe.expression, expected)
        case .patternExpr, .missingExpr, .editorPlaceholderExpr:
            return failure(
                "lowering.expression", at: position, "an expression was expected here", fix: "complete the code")
        default:
            return failure(
                "lowering.expression", at: position, "this expression is not simulated yet",
                fix: "write it in another way")
        }
    }

    // MARK: Literals

    private func literalTarget(_ expected: SwiftType) -> SwiftType { unwrappedAll(expected) }

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
        guard let value else {
            return failure(
                "lowering.literal-overflow", at: position,
                "integer literal '\(text)' overflows when stored into 'Int'", fix: "use a floating-point literal")
        }
        return make(.integer(isNegative ? 0 &- value : value, .int), lowerer.type(.int))
    }

    private func literal(
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
        if case .nominal(let nominal, _) = target, builtin(of: target) == nil, !nominal.isOpaque,
            let made = literal(
                "ExpressibleByFloatLiteral", "floatLiteral", nominal, target, at: position, { value })
        {
            return made
        }
        return value
    }

    private func string(_ literal: StringLiteralExprSyntax, _ expected: SwiftType, at position: SourcePosition)
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
            value = Expression(
                kind: .interpolation(interpolationParts(literal)), type: stringType, position: position)
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

    private func interpolationParts(_ literal: StringLiteralExprSyntax) -> [Expression] {
        // Multi-line literals: SwiftSyntax strips indentation per segment when the whole has no interpolation only,
        // so segments are processed here, escapes included.
        let isRaw = literal.openingPounds != nil
        return literal.segments.compactMap { segment -> Expression? in
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
                if let label = first.label?.text ?? inner.expressions.dropFirst().first?.label?.text {
                    return formattedPart(inner, label: label, at: position)
                }
                return eraseForDescription(lower(first.expression, .unknown))
            @unknown default: return nil
            }
        }
    }

    /// `\(value, specifier: "%.2f")` and the like.
    private func formattedPart(
        _ segment: ExpressionSegmentSyntax, label: String, at position: SourcePosition
    ) -> Expression? {
        guard let first = segment.expressions.first else { return nil }
        let value = lower(first.expression, .unknown)
        if label == "specifier", let format = segment.expressions.dropFirst().first,
            let functions = lowerer.preludeScope.functions["_formatted"]
        {
            return resolveCall(
                functions.map { Candidate(symbol: $0) },
                [
                    RawArgument(lowered: value),
                    RawArgument(label: nil, value: .syntax(format.expression), isTrailing: false),
                ],
                expected: .unknown, at: position, name: "_formatted")
        }
        if label == "describing" || label == "reflecting" { return eraseForDescription(value) }
        return eraseForDescription(value)
    }

    /// Keeps the static type of a value that mentions `Optional` for its description.
    func eraseForDescription(_ value: Expression) -> Expression {
        guard mentionsOptional(value.type) else { return value }
        return Expression(
            kind: .erase(value, from: value.type), type: lowerer.type(.any), position: value.position)
    }

    private func lowerArray(_ array: ArrayExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression
    {
        if array.elements.count == 1, let only = array.elements.first, let type = typeExpression(only.expression),
            case .metatype(let element) = type.kind
        {
            // `[Int]` in `[Int]()`.
            let arrayType = lowerer.type(.array, [element])
            return Expression(kind: .metatype(arrayType), type: .metatype(arrayType), position: position)
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
        if case .parameter = elementType { elementType = .unknown }
        var elements: [Expression] = []
        var common = elementType
        if elementType == .unknown, array.elements.contains(where: { isContextual($0.expression) }) {
            // `[.red, color]`: an element that says its type gives it to those that do not.
            if let telling = array.elements.first(where: { !isContextual($0.expression) }) {
                elementType = lower(telling.expression, .unknown).type
                common = elementType
            }
        }
        for element in array.elements {
            let value = coerce(lower(element.expression, common), to: elementType)
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

    private func asDouble(_ value: Expression) -> Expression {
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

    private func lowerDictionary(_ dictionary: DictionaryExprSyntax, _ expected: SwiftType, at position: SourcePosition)
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
                let type = lowerer.type(.dictionary, [k, v])
                return Expression(kind: .metatype(type), type: .metatype(type), position: position)
            }
            var commonKey = key
            var commonValue = value
            for element in elements {
                let loweredKey = coerce(lower(element.key, commonKey), to: key)
                let loweredValue = coerce(lower(element.value, commonValue), to: value)
                if key == .unknown { commonKey = join(commonKey, loweredKey.type, isFirst: pairs.isEmpty) }
                if value == .unknown { commonValue = join(commonValue, loweredValue.type, isFirst: pairs.isEmpty) }
                pairs.append((loweredKey, loweredValue))
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

    private func lowerTuple(_ tuple: TupleExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression
    {
        if tuple.elements.isEmpty { return void(at: position) }
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

    // MARK: Names

    private func lowerReference(
        _ syntax: DeclReferenceExprSyntax, _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        let name = syntax.baseName.plainText
        if syntax.baseName.isOperator { return operatorReference(name, expected, at: position) }
        if let arguments = syntax.argumentNames {
            let labels = arguments.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
            if let function = functionReference(name, labels: labels, at: position) { return function }
        }
        return lowerName(name, at: position, expected: expected)
    }

    func lowerName(_ name: String, at position: SourcePosition, expected: SwiftType) -> Expression {
        if name.hasPrefix("$"), let index = Int(name.dropFirst()) {
            if let shorthand = shorthandParameter(index, at: position) { return shorthand }
        }
        if let found = lookUpLocal(name) { return localReference(found, name, at: position) }
        if name == "Self", let owner = context.owner { return dynamicSelf(owner, at: position) }
        if let member = implicitMember(name, at: position, expected: expected) { return member }
        if let property = topLevelVariable(name) {
            return Expression(
                kind: .property(base: nil, property, .direct), type: lowerer.propertyType(property),
                position: position)
        }
        let functions = topLevelFunctions(name)
        if let function = functions.first {
            return Expression(
                kind: .function(bestReference(functions, expected) ?? function),
                type: functionType(of: bestReference(functions, expected) ?? function), position: position)
        }
        if let type = typeNamed(name, at: position) {
            return Expression(kind: .metatype(type), type: .metatype(type), position: position)
        }
        return unknownName(name, at: position)
    }

    private func localReference(_ found: LocalName, _ name: String, at position: SourcePosition) -> Expression {
        switch found {
        case .wrapped(let storage):
            let member = name.hasPrefix("$") ? "projectedValue" : "wrappedValue"
            return access(member, of: local(storage, at: position), at: position)
        case .variable(let variable):
            let reference = local(variable, at: position)
            if computedLocals.contains(ObjectIdentifier(variable)), case .function(let type) = variable.type {
                return Expression(kind: .apply(callee: reference, []), type: type.result, position: position)
            }
            return reference
        case .currentClosure(let type):
            return Expression(kind: .currentClosure, type: type, position: position)
        }
    }

    private func dynamicSelf(_ owner: NominalType, at position: SourcePosition) -> Expression {
        let type = lowerer.selfType(of: owner)
        if case .variable(let local)? = lookUpLocal("self") {
            let reference = self.local(local, at: position)
            if case .metatype = local.type { return reference }
            if owner.isClass || owner.kind == .protocol {
                return Expression(kind: .typeOf(reference), type: .metatype(type), position: position)
            }
        }
        return Expression(kind: .metatype(type), type: .metatype(type), position: position)
    }

    func topLevelVariable(_ name: String) -> PropertySymbol? {
        context.isPrelude
            ? lowerer.preludeScope.variables[name]
            : lowerer.userScope.variables[name] ?? lowerer.preludeScope.variables[name]
    }

    func topLevelFunctions(_ name: String) -> [FunctionSymbol] {
        (context.isPrelude ? [] : lowerer.userScope.functions[name] ?? [])
            + (lowerer.preludeScope.functions[name] ?? [])
    }

    func bestReference(_ functions: [FunctionSymbol], _ expected: SwiftType) -> FunctionSymbol? {
        guard case .function(let type) = unwrapped(expected) else { return functions.first }
        return functions.first { function in
            function.parameters.count == type.parameters.count
                && zip(function.parameters, type.parameters).allSatisfy { $0.type == $1.type || $1.type == .unknown }
        } ?? functions.first { $0.parameters.count == type.parameters.count } ?? functions.first
    }

    func functionType(of symbol: FunctionSymbol, _ substitution: Substitution = Substitution()) -> SwiftType {
        .function(
            FunctionType(
                parameters: symbol.parameters.map {
                    FunctionType.Parameter(
                        type: substitution.applyErasing($0.type, symbol.genericParameters), isInout: $0.isInout,
                        isAutoclosure: $0.isAutoclosure, isVariadic: $0.isVariadic, builder: $0.builder)
                }, result: substitution.applyErasing(symbol.result, symbol.genericParameters),
                isAsync: symbol.isAsync, isThrowing: symbol.isThrowing))
    }

    /// A type visible by name, as an expression names it.
    func typeNamed(_ name: String, at position: SourcePosition) -> SwiftType? {
        if name == "Void" { return .void }
        if let generic = context.generics[name] { return generic }
        if let nominal = lowerer.lookUpType(name, context: context) {
            if let owner = context.owner, owner === nominal { return lowerer.selfType(of: owner) }
            return .nominal(nominal, [])
        }
        let resolved = lowerer.resolve(
            TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))), context: context, noteUnknown: false)
        return resolved == .unknown ? nil : resolved
    }

    /// A name that nothing declares: an error in a test, else opaque with one note.
    func unknownName(_ name: String, at position: SourcePosition) -> Expression {
        if isTest {
            let near = nearMiss(name).map { "; did you mean '\($0)'?" } ?? ""
            return failure(
                "lowering.unknown-name", at: position, "cannot find '\(name)' in scope\(near)",
                fix: "declare it, or add its file with --sources")
        }
        if lowerer.isModuleName(name) {
            return Expression(kind: .opaque(name: name, []), type: .unknown, position: position)
        }
        if !context.isPrelude { lowerer.noteOpaque(name, at: position) }
        return Expression(kind: .opaque(name: name, []), type: .unknown, position: position)
    }

    private func nearMiss(_ name: String) -> String? {
        var names = Set(lowerer.userScope.types.keys).union(lowerer.userScope.functions.keys)
        names.formUnion(lowerer.userScope.variables.keys)
        names.formUnion(lowerer.preludeScope.types.keys)
        names.formUnion(lowerer.preludeScope.functions.keys)
        for scope in scopes { names.formUnion(scope.variables.keys) }
        return NearMiss.best(for: name, among: names.sorted())
    }

    // MARK: Type expressions

    /// An expression that names a type: `Int`, `Outer.Inner`, `[Int]`, `Box<Int>`, `Int?`.
    func typeExpression(_ syntax: ExprSyntax) -> Expression? {
        let position = position(of: syntax)
        func make(_ type: SwiftType) -> Expression {
            Expression(kind: .metatype(type), type: .metatype(type), position: position)
        }
        if let name = syntax.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            let text = name.baseName.plainText
            guard text.first?.isUppercase == true || text.first == "_", lookUpLocal(text) == nil else { return nil }
            if text == "Self" { return nil }
            if topLevelVariable(text) != nil { return nil }
            return typeNamed(text, at: position).map(make)
        }
        if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.plainText
            if let baseName = base.as(DeclReferenceExprSyntax.self)?.baseName.text, lowerer.isModuleName(baseName),
                lookUpLocal(baseName) == nil
            {
                return typeNamed(name, at: position).map(make)
            }
            guard let baseType = typeExpression(base), case .metatype(let type) = baseType.kind else { return nil }
            guard name.first?.isUppercase == true else { return nil }
            if name == "Type" { return make(.metatype(type)) }
            let nested = lowerer.memberType(name, of: type)
            return nested == .unknown ? nil : make(nested)
        }
        if let generic = syntax.as(GenericSpecializationExprSyntax.self) {
            let arguments = generic.genericArgumentClause.arguments.map { argument -> SwiftType in
                if case .type(let type) = argument.argument { return lowerer.resolve(type, context: context) }
                return .unknown
            }
            guard let base = typeExpression(generic.expression), case .metatype(.nominal(let nominal, _)) = base.kind
            else { return nil }
            return make(.nominal(nominal, Array(arguments)))
        }
        if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.label == nil ? typeExpression(only.expression) : nil
        }
        if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            var elements: [SwiftType.TupleElement] = []
            for element in tuple.elements {
                guard case .metatype(let type)? = typeExpression(element.expression)?.kind else { return nil }
                elements.append(SwiftType.TupleElement(label: element.label?.plainText, type: type))
            }
            return make(.tuple(elements))
        }
        if let optional = syntax.as(OptionalChainingExprSyntax.self) {
            guard let base = typeExpression(optional.expression), case .metatype(let type) = base.kind else {
                return nil
            }
            return make(lowerer.optional(type))
        }
        if let array = syntax.as(ArrayExprSyntax.self), array.elements.count == 1, let only = array.elements.first {
            guard let base = typeExpression(only.expression), case .metatype(let type) = base.kind else { return nil }
            return make(lowerer.type(.array, [type]))
        }
        if let type = syntax.as(TypeExprSyntax.self) { return make(lowerer.resolve(type.type, context: context)) }
        return nil
    }

    // MARK: try

    private func lowerTry(_ attempt: TryExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        switch attempt.questionOrExclamationMark?.text {
        case "?":
            let value = lower(attempt.expression, unwrapped(expected))
            let type = lowerer.isOptional(value.type) ? value.type : lowerer.optional(value.type)
            return Expression(kind: .tryOptional(value), type: type, position: position)
        case "!":
            let value = lower(attempt.expression, expected)
            return Expression(kind: .tryForce(value), type: value.type, position: position)
        default: return lower(attempt.expression, expected)
        }
    }

    // MARK: Conditional values

    private func conditional(
        _ condition: ExprSyntax, _ then: ExprSyntax, _ otherwise: ExprSyntax, _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        conditional(
            lower(condition, lowerer.type(.bool)), { self.lower(then, $0) }, { self.lower(otherwise, $0) }, expected,
            at: position)
    }

    func conditional(
        _ condition: Expression, _ then: (SwiftType) -> Expression, _ otherwise: (SwiftType) -> Expression,
        _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        var first = then(expected)
        var second = otherwise(expected == .unknown && isLiteralFriendly(first) ? first.type : expected)
        var type = expected
        if type == .unknown {
            type = join(first.type, second.type, isFirst: false)
            if builtin(of: type) == .double { (first, second) = (asDouble(first), asDouble(second)) }
            if type == .unknown, second.type == .unknown { type = .unknown }
        }
        first = coerce(first, to: type)
        second = coerce(second, to: type)
        return Expression(kind: .conditional(condition, then: first, else: second), type: type, position: position)
    }

    /// Whether a value's type can guide the literal beside it.
    func isLiteralFriendly(_ value: Expression) -> Bool {
        if case .constant(.integer(_, .int)) = value.kind { return false }
        return value.type != .unknown && builtin(of: value.type) != .any
    }

    /// `if` used as a value: its branches assign a temporary.
    private func lowerIfValue(_ syntax: IfExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression
    {
        let target = temporary("$if", expected, at: position, isMutable: true)
        let statement = ifAssigning(syntax, to: target, expected)
        return sequence(target, [statement], at: position)
    }

    private func sequence(_ target: LocalVariable, _ statements: [Statement], at position: SourcePosition) -> Expression
    {
        let declaration = Statement(kind: .bind(.binding(target), nil), position: position)
        return Expression(
            kind: .sequence([declaration] + statements, local(target, at: position)), type: target.type,
            position: position)
    }

    private func ifAssigning(_ syntax: IfExprSyntax, to target: LocalVariable, _ expected: SwiftType) -> Statement {
        let position = position(of: syntax)
        let (conditions, then) = inScope {
            let conditions = lowerConditions(syntax.conditions)
            return (conditions, assigning(syntax.body.statements, to: target, expected))
        }
        let otherwise: [Statement] =
            switch syntax.elseBody {
            case .codeBlock(let block)?: inScope { assigning(block.statements, to: target, expected) }
            case .ifExpr(let next)?: [ifAssigning(next, to: target, expected)]
            default: []
            }
        return Statement(kind: .if(conditions, then: then, else: otherwise), position: position)
    }

    private func lowerSwitchValue(_ syntax: SwitchExprSyntax, _ expected: SwiftType, at position: SourcePosition)
        -> Expression
    {
        let target = temporary("$switch", expected, at: position, isMutable: true)
        let statement = switchAssigning(syntax, to: target, expected)
        return sequence(target, [statement], at: position)
    }

    private func switchAssigning(_ syntax: SwitchExprSyntax, to target: LocalVariable, _ expected: SwiftType)
        -> Statement
    {
        let subject = lower(syntax.subject, .unknown)
        let cases = lowerCases(syntax.cases, of: subject.type) { self.assigning($0, to: target, expected) }
        return Statement(kind: .switch(label: nil, subject, cases), position: position(of: syntax))
    }

    /// Statements of a branch, the last of which gives the value.
    private func assigning(
        _ items: CodeBlockItemListSyntax, to target: LocalVariable, _ expected: SwiftType
    ) -> [Statement] {
        var statements: [Statement] = []
        for item in items {
            var expression = item.item.as(ExprSyntax.self)
            if expression == nil { expression = item.item.as(ExpressionStmtSyntax.self)?.expression }
            guard item.id == items.last?.id, let expression else {
                lowerItem(item, into: &statements)
                continue
            }
            if let nested = expression.as(IfExprSyntax.self) {
                statements.append(ifAssigning(nested, to: target, expected))
            } else if let nested = expression.as(SwitchExprSyntax.self) {
                statements.append(switchAssigning(nested, to: target, expected))
            } else {
                let value = coerce(lower(expression, expected), to: expected)
                if target.type == .unknown { target.type = value.type }
                let assign = Expression(
                    kind: .assign(target: local(target, at: value.position), value: value), type: .void,
                    position: value.position)
                statements.append(Statement(kind: .expression(assign), position: value.position))
            }
        }
        return statements
    }

    // MARK: #if in a chain of members

    private func lowerPostfixConfig(
        _ config: PostfixIfConfigExprSyntax, _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        guard let base = config.base else { return unknownName("#if", at: position) }
        guard
            case .postfixExpression(let inner)? = ConditionalCompilation.activeClause(of: config.config)?.elements
        else { return lower(base, expected) }
        return withPostfixBase(base) { lower(inner, expected) }
    }
}

extension Builtin {
    /// Whether a literal fits the integer type.
    func holds(_ value: Int64, isNegative: Bool, literal: String) -> Bool {
        let isLarge = !isNegative && value < 0
        switch self {
        case .int, .int64: return !isLarge
        case .int8: return !isLarge && Int8(exactly: value) != nil
        case .int16: return !isLarge && Int16(exactly: value) != nil
        case .int32: return !isLarge && Int32(exactly: value) != nil
        case .uint, .uint64: return !isNegative || value == 0
        case .uint8: return !isNegative && UInt8(exactly: value) != nil
        case .uint16: return !isNegative && UInt16(exactly: value) != nil
        case .uint32: return !isNegative && UInt32(exactly: value) != nil
        default: return true
        }
    }
}

extension NominalType {
    var isOpaque: Bool {
        if case .opaque = representation { return true }
        return false
    }
}

extension LiteralText {
    /// A string segment with its escapes resolved.
    static func unescape(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = ""
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            guard character == "\\", text.index(after: index) < text.endIndex else {
                result.append(character)
                index = text.index(after: index)
                continue
            }
            index = text.index(after: index)
            switch text[index] {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u":
                if let open = text[index...].firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}"),
                    let code = UInt32(text[text.index(after: open)..<close], radix: 16),
                    let scalar = Unicode.Scalar(code)
                {
                    result.unicodeScalars.append(scalar)
                    index = close
                }
            case "\n", "\r\n":
                break
            default: result.append(text[index])
            }
            index = text.index(after: index)
        }
        return result
    }
}
