import SwiftFrontEnd

/// Writing places, with what observes them.
extension CodeGenerator {

    private func emitStore(_ global: GlobalSymbol, from value: Int) {
        if global.isWeak || global.isUnowned {
            builder.emit(.makeWeak, value, value, extra: global.isUnowned ? 1 : 0)
        }
        builder.emit(.storeGlobal, global.id, value)
    }

    /// Moves a register's value into a place.
    func emitStore(_ place: Place, from value: Int) throws {
        switch place {
        case .register(let register):
            if register != value { builder.emit(.move, register, value) }
        case .weakRegister(let register, let isUnowned):
            builder.emit(.makeWeak, register, value, extra: isUnowned ? 1 : 0)
        case .box(let register): builder.emit(.storeBox, register, value)
        case .observedLocal(let box, let willSet, let didSet, let keepsOld):
            let mark = builder.top
            let old = builder.allocate()
            if keepsOld { builder.emit(.loadBox, old, box) }
            if let willSet {
                let copy = builder.allocate()
                builder.emit(.copy, copy, value)
                emitLocalObserver(willSet, argument: copy)
            }
            builder.emit(.storeBox, box, value)
            if let didSet { emitLocalObserver(didSet, argument: keepsOld ? old : nil) }
            builder.emit(.clear, old)
            builder.release(to: mark)
        case .weakBox(let register, let isUnowned):
            builder.emit(.makeWeak, value, value, extra: isUnowned ? 1 : 0)
            builder.emit(.storeBox, register, value)
        case .global(let global):
            // A top-level variable's own statement is its initialization.
            if symbol.kind != .topLevel { emitEnsure(global) }
            emitStore(global, from: value)
        case .field(let base, let index, let property):
            emitWrapWeak(property, value)
            try withAccess(base) { builder.emit(.putField, $0, index, value, extra: builder.add(property)) }
        case .objectField(let object, let index, let property):
            emitWrapWeak(property, value)
            if property.isObserved, !isInInitializer(of: property) {
                builder.emit(.setObserved, object, builder.add(property), value)
            } else {
                builder.emit(.putObjectField, object, index, value, extra: builder.add(property))
            }
        case .observed(let base, let index, let property):
            guard symbol.kind == .topLevel, case .global(let global) = property.storage else {
                return try emitObservedStore(base, index, property, value)
            }
            // The statement that initializes a top-level variable is no change of it.
            let unset = builder.makeLabel()
            let end = builder.makeLabel()
            builder.emitJump(.jumpIfUnset, global.id, to: unset)
            try emitObservedStore(base, index, property, value)
            builder.emitJump(.jump, to: end)
            builder.place(unset)
            emitStore(global, from: value)
            builder.place(end)
        case .accessor(let base, let getter, let setter, let arguments, let dispatch):
            try emitSetterCall(base, getter, setter, arguments, dispatch, value)
        case .element(let base, let index):
            try withAccess(base) { builder.emit(.putElement, $0, index, value) }
        case .tupleElement(let base, let index):
            try withAccess(base) { builder.emit(.putTuple, $0, index, value) }
        case .unwrapped(let base, let isChain):
            let access = try beginAccess(.unwrapped(base, isChain: isChain))
            builder.emit(.move, access.register, value)
            try access.finish()
        case .dynamic(let base, let name):
            let mark = builder.top
            let out = builder.allocate(3)
            try emitLoad(base, to: out + 1)
            builder.emit(.move, out + 2, value)
            let site = builder.add(Site(name: name))
            builder.emit(.setDynamic, out, site)
            try emitWriteBack(base, from: out + 1, site: site, argument: 0)
            builder.release(to: mark)
        case .dynamicSubscript(let base, let labels, let arguments):
            let mark = builder.top
            let out = builder.allocate(3 + arguments.count)
            try emitLoad(base, to: out + 1)
            for (index, argument) in arguments.enumerated() { builder.emit(.copy, out + 2 + index, argument) }
            builder.emit(.move, out + 2 + arguments.count, value)
            let site = builder.add(
                Site(name: "subscript=", labels: labels, argumentCount: arguments.count + 1, isSubscript: true))
            builder.emit(.callDynamic, out, site)
            try emitWriteBack(base, from: out + 1, site: site, argument: 0)
            builder.release(to: mark)
        case .keyPath(let base, let path):
            let mark = builder.top
            let register = builder.allocate()
            try emitLoad(base, to: register)
            builder.emit(.setKeyPath, register, path, value)
            if base.isStorable { try emitStore(base, from: register) } else { builder.emit(.clear, register) }
            builder.release(to: mark)
        }
    }

    /// Stores what a call at a site left in an argument register, if the function called there changed it.
    func emitWriteBack(_ place: Place, from register: Int, site: Int, argument: Int) throws {
        guard place.isStorable else {
            let skip = builder.makeLabel()
            builder.emitJump(.jumpIfNotMutating, site, to: skip, extra: argument)
            builder.emit(.clear, register)
            builder.place(skip)
            return
        }
        let end = builder.makeLabel()
        builder.emitJump(.jumpIfNotMutating, site, to: end, extra: argument)
        builder.setTop(max(builder.top, register + 1))
        try emitStore(place, from: register)
        builder.place(end)
    }

    func isInInitializer(of property: PropertySymbol) -> Bool {
        symbol.kind == .initializer && symbol.owner === property.owner
    }

    private func emitSetterCall(
        _ base: Place?, _ getter: FunctionSymbol, _ setter: FunctionSymbol?, _ arguments: [Int],
        _ dispatch: Expression.Dispatch, _ value: Int
    ) throws {
        guard let setter else {
            builder.emit(
                .trap,
                builder.add(
                    Diagnostic(
                        id: "runtime.read-only", location: program.location(builder.position),
                        message: "cannot assign to '\(getter.name)', which is read-only",
                        fix: "give it a setter, or assign to what it is computed from")))
            return
        }
        let mark = builder.top
        let access = try base.map { base in
            if setter.takesSelfInout { return try beginAccess(base) }
            let register = builder.allocate()
            try emitLoad(base, to: register)
            return Access(register: register, finish: {})
        }
        let out = builder.allocate(1 + setter.argumentCount)
        var next = out + 1
        if setter.takesSelf, let access {
            builder.emit(.move, next, access.register)
            next += 1
        }
        for argument in arguments {
            builder.emit(.copy, next, argument)
            next += 1
        }
        builder.emit(.move, next, value)
        emitCallInstruction(setter, dispatch, out: out)
        if setter.takesSelfInout, let access {
            builder.emit(.move, access.register, out + 1)
            try access.finish()
        }
        builder.release(to: mark)
    }

    /// Assigns a property with observers: `willSet` sees the old value in place, `didSet` the new one.
    ///
    /// The old value is kept only for a `didSet` that asks for it; else it is gone before `didSet` runs.
    private func emitObservedStore(
        _ base: Place, _ index: Int, _ property: PropertySymbol, _ value: Int
    ) throws {
        let mark = builder.top
        if !property.isGlobal, property.owner?.isClass != true, base.isAccessedByCopy {
            // One access for observers and value: what observes the base hears of one change.
            let access = try beginAccess(base)
            try emitObservedStore(.register(access.register), index, property, value)
            try access.finish()
            builder.release(to: mark)
            return
        }
        let old = builder.allocate()
        let keepsOld = property.didSet?.parameters.isEmpty == false
        if keepsOld { try emitLoad(.observed(base, index, property), to: old) }
        if let willSet = property.willSet {
            let copy = builder.allocate()
            builder.emit(.copy, copy, value)
            try emitObserver(willSet, base, property, argument: copy)
        }
        if !property.isGlobal { emitWrapWeak(property, value) }
        if property.isGlobal {
            try emitStore(base, from: value)
        } else if property.owner?.isClass == true {
            try emitRead(base) { register in
                if property.isObserved {
                    builder.emit(.setObserved, register, builder.add(property), value)
                } else {
                    builder.emit(.putObjectField, register, index, value, extra: builder.add(property))
                }
            }
        } else {
            try withAccess(base) { builder.emit(.putField, $0, index, value, extra: builder.add(property)) }
        }
        if let didSet = property.didSet { try emitObserver(didSet, base, property, argument: keepsOld ? old : nil) }
        builder.emit(.clear, old)
        builder.release(to: mark)
    }

    private func emitObserver(
        _ observer: FunctionSymbol, _ base: Place, _ property: PropertySymbol, argument: Int?
    ) throws {
        let mark = builder.top
        guard observer.takesSelf else {
            let out = builder.allocate(1 + observer.argumentCount)
            if let argument, observer.argumentCount > 0 { builder.emit(.move, out + 1, argument) }
            builder.emit(.call, out, builder.add(observer))
            builder.release(to: mark)
            return
        }
        var isInout = property.owner?.isClass != true
        let access: Access
        if property.isGlobal {
            isInout = false
            let register = builder.allocate()
            let type = program.metatype(property.owner.map { .nominal($0, []) } ?? .void)
            builder.emit(.constant, register, builder.add(.metatype(Unmanaged.passUnretained(type))))
            access = Access(register: register, finish: {})
        } else if isInout {
            access = try beginAccess(base)
        } else {
            let register = builder.allocate()
            try emitLoad(base, to: register)
            access = Access(register: register, finish: {})
        }
        let out = builder.allocate(1 + max(2, observer.argumentCount))
        builder.emit(.move, out + 1, access.register)
        if let argument { builder.emit(.move, out + 2, argument) }
        builder.emit(.call, out, builder.add(observer))
        if isInout, observer.takesSelfInout {
            builder.emit(.move, access.register, out + 1)
        }
        try access.finish()
        builder.release(to: mark)
    }

    private func emitLocalObserver(_ closure: Int, argument: Int?) {
        let mark = builder.top
        let out = builder.allocate(2)
        builder.emit(.copy, out, closure)
        if let argument { builder.emit(.move, out + 1, argument) }
        builder.reserve(1)
        builder.emit(.apply, out, 0, argument == nil ? 0 : 1)
        builder.emit(.clear, out)
        builder.release(to: mark)
    }
}
