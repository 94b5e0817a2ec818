/// Places that can be read and written: what an l-value expression comes to once its parts are evaluated.
///
/// Swift evaluates the parts of an l-value (objects, indices) where it stands and accesses it later, after the other
/// operands; so there are two steps here too. An access takes the value out of its place, so that it is unique while
/// it is changed, and puts it back.
extension CodeGenerator {
    indirect enum Place {
        /// A variable's own register, or a temporary.
        case register(Int)
        case weakRegister(Int, isUnowned: Bool)
        case box(Int)
        /// A local variable with observers, which are registers with closures.
        case observedLocal(box: Int, willSet: Int?, didSet: Int?, keepsOld: Bool)
        case weakBox(Int, isUnowned: Bool)
        case global(GlobalSymbol)
        case field(Place, Int, PropertySymbol)
        case objectField(object: Int, Int, PropertySymbol)
        /// A stored property with observers; `base` is an object's register or a struct's place.
        case observed(Place, Int, PropertySymbol)
        /// Accessors; the arguments are registers that stay as they are.
        case accessor(Place?, getter: FunctionSymbol, setter: FunctionSymbol?, [Int], Expression.Dispatch)
        case element(Place, index: Int)
        case tupleElement(Place, Int)
        case unwrapped(Place, isChain: Bool)
        case dynamic(Place, name: String)
        case dynamicSubscript(Place, labels: [String?], [Int])
        case keyPath(Place, path: Int)
    }

    // MARK: Evaluating the parts

    /// Evaluates the parts of an l-value. Temporaries stay allocated until the caller releases them.
    ///
    /// For reading, the base of a member is evaluated as a value, once.
    func place(_ expression: Expression, reading: Bool = false) throws -> Place {
        builder.position = expression.position
        switch expression.kind {
        case .local(let variable):
            guard let register = registers[ObjectIdentifier(variable)] else { break }
            if variable.isWeak || variable.isUnowned {
                return variable.isBoxed
                    ? .weakBox(register, isUnowned: variable.isUnowned)
                    : .weakRegister(register, isUnowned: variable.isUnowned)
            }
            if let observers = variable.observers {
                return .observedLocal(
                    box: register, willSet: observers.willSet.flatMap { registers[ObjectIdentifier($0)] },
                    didSet: observers.didSet.flatMap { registers[ObjectIdentifier($0)] },
                    keepsOld: observers.keepsOld)
            }
            return variable.isBoxed ? .box(register) : .register(register)
        case .property(let base, let property, let dispatch):
            return try place(property, base: base, dispatch, reading: reading, at: expression.position)
        case .dynamicMember(let base, let name): return .dynamic(try basePlace(base, reading: reading), name: name)
        case .subscript(let base, let symbol, let arguments):
            let basePlace = try basePlace(
                base, isStatic: symbol.isStatic, reading: reading && !symbol.getter.takesSelfInout)
            let indices = try arguments.map { try argumentRegister($0) }
            if symbol.isArrayElement, indices.count == 1 { return .element(basePlace, index: indices[0]) }
            return .accessor(
                basePlace, getter: symbol.getter, setter: symbol.setter, indices,
                symbol.getter.isRequirement
                    ? .witness : symbol.getter.isOverridden && !symbol.isSuper ? .virtual : .direct)
        case .dynamicSubscript(let base, let labels, let arguments):
            let basePlace = try basePlace(base, reading: reading)
            return .dynamicSubscript(
                basePlace, labels: labels, try arguments.map { try argumentRegister($0) })
        case .keyPathSubscript(let base, let path):
            let basePlace = try basePlace(base, reading: reading)
            let register = builder.allocate()
            try emit(path, to: register)
            return .keyPath(basePlace, path: register)
        case .tupleElement(let base, let index): return .tupleElement(try basePlace(base, reading: reading), index)
        case .forceUnwrap(let base):
            guard base.type.asOptionalClass == nil else { break }
            return .unwrapped(try basePlace(base), isChain: false)
        case .bindOptional(let base):
            guard !reading, base.type.asOptionalClass == nil else { break }
            return try boundPlace(try basePlace(base))
        case .erase(let base, _), .wrapOptional(let base), .cast(.coerce, let base, _):
            return try place(base)
        case .sequence(let statements, let value) where value.isStorable:
            try emitStatements(statements)
            return try place(value, reading: reading)
        default: break
        }
        let register = builder.allocate()
        try emit(expression, to: register)
        return .register(register)
    }

    /// The place of a member's base: an object's reference is a value, whatever place holds it.
    private func basePlace(_ base: Expression, isStatic: Bool = false, reading: Bool = false) throws -> Place {
        if reading || base.type.asClass != nil || isStatic || !base.isStorable {
            if let operand = plainLocal(base) { return .register(operand) }
            let register = builder.allocate()
            try emit(base, to: register)
            return .register(register)
        }
        return try place(base)
    }

    /// The place of what an optional holds, in a chain that writes to it: what is assigned is not evaluated where there
    /// is nothing to assign to.
    ///
    /// Swift opens the access before it looks into the optional, and closes it also where that is nil: a setter and
    /// observers run then too.
    private func boundPlace(_ place: Place) throws -> Place {
        guard let chain = chains.last else { return .unwrapped(place, isChain: true) }
        if place.isAccessedByCopy {
            let access = try beginAccess(place)
            chains[chains.count - 1].openAccesses.append(access.finish)
            try emitBindOptional(access.register, chains[chains.count - 1])
            return .register(access.register)
        }
        let register = builder.allocate()
        try emitLoad(place, to: register)
        if place.isObserved {
            let proceed = builder.makeLabel()
            let isNil = builder.makeLabel()
            builder.emitJump(.unwrapOrJump, register, register, to: isNil)
            builder.emitJump(.jump, to: proceed)
            builder.place(isNil)
            try beginAccess(place).finish()
            builder.emit(.constant, register, builder.constant(.none))
            try emitBindOptional(register, chain)
            builder.place(proceed)
        } else {
            try emitBindOptional(register, chain)
        }
        builder.emit(.clear, register)
        return .unwrapped(place, isChain: true)
    }

    /// How many accesses the chain being generated has open.
    var openAccessCount: Int { chains.last?.openAccesses.count ?? 0 }

    /// Puts back what the last accesses of the chain being generated took out.
    func closeAccesses(downTo count: Int) throws {
        guard let chain = chains.last, chain.openAccesses.count > count else { return }
        try restore(chain.openAccesses[count...])
        chains[chains.count - 1].openAccesses.removeSubrange(count...)
    }

    private func plainLocal(_ expression: Expression) -> Int? {
        if case .local(let variable) = expression.kind { return plainRegister(variable) }
        return nil
    }

    private func argumentRegister(_ argument: Expression.Argument) throws -> Int {
        switch argument {
        case .value(let value), .address(let value):
            if case .local(let variable) = value.kind, !variable.isMutable, let register = plainRegister(variable) {
                return register
            }
            let register = builder.allocate()
            try emit(value, to: register)
            return register
        case .defaultValue(let function):
            let register = builder.allocate()
            emitDefault(function, to: register)
            return register
        }
    }

    private func place(
        _ property: PropertySymbol, base: Expression?, _ dispatch: Expression.Dispatch, reading: Bool,
        at position: SourcePosition
    ) throws -> Place {
        if case .global(let global) = property.storage {
            if let base { try emitDiscarded(base) }
            if property.willSet == nil && property.didSet == nil { return .global(global) }
            return .observed(.global(global), 0, property)
        }
        guard let base else {
            guard let getter = property.getter else {
                throw failure("the variable '\(property.name)' cannot be reached here", at: position)
            }
            var selfPlace: Place?
            if let owner = property.owner, getter.takesSelf {
                let register = builder.allocate()
                let type = program.metatype(.nominal(owner, []))
                builder.emit(.constant, register, builder.add(.metatype(Unmanaged.passUnretained(type))))
                selfPlace = .register(register)
            }
            return .accessor(selfPlace, getter: getter, setter: property.setter, [], .direct)
        }
        let basePlace = try basePlace(
            base, isStatic: property.isStatic, reading: reading && property.getter?.takesSelfInout != true)
        let isDirect = accessesDirectly(property, base: base)
        switch dispatch {
        case .witness: return .dynamic(basePlace, name: property.name)
        case .virtual where isDirect: break
        case .virtual where property.getter == nil || property.isOverridden:
            return .dynamic(basePlace, name: property.name)
        case .direct, .virtual: break
        }
        if let getter = property.getter {
            return .accessor(basePlace, getter: getter, setter: property.setter, [], dispatch)
        }
        guard case .field(let index) = property.storage else { return .dynamic(basePlace, name: property.name) }
        if !isDirect, property.willSet != nil || property.didSet != nil {
            return .observed(basePlace, index, property)
        }
        if property.owner?.isClass == true {
            let object = try emitToRegister(basePlace)
            return .objectField(object: object, index, property)
        }
        return .field(basePlace, index, property)
    }

    /// Whether code stands inside an initializer or observer, where a property of `self` is its bare storage.
    private func accessesDirectly(_ property: PropertySymbol, base: Expression) -> Bool {
        guard case .local(let variable) = base.kind else { return false }
        let selfVariable = body.initializedSelf ?? (symbol.takesSelf ? body.parameters.first : nil)
        guard variable === selfVariable else { return false }
        switch symbol.kind {
        case .initializer, .deinitializer: return symbol.owner === property.owner && property.getter == nil
        default: return symbol === property.willSet || symbol === property.didSet
        }
    }

    /// A register that holds the value of a place for reading: the object that a class's member needs.
    private func emitToRegister(_ place: Place) throws -> Int {
        if case .register(let register) = place { return register }
        let register = builder.allocate()
        try emitLoad(place, to: register)
        return register
    }

    // MARK: Reading

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
    private func emitRead(_ place: Place, _ use: (Int) -> Void) throws {
        if case .register(let register) = place { return use(register) }
        let register = builder.allocate()
        try emitLoad(place, to: register)
        use(register)
        builder.emit(.clear, register)
        builder.release(to: register)
    }

    private func emitLoadWeak(_ property: PropertySymbol, _ register: Int) {
        guard property.isWeak || property.isUnowned else { return }
        builder.emit(.loadWeak, register, register, extra: property.isUnowned ? 1 : 0)
    }

    private func emitEnsure(_ global: GlobalSymbol) {
        guard let initialValue = global.initialValue else { return }
        let register = builder.allocate()
        builder.reserve(2)
        _ = builder.add(initialValue)
        builder.emit(.ensureGlobal, global.id, register, builder.add(initialValue))
        builder.emit(.initGlobal, global.id, register)
        builder.release(to: register)
    }

    // MARK: Writing

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

    private func isInInitializer(of property: PropertySymbol) -> Bool {
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

    // MARK: Access in place

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

    // MARK: Assignment

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

extension CodeGenerator.Place {
    /// Whether storing into it changes a variable, rather than a temporary.
    var isStorable: Bool {
        switch self {
        case .accessor(_, _, let setter, _, _): setter != nil
        default: true
        }
    }

    /// Whether an access takes a copy and stores it through a setter or observers, rather than the value itself.
    var isAccessedByCopy: Bool {
        switch self {
        case .register, .box, .global, .objectField, .weakRegister, .weakBox: false
        case .field(let base, _, _), .element(let base, _), .tupleElement(let base, _), .unwrapped(let base, _):
            base.isAccessedByCopy
        case .accessor, .observed, .observedLocal, .dynamic, .dynamicSubscript, .keyPath: true
        }
    }

    /// Whether an access tells those who observe an object.
    var isObserved: Bool {
        switch self {
        case .objectField(_, _, let property): property.isObserved
        case .field(let base, _, _), .element(let base, _), .tupleElement(let base, _), .unwrapped(let base, _):
            base.isObserved
        default: false
        }
    }
}

extension Expression {
    /// Whether the expression may be written: what a mutating call found at run time would have to be stored to.
    var isStorable: Bool {
        switch kind {
        case .local(let variable): variable.isMutable || variable.isInout
        case .property(let base, let property, _):
            if property.isLet && !property.isLazy {
                false
            } else if let base {
                base.type.asClass != nil || property.isStatic || base.isStorable
                    || property.setter.map { !$0.isMutating } == true
            } else {
                property.getter == nil || property.setter != nil
            }
        case .dynamicMember(let base, _): base.isStorable || base.type.asClass != nil || base.type == .unknown
        case .subscript(let base, let symbol, _):
            symbol.setter.map { base.isStorable || base.type.asClass != nil || symbol.isStatic || !$0.isMutating }
                ?? false
        case .dynamicSubscript(let base, _, _): base.isStorable || base.type.asClass != nil || base.type == .unknown
        case .sequence(_, let value): value.isStorable
        case .keyPathSubscript: true
        case .tupleElement(let base, _), .forceUnwrap(let base), .bindOptional(let base): base.isStorable
        case .erase(let base, _), .wrapOptional(let base), .cast(.coerce, let base, _): base.isStorable
        default: false
        }
    }

    /// Whether it is arithmetic, whose instructions do not look for objects that died when their target was written.
    fileprivate var isBuiltin: Bool {
        if case .builtin = kind { return true }
        return false
    }

    /// Whether code for it writes its target only once nothing of it is left to evaluate.
    var writesTargetLast: Bool {
        switch kind {
        case .constant, .local, .builtin, .call, .apply, .array, .tuple, .makeStruct, .closure, .newObject,
            .interpolation, .enumCase, .dynamicOperator, .dynamicCall, .property, .subscript, .tupleElement,
            .forceUnwrap, .cast:
            true
        default: false
        }
    }
}

extension SwiftType {
    /// The class of an optional reference.
    var asOptionalClass: NominalType? {
        if case .nominal(let type, let arguments) = self, case .builtin(.optional) = type.representation {
            return arguments.first?.asClass
        }
        return nil
    }
}

extension PropertySymbol {
    /// Whether it is a variable of its own rather than a part of a value.
    fileprivate var isGlobal: Bool {
        if case .global = storage { return true }
        return false
    }
}
