import SwiftFrontEnd

/// Instructions that the loop leaves to a function of their own.
extension Interpreter {
    /// Performs one instruction whose frame stands behind it; a jump is a change of the frame's program counter.
    func perform(
        _ instruction: Instruction, _ registers: UnsafeMutablePointer<Value>,
        _ function: UnsafeMutablePointer<FunctionRecord>, _ frame: UnsafeMutablePointer<Frame>
    ) throws {
        guard let code = function.pointee.code, let start = function.pointee.instructions else { return }
        let a = registers + Int(instruction.a)
        let b = Int(instruction.b)
        let c = Int(instruction.c)
        let extra = Int(instruction.extra)
        if instruction.operation.makesCell { state.pointee.allocations &+= 1 }
        switch instruction.operation {
        case .jumpIfNotDynamicCase:
            if try !isDynamicCase(a.pointee, code.sites[b]) { frame.pointee.pc = start + c }
        case .jumpIfNotType:
            if try cast(a.pointee, to: code.types[b]) == nil { frame.pointee.pc = start + c }

        // Aggregates
        case .makeStruct:
            a.pointee = .cell(StructCell(type: code.nominals[b], fields: take(registers + c, extra)))
        case .reify: reify(a, as: registers[b])
        case .beginStruct:
            let type = code.nominals[b]
            a.pointee = .cell(
                StructCell(type: type, fields: ContiguousArray(repeating: .void, count: type.fieldCount)))
        case .takeField, .takeObjectField:
            a.pointee = try takeField(registers + b, c, instruction.extra, function)
        case .makeTuple:
            let labels = extra > 0 ? code.labels[extra - 1] : nil
            a.pointee = .cell(TupleCell(elements: take(registers + b, c), labels: labels))
        case .getTuple: a.pointee = try tupleElement(registers[b], c)
        case .takeTuple:
            a.pointee = try tupleElement(registers[b], c)
            if case .cell(let cell) = registers[b], let tuple = cell as? TupleCell {
                let copy = TupleCell(elements: tuple.elements, labels: tuple.labels)
                copy.elements[c] = .void
                registers[b] = .cell(copy)
            }
        case .putTuple:
            if case .cell(let cell) = a.take(), let tuple = cell as? TupleCell, b < tuple.elements.count {
                let copy = TupleCell(elements: tuple.elements, labels: tuple.labels)
                copy.elements[b] = (registers + c).take()
                a.pointee = .cell(copy)
            }
        case .makeArray: a.pointee = .cell(ArrayCell(take(registers + b, c)))
        case .makeSet: a.pointee = try makeSet(take(registers + b, c))
        case .makeDictionary:
            var pairs: [(key: Value, value: Value)] = []
            pairs.reserveCapacity(c)
            for index in 0..<c {
                pairs.append(((registers + b + 2 * index).take(), (registers + b + 2 * index + 1).take()))
            }
            a.pointee = try makeDictionary(pairs)
        case .takeElement: a.pointee = try takeElement(registers + b, registers[c])
        case .putElement: try putElement(a, registers[b], (registers + c).take())
        case .makeEnum:
            a.pointee = .cell(EnumCell(enumCase: code.cases[b], payload: take(registers + c, extra)))
        case .getPayload, .getDynamicPayload: a.pointee = try payload(registers[b], c, patternCount: extra)
        case .makeBox: a.pointee = .cell(BoxCell(a.take()))
        case .makeWeak:
            let value = (registers + b).take()
            a.pointee = .cell(WeakCell(value.unwrapped?.asObject))
        case .loadWeak: a.pointee = try strongValue(registers[b], isUnowned: extra == 1)
        case .makeClosure:
            let symbol = code.functionSymbols[b]
            a.pointee = .cell(ClosureCell(function: symbol, captures: take(registers + c, extra)))
        case .boundMethod:
            let receiver = (registers + b).take()
            let symbol = try resolve(code.functionSymbols[c], for: receiver, isDispatched: extra != 0)
            a.pointee = .cell(BoundMethodCell(function: symbol, receiver: receiver))
        case .interpolate: a.pointee = try interpolate(registers + b, c)
        case .typeOf: a.pointee = typeValue(of: registers[b])
        case .erase:
            let value = (registers + b).take()
            a.pointee = .cell(ErasedCell(value: value.unerased, type: code.types[c]))
        case .wrapOptional:
            let value = (registers + b).take()
            a.pointee = value.isNil || value.isWrapped ? .cell(SomeCell(value)) : value
        case .castTest: a.pointee = .bool(try cast((registers + b).take(), to: code.types[c]) != nil)
        case .castConditional:
            let value = (registers + b).take()
            a.pointee = try cast(value, to: code.types[c]) ?? .none
        case .castForced:
            let value = (registers + b).take()
            guard let result = try cast(value, to: code.types[c]) else {
                throw castFailed(value, to: code.types[c])
            }
            a.pointee = result
        case .coerce:
            let value = (registers + b).take()
            a.pointee = try coerce(value, to: code.types[c])
        case .makeKeyPath: a.pointee = makeKeyPath(code.keyPaths[b], registers + c)
        case .getKeyPath:
            let root = (registers + b).take()
            a.pointee = try value(at: registers[c], of: root)
        case .setKeyPath:
            var root = a.take()
            let value = (registers + c).take()
            try setValue(at: registers[b], of: &root, to: value)
            a.pointee = root
        case .viewBlock: a.pointee = .cell(ViewBlockCell(children: take(registers + b, c)))
        case .viewBranch:
            a.pointee = .cell(
                ViewBranchCell(branch: code.branches[b], content: c >= 0 ? (registers + c).take() : nil))
        case .makeOpaque:
            a.pointee = .cell(
                OpaqueCell(name: code.sites[b].name, origin: currentPosition, children: take(registers + c, extra)))
        case .implicitMember:
            let site = code.sites[b]
            let values = take(registers + c, extra)
            a.pointee = .cell(
                ImplicitMemberCell(
                    name: site.name, labels: site.labels, arguments: site.argumentCount < 0 ? nil : values))

        // Globals
        case .ensureGlobal:
            let id = Int(instruction.a)
            ensureGlobalSlot(id)
            if state.pointee.globals[id].isReady {
                frame.pointee.pc += 1
            } else {
                try enter(code.functionSymbols[c], at: registers + b)
            }
        case .initGlobal:
            let id = Int(instruction.a)
            ensureGlobalSlot(id)
            state.pointee.globals[id] = GlobalSlot(
                value: stored((registers + b).take(), in: program.globals[id]), isReady: true)
        case .loadGlobal:
            ensureGlobalSlot(b)
            a.pointee = state.pointee.globals[b].value
        case .takeGlobal:
            ensureGlobalSlot(b)
            a.pointee = state.pointee.globals[b].value
            state.pointee.globals[b].value = .void
        case .storeGlobal:
            let id = Int(instruction.a)
            ensureGlobalSlot(id)
            state.pointee.globals[id] = GlobalSlot(value: (registers + b).take(), isReady: true)

        case .jumpIfUnset:
            let id = Int(instruction.a)
            ensureGlobalSlot(id)
            if !state.pointee.globals[id].isReady { frame.pointee.pc = start + c }

        // Calls
        case .callInit: try callInit(code.functionSymbols[b], a)
        case .callDispatched:
            try callDispatched(code.functionSymbols[b], code.sites[c], code.caches + c, a)
        case .setDefaults: try setInheritedDefaults(before: code.functionSymbols[b], a.pointee)
        case .apply: try apply(a, c)
        case .callDynamic: try callDynamic(code.sites[b], a)
        case .getDynamic:
            let receiver = (a + 1).receiverType
            try getDynamic(code.sites[b], a)
            remember(code.sites[b], receiver, code.caches + b)
        case .setDynamic: try setDynamic(code.sites[b], a)
        case .dynamicOperator: try dynamicOperator(code.sites[b], a, c)
        case .jumpIfNotMutating:
            let site = code.sites[Int(instruction.a)]
            let mask = site.lastFunction?.inoutMask ?? 0
            let offset = extra > 0 && site.lastFunction?.takesSelf != true ? extra - 1 : extra
            let isInout =
                site.lastFunction != nil && offset < 64 && mask & (1 << UInt64(offset)) != 0
            if !isInout { frame.pointee.pc = start + c }
        case .allocate: a.pointee = .cell(try allocate(code.nominals[b]))
        case .hop:
            try hop(instruction.extra, b, registers, code)
            if state.pointee.suspensionRequested { try park(resultAt: a) }
        case .didInit: didInit(code.nominals[b])
        case .initFailed: a.pointee.asObject?.storage.isIncomplete = true

        // Errors
        case .trapError:
            throw trap(
                "runtime.try", "'try!' met an error: \(snapshot(a.pointee))",
                fix: "handle it with 'try' and 'catch'")
        case .trap: throw Trap(diagnostic: located(code.diagnostics[Int(instruction.a)]))

        // Iteration
        case .beginFor: try beginFor(a, isAsync: extra == 1, frame)

        // Observation
        case .didAccess:
            if let observation, let object = a.pointee.asObject {
                observation.didAccess(object.storage, code.properties[b])
            }
        case .willMutate:
            if let observation, let object = a.pointee.asObject {
                try observation.willMutate(object.storage, code.properties[b])
            }
        case .didMutate:
            if let observation, let object = a.pointee.asObject {
                try observation.didMutate(object.storage, code.properties[b])
            }
        case .setObserved:
            let value = (registers + c).take()
            if let object = a.pointee.asObject { try setObserved(object.storage, code.properties[b], value) }

        default:
            throw trap("interpreter.operation", "the operation \(instruction.operation) cannot be performed here")
        }
    }

    /// Moves consecutive registers into an array.
    func take(_ start: UnsafeMutablePointer<Value>, _ count: Int) -> ContiguousArray<Value> {
        ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
            for index in 0..<count {
                guard let base = buffer.baseAddress else { break }
                (base + index).initialize(to: (start + index).take())
            }
            initialized = count
        }
    }

    /// Makes room for a global's slot.
    func ensureGlobalSlot(_ id: Int) {
        guard id >= state.pointee.globalCount else { return }
        let count = max(id + 1, program.globals.count, state.pointee.globalCount * 2)
        let grown = UnsafeMutablePointer<GlobalSlot>.allocate(capacity: count)
        let old = state.pointee.globals
        grown.moveInitialize(from: old, count: state.pointee.globalCount)
        (grown + state.pointee.globalCount).initialize(
            repeating: GlobalSlot(), count: count - state.pointee.globalCount)
        old.deallocate()
        state.pointee.globals = grown
        state.pointee.globalCount = count
    }

    /// A diagnostic at the current position, where it has none of its own.
    private func located(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.location == nil else { return diagnostic }
        return Diagnostic(
            id: diagnostic.id, severity: diagnostic.severity, location: program.location(currentPosition),
            message: diagnostic.message, why: diagnostic.why, fix: diagnostic.fix)
    }

    /// Destroys registers from the last to the first, and what their deaths cause one after another.
    func clear(_ registers: UnsafeMutablePointer<Value>, from start: Int, to end: Int) throws {
        var index = end - 1
        while index >= start {
            registers[index] = .void
            if heap.hasPendingReleases { try drain() }
            index -= 1
        }
    }
}

extension Value {
    /// Whether the value is nil, on the outermost level of optional.
    @inline(__always)
    var isNil: Bool {
        switch self {
        case .none: true
        case .cell(let cell):
            if type(of: cell) == ErasedCell.self, case .none = unsafeDowncast(cell, to: ErasedCell.self).value {
                true
            } else {
                false
            }
        default: false
        }
    }

    /// Whether the value is a present nil.
    var isWrapped: Bool {
        if case .cell(let cell) = self { return type(of: cell) == SomeCell.self }
        return false
    }

    /// The value without one level of optional; nil if it is nil.
    package var unwrapped: Value? {
        switch self {
        case .none: return nil
        case .cell(let cell):
            if type(of: cell) == SomeCell.self { return unsafeDowncast(cell, to: SomeCell.self).value }
            if type(of: cell) == ErasedCell.self {
                return unsafeDowncast(cell, to: ErasedCell.self).value.unwrapped
            }
            return self
        default: return self
        }
    }

    /// The value without what a conversion to `Any` added.
    package var unerased: Value {
        if case .cell(let cell) = self, type(of: cell) == ErasedCell.self {
            return unsafeDowncast(cell, to: ErasedCell.self).value
        }
        return self
    }

    package var asOpaque: OpaqueCell? {
        if case .cell(let cell) = self { return cell as? OpaqueCell }
        return nil
    }
}
