import SwiftFrontEnd

/// Making instances, and reading and writing their parts where the loop cannot do it quickly.
extension Interpreter {
    /// A new instance of a class, its fields not set; an initializer has to run on it.
    func allocate(_ type: NominalType) throws -> ObjectCell {
        if heap.liveCount >= limits.objects {
            throw outOfMemory("\(heap.liveCount) objects are alive")
        }
        var instance = 0
        updateFacts(of: type) {
            $0.instances += 1
            instance = $0.instances
        }
        let storage = ObjectStorage(
            type: type, instance: instance, heap: heap,
            fields: ContiguousArray(repeating: .void, count: type.fieldCount))
        heap.insert(storage)
        if !type.isFromPrelude {
            storage.creation = trace.emit(
                .objectInit, at: currentPosition, type: type.qualifiedName, instance: instance)
        }
        return ObjectCell(storage: storage)
    }

    /// Records that the initializer of a struct of the program ended.
    func didInit(_ type: NominalType) {
        switch initialization(of: type) {
        case .view: trace.emit(.viewInit, at: currentPosition, type: type.qualifiedName)
        case .structure: trace.emit(.structInit, at: currentPosition, type: type.qualifiedName)
        case .uncounted, .unknown: break
        }
    }

    private func initialization(of type: NominalType) -> TypeFacts.Initialization {
        let known = facts(of: type).initialization
        if case .unknown = known {
            let isView = program.libraryTypes["View"].map { type.conforms(to: $0) } ?? false
            let found: TypeFacts.Initialization = type.isFromPrelude ? .uncounted : isView ? .view : .structure
            updateFacts(of: type) { $0.initialization = found }
            return found
        }
        return known
    }

    // MARK: Fields

    func readField(
        _ base: Value, _ index: Int, _ propertyIndex: UInt16, _ function: UnsafeMutablePointer<FunctionRecord>
    ) throws -> Value {
        let name = propertyName(propertyIndex, function)
        let base = base.unerased
        if case .cell(let cell) = base {
            if let structure = cell.asStruct, index < structure.fields.count { return structure.fields[index] }
            if let object = cell.asObject, index < object.storage.fields.count { return object.storage.fields[index] }
            if let opaque = cell as? OpaqueCell { return makeOpaque("\(opaque.name).\(name)") }
        }
        if base.isNil { return try unsettled(name, noMember(name, of: base)) }
        return try property(name, of: base)
    }

    func writeField(
        _ base: UnsafeMutablePointer<Value>, _ index: Int, _ value: Value, _ property: UInt16,
        _ function: UnsafeMutablePointer<FunctionRecord>
    ) throws {
        if let object = base.pointee.unerased.asObject, index < object.storage.fields.count {
            object.storage.fields[index] = value
            return
        }
        if base.pointee.asOpaque != nil { return }
        let name = propertyName(property, function)
        _ = try unsettled(name, noMember(name, of: base.pointee))
    }

    private func propertyName(_ index: UInt16, _ function: UnsafeMutablePointer<FunctionRecord>) -> String {
        guard let properties = function.pointee.code?.properties, Int(index) < properties.count else { return "field" }
        return properties[Int(index)].name
    }

    /// Takes a field out of the struct or object in a register, leaving `.void` in its place.
    func takeField(
        _ base: UnsafeMutablePointer<Value>, _ index: Int, _ property: UInt16,
        _ function: UnsafeMutablePointer<FunctionRecord>
    ) throws -> Value {
        if base.borrowedStruct != nil {
            base.makeStructUnique()
            let value: Value? = base.borrowedStruct?._withUnsafeGuaranteedRef { cell in
                guard index < cell.fields.count else { return nil }
                let value = cell.fields[index]
                cell.fields[index] = .void
                return value
            }
            if let value { return value }
        } else if let object = base.borrowedObject {
            let value: Value? = object._withUnsafeGuaranteedRef { cell in
                guard index < cell.storage.fields.count else { return nil }
                let value = cell.storage.fields[index]
                cell.storage.fields[index] = .void
                return value
            }
            if let value { return value }
        }
        return try readField(base.pointee, index, property, function)
    }

    /// The value of a weak or unowned variable.
    func strongValue(_ value: Value, isUnowned: Bool) throws -> Value {
        guard case .cell(let cell) = value, let weak = cell as? WeakCell else { return value }
        if let object = weak.object { return .cell(object) }
        guard !isUnowned else {
            throw trap(
                "runtime.unowned", "an unowned reference was read after its object was destroyed",
                fix: "make the reference 'weak', or keep the object alive as long as it is used")
        }
        return .none
    }

    // MARK: Elements, tuples, payloads

    func readElement(_ base: Value, _ index: Value) throws -> Value {
        guard case .cell(let cell) = base.unerased else {
            return try unsettled("subscript", noMember("subscript", of: base))
        }
        if let array = cell.asArray, case .int(let index) = index {
            guard index >= 0, index < array.elements.count else { throw indexOutOfRange(index, array.elements.count) }
            return array.elements[index]
        }
        if let opaque = cell as? OpaqueCell { return makeOpaque("\(opaque.name)[]") }
        return try dynamicElement(base, index)
    }

    /// An element of something other than an array, through its type's own subscript.
    private func dynamicElement(_ base: Value, _ index: Value) throws -> Value {
        let site = Site(name: "subscript", labels: [nil], argumentCount: 1, isSubscript: true)
        return try withHostRegisters(3) { a in
            a[1] = base
            a[2] = index
            let depth = state.pointee.depth
            try callDynamic(site, a)
            try finishHostCall(from: depth)
            return a.take()
        }
    }

    func takeElement(_ base: UnsafeMutablePointer<Value>, _ index: Value) throws -> Value {
        guard case .int(let position) = index, base.borrowedArray != nil else {
            return try readElement(base.pointee, index)
        }
        let value = try readElement(base.pointee, index)
        makeArrayUnique(base)
        base.borrowedArray?._withUnsafeGuaranteedRef { $0.elements[position] = .void }
        return value
    }

    func putElement(_ base: UnsafeMutablePointer<Value>, _ index: Value, _ value: Value) throws {
        guard case .int(let position) = index, let array = base.borrowedArray else {
            if base.pointee.asOpaque != nil { return }
            let site = Site(name: "subscript=", labels: [nil], argumentCount: 2, isSubscript: true)
            let original = base.take()
            base.pointee = try withHostRegisters(4) { a in
                a[1] = original
                a[2] = index
                a[3] = value
                let depth = state.pointee.depth
                try callDynamic(site, a)
                try finishHostCall(from: depth)
                return site.lastFunction?.takesSelfInout == true ? (a + 1).take() : original
            }
            return
        }
        let count = array._withUnsafeGuaranteedRef { $0.elements.count }
        guard position >= 0, position < count else { throw indexOutOfRange(position, count) }
        makeArrayUnique(base)
        base.borrowedArray?._withUnsafeGuaranteedRef { $0.elements[position] = value }
    }

    private func makeArrayUnique(_ base: UnsafeMutablePointer<Value>) {
        guard let array = base.borrowedArray, !base.isUniqueCell else { return }
        base.pointee = .cell(array._withUnsafeGuaranteedRef { ArrayCell($0.elements) })
    }

    func indexOutOfRange(_ index: Int, _ count: Int) -> Trap {
        trap(
            "runtime.index", "Index out of range: \(index) in an array of \(count)",
            fix: "check the index against 'indices' or 'count' first")
    }

    func tupleElement(_ value: Value, _ index: Int) throws -> Value {
        guard case .cell(let cell) = value.unerased else {
            return try unsettled(
                "\(index)",
                trap("runtime.tuple", "a value that is not a tuple is taken apart: \(snapshot(value))"))
        }
        if let tuple = cell as? TupleCell, index < tuple.elements.count { return tuple.elements[index] }
        if let opaque = cell as? OpaqueCell { return makeOpaque("\(opaque.name).\(index)") }
        return try unsettled(
            "\(index)",
            trap("runtime.tuple", "a value that is not a tuple is taken apart: \(snapshot(value))"))
    }

    /// A payload value for a pattern: a single pattern takes several payload values as a tuple.
    func payload(_ value: Value, _ index: Int, patternCount: Int) throws -> Value {
        guard case .cell(let cell) = value.unerased, let enumeration = cell as? EnumCell else {
            // The payload of `some` is the value itself.
            return value
        }
        if patternCount == 1, enumeration.payload.count > 1 {
            return .cell(TupleCell(elements: enumeration.payload, labels: enumeration.enumCase.labels))
        }
        if patternCount > 1, enumeration.payload.count == 1, case .cell(let inner) = enumeration.payload[0],
            let tuple = inner as? TupleCell, index < tuple.elements.count
        {
            return tuple.elements[index]
        }
        guard index < enumeration.payload.count else {
            return try unsettled(
                enumeration.enumCase.name,
                trap("runtime.payload", "the case '\(enumeration.enumCase.name)' has no payload at \(index)"))
        }
        return enumeration.payload[index]
    }

    func isCase(_ value: Value, _ enumCase: EnumCaseSymbol) throws -> Bool {
        switch value {
        case .enumCase(let reference): return reference._withUnsafeGuaranteedRef { $0 === enumCase }
        case .cell(let cell):
            if let enumeration = cell as? EnumCell { return enumeration.enumCase === enumCase }
            if let erased = cell as? ErasedCell { return try isCase(erased.value, enumCase) }
            if let implicit = cell as? ImplicitMemberCell {
                return try isCase(try resolveImplicit(implicit, as: enumCase.owner), enumCase)
            }
            return false
        default: return false
        }
    }

    /// Whether a value is a case (or equals a static member) of a name.
    func isDynamicCase(_ value: Value, _ site: Site) throws -> Bool {
        switch value.unerased {
        case .enumCase(let reference):
            if reference._withUnsafeGuaranteedRef({ $0.name == site.name }) { return true }
        case .none: return site.name == "none"
        case .cell(let cell):
            if let enumeration = cell as? EnumCell { return enumeration.enumCase.name == site.name }
            if let implicit = cell as? ImplicitMemberCell { return implicit.name == site.name }
            if cell is OpaqueCell { return false }
        default: break
        }
        if site.name == "some" { return true }
        if site.name == "none" { return false }
        guard site.argumentCount == 0, let type = nominalType(of: value), type.kind != .enum,
            case .property = member(named: site.name, of: type, isStatic: true)
        else { return false }
        let metatype = Value.metatype(Unmanaged.passUnretained(program.metatype(.nominal(type, []))))
        return try isEqual(value, property(site.name, of: metatype))
    }

    /// Gives an implicit member its value now that its type is known.
    func resolveImplicit(_ member: ImplicitMemberCell, as type: NominalType) throws -> Value {
        let metatype = Value.metatype(Unmanaged.passUnretained(program.metatype(.nominal(type, []))))
        guard let arguments = member.arguments else { return try property(member.name, of: metatype) }
        return try callMethod(member.name, labels: member.labels, on: metatype, Array(arguments))
    }

    // MARK: Text

    func interpolate(_ parts: UnsafeMutablePointer<Value>, _ count: Int) throws -> Value {
        var text = ""
        for index in 0..<count {
            let part = (parts + index).take()
            if case .cell(let cell) = part, let string = cell as? StringCell {
                text += string.string
            } else {
                if let opaque = part.asOpaqueCell { client?.didWrite(opaque) }
                text += try describe(part)
            }
            try checkLength(text.utf8.count)
        }
        return Value(text)
    }

    // MARK: Iteration

    /// Prepares the state of a loop over the sequence in `a`.
    func beginFor(_ a: UnsafeMutablePointer<Value>, isAsync: Bool, _ frame: UnsafeMutablePointer<Frame>) throws {
        let sequence = a.pointee.unerased
        if isAsync, sequence.asOpaque == nil {
            a[1] = .void
            return
        }
        if case .cell(let cell) = sequence {
            if let array = cell.asArray {
                a[1] = .int(0)
                a[2] = .int(array.elements.count)
                frame.pointee.pc += 3
                return
            }
            if let structure = cell.asStruct, let known = structure.type.known, known.isBoundedRange,
                structure.fields.count == 2, case .int(let lower) = structure.fields[0],
                case .int(let upper) = structure.fields[1]
            {
                let isClosed = known == .closedRange
                a.pointee = .bool(isClosed && upper == Int.max)
                a[1] = .int(lower)
                a[2] = .int(isClosed && upper < Int.max ? upper + 1 : upper)
                frame.pointee.pc += 3
                return
            }
            if let opaque = cell as? OpaqueCell {
                _ = try client?.decide(about: opaque, isOfLoop: true)
                a[1] = .int(0)
                a[2] = .int(0)
                frame.pointee.pc += 3
                return
            }
            if let elements = try sequenceElements(of: sequence) {
                a.pointee = .cell(ArrayCell(elements))
                a[1] = .int(0)
                a[2] = .int(elements.count)
                frame.pointee.pc += 3
                return
            }
        }
        a.pointee = sequence
        a[1] = .void
    }
}
