import SwiftFrontEnd

/// Calls whose function is found when they run.
extension Interpreter {
    /// Calls the function value in `a` with the arguments above it.
    func apply(_ a: UnsafeMutablePointer<Value>, _ count: Int) throws {
        let callee = a.take()
        switch callee {
        case .function(let reference):
            let symbol = reference._withUnsafeGuaranteedRef { $0 }
            try applyFunction(symbol, a, count)
        case .metatype(let reference):
            let metatype = reference._withUnsafeGuaranteedRef { $0 }
            shift(a + 1, count)
            a[1] = .metatype(Unmanaged.passUnretained(metatype))
            try callDynamic(
                Site(name: "init", labels: Array(repeating: nil, count: count), argumentCount: count), a)
        case .cell(let cell):
            if let closure = cell.asClosure {
                let record = closure.function.record
                try prepare(record)
                let count = try adaptArguments(a, count, to: record.pointee.argumentCount)
                let base = a + 1
                if let native = record.pointee.native {
                    try callNative(native, record, a, count)
                    return
                }
                guard base + record.pointee.argumentCount + closure.captures.count + 1 < stack + stackCapacity else {
                    throw tooDeep()
                }
                base[record.pointee.argumentCount] = callee
                for (index, capture) in closure.captures.enumerated() {
                    base[record.pointee.argumentCount + 1 + index] = capture
                }
                try push(record, base: base - stack, kind: .normal)
            } else if let bound = cell as? BoundMethodCell {
                if bound.function.inoutMask >> 1 != 0 { return try applyInout(bound, a, count) }
                shift(a + 1, count)
                a[1] = bound.receiver
                let record = bound.function.record
                try prepare(record)
                try callSlowly(record, a)
            } else if let native = cell as? NativeClosureCell {
                try callNativeClosure(native, a, count)
            } else if cell is KeyPathCell {
                a.pointee = try value(at: callee, of: a[1])
                a[1] = .void
            } else if let opaque = cell as? OpaqueCell {
                a.pointee = makeOpaque(opaque.name, take(a + 1, count))
            } else if let erased = cell as? ErasedCell {
                a.pointee = erased.value
                try apply(a, count)
            } else if dispatchType(of: callee) == nil {
                try refuse(callee, a, count)
            } else {
                shift(a + 1, count)
                a[1] = callee
                try callDynamic(
                    Site(
                        name: "callAsFunction", labels: Array(repeating: nil, count: count), argumentCount: count), a)
            }
        default: try refuse(callee, a, count)
        }
    }

    /// Calls a bound method that changes arguments: the caller finds their values where it put them, without the receiver.
    private func applyInout(_ bound: BoundMethodCell, _ a: UnsafeMutablePointer<Value>, _ count: Int) throws {
        var arguments = [bound.receiver] + (0..<count).map { (a + 1 + $0).take() }
        let mask = bound.function.inoutMask
        defer {
            for index in 0..<count where index < 63 && mask & (2 << UInt64(index)) != 0 {
                a[1 + index] = arguments[1 + index]
            }
        }
        a.pointee = try call(bound.function, arguments: &arguments)
    }

    /// What comes of a call of a value that is no function.
    private func refuse(_ callee: Value, _ a: UnsafeMutablePointer<Value>, _ count: Int) throws {
        a.pointee = try unsettled(
            "call",
            trap(
                "runtime.call", "a value that is not a function is called: \(snapshot(callee))",
                fix: "call a function or closure"))
        for index in 1..<(count + 1) { a[index] = .void }
    }

    private func applyFunction(_ symbol: FunctionSymbol, _ a: UnsafeMutablePointer<Value>, _ count: Int) throws {
        if symbol.kind == .initializer, symbol.owner?.isClass == true, let owner = symbol.owner {
            shift(a + 1, count)
            a[1] = .cell(try allocate(owner))
            try callInit(symbol, a)
            return
        }
        // `Type.method` is curried: the receiver comes first, alone.
        if symbol.kind == .method, symbol.takesSelf, !symbol.isStatic, count == 1 {
            let receiver = (a + 1).take()
            let function = try resolve(symbol, for: receiver, isDispatched: symbol.isOverridden || symbol.isRequirement)
            a.pointee = .cell(BoundMethodCell(function: function, receiver: receiver))
            return
        }
        let record = symbol.record
        try prepare(record)
        _ = try adaptArguments(a, count, to: record.pointee.argumentCount)
        try callSlowly(record, a)
    }

    /// Spreads a tuple over several parameters, or packs several arguments into one.
    private func adaptArguments(
        _ a: UnsafeMutablePointer<Value>, _ count: Int, to parameterCount: Int
    ) throws -> Int {
        if count == parameterCount { return count }
        if count == 1, parameterCount > 1, case .cell(let cell) = a[1], let tuple = cell as? TupleCell,
            tuple.elements.count == parameterCount
        {
            for (index, element) in tuple.elements.enumerated() { a[1 + index] = element }
            return parameterCount
        }
        if parameterCount == 1, count > 1 {
            a[1] = .cell(TupleCell(elements: take(a + 1, count)))
            return 1
        }
        if parameterCount < count {
            for index in parameterCount..<count { a[1 + index] = .void }
            return parameterCount
        }
        for index in count..<parameterCount { a[1 + index] = .void }
        return parameterCount
    }

    private func callNativeClosure(
        _ closure: NativeClosureCell, _ a: UnsafeMutablePointer<Value>, _ count: Int
    ) throws {
        let outerTop = state.pointee.hostTop
        state.pointee.hostTop = max(topOfStack, (a + 1 + count) - stack)
        defer { state.pointee.hostTop = outerTop }
        let result = try closure.function(self, Arguments(base: a + 1, count: count))
        for index in (0..<count).reversed() { a[1 + index] = .void }
        a.pointee = result
        if state.pointee.suspensionRequested { try park(resultAt: a) }
    }

    /// Makes room for one more argument in front.
    private func shift(_ base: UnsafeMutablePointer<Value>, _ count: Int) {
        var index = count
        while index > 0 {
            base[index] = (base + index - 1).take()
            index -= 1
        }
    }

    /// Runs an initializer on the object in `a[1]`; the result is the object, or nil where it failed.
    func callInit(_ symbol: FunctionSymbol, _ a: UnsafeMutablePointer<Value>) throws {
        let record = symbol.record
        try prepare(record)
        guard let native = record.pointee.native else {
            try push(record, base: (a + 1) - stack, kind: .normal)
            return
        }
        let object = a[1]
        try callNative(native, record, a, record.pointee.argumentCount)
        if case .none = a.pointee { return }
        a.pointee = object
    }

    // MARK: Dispatch on the receiver's type

    /// Calls what stands for a function in the type of the receiver in `a[1]`.
    func callDispatched(
        _ symbol: FunctionSymbol, _ site: Site, _ cache: UnsafeMutablePointer<MemberCache>,
        _ a: UnsafeMutablePointer<Value>
    ) throws {
        let type: NominalType?
        if let object = (a + 1).borrowedObject {
            type = object._withUnsafeGuaranteedRef { $0.storage.type }
        } else if let structure = (a + 1).borrowedStruct {
            type = structure._withUnsafeGuaranteedRef { $0.type }
        } else {
            type = optionalConformer(a[1], symbol) ?? dispatchType(of: a[1])
        }
        if let type, type === site.cachedType, let target = site.target {
            try enterImplementation(of: symbol, target, a)
            return
        }
        guard let type else {
            if let opaque = a[1].unerased.asOpaque {
                // Nothing is known to come, which ends loops.
                if symbol.name == "next", symbol.owner?.name == "IteratorProtocol" {
                    a.pointee = .none
                    return
                }
                a.pointee = makeOpaque("\(opaque.name).\(symbol.name)", take(a + 1, symbol.argumentCount))
                return
            }
            try enterImplementation(of: symbol, symbol.record, a)
            return
        }
        if case .cell(let cell) = a[1], type !== builtinType(.any), let erased = cell as? ErasedCell {
            a[1] = erased.value
        }
        let found = implementation(of: symbol, in: type) ?? symbol
        guard !found.isRequirement else {
            throw trap(
                "runtime.witness", "'\(type.qualifiedName)' does not implement '\(symbol.signatureName)'",
                fix: "implement it, or give it a default in an extension of the protocol")
        }
        site.cachedType = type
        site.target = found.record
        try prepare(found.record)
        if let receiver = (a + 1).receiverType, symbol.inoutMask & 1 == found.inoutMask & 1 {
            cache.pointee.insert(.init(type: receiver, target: found.record))
        }
        try enterImplementation(of: symbol, found.record, a)
    }

    /// `Optional`, where a value went into a generic parameter as one and `Optional` itself conforms to the protocol.
    private func optionalConformer(_ value: Value, _ symbol: FunctionSymbol) -> NominalType? {
        guard case .cell(let cell) = value, let erased = cell as? ErasedCell,
            let optional = erased.type.asNominal, case .builtin(.optional) = optional.representation,
            let owner = symbol.owner, owner.kind == .protocol, optional.conforms(to: owner)
        else { return nil }
        return optional
    }

    private func enterImplementation(
        of symbol: FunctionSymbol, _ target: UnsafeMutablePointer<FunctionRecord>, _ a: UnsafeMutablePointer<Value>
    ) throws {
        try prepare(target)
        // A class implements a mutating requirement with a plain method, which destroys its argument.
        if symbol.inoutMask & 1 != 0, target.pointee.inoutMask & 1 == 0 {
            let count = symbol.argumentCount
            let arguments = (0..<count).map { a[1 + $0] }
            for index in 1..<max(1, count) { a[1 + index] = .void }
            a.pointee = try call(target.pointee.symbol, arguments)
            return
        }
        try callSlowly(target, a)
    }

    /// Lets the loop read a member itself the next time a receiver of the type comes.
    func remember(_ site: Site, _ receiver: UnsafeRawPointer?, _ cache: UnsafeMutablePointer<MemberCache>) {
        guard let receiver, case .property(let property) = site.cachedMember, let type = site.cachedType,
            Unmanaged.passUnretained(type).toOpaque() == receiver, !property.isStatic, !property.isObserved,
            !property.isWeak, !property.isUnowned
        else { return }
        if let getter = property.getter {
            guard getter.takesSelf, !getter.takesSelfInout else { return }
            cache.pointee.insert(.init(type: receiver, target: getter.record))
        } else if case .field(let index) = property.storage {
            cache.pointee.insert(.init(type: receiver, field: index))
        }
    }

    /// The function that a bound method calls.
    func resolve(_ symbol: FunctionSymbol, for receiver: Value, isDispatched: Bool) throws -> FunctionSymbol {
        guard isDispatched, let type = dispatchType(of: receiver) else { return symbol }
        return implementation(of: symbol, in: type) ?? symbol
    }

    /// The type whose members a receiver has: of a metatype, the type itself.
    func dispatchType(of value: Value) -> NominalType? {
        if case .metatype(let reference) = value {
            if case .nominal(let type, _) = reference._withUnsafeGuaranteedRef({ $0.type }) { return type }
            return nil
        }
        return nominalType(of: value)
    }

    /// The most specific function of a type that overrides or implements another one.
    func implementation(of symbol: FunctionSymbol, in type: NominalType) -> FunctionSymbol? {
        // A default implementation that a class conforms with stays the witness for its subclasses too.
        if let requirer = symbol.owner, requirer.kind == .protocol, type.isClass, let superclass = type.superclass,
            superclass.conforms(to: requirer)
        {
            var conformer = superclass
            while let next = conformer.superclass, next.conforms(to: requirer) { conformer = next }
            if let witness = mostSpecific(of: symbol, in: conformer), witness.owner?.kind == .protocol {
                return witness
            }
        }
        return mostSpecific(of: symbol, in: type)
    }

    private func mostSpecific(of symbol: FunctionSymbol, in type: NominalType) -> FunctionSymbol? {
        var candidates: [FunctionSymbol] = []
        for member in members(of: type, named: symbol.memberName) {
            switch member {
            case .function(let function):
                guard !function.isRequirement, function.isStatic == symbol.isStatic,
                    function.parameters.count == symbol.parameters.count, function.kind == symbol.kind,
                    zip(function.parameters, symbol.parameters).allSatisfy({ $0.label == $1.label }),
                    !function.givesOther(than: symbol)
                else { continue }
                candidates.append(function)
            case .property(let property):
                guard !property.isRequirement else { continue }
                if symbol.kind == .getter, let getter = property.getter { return getter }
                if symbol.kind == .setter, let setter = property.setter { return setter }
            case .subscript(let member):
                guard symbol.kind == .getter || symbol.kind == .setter,
                    symbol.kind == .getter
                        ? member.parameters.count == symbol.parameters.count
                        : member.parameters.count + 1 == symbol.parameters.count,
                    zip(member.parameters, symbol.parameters).allSatisfy({ $0.label == $1.label })
                else { continue }
                if symbol.kind == .getter, !member.getter.isRequirement { return member.getter }
                if symbol.kind == .setter, let setter = member.setter, !setter.isRequirement { return setter }
            case .enumCase, .type: continue
            }
        }
        guard candidates.count > 1 else { return candidates.first }
        return candidates.first { $0 === symbol || $0.mayStandFor(symbol) } ?? candidates.first
    }

    /// Members of a type by name, inherited and extension ones included, most specific first.
    package func members(of type: NominalType, named name: String) -> [Member] {
        program.bodyProvider?.members(of: type, named: name) ?? type.ownAndInheritedMembers(named: name)
    }

    func builtinType(_ builtin: Builtin) -> NominalType? { program.builtinTypes[builtin] }

    package func makeOpaque(_ name: String, _ children: ContiguousArray<Value> = []) -> Value {
        hasMetOpaque = true
        return .cell(OpaqueCell(name: name, origin: currentPosition, children: children))
    }
}

extension FunctionSymbol {
    /// Whether the parameters are those of another function, as far as generic ones allow.
    fileprivate func mayStandFor(_ other: FunctionSymbol) -> Bool {
        var substitution = Substitution()
        for (parameter, own) in zip(other.genericParameters, genericParameters) {
            substitution.bindings[parameter] = .parameter(own)
        }
        return zip(parameters, other.parameters).allSatisfy { own, declared in
            let type = substitution.apply(declared.type)
            return own.type == type || !own.type.isConcrete || !type.isConcrete
        }
    }

    /// Whether this gives something else than the array that a default implementation gives for all that conform, as
    /// `filter` of a string does: generic code calls the default.
    fileprivate func givesOther(than other: FunctionSymbol) -> Bool {
        guard !other.isRequirement, let declared = other.result.asNominal,
            case .builtin(.array) = declared.representation
        else { return false }
        return result.asNominal !== declared
    }
}

extension NominalType {
    /// Members by name without a provider: own ones, then the superclass's, then those of protocols.
    func ownAndInheritedMembers(named name: String) -> [Member] {
        var found = members[name] ?? []
        if let superclass { found += superclass.ownAndInheritedMembers(named: name) }
        for conformance in conformances where conformance !== self {
            found += conformance.ownAndInheritedMembers(named: name)
        }
        return found
    }
}
