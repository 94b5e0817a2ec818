import SwiftFrontEnd

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
    var isBuiltin: Bool {
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
    var isGlobal: Bool {
        if case .global = storage { return true }
        return false
    }
}
