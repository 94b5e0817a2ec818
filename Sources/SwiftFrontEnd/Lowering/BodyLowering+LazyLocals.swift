@_implementationOnly import SwiftSyntax

/// A local `lazy` variable: its value, whether that was made, and the closure that makes it.
struct LazyLocal {
    let storage: LocalVariable
    let isMade: LocalVariable
    let make: LocalVariable
}

/// `lazy var` inside a body: made by its first use, wherever that is.
extension BodyLowering {
    func lowerLazyLocal(_ name: String, _ binding: PatternBindingSyntax, into statements: inout [Statement]) {
        guard let initial = binding.initializer?.value else { return }
        let position = position(of: binding)
        let boolean = lowerer.type(.bool)
        var type = binding.typeAnnotation.map { lowerer.resolve($0.type, context: context) } ?? .unknown
        if type == .unknown {
            let notes = lowerer.notes
            type = lower(initial, .unknown).type
            lowerer.notes = notes
        }
        let storage = LocalVariable(name: name, type: type, position: position, isMutable: true)
        let isMade = temporary("$made", boolean, at: position, isMutable: true)
        let no = Expression(kind: .constant(.bool(false)), type: boolean, position: position)
        statements.append(Statement(kind: .bind(.binding(storage), nil), position: position))
        statements.append(Statement(kind: .bind(.binding(isMade), no), position: position))
        // The closure is made where the variable is declared, and sees what is in scope there.
        scopes[scopes.count - 1].variables["$storage of \(name)"] = storage
        scopes[scopes.count - 1].variables["$made of \(name)"] = isMade
        let closure = makeClosure(named: "initial value of \(name)", parameters: [], result: .void, at: position) {
            guard case .variable(let storage)? = $0.lookUpLocal("$storage of \(name)"),
                case .variable(let isMade)? = $0.lookUpLocal("$made of \(name)")
            else { return [] }
            let value = $0.coerce($0.lower(initial, type), to: type)
            let lazy = LazyLocal(storage: storage, isMade: isMade, make: storage)
            return [Statement(kind: .expression($0.assign(value, to: lazy, at: position)), position: position)]
        }
        let make = LocalVariable(
            name: closure.symbol.name, type: .function(FunctionType(parameters: [], result: .void)),
            position: position, isMutable: false)
        statements.append(Statement(kind: .localFunction(make, closure), position: position))
        scopes[scopes.count - 1].variables[name] = nil
        scopes[scopes.count - 1].lazy[name] = LazyLocal(storage: storage, isMade: isMade, make: make)
    }

    /// The variable, after its value was made where it was not yet.
    func lazyReference(_ lazy: LazyLocal, at position: SourcePosition) -> Expression {
        let isMissing = Expression(
            kind: .builtin(.not, .bool, [local(lazy.isMade, at: position)]), type: lowerer.type(.bool),
            position: position)
        let make = Expression(
            kind: .apply(callee: local(lazy.make, at: position), []), type: .void, position: position)
        let ensure = Statement(
            kind: .if(
                [.expression(isMissing)], then: [Statement(kind: .expression(make), position: position)], else: []),
            position: position)
        return Expression(
            kind: .sequence([ensure], local(lazy.storage, at: position)), type: lazy.storage.type, position: position)
    }

    /// The lazy variable that an expression names.
    func lazyLocal(_ syntax: ExprSyntax) -> LazyLocal? {
        guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            case .lazy(let lazy)? = lookUpLocal(name)
        else { return nil }
        return lazy
    }

    /// Gives a lazy variable a value, after which there is none to make.
    func assign(_ value: Expression, to lazy: LazyLocal, at position: SourcePosition) -> Expression {
        let yes = Expression(kind: .constant(.bool(true)), type: lowerer.type(.bool), position: position)
        let assignments = [(lazy.storage, value), (lazy.isMade, yes)].map { variable, value in
            Statement(
                kind: .expression(
                    Expression(
                        kind: .assign(target: local(variable, at: position), value: value), type: .void,
                        position: position)), position: position)
        }
        return Expression(kind: .sequence(assignments, void(at: position)), type: .void, position: position)
    }
}
