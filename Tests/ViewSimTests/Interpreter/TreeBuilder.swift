@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

/// Makes typed trees by hand, for tests of code generation and the interpreter without a front end.
final class TreeBuilder {
    let program = Program()
    let int: NominalType
    let bool: NominalType
    let string: NominalType
    let array: NominalType
    let optional: NominalType
    private(set) var nextType = 0

    init() {
        func builtin(_ builtin: Builtin, _ id: Int, in program: Program) -> NominalType {
            let type = NominalType(id: id, name: builtin.rawValue, kind: .struct, isFromPrelude: true)
            type.representation = .builtin(builtin)
            program.types.append(type)
            program.builtinTypes[builtin] = type
            return type
        }
        int = builtin(.int, 0, in: program)
        bool = builtin(.bool, 1, in: program)
        string = builtin(.string, 2, in: program)
        array = builtin(.array, 3, in: program)
        optional = builtin(.optional, 4, in: program)
        nextType = 5
    }

    var intType: SwiftType { .nominal(int, []) }
    var boolType: SwiftType { .nominal(bool, []) }

    func type(_ name: String, _ kind: NominalType.Kind, fields: [(String, SwiftType)] = []) -> NominalType {
        let type = NominalType(id: nextType, name: name, kind: kind, isFromPrelude: false)
        nextType += 1
        program.types.append(type)
        for (index, field) in fields.enumerated() {
            type.storedProperties.append(
                PropertySymbol(
                    name: field.0, position: .none, owner: type, type: field.1, storage: .field(index)))
        }
        return type
    }

    func local(_ name: String, _ type: SwiftType = .unknown, isMutable: Bool = false) -> LocalVariable {
        LocalVariable(name: name, type: type, position: .none, isMutable: isMutable)
    }

    func function(
        _ name: String, kind: FunctionSymbol.Kind = .function, owner: NominalType? = nil,
        parameters: [LocalVariable] = [], _ statements: [Statement] = []
    ) -> FunctionSymbol {
        let symbol = program.makeFunction(
            name: name, kind: kind, position: SourcePosition(file: 0, line: 1, column: 1), owner: owner)
        symbol.parameters = parameters.dropFirst(symbol.takesSelf ? 1 : 0).map {
            ParameterSymbol(label: nil, name: $0.name, type: $0.type)
        }
        symbol.body = FunctionBody(parameters: parameters, statements: statements, result: .unknown)
        return symbol
    }

    func native(
        _ name: String, parameters: Int, changesFirst: Bool = false, _ native: @escaping NativeFunction
    ) -> FunctionSymbol {
        let symbol = program.makeFunction(name: name, kind: .function, position: .none)
        symbol.parameters = (0..<parameters).map { ParameterSymbol(label: nil, name: "p\($0)", type: .unknown) }
        if changesFirst { symbol.parameters[0].isInout = true }
        symbol.run(native)
        return symbol
    }
}

extension Expression {
    init(_ kind: Kind, _ type: SwiftType = .unknown, line: Int = 1) {
        self.init(kind: kind, type: type, position: SourcePosition(file: 0, line: line, column: 1))
    }

    static func integer(_ value: Int, _ type: SwiftType) -> Expression {
        Expression(.constant(.integer(Int64(value), .int)), type)
    }

    static func local(_ variable: LocalVariable) -> Expression { Expression(.local(variable), variable.type) }

    static func call(_ function: FunctionSymbol, _ arguments: [Expression], _ type: SwiftType = .unknown) -> Expression
    {
        Expression(.call(function, arguments.map { .value($0) }, .direct), type)
    }

    static func builtin(_ operation: BuiltinOperation, _ operands: [Expression], _ type: SwiftType) -> Expression {
        Expression(.builtin(operation, .int, operands), type)
    }
}

extension Statement {
    init(_ kind: Kind, line: Int = 1) {
        self.init(kind: kind, position: SourcePosition(file: 0, line: line, column: 1))
    }

    static func expression(_ expression: Expression) -> Statement { Statement(.expression(expression)) }
    static func bind(_ variable: LocalVariable, _ value: Expression?) -> Statement {
        Statement(.bind(.binding(variable), value))
    }
    static func `return`(_ value: Expression?) -> Statement { Statement(.return(value)) }
    static func assign(_ target: Expression, _ value: Expression) -> Statement {
        .expression(Expression(.assign(target: target, value: value), .void))
    }
}

extension FunctionSymbol {
    /// Gives the function a native of its own, which no registry knows.
    func run(_ native: @escaping NativeFunction) {
        record.pointee.argumentCount = argumentCount
        record.pointee.inoutMask = inoutMask
        record.pointee.native = native
    }
}
