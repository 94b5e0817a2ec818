@_implementationOnly import SwiftSyntax

/// Closure literals and key paths.
extension BodyLowering {
    /// The number of parameters a closure names or uses as shorthand: 0 where it does neither, since Swift lets no
    /// closure ignore the arguments that it is given.
    func parameterCount(of closure: ClosureExprSyntax) -> Int {
        if let clause = closure.signature?.parameterClause {
            switch clause {
            case .simpleInput(let names): return names.count
            case .parameterClause(let clause): return clause.parameters.count
            @unknown default: return 0
            }
        }
        return ShorthandFinder.highest(in: closure).map { $0 + 1 } ?? 0
    }

    func lowerClosure(_ closure: ClosureExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        var function = FunctionType(parameters: [], result: .unknown)
        var isKnown = false
        if case .function(let known) = unwrappedAll(expected) {
            function = known
            isKnown = true
        }
        let isVariadic = variadicParameters(of: closure, function)
        function.parameters = function.parameters.map { $0.received(lowerer) }
        let number = nextClosureNumber()
        let symbol = lowerer.program.makeFunction(
            name: "closure #\(number) in \(outermost.symbol.name)", kind: .closure, position: position,
            owner: self.symbol.owner)
        symbol.isFromPrelude = context.isPrelude
        symbol.isAsync = closure.signature?.effectSpecifiers?.asyncSpecifier != nil || function.isAsync
        symbol.isolation = isolation(of: closure, function)
        let clause = closure.signature?.effectSpecifiers?.throwsClause
        let thrown = clause == nil ? function.thrown : lowerer.thrownType(of: clause, context: context)
        symbol.thrownType = isTypeParameter(thrown.type) ? .unknown : thrown.type
        let declaredResult = closure.signature?.returnClause.map { lowerer.resolve($0.type, context: context) }
        let result = declaredResult ?? function.result
        let inner = BodyLowering(symbol, context: context, parent: self, lowerer: lowerer, result: result)
        inner.infersResult = result == .unknown || isTypeParameter(result)
        if inner.infersResult { inner.result = .unknown }
        lowerCaptureList(closure, in: inner)
        var prologue: [Statement] = []
        var parameters = lowerParameters(of: closure, function, isKnown: isKnown, in: inner, &prologue)
        let builder = function.builder
        let statements: [Statement]
        if let builder {
            statements = inner.lowerBuilderBody(closure.statements, builder: builder, result: result)
            if inner.infersResult { inner.result = inner.builtType ?? .unknown }
        } else {
            statements = inner.lowerFunctionStatements(closure.statements, impliesReturn: true)
            if inner.infersResult, inner.result == .unknown, !inner.mayReturnValue(closure) { inner.result = .void }
        }
        mixedNumbers += inner.mixedNumbers
        if inner.allowsShorthand {
            // Shorthand parameters that the body did not use are still passed.
            let count = max(function.parameters.count, inner.shorthand.count)
            while inner.shorthand.count < count {
                let index = inner.shorthand.count
                let type = index < function.parameters.count ? function.parameters[index].type : .unknown
                inner.shorthand.append(
                    LocalVariable(name: "$\(index)", type: type, position: position, isMutable: false))
            }
            if let tuple = inner.shorthandTuple { parameters = [tuple] } else { parameters = inner.shorthand }
        }
        let resultType = declaredResult ?? (inner.infersResult ? inner.result : result)
        symbol.result = resultType
        symbol.parameters = parameters.map {
            ParameterSymbol(label: nil, name: $0.name, type: $0.type, isInout: $0.isInout)
        }
        symbol.body = FunctionBody(
            parameters: parameters, captures: inner.captures.map(\.inner), statements: prologue + statements,
            result: resultType)
        let type = SwiftType.function(
            FunctionType(
                parameters: parameters.enumerated().map { index, parameter in
                    let element = isVariadic.contains(index) ? elementType(of: parameter.type) : parameter.type
                    return FunctionType.Parameter(
                        type: element, isInout: parameter.isInout, isVariadic: isVariadic.contains(index))
                }, result: resultType, isAsync: symbol.isAsync, isThrowing: function.isThrowing || clause != nil,
                thrown: thrown, isolation: function.isolation, builder: builder))
        return Expression(
            kind: .closure(ClosureExpression(symbol: symbol, captures: inner.captures.map(\.source))), type: type,
            position: position)
    }

    /// The parameters that take any number of arguments, as the closure or its context declares.
    private func variadicParameters(of closure: ClosureExprSyntax, _ function: FunctionType) -> Set<Int> {
        var found = Set(function.parameters.indices.filter { function.parameters[$0].isVariadic })
        if case .parameterClause(let clause)? = closure.signature?.parameterClause {
            for (index, parameter) in clause.parameters.elements.enumerated() where parameter.ellipsis != nil {
                found.insert(index)
            }
        }
        return found
    }

    private func isTypeParameter(_ type: SwiftType) -> Bool {
        if case .parameter = type { return true }
        return false
    }

    private func mayReturnValue(_ closure: ClosureExprSyntax) -> Bool {
        final class Finder: SyntaxVisitor {
            var found = false
            override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
                if node.expression != nil { found = true }
                return .skipChildren
            }
            override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        }
        if closure.statements.count == 1 { return true }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        return finder.found
    }

    var outermost: BodyLowering { parent?.outermost ?? self }

    private func nextClosureNumber() -> Int {
        outermost.closureCount += 1
        return outermost.closureCount
    }

    private func lowerCaptureList(_ closure: ClosureExprSyntax, in inner: BodyLowering) {
        for capture in closure.signature?.capture?.items.elements ?? [] {
            let name = capture.name.plainText
            let position = position(of: capture)
            let value =
                capture.initializer.map { lower($0.value, .unknown) }
                ?? lowerName(name, at: position, expected: .unknown)
            let specifier = capture.specifier?.specifier.text
            let type =
                specifier == "weak" && !lowerer.isOptional(value.type) ? lowerer.optional(value.type) : value.type
            let local = LocalVariable(name: name, type: type, position: position, isMutable: false)
            local.isWeak = specifier == "weak"
            local.isUnowned = specifier == "unowned"
            inner.declare(local)
            inner.captures.append((nil, local, .value(value)))
        }
    }

    private func lowerParameters(
        of closure: ClosureExprSyntax, _ function: FunctionType, isKnown: Bool, in inner: BodyLowering,
        _ prologue: inout [Statement]
    ) -> [LocalVariable] {
        let position = position(of: closure)
        var names: [ClosureParameterName] = []
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?: names = list.map { ClosureParameterName(name: $0.name.plainText, type: nil) }
        case .parameterClause(let clause)?:
            names = clause.parameters.map {
                ClosureParameterName(
                    name: ($0.secondName ?? $0.firstName).plainText, type: $0.type, isVariadic: $0.ellipsis != nil)
            }
        default:
            inner.allowsShorthand = true
            inner.shorthandTypes = function.parameters.map(\.type)
            if let highest = ShorthandFinder.highest(in: closure), highest > 0, function.parameters.count == 1,
                case .tuple(let elements) = function.parameters[0].type, elements.count > highest
            {
                let tuple = LocalVariable(
                    name: "$tuple", type: function.parameters[0].type, position: position, isMutable: false)
                inner.shorthandTuple = tuple
                inner.shorthandTypes = elements.map(\.type)
            }
            if function.parameters.isEmpty, isKnown {
                inner.allowsShorthand = ShorthandFinder.highest(in: closure) != nil
            }
            for (index, parameter) in function.parameters.enumerated() where inner.shorthandTuple == nil {
                let local = LocalVariable(
                    name: "$\(index)", type: parameter.type, position: position, isMutable: parameter.isInout)
                local.isInout = parameter.isInout
                inner.shorthand.append(local)
            }
            return inner.shorthand
        }
        if function.parameters.count == 1, names.count > 1, case .tuple(let elements) = function.parameters[0].type,
            elements.count == names.count
        {
            // `{ key, value in }` where one pair is passed.
            let tuple = LocalVariable(
                name: "$tuple", type: function.parameters[0].type, position: position, isMutable: false)
            let patterns = zip(names, elements).map { name, element -> Pattern in
                if name.name == "_" { return .wildcard }
                let local = LocalVariable(name: name.name, type: element.type, position: position, isMutable: false)
                inner.declare(local)
                return .binding(local)
            }
            prologue.append(
                Statement(
                    kind: .bind(.tuple(patterns), local(tuple, at: position)), position: position))
            return [tuple]
        }
        return names.enumerated().map { index, name in
            let known = index < function.parameters.count ? function.parameters[index] : nil
            let written = name.type.map { lowerer.resolve($0, context: context) }
            var type = written.map { name.isVariadic ? lowerer.type(.array, [$0]) : $0 } ?? known?.type ?? .unknown
            if name.isProjection, !isPropertyWrapper(type) { type = .unknown }
            let isInout =
                known?.isInout ?? false
                || name.type?.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" }
                    ?? false
            let local = LocalVariable(
                name: name.name, type: erasingUnbound(type), position: position, isMutable: isInout)
            local.isInout = isInout
            if name.isProjection {
                inner.declareProjection(local)
            } else if name.name != "_" {
                inner.declare(local)
            }
            return local
        }
    }

    /// `{ $item in … }`: the parameter is the projection of a wrapper, whose value is `item`.
    private func declareProjection(_ local: LocalVariable) {
        declare(local)
        scopes[scopes.count - 1].wrapped[String(local.name.dropFirst())] = (local, 1)
        scopes[scopes.count - 1].wrapped[local.name] = (local, 1)
    }

    private func isPropertyWrapper(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal, _) = type else { return false }
        return nominal.isPropertyWrapper
    }

    /// `$0`: a parameter of the innermost closure that takes shorthand ones.
    func shorthandParameter(_ index: Int, at position: SourcePosition) -> Expression? {
        guard allowsShorthand else { return outerShorthandParameter(index, at: position) }
        if let shorthandTuple {
            let type = index < shorthandTypes.count ? shorthandTypes[index] : .unknown
            return Expression(
                kind: .tupleElement(base: local(shorthandTuple, at: position), index: index),
                type: erasingUnbound(type), position: position)
        }
        while shorthand.count <= index {
            let next = shorthand.count
            let type = next < shorthandTypes.count ? shorthandTypes[next] : .unknown
            // Where nobody knows the closure's type, its parameter may be `inout`.
            let isMutable = next >= shorthandTypes.count
            shorthand.append(
                LocalVariable(
                    name: "$\(next)", type: erasingUnbound(type), position: position, isMutable: isMutable))
        }
        return local(shorthand[index], at: position)
    }

    /// An autoclosure has no parameters of its own: it captures those of the closure around it.
    private func outerShorthandParameter(_ index: Int, at position: SourcePosition) -> Expression? {
        guard let outer = parent?.shorthandParameter(index, at: position) else { return nil }
        switch outer.kind {
        case .local(let variable): return local(capture(variable), at: position)
        case .tupleElement(let base, let index):
            guard case .local(let tuple) = base.kind else { return nil }
            return Expression(
                kind: .tupleElement(base: local(capture(tuple), at: position), index: index), type: outer.type,
                position: position)
        default: return nil
        }
    }

    /// A closure made up by lowering, with its body lowered in place.
    func makeClosure(
        named name: String, parameters: [(String, SwiftType)], result: SwiftType, at position: SourcePosition,
        body: (BodyLowering) -> [Statement]
    ) -> ClosureExpression {
        let symbol = lowerer.program.makeFunction(
            name: name, kind: .closure, position: position, owner: self.symbol.owner)
        symbol.isFromPrelude = context.isPrelude
        symbol.isolation = self.symbol.resolvedIsolation
        let inner = BodyLowering(symbol, context: context, parent: self, lowerer: lowerer, result: result)
        inner.infersResult = result == .unknown || isTypeParameter(result)
        let locals = parameters.map {
            LocalVariable(name: $0.0, type: $0.1, position: position, isMutable: false)
        }
        for local in locals { inner.declare(local) }
        let statements = body(inner)
        symbol.result = inner.result
        symbol.parameters = locals.map { ParameterSymbol(label: nil, name: $0.name, type: $0.type) }
        symbol.body = FunctionBody(
            parameters: locals, captures: inner.captures.map(\.inner), statements: statements, result: inner.result)
        return ClosureExpression(symbol: symbol, captures: inner.captures.map(\.source))
    }

    // MARK: Key paths

    func lowerKeyPath(_ syntax: KeyPathExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        let target = unwrappedAll(expected)
        var root: SwiftType = .unknown
        if case .nominal(let nominal, let arguments) = target, nominal.name.hasSuffix("KeyPath") {
            root = arguments.first ?? .unknown
        }
        var functionType: FunctionType?
        if case .function(let function) = target {
            functionType = function
            root = function.parameters.first?.type ?? .unknown
        }
        if let written = syntax.root { root = lowerer.resolve(written, context: context) }
        var components: [KeyPathExpression.Component] = []
        var current = root
        var isWritable = true
        var isReference = false
        for component in syntax.components {
            switch component.component {
            case .property(let property):
                let name = property.declName.baseName.plainText
                if name == "self" { continue }
                if syntax.root != nil, components.isEmpty, name.first?.isUppercase == true,
                    lowerer.memberType(name, of: current) != .unknown
                {
                    // The parser takes the types inside of the first one for properties.
                    current = lowerer.memberType(name, of: current)
                    root = current
                    continue
                }
                if case .tuple(let elements) = current,
                    let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), index < elements.count
                {
                    components.append(.tupleElement(index))
                    current = elements[index].type
                    continue
                }
                if let found = keyPathProperty(name, of: current) {
                    components.append(.property(found.0))
                    if found.0.isLet || (found.0.setter == nil && !found.0.isStored) { isWritable = false }
                    if case .nominal(let nominal, _) = current, nominal.isClass { isReference = true }
                    current = found.1
                } else {
                    components.append(.dynamicProperty(name))
                    current = .unknown
                }
            case .subscript(let call):
                let arguments = call.arguments.map { lower($0.expression, .unknown) }
                let raw = zip(call.arguments, arguments).map {
                    RawArgument(label: $0.label?.plainText, lowered: $1)
                }
                let symbols = lowerer.members(of: current, named: "subscript").compactMap {
                    found -> (SubscriptSymbol, Substitution)? in
                    if case .subscript(let symbol) = found.member, match(symbol.parameters, raw) != nil {
                        return (symbol, found.substitution)
                    }
                    return nil
                }
                if let chosen = symbols.first, symbols.count == 1 {
                    components.append(.subscript(chosen.0, arguments))
                    current = erasingUnbound(chosen.1.apply(chosen.0.result))
                } else {
                    components.append(.dynamicSubscript(arguments, labels: raw.map(\.label)))
                    current = elementType(of: current)
                }
            case .optional(let optional):
                if optional.questionOrExclamationMark.text == "!" {
                    components.append(.forceUnwrap)
                } else {
                    components.append(.optionalChain)
                    isWritable = false
                }
                current = unwrapped(current)
            default: break
            }
        }
        if components.contains(where: { if case .optionalChain = $0 { true } else { false } }), current != .unknown,
            !lowerer.isOptional(current)
        {
            current = lowerer.optional(current)
        }
        let kind: Builtin = isWritable ? (isReference ? .referenceWritableKeyPath : .writableKeyPath) : .keyPath
        var type = lowerer.type(kind, [root, current])
        let path = Expression(
            kind: .keyPath(KeyPathExpression(root: root, components: components)), type: type, position: position)
        if let functionType {
            // A key path as a function keeps its identity as a value; calling it reads through it.
            type = .function(FunctionType(parameters: functionType.parameters, result: current))
            return Expression(kind: path.kind, type: type, position: position)
        }
        return path
    }

    /// A property a key path may name; those of scenarios see private members.
    private func keyPathProperty(_ name: String, of type: SwiftType) -> (PropertySymbol, SwiftType)? {
        for found in lowerer.members(of: type, named: name) {
            if case .property(let property) = found.member, !property.isStatic {
                return (property, erasingUnbound(found.substitution.apply(lowerer.propertyType(property))))
            }
        }
        return nil
    }
}

/// Finds the highest `$n` a closure uses itself, not in closures inside it.
private final class ShorthandFinder: SyntaxVisitor {
    private var highest: Int?
    private var depth = 0

    static func highest(in closure: ClosureExprSyntax) -> Int? {
        guard closure.signature?.parameterClause == nil else { return nil }
        let finder = ShorthandFinder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        return finder.highest
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.baseName.text
        if text.hasPrefix("$"), let index = Int(text.dropFirst()) { highest = max(highest ?? 0, index) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// A parameter of a closure as it is written.
private struct ClosureParameterName {
    let name: String
    let type: TypeSyntax?
    var isVariadic = false

    /// `$item` names the projection of a wrapped parameter.
    var isProjection: Bool { name.count > 1 && name.first == "$" }
}
