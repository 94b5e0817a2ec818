@_implementationOnly import SwiftSyntax

/// `async let`: a child task that runs from the declaration on, and ends before the scope does.
extension BodyLowering {
    func lowerAsyncLet(_ binding: PatternBindingSyntax, into statements: inout [Statement]) {
        let position = position(of: binding)
        guard let initial = binding.initializer?.value, let wrapper = lowerer.wellKnown("_AsyncLet") else { return }
        let declared = binding.typeAnnotation.map { lowerer.resolve($0.type, context: context) } ?? .unknown
        let names = lowerer.names(in: binding.pattern)
        let closure = makeClosure(
            named: "async let \(names.joined(separator: ", "))", parameters: [], result: declared, at: position
        ) { inner in
            inner.symbol.isAsync = true
            inner.symbol.isolation = .nonisolated
            let value = inner.coerce(inner.lower(initial, declared), to: declared)
            if inner.infersResult { inner.result = value.type }
            let awaited = Expression(kind: .await(value), type: value.type, position: position)
            return [Statement(kind: .return(awaited), position: position)]
        }
        let type = FunctionType(parameters: [], result: closure.symbol.result, isAsync: true, isThrowing: true)
        let operation = Expression(kind: .closure(closure), type: .function(type), position: position)
        let child = construct(
            wrapper, [RawArgument(lowered: operation)], expected: .unknown, at: position, name: wrapper.name)
        if binding.pattern.is(TuplePatternSyntax.self) {
            lowerParts(names, of: child, at: position, into: &statements)
        } else {
            let name = names.first ?? "$async let at \(position.line):\(position.column)"
            statements.append(declareWrapped(name, child, at: position))
            appendEnd(of: "_" + name, at: position, into: &statements)
        }
    }

    /// `async let (a, b) = …`: one child, whose value has parts.
    private func lowerParts(
        _ names: [String], of child: Expression, at position: SourcePosition, into statements: inout [Statement]
    ) {
        let whole = "$async let at \(position.line):\(position.column)"
        statements.append(declareWrapped(whole, child, at: position))
        appendEnd(of: "_" + whole, at: position, into: &statements)
        guard let part = lowerer.wellKnown("_AsyncLetElement"), case .variable(let storage)? = lookUpLocal("_" + whole)
        else { return }
        for (index, name) in names.enumerated() {
            let number = Expression(
                kind: .constant(.integer(Int64(index), .int)), type: lowerer.type(.int), position: position)
            let arguments = [RawArgument(lowered: local(storage, at: position)), RawArgument(lowered: number)]
            let value = construct(part, arguments, expected: .unknown, at: position, name: part.name)
            statements.append(declareWrapped(name, value, at: position))
        }
    }

    /// A child that is left unawaited is cancelled, and awaited.
    private func appendEnd(of storage: String, at position: SourcePosition, into statements: inout [Statement]) {
        guard case .variable(let storage)? = lookUpLocal(storage) else { return }
        let end = Expression(
            kind: .dynamicCall(
                base: local(storage, at: position), name: "_end", labels: [], [], firstTrailingClosure: nil),
            type: .void, position: position)
        let awaited = Expression(kind: .await(end), type: .void, position: position)
        statements.append(
            Statement(kind: .defer([Statement(kind: .expression(awaited), position: position)]), position: position))
    }
}
