import SwiftFrontEnd

/// Changing what is in a place: assignments, and values taken out of their place and put back.
extension CodeGenerator {

    /// A value taken out of its place into a register; `finish` puts it back.
    struct Access {
        var register: Int
        var finish: () throws -> Void
    }

    func withAccess(_ place: Place, _ use: (Int) -> Void) throws {
        let mark = builder.top
        let access = try beginAccess(place)
        use(access.register)
        try access.finish()
        builder.release(to: mark)
    }

    /// Takes the value out of a place. What was allocated stays so until the caller releases it after `finish`.
    func beginAccess(_ place: Place) throws -> Access {
        switch place {
        case .register(let register): return Access(register: register, finish: {})
        case .box(let box):
            let register = builder.allocate()
            builder.emit(.takeBox, register, box)
            return Access(register: register) { [self] in builder.emit(.storeBox, box, register) }
        case .global(let global) where !global.isWeak && !global.isUnowned:
            let register = builder.allocate()
            emitEnsure(global)
            builder.emit(.takeGlobal, register, global.id)
            return Access(register: register) { [self] in builder.emit(.storeGlobal, global.id, register) }
        case .field(let base, let index, let property):
            let access = try beginAccess(base)
            let register = builder.allocate()
            builder.emit(.takeField, register, access.register, index, extra: builder.add(property))
            emitLoadWeak(property, register)
            return Access(register: register) { [self] in
                emitWrapWeak(property, register)
                builder.emit(.putField, access.register, index, register, extra: builder.add(property))
                try access.finish()
            }
        case .objectField(let object, let index, let property):
            let register = builder.allocate()
            let isObserved = property.isObserved && !isInInitializer(of: property)
            if isObserved {
                builder.emit(.didAccess, object, builder.add(property))
                builder.emit(.willMutate, object, builder.add(property))
            }
            builder.emit(.takeObjectField, register, object, index, extra: builder.add(property))
            emitLoadWeak(property, register)
            return Access(register: register) { [self] in
                emitWrapWeak(property, register)
                builder.emit(.putObjectField, object, index, register, extra: builder.add(property))
                if isObserved { builder.emit(.didMutate, object, builder.add(property)) }
            }
        case .element(let base, let index):
            let access = try beginAccess(base)
            let register = builder.allocate()
            builder.emit(.takeElement, register, access.register, index)
            return Access(register: register) { [self] in
                builder.emit(.putElement, access.register, index, register)
                try access.finish()
            }
        case .tupleElement(let base, let index):
            let access = try beginAccess(base)
            let register = builder.allocate()
            builder.emit(.takeTuple, register, access.register, index)
            return Access(register: register) { [self] in
                builder.emit(.putTuple, access.register, index, register)
                try access.finish()
            }
        case .unwrapped(let base, let isChain):
            let access = try beginAccess(base)
            if isChain, !isRestoring, var chain = chains.last {
                chain.openAccesses.append(access.finish)
                try emitBindOptional(access.register, chain)
            } else {
                builder.emit(.forceUnwrap, access.register)
            }
            return access
        default:
            let register = builder.allocate()
            try emitLoad(place, to: register)
            return Access(register: register) { [self] in try emitStore(place, from: register) }
        }
    }

    func emitAssign(_ target: Expression, _ value: Expression) throws {
        let position = builder.position
        let mark = builder.top
        if case .local(let variable) = target.kind, let register = plainRegister(variable), value.writesTargetLast,
            variable.type.isTrivial || !value.isBuiltin
        {
            try emit(value, to: register)
            return
        }
        let openAccesses = openAccessCount
        let place = try place(target)
        let register = builder.allocate()
        try emit(value, to: register)
        builder.position = position
        try emitStore(place, from: register)
        builder.position = position
        try closeAccesses(downTo: openAccesses)
        for temporary in (mark..<register).reversed() { builder.emit(.clear, temporary) }
        builder.release(to: mark)
    }
}

extension CodeGenerator {
    /// Changes a place in place, its parts evaluated once.
    func emitModify(
        _ target: Expression, _ subject: LocalVariable, _ operand: Expression.Operand?, _ value: Expression
    ) throws {
        let position = builder.position
        let mark = builder.top
        let openAccesses = openAccessCount
        let place = try place(target)
        if let operand {
            if case .local(let variable) = operand.value.kind, let register = plainRegister(variable) {
                registers[ObjectIdentifier(operand.local)] = register
            } else {
                let register = builder.allocate()
                try emit(operand.value, to: register)
                registers[ObjectIdentifier(operand.local)] = register
            }
        }
        builder.position = position
        let access = try beginAccess(place)
        registers[ObjectIdentifier(subject)] = access.register
        try emit(value, to: access.register)
        builder.position = position
        try access.finish()
        try closeAccesses(downTo: openAccesses)
        for temporary in (mark..<builder.top).reversed() { builder.emit(.clear, temporary) }
        builder.release(to: mark)
    }
}
