@_implementationOnly import SwiftSyntax

/// Parameter packs. A pack is an array while functions pass it on, and a tuple where it is written as one.
extension BodyLowering {
    /// `repeat f(each a)`: an array of what the pattern gives for each place of the packs that it names.
    func expand(_ expansion: PackExpansionExprSyntax, at position: SourcePosition) -> Expression {
        let array = lowerer.type(.array, [.unknown])
        func call(_ name: String, _ arguments: [Expression], _ type: SwiftType) -> Expression? {
            let native = lowerer.runtimeFunction(name, parameters: arguments.count)
            return Expression(
                kind: .call(native, arguments.map { .value($0) }, .direct), type: type, position: position)
        }
        let named = PackReferences(in: expansion.repetitionPattern).found
        let packs = named.map { _ in temporary("$pack", array, at: position) }
        var statements: [Statement] = []
        for (reference, pack) in zip(named, packs) {
            guard let elements = call("_packElements(_:)", [lower(reference.pack, .unknown)], array) else { continue }
            statements.append(Statement(kind: .bind(.binding(pack), elements), position: position))
        }
        let results = temporary("$results", array, at: position, isMutable: true)
        statements.append(
            Statement(
                kind: .bind(.binding(results), Expression(kind: .array([]), type: array, position: position)),
                position: position))
        guard let first = packs.first,
            let places = call(
                "_packPlaces(_:)", [local(first, at: position)], lowerer.type(.array, [lowerer.type(.int)]))
        else {
            return failure(
                "lowering.pack", at: position, "'repeat' needs a pack to go through",
                fix: "name one with 'each' in what is repeated")
        }
        let loop = inScope { () -> Statement.Kind in
            let place = temporary("$place", lowerer.type(.int), at: position)
            var body: [Statement] = []
            for (reference, pack) in zip(named, packs) {
                let element = temporary(PackReferences.name(of: reference), .unknown, at: position)
                declare(element)
                let value = call(
                    "_packElement(_:_:)", [local(pack, at: position), local(place, at: position)], .unknown)
                guard let value else { continue }
                body.append(Statement(kind: .bind(.binding(element), value), position: position))
            }
            let value = lower(expansion.repetitionPattern, .unknown)
            if let longer = call("_packAppend(_:_:)", [local(results, at: position), value], array) {
                let assignment = Expression(
                    kind: .assign(target: local(results, at: position), value: longer), type: .void, position: position)
                body.append(Statement(kind: .expression(assignment), position: position))
            }
            return .for(
                Statement.ForLoop(
                    label: nil, pattern: .binding(place), sequence: places, where: nil, body: body, isAsync: false))
        }
        statements.append(Statement(kind: loop, position: position))
        return Expression(kind: .sequence(statements, local(results, at: position)), type: array, position: position)
    }

    /// `each a` inside of an expansion.
    func lowerPackElement(_ reference: PackElementExprSyntax, at position: SourcePosition) -> Expression {
        guard case .variable(let element)? = lookUpLocal(PackReferences.name(of: reference)) else {
            return failure(
                "lowering.pack", at: position, "'each' stands outside of 'repeat'",
                fix: "write 'repeat' before the expression that is to be repeated")
        }
        return local(element, at: position)
    }

    /// A tuple with expansions among its elements.
    func packTuple(_ elements: [ExprSyntax], at position: SourcePosition) -> Expression {
        asTuple(spread(elements, at: position), at: position)
    }

    /// Values, those of expansions one by one, as an array.
    func spread(_ elements: [ExprSyntax], at position: SourcePosition) -> Expression {
        let array = lowerer.type(.array, [.unknown])
        var parts: [Expression] = []
        for element in elements {
            if let expansion = element.as(PackExpansionExprSyntax.self) {
                parts.append(expand(expansion, at: self.position(of: element)))
            } else {
                parts.append(Expression(kind: .array([lower(element, .unknown)]), type: array, position: position))
            }
        }
        if parts.count == 1 { return parts[0] }
        let native = lowerer.runtimeFunction("_packJoined(_:)", parameters: 1)
        let whole = Expression(kind: .array(parts), type: lowerer.type(.array, [array]), position: position)
        return Expression(kind: .call(native, [.value(whole)], .direct), type: array, position: position)
    }

    private func asTuple(_ array: Expression, at position: SourcePosition) -> Expression {
        let native = lowerer.runtimeFunction("_packTuple(_:)", parameters: 1)
        return Expression(kind: .call(native, [.value(array)], .direct), type: .unknown, position: position)
    }

    /// A call of a closure with arguments from packs.
    func applySpread(_ callee: Expression, _ arguments: [ExprSyntax], at position: SourcePosition) -> Expression {
        let native = lowerer.runtimeFunction("_packApply(_:_:)", parameters: 2)
        let values = spread(arguments, at: position)
        return Expression(
            kind: .call(native, [.value(callee), .value(values)], .direct), type: .unknown, position: position)
    }
}

/// The packs that an expansion goes through; those of expansions inside belong to these.
private final class PackReferences: SyntaxVisitor {
    private(set) var found: [PackElementExprSyntax] = []

    init(in pattern: ExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(pattern)
    }

    /// The variable that stands for the element, which source cannot name.
    static func name(of reference: PackElementExprSyntax) -> String {
        "each \(reference.positionAfterSkippingLeadingTrivia.utf8Offset)"
    }

    override func visit(_ node: PackExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: PackElementExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}
