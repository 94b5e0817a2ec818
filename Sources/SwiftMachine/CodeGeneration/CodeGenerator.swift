import SwiftFrontEnd

/// Generates the flat code of one function from its typed body.
///
/// Registers are allocated like a stack: parameters, captures, then locals and temporaries as they come, so that
/// unwinding destroys in reverse order of declaration by going down. A temporary is moved out of its register where it
/// is used; a register that is not in use holds nothing that has to be destroyed.
final class CodeGenerator {
    let symbol: FunctionSymbol
    let body: FunctionBody
    let program: Program
    var builder = CodeBuilder()
    /// The registers of variables; a boxed variable's register holds its box.
    var registers: [ObjectIdentifier: Int] = [:]
    var scopes: [Scope] = []
    var loops: [JumpTarget] = []
    /// Where an optional chain goes that met nil, the innermost last.
    var chains: [OptionalChain] = []
    /// Code that is emitted after the function's own: landing pads.
    var pads: [() -> Void] = []
    /// Parameters to be destroyed at return, in order.
    var ownedParameters: [Int] = []
    /// Inout parameters that closures capture: unboxed again when the function ends.
    var boxedInoutParameters: [Int] = []
    /// Registers of variables that several alternatives of a case bind.
    var preallocated: [ObjectIdentifier: Int] = [:]
    /// The register of the closure value itself.
    var closureRegister: Int?
    /// Expressions nest on the host's stack; deeper ones are an error.
    var depth = 0
    /// How many `await` are around the expression being generated.
    var awaitDepth = 0

    /// What leaving a scope has to do, in reverse.
    struct Scope {
        enum Entry {
            case local(register: Int)
            /// `handler` is what is active outside of the deferred block's scope.
            case deferred([Statement], handler: Int32)
        }

        var entries: [Entry] = []
        /// The first register of the scope.
        var base: Int
    }

    /// A loop or switch that `break` and `continue` can leave.
    struct JumpTarget {
        var label: String?
        var breakLabel: CodeBuilder.Label
        var continueLabel: CodeBuilder.Label?
        /// The number of scopes outside.
        var scopeCount: Int
        var handler: Int32
        /// `break` without a label leaves it.
        var takesPlainBreak = true
        /// The start of the next case, for `fallthrough`.
        var nextCase: CodeBuilder.Label?
    }

    /// An optional chain being generated.
    struct OptionalChain {
        var nilLabel: CodeBuilder.Label
        /// Registers from here on are destroyed on the way out.
        var base: Int
        /// Puts back what accesses inside the chain took out, the innermost last.
        var openAccesses: [() throws -> Void] = []
    }

    /// Whether accesses that are over are being put back.
    var isRestoring = false

    init(symbol: FunctionSymbol, body: FunctionBody, program: Program) {
        self.symbol = symbol
        self.body = body
        self.program = program
    }

    static func generate(_ symbol: FunctionSymbol, _ body: FunctionBody, program: Program) throws -> Code {
        let generator = CodeGenerator(symbol: symbol, body: body, program: program)
        return try generator.generate()
    }

    private func generate() throws -> Code {
        builder.position = symbol.position
        emitPrologue()
        scopes = [Scope(base: builder.top)]
        try emitReturnOfUnknown()
        emitEntryHop()
        if let built = body.initializedSelf { try emitInitializedSelf(built) }
        if isDesignatedClassInitializer { emitDefaultFields(of: symbol.owner) }
        try emitStatements(body.statements)
        if canFallOff { try emitReturn(nil) }
        var next = 0
        while next < pads.count {
            pads[next]()
            next += 1
        }
        pads = []
        if let padError { throw padError }
        builder.reserve(2)
        builder.resolveLabels()
        return Code(symbol: symbol, builder: builder)
    }

    /// An error met while a landing pad was generated.
    var padError: (any Error)?

    private var canFallOff: Bool {
        switch body.statements.last?.kind {
        case .return, .throw: false
        default: true
        }
    }

    var isDesignatedClassInitializer: Bool {
        symbol.kind == .initializer && symbol.owner?.isClass == true && !symbol.isConvenience
            && !symbol.isDelegatingInitializer
    }

    // MARK: Entry and exit

    /// A method of a library's type gives what nobody knows when it is called on what nobody knows, and runs nothing:
    /// loops and recursion written for values of the type need not end then.
    private func emitReturnOfUnknown() throws {
        guard symbol.isFromPrelude, symbol.kind == .method || symbol.kind == .getter, symbol.takesSelf,
            !symbol.isStatic, !symbol.takesSelfInout, let owner = symbol.owner, owner.kind != .protocol,
            case .declared = owner.representation, let receiver = body.parameters.first, !receiver.isBoxed
        else { return }
        let known = builder.makeLabel()
        builder.emitJump(.jumpIfKnown, 0, to: known)
        let position = builder.position
        try emitReturn(Expression(kind: .local(receiver), type: receiver.type, position: position))
        builder.place(known)
    }

    private func emitPrologue() {
        let argumentCount = max(symbol.argumentCount, body.parameters.count)
        _ = builder.allocate(argumentCount)
        let mask = symbol.inoutMask
        for (register, parameter) in body.parameters.enumerated() {
            registers[ObjectIdentifier(parameter)] = register
            builder.localNames.append(Code.LocalName(register: register, variable: parameter))
            let isInout = register < 64 && mask & (1 << UInt64(register)) != 0
            if !isInout, !parameter.type.isTrivial || parameter.isBoxed { ownedParameters.append(register) }
        }
        if !body.captures.isEmpty {
            closureRegister = builder.allocate()
            if let closureRegister { ownedParameters.append(closureRegister) }
            for capture in body.captures {
                let register = builder.allocate()
                registers[ObjectIdentifier(capture)] = register
                ownedParameters.append(register)
            }
        }
        for (register, parameter) in body.parameters.enumerated() {
            if parameter.isWeak || parameter.isUnowned {
                builder.emit(.makeWeak, register, register, extra: parameter.isUnowned ? 1 : 0)
            }
            guard parameter.isBoxed else { continue }
            builder.emit(.makeBox, register)
            if register < 64, mask & (1 << UInt64(register)) != 0 { boxedInoutParameters.append(register) }
        }
        if !boxedInoutParameters.isEmpty {
            // The caller finds the final values in the arguments, also after an error.
            let error = builder.allocate()
            let label = builder.makeLabel()
            builder.handler = builder.makeHandler(target: label, depth: builder.top, register: error)
            pads.append { [self] in
                builder.handler = -1
                builder.place(label)
                emitUnboxInoutParameters()
                builder.emit(.rethrow, error)
            }
        }
    }

    private func emitUnboxInoutParameters() {
        for register in boxedInoutParameters { builder.emit(.takeBox, register, register) }
    }

    /// Makes `self` of a struct's initializer, with the default values of its properties.
    private func emitInitializedSelf(_ variable: LocalVariable) throws {
        let register = builder.allocate()
        if let owner = symbol.owner, owner.kind == .struct, case .declared = owner.representation {
            builder.emit(.beginStruct, register, builder.add(owner))
            if !symbol.isDelegatingInitializer {
                for (index, property) in owner.storedProperties.enumerated() {
                    guard let initialValue = property.initialValue else { continue }
                    let result = builder.allocate()
                    builder.reserve(1)
                    builder.emit(.call, result, builder.add(initialValue))
                    emitWrapWeak(property, result)
                    builder.emit(.putField, register, index, result, extra: builder.add(property))
                    builder.release(to: result)
                }
            }
        } else {
            builder.emit(.constant, register, builder.constant(.void))
        }
        declare(variable, at: register)
    }

    /// Sets the default values of the fields that a class itself declares, on the object in register 0.
    private func emitDefaultFields(of type: NominalType?) {
        guard let type else { return }
        for (index, property) in type.storedProperties.enumerated() {
            guard let initialValue = property.initialValue else { continue }
            let result = builder.allocate()
            builder.reserve(1)
            builder.emit(.call, result, builder.add(initialValue))
            emitWrapWeak(property, result)
            emitSelfToUnboxed { selfRegister in
                builder.emit(
                    .putObjectField, selfRegister, type.fieldOffset + index, result, extra: builder.add(property))
            }
            builder.release(to: result)
        }
    }

    private func emitSelfToUnboxed(_ use: (Int) -> Void) {
        guard let parameter = body.parameters.first, parameter.isBoxed else { return use(0) }
        let register = builder.allocate()
        builder.emit(.loadBox, register, 0)
        use(register)
        builder.emit(.clear, register)
        builder.release(to: register)
    }

    func emitWrapWeak(_ property: PropertySymbol, _ register: Int) {
        guard property.isWeak || property.isUnowned else { return }
        builder.emit(.makeWeak, register, register, extra: property.isUnowned ? 1 : 0)
    }

    /// Leaves the function with the value, after all scopes.
    func emitReturn(_ value: Expression?) throws {
        let mark = builder.top
        let handler = builder.handler
        let result = builder.allocate()
        if let built = body.initializedSelf {
            if let value, case .constant(.none) = value.kind {
                builder.emit(.constant, result, builder.constant(.none))
            } else {
                if let value, !value.isVoid { try emitDiscarded(value) }
                let register = registers[ObjectIdentifier(built)] ?? 0
                if let owner = symbol.owner, isCounted(owner) {
                    builder.emit(.didInit, result, builder.add(owner))
                }
                builder.emit(built.isBoxed ? .loadBox : .move, result, register)
            }
        } else if symbol.kind == .initializer, symbol.owner?.isClass == true {
            if let value, case .constant(.none) = value.kind {
                emitSelfToUnboxed { builder.emit(.initFailed, $0) }
                builder.emit(.constant, result, builder.constant(.none))
            } else {
                if let value, !value.isVoid { try emitDiscarded(value) }
                let isBoxed = body.parameters.first?.isBoxed == true
                builder.emit(isBoxed ? .loadBox : .copy, result, 0)
            }
        } else if let value {
            if case .local(let variable) = value.kind, let register = movableLocal(variable) {
                builder.emit(.move, result, register)
            } else {
                try emit(value, to: result)
            }
        } else {
            builder.emit(.constant, result, builder.constant(.void))
        }
        try emitScopeExits(downTo: 0)
        builder.handler = -1
        emitUnboxInoutParameters()
        for register in ownedParameters.reversed() { builder.emit(.clear, register) }
        builder.emit(.return, result)
        builder.handler = handler
        builder.release(to: mark)
    }

    /// The register of a plain local that is destroyed at return anyway, so that it can be moved out.
    private func movableLocal(_ variable: LocalVariable) -> Int? {
        guard !variable.isBoxed, !variable.isWeak, !variable.isUnowned,
            let register = registers[ObjectIdentifier(variable)]
        else { return nil }
        for scope in scopes {
            for entry in scope.entries {
                if case .deferred = entry { return nil }
            }
        }
        for scope in scopes {
            for case .local(register) in scope.entries { return register }
        }
        return nil
    }

    /// Whether the end of the type's initializers is an event.
    private func isCounted(_ type: NominalType) -> Bool {
        type.kind == .struct && !type.isFromPrelude && !symbol.isDelegatingInitializer
    }

    // MARK: Scopes

    func beginScope() { scopes.append(Scope(base: builder.top)) }

    /// Leaves the innermost scope by falling off its end.
    func endScope() throws {
        guard let scope = scopes.last else { return }
        try emitExit(of: scope)
        scopes.removeLast()
        builder.release(to: scope.base)
    }

    /// Emits what leaving the scopes above the first `count` has to do, for a jump out of them.
    func emitScopeExits(downTo count: Int) throws {
        let saved = scopes
        let handler = builder.handler
        while scopes.count > count, let scope = scopes.last {
            try emitExit(of: scope)
            scopes.removeLast()
        }
        scopes = saved
        builder.handler = handler
    }

    private func emitExit(of scope: Scope) throws {
        for entry in scope.entries.reversed() {
            switch entry {
            case .local(let register): builder.emit(.clear, register)
            case .deferred(let statements, let handler):
                builder.handler = handler
                try emitDeferred(statements)
            }
        }
    }

    /// Emits a deferred block's statements in a scope of their own, not seen by jumps out of it.
    func emitDeferred(_ statements: [Statement]) throws {
        let savedScopes = scopes
        let savedLoops = loops
        scopes = [Scope(base: builder.top)]
        loops = []
        try emitStatements(statements)
        try endScope()
        scopes = savedScopes
        loops = savedLoops
    }

    /// Makes a variable known whose value (not yet boxed) is in a register.
    func declare(_ variable: LocalVariable, at register: Int) {
        if variable.isWeak || variable.isUnowned {
            builder.emit(.makeWeak, register, register, extra: variable.isUnowned ? 1 : 0)
        }
        if variable.isBoxed { builder.emit(.makeBox, register) }
        declareUnwrapped(variable, at: register)
    }

    /// Makes a variable known whose register holds its box or weak reference already, or will.
    func declareUnwrapped(_ variable: LocalVariable, at register: Int) {
        registers[ObjectIdentifier(variable)] = register
        builder.localNames.append(Code.LocalName(register: register, variable: variable))
        if !variable.type.isTrivial || variable.isBoxed || variable.isWeak || variable.isUnowned {
            scopes[scopes.count - 1].entries.append(.local(register: register))
        }
    }

    /// A located error of code generation.
    func failure(_ message: String, at position: SourcePosition) -> Trap {
        Trap(
            diagnostic: Diagnostic(
                id: "code.unsupported", location: program.location(position), message: message,
                fix: "rewrite this code in a simpler form"))
    }
}

extension SwiftType {
    /// Whether values of the type never refer to the heap, so that nothing has to be destroyed.
    var isTrivial: Bool {
        switch self {
        case .nominal(let type, _):
            switch type.representation {
            case .builtin(.bool), .builtin(.int), .builtin(.int8), .builtin(.int16), .builtin(.int32),
                .builtin(.int64), .builtin(.uint), .builtin(.uint8), .builtin(.uint16), .builtin(.uint32),
                .builtin(.uint64), .builtin(.float), .builtin(.double):
                true
            default: false
            }
        case .tuple(let elements): elements.isEmpty
        case .metatype: true
        default: false
        }
    }

    /// The class, where the type certainly is one.
    var asClass: NominalType? {
        if case .nominal(let type, _) = self, type.isClass, !type.isOpaque { return type }
        return nil
    }
}

extension Expression {
    var isVoid: Bool {
        if case .constant(.void) = kind { return true }
        return false
    }
}
