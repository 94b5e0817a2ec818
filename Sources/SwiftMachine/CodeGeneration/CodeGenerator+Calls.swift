import SwiftFrontEnd

extension CodeGenerator {
    /// Emits the instruction that calls a function whose arguments are in place.
    func emitCallInstruction(_ function: FunctionSymbol, _ dispatch: Expression.Dispatch, out: Int) {
        emitHop(before: function, arguments: out + 1)
        let index = builder.add(function)
        if function.kind == .initializer { emitInheritedDefaults(before: function, object: out + 1) }
        switch dispatch {
        case .direct: builder.emit(.call, out, index)
        case .virtual, .witness:
            let site = Site(name: function.name, labels: function.parameters.map(\.label), symbol: function)
            builder.emit(.callDispatched, out, index, builder.add(site), extra: dispatch.code)
        }
    }

    /// Registers for a call: the result and what stands above it. The result's is the target itself where that is the
    /// register allocated last, which saves a move.
    func allocateCall(_ count: Int, for target: Int) -> Int {
        guard target == builder.top - 1 else { return builder.allocate(count) }
        _ = builder.allocate(count - 1)
        return target
    }

    func emitResult(_ out: Int, to target: Int) {
        if out != target { builder.emit(.move, target, out) }
    }

    func emitDefault(_ function: FunctionSymbol, to target: Int) {
        let mark = builder.top
        let out = allocateCall(1, for: target)
        builder.reserve(1)
        builder.emit(.call, out, builder.add(function))
        emitResult(out, to: target)
        builder.release(to: mark)
    }

    func emitCall(_ expression: Expression, to target: Int) throws {
        let mark = builder.top
        let position = expression.position
        switch expression.kind {
        case .call(let function, let arguments, let dispatch):
            try emitCall(arguments, to: target, mayThrow: function.mayThrow || dispatch.code != 0) { out in
                builder.position = position
                emitCallInstruction(function, dispatch, out: out)
            }
        case .apply(let callee, let arguments):
            try emitApply(callee, arguments, to: target, at: position)
        case .newObject(let type, let initializer, let arguments):
            try emitNewObject(type, initializer, arguments, to: target, at: position)
        case .dynamicCall(let base, let name, let labels, let arguments, let firstTrailingClosure):
            try emitDynamicCall(
                base, name, labels, arguments, firstTrailingClosure, to: target, at: position)
        case .dynamicOperator(let name, let operands):
            try emitDynamicOperator(name, operands, to: target, at: position)
        default: break
        }
        builder.release(to: mark)
    }

    // MARK: Direct calls

    /// Evaluates arguments, emits a call and puts back what was passed `inout`.
    private func emitCall(
        _ arguments: [Expression.Argument], to target: Int, mayThrow: Bool, _ emitInstruction: (Int) -> Void
    ) throws {
        let hasAddresses = arguments.contains { $0.isAddress }
        guard hasAddresses else {
            let out = allocateCall(1 + arguments.count, for: target)
            for (index, argument) in arguments.enumerated() { try emit(argument, to: out + 1 + index) }
            emitInstruction(out)
            emitResult(out, to: target)
            return
        }
        if let registers = plainAddresses(arguments) {
            let out = builder.allocate(1 + arguments.count)
            for (index, argument) in arguments.enumerated() where !argument.isAddress {
                try emit(argument, to: out + 1 + index)
            }
            for (index, register) in registers { builder.emit(.move, out + 1 + index, register) }
            let restore = { [self] in
                for (index, register) in registers.reversed() { builder.emit(.move, register, out + 1 + index) }
            }
            try emitGuarded(mayThrow: mayThrow, restore: restore) { emitInstruction(out) }
            restore()
            builder.emit(.move, target, out)
            return
        }
        let mark = builder.top
        let openAccesses = openAccessCount
        var places: [(index: Int, place: Place)] = []
        var values: [(index: Int, register: Int)] = []
        for (index, argument) in arguments.enumerated() {
            if case .address(let expression) = argument {
                places.append((index, try place(expression)))
            } else {
                let register = builder.allocate()
                try emit(argument, to: register)
                values.append((index, register))
            }
        }
        var accesses: [(index: Int, access: Access)] = []
        for (index, place) in places { accesses.append((index, try beginAccess(place))) }
        let error = builder.allocate()
        let out = builder.allocate(1 + arguments.count)
        for (index, register) in values { builder.emit(.move, out + 1 + index, register) }
        for (index, access) in accesses { builder.emit(.move, out + 1 + index, access.register) }
        let restore = { [self] in
            for (index, access) in accesses.reversed() {
                builder.emit(.move, access.register, out + 1 + index)
                try access.finish()
            }
        }
        try emitGuarded(mayThrow: mayThrow, error: error, restore: restore) { emitInstruction(out) }
        try restore()
        try closeAccesses(downTo: openAccesses)
        let result = mark
        if result != out, target != out {
            builder.emit(.move, target, out)
        }
        if mark < error { builder.emit(.clearRange, target == mark ? mark + 1 : mark, error) }
    }

    /// Emits a call; if it throws, what was passed `inout` is put back before the error goes on.
    private func emitGuarded(
        mayThrow: Bool, error: Int? = nil, restore: @escaping () throws -> Void, _ emitInstruction: () -> Void
    ) throws {
        guard mayThrow else { return emitInstruction() }
        let outer = builder.handler
        let label = builder.makeLabel()
        let register = error ?? builder.allocate()
        builder.handler = builder.makeHandler(target: label, depth: builder.top, register: register)
        emitInstruction()
        builder.handler = outer
        addPad(label, handler: outer) { [self] in
            try restore()
            builder.emit(.rethrow, register)
        }
    }

    /// The registers of the addresses, where all are variables that hold their value themselves.
    private func plainAddresses(_ arguments: [Expression.Argument]) -> [(Int, Int)]? {
        var registers: [(Int, Int)] = []
        for (index, argument) in arguments.enumerated() {
            guard case .address(let expression) = argument else { continue }
            guard case .local(let variable) = expression.kind, let register = plainRegister(variable) else {
                return nil
            }
            registers.append((index, register))
        }
        return registers
    }

    private func emit(_ argument: Expression.Argument, to register: Int) throws {
        switch argument {
        case .value(let value): try emit(value, to: register)
        case .address(let value): try emit(value, to: register)
        case .defaultValue(let function): emitDefault(function, to: register)
        }
    }

    func emitNewObject(
        _ type: NominalType, _ initializer: FunctionSymbol, _ arguments: [Expression.Argument],
        reifiedAs reified: Expression? = nil, to target: Int, at position: SourcePosition
    ) throws {
        let out = allocateCall(2 + arguments.count, for: target)
        for (index, argument) in arguments.enumerated() { try emit(argument, to: out + 2 + index) }
        builder.position = position
        builder.emit(.allocate, out + 1, builder.add(type))
        if let reified {
            let register = builder.allocate()
            try emit(reified, to: register)
            builder.emit(.reify, out + 1, register)
            builder.release(to: register)
        }
        // A convenience initializer comes to a designated one, which may be that of a subclass.
        if !initializer.isConvenience {
            emitDefaults(of: type.classes(below: initializer.owner), object: out + 1)
        }
        builder.emit(.callInit, out, builder.add(initializer))
        emitResult(out, to: target)
    }

    /// An initializer that a class inherits knows nothing of the class's own fields, which have their default values
    /// before it runs: here for what `super.init` and `self.init` call.
    private func emitInheritedDefaults(before callee: FunctionSymbol, object: Int) {
        guard symbol.kind == .initializer, let owner = symbol.owner, owner.isClass, callee.owner?.isClass == true else {
            return
        }
        if symbol.isConvenience {
            builder.emit(.setDefaults, object, builder.add(callee))
        } else {
            emitDefaults(of: owner.superclass?.classes(below: callee.owner) ?? [], object: object)
        }
    }

    private func emitDefaults(of classes: [NominalType], object: Int) {
        for type in classes {
            for (index, property) in type.storedProperties.enumerated() {
                guard let initialValue = property.initialValue else { continue }
                let result = builder.allocate()
                builder.reserve(1)
                builder.emit(.call, result, builder.add(initialValue))
                emitWrapWeak(property, result)
                builder.emit(
                    .putObjectField, object, type.fieldOffset + index, result, extra: builder.add(property))
                builder.release(to: result)
            }
        }
    }

    // MARK: Function values

    private func emitApply(
        _ callee: Expression, _ arguments: [Expression.Argument], to target: Int, at position: SourcePosition
    ) throws {
        if arguments.contains(where: \.isAddress) {
            let function = builder.allocate()
            try emit(callee, to: function)
            try emitCall(arguments, to: target, mayThrow: true) { out in
                builder.position = position
                emitHop(beforeCalling: function)
                builder.emit(.copy, out, function)
                builder.emit(.apply, out, 0, arguments.count)
            }
            builder.emit(.clear, function)
            return
        }
        let out = builder.allocate(1 + arguments.count)
        try emit(callee, to: out)
        for (index, argument) in arguments.enumerated() { try emit(argument, to: out + 1 + index) }
        builder.position = position
        builder.reserve(1)
        emitHop(beforeCalling: out)
        builder.emit(.apply, out, 0, arguments.count)
        builder.emit(.move, target, out)
    }

    // MARK: Calls decided at run time

    private func emitDynamicCall(
        _ base: Expression, _ name: String, _ labels: [String?], _ arguments: [Expression.Argument],
        _ firstTrailingClosure: Int?, to target: Int, at position: SourcePosition
    ) throws {
        let mark = builder.top
        let openAccesses = openAccessCount
        var basePlace: Place?
        if base.type.asClass == nil, base.isStorable { basePlace = try place(base) }
        var places: [(index: Int, place: Place)] = []
        var registers: [Int] = []
        // Parts of l-values have to outlive the call, so they come below its arguments.
        let hasPlaces = arguments.contains(where: \.isAddress)
        if hasPlaces {
            for (index, argument) in arguments.enumerated() {
                if case .address(let expression) = argument { places.append((index, try place(expression))) }
                let register = builder.allocate()
                if let last = places.last, last.index == index {
                    try emitLoad(last.place, to: register)
                } else {
                    try emit(argument, to: register)
                }
                registers.append(register)
            }
        }
        let end = builder.top
        let out = builder.allocate(2 + arguments.count)
        if let basePlace { try emitLoad(basePlace, to: out + 1) } else { try emit(base, to: out + 1) }
        for (index, argument) in arguments.enumerated() {
            if hasPlaces {
                builder.emit(.move, out + 2 + index, registers[index])
            } else {
                try emit(argument, to: out + 2 + index)
            }
        }
        builder.position = position
        builder.reserve(4)
        let site = builder.add(
            Site(
                name: name, labels: labels, argumentCount: arguments.count, addresses: places.map(\.index),
                firstTrailingClosure: firstTrailingClosure))
        builder.emit(.callDynamic, out, site)
        for (index, place) in places {
            try emitWriteBack(place, from: out + 2 + index, site: site, argument: index + 1)
        }
        if let basePlace { try emitWriteBack(basePlace, from: out + 1, site: site, argument: 0) }
        try closeAccesses(downTo: openAccesses)
        builder.emit(.move, target, out)
        if mark < end { builder.emit(.clearRange, target >= mark && target < end ? target + 1 : mark, end) }
    }

    private func emitDynamicOperator(
        _ name: String, _ operands: [Expression], to target: Int, at position: SourcePosition
    ) throws {
        let isAssignment =
            name.count > 1 && name.hasSuffix("=") && operands.count == 2
            && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
        guard isAssignment else {
            let out = allocateCall(1 + operands.count, for: target)
            for (index, operand) in operands.enumerated() { try emit(operand, to: out + 1 + index) }
            builder.position = position
            builder.emit(
                .dynamicOperator, out, builder.add(Site(name: name, argumentCount: operands.count)),
                operands.count)
            emitResult(out, to: target)
            return
        }
        let mark = builder.top
        let openAccesses = openAccessCount
        let place = try place(operands[0])
        let value = builder.allocate()
        try emit(operands[1], to: value)
        let out = builder.allocate(3)
        try emitLoad(place, to: out + 1)
        builder.emit(.move, out + 2, value)
        builder.position = position
        builder.emit(
            .dynamicOperator, out, builder.add(Site(name: String(name.dropLast()), argumentCount: 2)), 2)
        let result = builder.allocate()
        builder.emit(.move, result, out)
        try emitStore(place, from: result)
        try closeAccesses(downTo: openAccesses)
        builder.emit(.constant, target, builder.constant(.void))
        if mark < value { builder.emit(.clearRange, mark, value) }
    }
}

extension FunctionSymbol {
    /// Whether a call may end with a Swift error, as far as the declaration says.
    fileprivate var mayThrow: Bool {
        isThrowing || isRequirement
            || parameters.contains { if case .function = $0.type { true } else { $0.isAutoclosure } }
    }
}

extension Expression.Argument {
    var isAddress: Bool {
        if case .address = self { return true }
        return false
    }
}

extension CodeGenerator {
    /// Evaluates a member, element or other part of a value.
    func emitMember(_ expression: Expression, to target: Int) throws {
        let position = expression.position
        switch expression.kind {
        case .property(let base?, let property, .direct)
        where property.getter == nil && !property.isStatic && !property.isWeak && !property.isUnowned
            && !property.isObserved:
            if case .field(let index) = property.storage {
                let operation: Operation = property.owner?.isClass == true ? .getObjectField : .getField
                if case .local(let variable) = base.kind, let register = plainRegister(variable) {
                    builder.emit(operation, target, register, index, extra: builder.add(property))
                } else {
                    try emit(base, to: target)
                    builder.position = position
                    builder.emit(operation, target, target, index, extra: builder.add(property))
                }
                return
            }
        case .tupleElement(let base, let index):
            let operand = try emitOperand(base)
            builder.position = position
            builder.emit(.getTuple, target, operand.register, index)
            finish([operand], of: [base])
            return
        case .subscript(let base, let symbol, let arguments) where symbol.isArrayElement && arguments.count == 1:
            if case .value(let index) = arguments[0] {
                let operands = try emitOperands([base, index])
                builder.position = position
                builder.emit(.getElement, target, operands[0].register, operands[1].register)
                finish([operands[0]], of: [base])
                return
            }
        default: break
        }
        let mark = builder.top
        let place = try place(expression, reading: true)
        builder.position = position
        try emitLoad(place, to: target)
        let end = builder.top
        if mark < end { builder.emit(.clearRange, target >= mark && target < end ? target + 1 : mark, end) }
        builder.release(to: mark)
    }
}
