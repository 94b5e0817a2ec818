import SwiftFrontEnd

/// Members found by name when code runs.
extension Interpreter {
    // MARK: Reading

    /// `a` = the member of a site's name of the value in `a[1]`.
    func getDynamic(_ site: Site, _ a: UnsafeMutablePointer<Value>) throws {
        let base = a[1].unerased
        if case .cell = a[1], case .cell(let cell) = base {
            if let opaque = cell as? OpaqueCell {
                a[1] = .void
                a.pointee = makeOpaque("\(opaque.name).\(site.name)")
                return
            }
            if let tuple = cell as? TupleCell {
                a[1] = .void
                a.pointee = try element(of: tuple, named: site.name)
                return
            }
        }
        a[1] = base
        guard let type = dispatchType(of: base) else {
            a[1] = .void
            if case .metatype(let reference) = base {
                a.pointee = makeOpaque("\(reference._withUnsafeGuaranteedRef { $0.type.shortName }).\(site.name)")
                return
            }
            a.pointee = try unknownMember(site.name, of: base)
            return
        }
        let isStatic = if case .metatype = base { true } else { false }
        if site.cachedType !== type || site.cachedMember == nil {
            site.cachedMember = member(named: site.name, of: type, isStatic: isStatic)
            site.cachedType = type
        }
        switch site.cachedMember {
        case .property(let property): try read(property, site, a)
        case .function(let function):
            let receiver = (a + 1).take()
            a.pointee =
                function.takesSelf
                ? .cell(BoundMethodCell(function: function, receiver: receiver))
                : .function(Unmanaged.passUnretained(function))
        case .enumCase(let enumCase):
            a[1] = .void
            a.pointee = .enumCase(Unmanaged.passUnretained(enumCase))
        case .type(let nested):
            a[1] = .void
            a.pointee = .metatype(Unmanaged.passUnretained(program.metatype(.nominal(nested, []))))
        case .subscript, nil:
            if let value = try dynamicLookup(site.name, of: base, type) {
                a[1] = .void
                a.pointee = value
                return
            }
            a[1] = .void
            a.pointee = try unknownMember(site.name, of: base)
        }
    }

    private func read(_ property: PropertySymbol, _ site: Site, _ a: UnsafeMutablePointer<Value>) throws {
        if let getter = property.getter {
            if !getter.takesSelf { a[1] = .void }
            if getter.takesSelfInout {
                a.pointee = try call(getter, [(a + 1).take()])
                return
            }
            try callSlowly(getter.record, a)
            return
        }
        switch property.storage {
        case .global(let global):
            a[1] = .void
            a.pointee = try strongValue(try value(of: global), isUnowned: global.isUnowned)
        case .field(let index):
            let base = (a + 1).take()
            if property.isObserved, let observation, let object = base.asObject {
                observation.didAccess(object.storage, property)
            }
            let value = try field(index, of: base, property)
            a.pointee =
                property.isWeak || property.isUnowned
                ? try strongValue(value, isUnowned: property.isUnowned) : value
        case .computed:
            let base = (a + 1).take()
            a.pointee = try unsettled(property.name, noMember(property.name, of: base))
        }
    }

    /// The value of a global, computed now if it was not yet.
    func value(of global: GlobalSymbol) throws -> Value {
        ensureGlobalSlot(global.id)
        if !state.pointee.globals[global.id].isReady, let initialValue = global.initialValue {
            let value = stored(try call(initialValue, []), in: global)
            state.pointee.globals[global.id] = GlobalSlot(value: value, isReady: true)
        }
        return state.pointee.globals[global.id].value
    }

    /// What a global holds of a value: a weak one does not keep it alive.
    func stored(_ value: Value, in global: GlobalSymbol) -> Value {
        global.isWeak || global.isUnowned ? .cell(WeakCell(value.unwrapped?.asObject)) : value
    }

    private func field(_ index: Int, of base: Value, _ property: PropertySymbol) throws -> Value {
        if case .cell(let cell) = base {
            if let structure = cell.asStruct, index < structure.fields.count { return structure.fields[index] }
            if let object = cell.asObject, index < object.storage.fields.count { return object.storage.fields[index] }
        }
        return try unsettled(property.name, noMember(property.name, of: base))
    }

    func element(of tuple: TupleCell, named name: String) throws -> Value {
        if let index = Int(name), tuple.elements.indices.contains(index) { return tuple.elements[index] }
        if let index = tuple.labels?.firstIndex(of: name) { return tuple.elements[index] }
        return try unsettled(name, noMember(name, of: .cell(tuple)))
    }

    /// The member of a type with a name, a property before a function.
    func member(named name: String, of type: NominalType, isStatic: Bool) -> Member? {
        var function: Member?
        for member in members(of: type, named: name) {
            switch member {
            case .property(let property):
                if property.isStatic == isStatic, !property.isRequirement { return member }
            case .function(let symbol):
                if symbol.isStatic == isStatic || (symbol.kind == .initializer && isStatic), !symbol.isRequirement {
                    function = function ?? member
                }
            case .enumCase, .type: if isStatic { return member }
            case .subscript: continue
            }
        }
        return function
    }

    /// `@dynamicMemberLookup`: the value of the type's `subscript(dynamicMember:)`.
    private func dynamicLookup(_ name: String, of base: Value, _ type: NominalType) throws -> Value? {
        for case .subscript(let symbol) in members(of: type, named: "subscript")
        where symbol.parameters.first?.label == "dynamicMember" {
            let path = KeyPathCell(root: .unknown, components: [.dynamicProperty(name)])
            let takesPath =
                if case .nominal(let type, _) = symbol.parameters[0].type {
                    if case .builtin(.string) = type.representation { false } else { true }
                } else { true }
            return try call(symbol.getter, [base, takesPath ? .cell(path) : Value(name)])
        }
        return nil
    }

    // MARK: Writing

    /// Sets the member of a site's name of `a[1]` to `a[2]`. Where the site's function mutates its receiver,
    /// `a[1]` is the changed base afterwards.
    func setDynamic(_ site: Site, _ a: UnsafeMutablePointer<Value>) throws {
        site.lastFunction = nil
        let base = a[1].unerased
        a[1] = base
        if base.asOpaque != nil {
            a[1] = .void
            a[2] = .void
            return
        }
        guard let type = dispatchType(of: base) else {
            _ = try unknownMember(site.name, of: base)
            a[2] = .void
            return
        }
        let isStatic = if case .metatype = base { true } else { false }
        if site.cachedType !== type || site.cachedMember == nil {
            site.cachedMember = member(named: site.name, of: type, isStatic: isStatic)
            site.cachedType = type
        }
        guard case .property(let property) = site.cachedMember else {
            if try setDynamicLookup(site, type, a) { return }
            _ = try unknownMember(site.name, of: base)
            a[2] = .void
            return
        }
        if let setter = property.setter {
            site.lastFunction = setter
            if !setter.takesSelf { a[1] = (a + 2).take() }
            try callSlowly(setter.record, a)
            return
        }
        switch property.storage {
        case .global(let global):
            a[1] = .void
            ensureGlobalSlot(global.id)
            state.pointee.globals[global.id] = GlobalSlot(value: stored((a + 2).take(), in: global), isReady: true)
        case .field(let index):
            try store(property, index, a, site)
        case .computed:
            throw trap(
                "runtime.read-only", "cannot assign to '\(site.name)', which is read-only", fix: "give it a setter")
        }
    }

    private func store(
        _ property: PropertySymbol, _ index: Int, _ a: UnsafeMutablePointer<Value>, _ site: Site
    ) throws {
        var value = (a + 2).take()
        if property.isWeak || property.isUnowned { value = .cell(WeakCell(value.unwrapped?.asObject)) }
        if let object = a[1].asObject {
            a[1] = .void
            guard index < object.storage.fields.count else { throw noMember(property.name, of: .cell(object)) }
            let old = property.didSet?.parameters.isEmpty == false ? object.storage.fields[index] : nil
            if let willSet = property.willSet { _ = try call(willSet, [.cell(object), value]) }
            if property.isObserved {
                try setObserved(object.storage, property, value)
            } else {
                object.storage.fields[index] = value
            }
            if let didSet = property.didSet { _ = try call(didSet, [.cell(object)] + (old.map { [$0] } ?? [])) }
            return
        }
        site.lastFunction = mutatingMarker
        guard (a + 1).borrowedStruct != nil else { throw noMember(property.name, of: a[1]) }
        if let willSet = property.willSet {
            var arguments = [(a + 1).take(), value]
            _ = try call(willSet, arguments: &arguments)
            a[1] = willSet.takesSelfInout ? arguments[0] : a[1]
        }
        (a + 1).makeStructUnique()
        var old: Value?
        (a + 1).borrowedStruct?._withUnsafeGuaranteedRef { cell in
            guard index < cell.fields.count else { return }
            if property.didSet?.parameters.isEmpty == false { old = cell.fields[index] }
            cell.fields[index] = value
        }
        if let didSet = property.didSet {
            var arguments = [(a + 1).take()] + (old.map { [$0] } ?? [])
            _ = try call(didSet, arguments: &arguments)
            a[1] = arguments[0]
        }
    }

    private func setDynamicLookup(_ site: Site, _ type: NominalType, _ a: UnsafeMutablePointer<Value>) throws -> Bool {
        for case .subscript(let symbol) in members(of: type, named: "subscript")
        where symbol.parameters.first?.label == "dynamicMember" {
            guard let setter = symbol.setter else { continue }
            let path = KeyPathCell(root: .unknown, components: [.dynamicProperty(site.name)])
            a[3] = (a + 2).take()
            a[2] = .cell(path)
            site.lastFunction = setter
            try callSlowly(setter.record, a)
            return true
        }
        return false
    }

    /// Assigns a tracked field: an equal value is stored without telling anybody.
    func setObserved(_ storage: ObjectStorage, _ property: PropertySymbol, _ value: Value) throws {
        guard case .field(let index) = property.storage, index < storage.fields.count else { return }
        guard let observation else {
            storage.fields[index] = value
            return
        }
        if try isSilentAssignment(of: value, to: storage.fields[index]) {
            storage.fields[index] = value
            return
        }
        try observation.willMutate(storage, property)
        storage.fields[index] = value
        try observation.didMutate(storage, property)
    }

    /// Whether an assignment changes nothing as the macro's setter sees it: values that are `Equatable` are compared
    /// by `==`, other references by identity, anything else always differs.
    private func isSilentAssignment(of value: Value, to old: Value) throws -> Bool {
        if isEquatable(value) { return try isEqual(old, value) }
        guard let object = value.asObject, let held = old.asObject else { return false }
        return object.storage === held.storage
    }

    /// Whether values like this one are compared by what they hold.
    private func isEquatable(_ value: Value) -> Bool {
        guard case .cell(let cell) = value else { return true }
        guard let equatable = program.libraryTypes["Equatable"] else { return false }
        if let structure = cell.asStruct { return structure.type.conforms(to: equatable) }
        if let object = cell.asObject { return object.storage.type.conforms(to: equatable) }
        if let enumeration = cell as? EnumCell { return enumeration.enumCase.owner.conforms(to: equatable) }
        if cell is ClosureCell || cell is BoundMethodCell || cell is NativeClosureCell || cell is TupleCell {
            return false
        }
        return true
    }

    // MARK: Failures

    /// A member that the type of a value does not have, declared elsewhere as far as anybody can tell: opaque, except
    /// that a modifier passes its view through. Nil, and a value that is not there, have no members at all.
    func unknownMember(
        _ name: String, _ arguments: ContiguousArray<Value> = [], labels: [String?] = [], isCall: Bool = false,
        of base: Value
    ) throws -> Value {
        if base.isNil { return try unsettled(name, noMember(name, of: base)) }
        if case .void = base { return try unsettled(name, noMember(name, of: base)) }
        if case .cell(let cell) = base, let implicit = cell as? ImplicitMemberCell {
            return .cell(
                OpaqueCell(
                    name: ".\(implicit.name).\(name)", origin: currentPosition, children: [base] + arguments,
                    member: OpaqueCell.MemberOfImplicit(name: name, labels: labels, isCall: isCall)))
        }
        guard let type = dispatchType(of: base) else { return makeOpaque(name, [base] + arguments) }
        client?.noteUnknownMember(name, of: type)
        if isCall, let view = program.libraryTypes["View"], type.conforms(to: view) { return base }
        return makeOpaque("\(type.name).\(name)", [base] + arguments)
    }

    /// What the compiler would have refused. Where the program names what nobody declares, it only shows how little is
    /// known of the value: it is opaque, with a note, and the run goes on.
    /// - Throws: the trap, where all that the program names is known.
    func unsettled(_ name: String, _ trap: Trap) throws -> Value {
        guard hasMetOpaque || program.bodyProvider?.isIncomplete == true else { throw trap }
        client?.noteUnsettled(trap.diagnostic)
        return makeOpaque(name)
    }

    func noMember(_ name: String, of value: Value) -> Trap {
        if value.isNil {
            return trap(
                "runtime.nil", "unexpectedly found nil while reading '\(name)'",
                fix: "unwrap the value first")
        }
        if case .void = value {
            return trap(
                "runtime.exclusivity", "'\(name)' is read while the value it belongs to is not there",
                why: "the value was never set, or a call that has not ended is changing it",
                fix: "read it before the change begins, or copy it to a constant first")
        }
        let type = nominalType(of: value).map { "'\($0.qualifiedName)'" } ?? "a value (\(snapshot(value)))"
        return trap(
            "runtime.member", "\(type) has no member '\(name)'",
            fix: "check the spelling, or declare it with --stubs")
    }
}

extension SwiftType {
    var shortName: String {
        switch self {
        case .nominal(let type, _): type.qualifiedName
        case .parameter(let parameter): parameter.name
        default: "type"
        }
    }
}
