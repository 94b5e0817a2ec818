import SwiftFrontEnd

/// Reading places.
extension CodeGenerator {

    /// Copies the value of a place to a register.
    func emitLoad(_ place: Place, to target: Int) throws {
        switch place {
        case .register(let register):
            if register != target { builder.emit(.copy, target, register) }
        case .weakRegister(let register, let isUnowned):
            builder.emit(.loadWeak, target, register, extra: isUnowned ? 1 : 0)
        case .box(let register), .observedLocal(let register, _, _, _): builder.emit(.loadBox, target, register)
        case .weakBox(let register, let isUnowned):
            builder.emit(.loadBox, target, register)
            builder.emit(.loadWeak, target, target, extra: isUnowned ? 1 : 0)
        case .global(let global):
            emitEnsure(global)
            builder.emit(.loadGlobal, target, global.id)
            if global.isWeak || global.isUnowned {
                builder.emit(.loadWeak, target, target, extra: global.isUnowned ? 1 : 0)
            }
        case .field(let base, let index, let property):
            try emitRead(base) { register in
                builder.emit(.getField, target, register, index, extra: builder.add(property))
                emitLoadWeak(property, target)
            }
        case .objectField(let object, let index, let property):
            emitHop(beforeReading: property, of: object)
            if property.isObserved { builder.emit(.didAccess, object, builder.add(property)) }
            builder.emit(.getObjectField, target, object, index, extra: builder.add(property))
            emitLoadWeak(property, target)
        case .observed(let base, let index, let property):
            if property.isGlobal { return try emitLoad(base, to: target) }
            try emitRead(base) { register in
                if property.owner?.isClass == true {
                    if property.isObserved { builder.emit(.didAccess, register, builder.add(property)) }
                    builder.emit(.getObjectField, target, register, index, extra: builder.add(property))
                } else {
                    builder.emit(.getField, target, register, index, extra: builder.add(property))
                }
                emitLoadWeak(property, target)
            }
        case .accessor(let base, let getter, _, let arguments, let dispatch):
            let mark = builder.top
            let access = getter.takesSelfInout ? try base.map { try beginAccess($0) } : nil
            let out = allocateCall(1 + getter.argumentCount, for: target)
            var next = out + 1
            if let base, getter.takesSelf {
                if let access {
                    builder.emit(.move, next, access.register)
                } else {
                    try emitLoad(base, to: next)
                }
                next += 1
            }
            for argument in arguments {
                builder.emit(.copy, next, argument)
                next += 1
            }
            emitCallInstruction(getter, dispatch, out: out)
            if let access {
                builder.emit(.move, access.register, out + 1)
                try access.finish()
            }
            emitResult(out, to: target)
            builder.release(to: mark)
        case .element(let base, let index):
            try emitRead(base) { builder.emit(.getElement, target, $0, index) }
        case .tupleElement(let base, let index):
            try emitRead(base) { builder.emit(.getTuple, target, $0, index) }
        case .unwrapped(let base, let isChain):
            let register = builder.allocate()
            try emitLoad(base, to: register)
            if isChain, !isRestoring, let chain = chains.last {
                try emitBindOptional(register, chain)
            } else {
                builder.emit(.forceUnwrap, register)
            }
            builder.emit(.move, target, register)
            builder.release(to: register)
        case .dynamic(let base, let name):
            let mark = builder.top
            let out = allocateCall(2, for: target)
            try emitLoad(base, to: out + 1)
            builder.emit(.getDynamic, out, builder.add(Site(name: name)))
            emitResult(out, to: target)
            builder.release(to: mark)
        case .dynamicSubscript(let base, let labels, let arguments):
            let out = builder.allocate(2 + arguments.count)
            try emitLoad(base, to: out + 1)
            for (index, argument) in arguments.enumerated() { builder.emit(.copy, out + 2 + index, argument) }
            let site = Site(
                name: "subscript", labels: labels, argumentCount: arguments.count, isSubscript: true)
            builder.emit(.callDynamic, out, builder.add(site))
            builder.emit(.move, target, out)
            builder.release(to: out)
        case .keyPath(let base, let path):
            let register = builder.allocate()
            try emitLoad(base, to: register)
            builder.emit(.getKeyPath, register, register, path)
            builder.emit(.move, target, register)
            builder.release(to: register)
        }
    }

    /// Lets code read a place from a register, without a copy where a register holds it.
    func emitRead(_ place: Place, _ use: (Int) -> Void) throws {
        if case .register(let register) = place { return use(register) }
        let register = builder.allocate()
        try emitLoad(place, to: register)
        use(register)
        builder.emit(.clear, register)
        builder.release(to: register)
    }

    func emitLoadWeak(_ property: PropertySymbol, _ register: Int) {
        guard property.isWeak || property.isUnowned else { return }
        builder.emit(.loadWeak, register, register, extra: property.isUnowned ? 1 : 0)
    }

    func emitEnsure(_ global: GlobalSymbol) {
        guard let initialValue = global.initialValue else { return }
        let register = builder.allocate()
        builder.reserve(2)
        _ = builder.add(initialValue)
        builder.emit(.ensureGlobal, global.id, register, builder.add(initialValue))
        builder.emit(.initGlobal, global.id, register)
        builder.release(to: register)
    }
}
