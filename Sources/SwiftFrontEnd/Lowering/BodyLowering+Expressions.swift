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
        case .booleanLiteralExpr(let syntax):
            let value = Expression(
                kind: .constant(.bool(syntax.literal.tokenKind == .keyword(.true))), type: lowerer.type(.bool),
                position: position)
            if case .nominal(let nominal, _) = literalTarget(expected), !nominal.isFromPrelude,
                nominal.kind != .protocol,
                let made = literal(
                    "ExpressibleByBooleanLiteral", "booleanLiteral", nominal, literalTarget(expected), at: position,
                    { value })
            {
                return made
            }
            return value
        case .nilLiteralExpr:
            if case .nominal(let nominal, _) = expected, !nominal.isFromPrelude, nominal.kind != .protocol,
                let made = literal(
                    "ExpressibleByNilLiteral", "nilLiteral", nominal, expected, at: position,
                    { void(at: position) })
            {
                return made
            }
            let type = lowerer.isOptional(expected) ? expected : lowerer.optional(.unknown)
            return Expression(kind: .constant(.none), type: type, position: position)
        case .stringLiteralExpr(let literal): return string(literal, expected, at: position)
        case .regexLiteralExpr(let literal): return regex(literal, at: position)
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
        case .postfixOperatorExpr(let postfix): return lowerPostfix(postfix, expected, at: position)
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
            let isCoercion = cast.questionOrExclamationMark == nil
            let target = isCoercion ? lowerer.resolve(cast.type, context: context) : .unknown
            return lowerCast(
                lower(cast.expression, target), mark: cast.questionOrExclamationMark?.text ?? "", type: cast.type,
                at: position)
        case .isExpr(let test):
            return typeTest(lower(test.expression, .unknown), test.type, at: position)
        case .discardAssignmentExpr: return void(at: position)
        case .postfixIfConfigExpr(let config): return lowerPostfixConfig(config, expected, at: position)
        case .consumeExpr(let consume): return consumed(lower(consume.expression, expected))
        case .packExpansionExpr(let expansion): return expand(expansion, at: position)
        case .packElementExpr(let element): return lowerPackElement(element, at: position)
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

    // MARK: Names

    func lowerReference(
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

    func localReference(_ found: LocalName, _ name: String, at position: SourcePosition) -> Expression {
        switch found {
        case .wrapped(let storage, let layers):
            let storage = local(storage, at: position)
            if name.hasPrefix("$") { return access("projectedValue", of: storage, at: position) }
            return (0..<layers).reduce(storage) { value, _ in access("wrappedValue", of: value, at: position) }
        case .lazy(let lazy): return lazyReference(lazy, at: position)
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

    func dynamicSelf(_ owner: NominalType, at position: SourcePosition) -> Expression {
        let type = lowerer.selfType(of: owner)
        if owner.kind == .protocol,
            case .variable(let hidden)? = lookUpLocal(lowerer.selfParameter(of: owner).typeArgumentName)
        {
            return local(hidden, at: position)
        }
        if case .variable(let local)? = lookUpLocal("self") {
            let reference = self.local(local, at: position)
            if case .metatype = local.type { return reference }
            if owner.isClass || owner.kind == .protocol {
                return Expression(kind: .typeOf(reference), type: .metatype(type), position: position)
            }
        }
        return typeValue(type, at: position)
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

    /// The functions of a name in a module: the program's own ones shadow a library's only where no module is named.
    func topLevelFunctions(_ name: String, inModule module: String) -> [FunctionSymbol] {
        guard Lowerer.libraryModules.contains(module), let known = lowerer.preludeScope.functions[name] else {
            return topLevelFunctions(name)
        }
        return known
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
                parameters: symbol.parameters.filter { !$0.isTypeArgument }.map {
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
            return lowerer.nominalType(nominal, in: context)
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

    func nearMiss(_ name: String) -> String? {
        var names = Set(lowerer.userScope.types.keys).union(lowerer.userScope.functions.keys)
        names.formUnion(lowerer.userScope.variables.keys)
        names.formUnion(lowerer.preludeScope.types.keys)
        names.formUnion(lowerer.preludeScope.functions.keys)
        for scope in scopes { names.formUnion(scope.variables.keys) }
        return NearMiss.best(for: name, among: names.sorted()) ?? Prelude.nearest(to: name)
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
            let arguments = generic.genericArgumentClause.arguments.elements.map { argument -> SwiftType in
                if case .type(let type) = argument.argument { return lowerer.resolve(type, context: context) }
                return .unknown
            }
            guard let base = typeExpression(generic.expression),
                case .metatype(.nominal(let nominal, let known)) = base.kind
            else { return nil }
            let outer = known.count == nominal.genericParameters.count ? known.dropFirst(nominal.ownParameterCount) : []
            return make(.nominal(nominal, arguments + outer))
        }
        if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.label == nil ? typeExpression(only.expression) : nil
        }
        if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            var elements: [SwiftType.TupleElement] = []
            for element in tuple.elements.elements {
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

    func lowerTry(_ attempt: TryExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression {
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

    // MARK: #if in a chain of members

    func lowerPostfixConfig(
        _ config: PostfixIfConfigExprSyntax, _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        guard let base = config.base else { return unknownName("#if", at: position) }
        guard
            case .postfixExpression(let inner)? = ConditionalCompilation.activeClause(of: config.config)?.elements
        else { return lower(base, expected) }
        return lowerChain(inner, after: base, expected)
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
