import SwiftFrontEnd

/// The loop that runs instructions.
extension Interpreter {
    /// Runs until the frame at a depth has returned; its result is in the register below its base.
    /// - Throws: `ThrownValue` or `Trap` that no handler above that depth took.
    func run(downTo entryDepth: Int) throws {
        while true {
            do {
                try execute(downTo: entryDepth)
                return
            } catch let error as ThrownValue {
                try unwind(error.value, downTo: entryDepth)
            } catch {
                dropFrames(downTo: entryDepth)
                throw error
            }
        }
    }

    /// Interprets instructions until the frame at a depth has returned, or an error is thrown.
    ///
    /// Before anything that may look at the frames, call or throw, the program counter is stored in the frame.
    private func execute(downTo entryDepth: Int) throws {
        let frames = frames
        let stack = stack
        let state = state
        let pending = heap.pending
        reload: while true {
            if pending.pointee { try startReleases() }
            if state.pointee.depth <= entryDepth { return }
            var frame = frames + (state.pointee.depth - 1)
            var function = frame.pointee.function
            var registers = stack + Int(frame.pointee.base)
            var pc = frame.pointee.pc
            var constants = function.pointee.constants.unsafelyUnwrapped
            while true {
                let instruction = pc.pointee
                pc += 1
                let a = registers + Int(instruction.a)
                switch instruction.operation {
                // MARK: Values
                case .move:
                    a.pointee = (registers + Int(instruction.b)).take()
                    if pending.pointee {
                        frame.pointee.pc = pc
                        continue reload
                    }
                case .copy:
                    a.pointee = registers[Int(instruction.b)]
                    if pending.pointee {
                        frame.pointee.pc = pc
                        continue reload
                    }
                case .constant:
                    a.pointee = constants[Int(instruction.b)]
                    if pending.pointee {
                        frame.pointee.pc = pc
                        continue reload
                    }
                case .integer:
                    a.pointee = .int(Int(instruction.b))
                    if pending.pointee {
                        frame.pointee.pc = pc
                        continue reload
                    }
                case .clear:
                    a.pointee = .void
                    if pending.pointee {
                        frame.pointee.pc = pc
                        continue reload
                    }
                case .clearRange:
                    frame.pointee.pc = pc
                    try clear(registers, from: Int(instruction.a), to: Int(instruction.b))
                    if pending.pointee { continue reload }

                // MARK: Control
                case .jump: pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.a)
                case .jumpBack:
                    let target = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.a)
                    state.pointee.steps &+= pc - target
                    if state.pointee.steps > state.pointee.checkpoint {
                        frame.pointee.pc = pc
                        try checkBounds()
                    }
                    pc = target
                case .jumpIfFalse:
                    if case .bool(let value) = a.pointee {
                        if !value { pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.b) }
                    } else {
                        frame.pointee.pc = pc
                        if try !truth(a.pointee) {
                            pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.b)
                        }
                    }
                case .jumpIfTrue:
                    if case .bool(let value) = a.pointee {
                        if value { pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.b) }
                    } else {
                        frame.pointee.pc = pc
                        if try truth(a.pointee) {
                            pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.b)
                        }
                    }
                case .jumpIfNone:
                    if a.pointee.isNil { pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.b) }
                case .jumpIfSome:
                    if !a.pointee.isNil { pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.b) }
                case .jumpIfKnown:
                    if !a.isOpaque {
                        pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.b)
                    }
                case .unwrapOrJump:
                    let source = registers + Int(instruction.b)
                    if source.isCell {
                        let value = source.take()
                        if let unwrapped = value.unwrapped {
                            a.pointee = unwrapped
                        } else {
                            pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.c)
                        }
                    } else if case .none = source.pointee {
                        pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.c)
                    } else if source != a {
                        a.pointee = source.take()
                    }
                case .forceUnwrap:
                    if a.isCell || a.pointee.isNone {
                        frame.pointee.pc = pc
                        guard let unwrapped = a.take().unwrapped else { throw unwrappedNil() }
                        a.pointee = unwrapped
                    }
                case .jumpIfLess, .jumpIfLessOrEqual, .jumpIfGreater, .jumpIfGreaterOrEqual, .jumpIfEqual,
                    .jumpIfNotEqual:
                    let holds: Bool
                    if case .int(let left) = a.pointee, case .int(let right) = registers[Int(instruction.b)] {
                        holds =
                            switch instruction.operation {
                            case .jumpIfLess: left < right
                            case .jumpIfLessOrEqual: left <= right
                            case .jumpIfGreater: left > right
                            case .jumpIfGreaterOrEqual: left >= right
                            case .jumpIfEqual: left == right
                            default: left != right
                            }
                    } else {
                        frame.pointee.pc = pc
                        holds = try compareSlowly(
                            instruction.operation, a.pointee, registers[Int(instruction.b)],
                            isNegated: instruction.extra == 1)
                    }
                    if holds { pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.c) }
                case .jumpIfLessThan, .jumpIfAtMost, .jumpIfGreaterThan, .jumpIfAtLeast, .jumpIfIs, .jumpIfIsNot:
                    let holds: Bool
                    let right = Int(instruction.b)
                    if case .int(let left) = a.pointee {
                        holds =
                            switch instruction.operation {
                            case .jumpIfLessThan: left < right
                            case .jumpIfAtMost: left <= right
                            case .jumpIfGreaterThan: left > right
                            case .jumpIfAtLeast: left >= right
                            case .jumpIfIs: left == right
                            default: left != right
                            }
                    } else {
                        frame.pointee.pc = pc
                        holds = try compareSlowly(
                            instruction.operation, a.pointee, .int(right), isNegated: instruction.extra == 1)
                    }
                    if holds { pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.c) }
                case .jumpIfNotCase:
                    frame.pointee.pc = pc
                    if try !isCase(a.pointee, function.pointee.code.unsafelyUnwrapped.cases[Int(instruction.b)]) {
                        pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.c)
                    }

                // MARK: Arithmetic
                case .addInt:
                    if case .int(let left) = registers[Int(instruction.b)],
                        case .int(let right) = registers[Int(instruction.c)]
                    {
                        let (sum, overflow) = left.addingReportingOverflow(right)
                        if !overflow {
                            a.pointee = .int(sum)
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    a.pointee = try binary(
                        .add, registers[Int(instruction.b)], registers[Int(instruction.c)])
                case .subtractInt:
                    if case .int(let left) = registers[Int(instruction.b)],
                        case .int(let right) = registers[Int(instruction.c)]
                    {
                        let (difference, overflow) = left.subtractingReportingOverflow(right)
                        if !overflow {
                            a.pointee = .int(difference)
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    a.pointee = try binary(
                        .subtract, registers[Int(instruction.b)], registers[Int(instruction.c)])
                case .multiplyInt:
                    if case .int(let left) = registers[Int(instruction.b)],
                        case .int(let right) = registers[Int(instruction.c)]
                    {
                        let (product, overflow) = left.multipliedReportingOverflow(by: right)
                        if !overflow {
                            a.pointee = .int(product)
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    a.pointee = try binary(
                        .multiply, registers[Int(instruction.b)], registers[Int(instruction.c)])
                case .addImmediate:
                    if case .int(let left) = registers[Int(instruction.b)] {
                        let (sum, overflow) = left.addingReportingOverflow(Int(instruction.c))
                        if !overflow {
                            a.pointee = .int(sum)
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    a.pointee = try binary(.add, registers[Int(instruction.b)], .int(Int(instruction.c)))
                case .addDouble, .subtractDouble, .multiplyDouble, .divideDouble:
                    if case .double(let left) = registers[Int(instruction.b)],
                        case .double(let right) = registers[Int(instruction.c)]
                    {
                        let result =
                            switch instruction.operation {
                            case .addDouble: left + right
                            case .subtractDouble: left - right
                            case .multiplyDouble: left * right
                            default: left / right
                            }
                        a.pointee = .double(result)
                        continue
                    }
                    frame.pointee.pc = pc
                    a.pointee = try binary(
                        BuiltinOperation.byCode[Int(instruction.extra)], registers[Int(instruction.b)],
                        registers[Int(instruction.c)])
                case .binary:
                    if instruction.extra == 0, instruction.a == instruction.b,
                        a.append(registers + Int(instruction.c), limit: limits.length)
                    {
                        continue
                    }
                    frame.pointee.pc = pc
                    a.pointee = try binary(
                        BuiltinOperation.byCode[Int(instruction.extra)], registers[Int(instruction.b)],
                        registers[Int(instruction.c)])
                    if pending.pointee { continue reload }
                case .unary:
                    frame.pointee.pc = pc
                    a.pointee = try unary(
                        BuiltinOperation.byCode[Int(instruction.extra)], registers[Int(instruction.b)])
                case .not:
                    frame.pointee.pc = pc
                    if let opaque = registers[Int(instruction.b)].unerased.asOpaque {
                        a.pointee = .cell(opaque)
                    } else {
                        a.pointee = .bool(try !truth(registers[Int(instruction.b)]))
                    }

                // MARK: Fields
                case .getField:
                    if let cell = (registers + Int(instruction.b)).borrowedStruct {
                        let value: Value? = cell._withUnsafeGuaranteedRef { cell in
                            let index = Int(instruction.c)
                            return index < cell.fields.count ? cell.fields[index] : nil
                        }
                        if let value {
                            a.pointee = value
                            if pending.pointee {
                                frame.pointee.pc = pc
                                continue reload
                            }
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    a.pointee = try readField(
                        registers[Int(instruction.b)], Int(instruction.c), instruction.extra, function)
                    if pending.pointee { continue reload }
                case .getObjectField:
                    if let cell = (registers + Int(instruction.b)).borrowedObject {
                        let value: Value? = cell._withUnsafeGuaranteedRef { cell in
                            let index = Int(instruction.c)
                            return index < cell.storage.fields.count ? cell.storage.fields[index] : nil
                        }
                        if let value {
                            a.pointee = value
                            if pending.pointee {
                                frame.pointee.pc = pc
                                continue reload
                            }
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    a.pointee = try readField(
                        registers[Int(instruction.b)], Int(instruction.c), instruction.extra, function)
                    if pending.pointee { continue reload }
                case .putField:
                    if a.borrowedStruct != nil {
                        a.makeStructUnique()
                        let index = Int(instruction.b)
                        let source = registers + Int(instruction.c)
                        let isDone = a.borrowedStruct?._withUnsafeGuaranteedRef { cell in
                            guard index < cell.fields.count else { return false }
                            cell.fields[index] = source.take()
                            return true
                        }
                        if isDone == true {
                            if pending.pointee {
                                frame.pointee.pc = pc
                                continue reload
                            }
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    try writeField(
                        a, Int(instruction.b), (registers + Int(instruction.c)).take(), instruction.extra, function)
                    if pending.pointee { continue reload }
                case .putObjectField:
                    if let cell = a.borrowedObject {
                        let index = Int(instruction.b)
                        let source = registers + Int(instruction.c)
                        let isDone = cell._withUnsafeGuaranteedRef { cell in
                            guard index < cell.storage.fields.count else { return false }
                            cell.storage.fields[index] = source.take()
                            return true
                        }
                        if isDone {
                            if pending.pointee {
                                frame.pointee.pc = pc
                                continue reload
                            }
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    try writeField(
                        a, Int(instruction.b), (registers + Int(instruction.c)).take(), instruction.extra, function)
                    if pending.pointee { continue reload }
                case .getElement:
                    if case .int(let index) = registers[Int(instruction.c)],
                        let cell = (registers + Int(instruction.b)).borrowedArray
                    {
                        let value: Value? = cell._withUnsafeGuaranteedRef { cell in
                            index >= 0 && index < cell.elements.count ? cell.elements[index] : nil
                        }
                        if let value {
                            a.pointee = value
                            if pending.pointee {
                                frame.pointee.pc = pc
                                continue reload
                            }
                            continue
                        }
                    }
                    frame.pointee.pc = pc
                    a.pointee = try readElement(registers[Int(instruction.b)], registers[Int(instruction.c)])
                    if pending.pointee { continue reload }
                case .loadBox:
                    if let box = (registers + Int(instruction.b)).borrowedBox {
                        a.pointee = box._withUnsafeGuaranteedRef { $0.value }
                    } else {
                        a.pointee = registers[Int(instruction.b)]
                    }
                    if pending.pointee {
                        frame.pointee.pc = pc
                        continue reload
                    }
                case .takeBox:
                    if let box = (registers + Int(instruction.b)).borrowedBox {
                        let value = box._withUnsafeGuaranteedRef { box in
                            let value = box.value
                            box.value = .void
                            return value
                        }
                        a.pointee = value
                    }
                case .storeBox:
                    if let box = a.borrowedBox {
                        let source = registers + Int(instruction.b)
                        box._withUnsafeGuaranteedRef { $0.value = source.take() }
                        if pending.pointee {
                            frame.pointee.pc = pc
                            continue reload
                        }
                    }

                // MARK: Calls
                case .call:
                    let target = function.pointee.functions.unsafelyUnwrapped[Int(instruction.b)]
                    guard let code = target.pointee.instructions else {
                        frame.pointee.pc = pc
                        try callSlowly(target, a)
                        continue reload
                    }
                    state.pointee.steps &+= 1
                    let base = (a + 1) - stack
                    frame.pointee.pc = pc
                    if state.pointee.depth >= frameCapacity || base + target.pointee.frameSize >= stackCapacity
                        || state.pointee.steps > state.pointee.checkpoint
                    {
                        try checkBounds(top: base + target.pointee.frameSize)
                    }
                    frame += 1
                    frame.initialize(
                        to: Frame(function: target, pc: code, base: Int32(truncatingIfNeeded: base), kind: .normal))
                    state.pointee.depth += 1
                    function = target
                    registers = a + 1
                    pc = code
                    constants = target.pointee.constants.unsafelyUnwrapped
                case .return:
                    let kind = frame.pointee.kind
                    registers[-1] = a.take()
                    state.pointee.depth -= 1
                    switch kind {
                    case .normal:
                        frame -= 1
                        function = frame.pointee.function
                        registers = stack + Int(frame.pointee.base)
                        pc = frame.pointee.pc
                        constants = function.pointee.constants.unsafelyUnwrapped
                        if pending.pointee { continue reload }
                    case .entry:
                        if pending.pointee { continue reload }
                        return
                    case .release:
                        try finishRelease()
                        continue reload
                    }
                case .throw:
                    frame.pointee.pc = pc
                    lastThrowPosition = currentPosition
                    throw ThrownValue(value: a.take())
                case .rethrow:
                    frame.pointee.pc = pc
                    throw ThrownValue(value: a.take())

                case .callDispatched, .getDynamic:
                    // A few types come at most places; others take the long way.
                    let isCall = instruction.operation == .callDispatched
                    guard let receiver = (a + 1).receiverType, let caches = function.pointee.caches else {
                        frame.pointee.pc = pc
                        try perform(instruction, registers, function, frame)
                        continue reload
                    }
                    let cache = caches + Int(isCall ? instruction.c : instruction.b)
                    let entry: MemberCache.Entry
                    if cache.pointee.first.type == receiver {
                        entry = cache.pointee.first
                    } else if cache.pointee.second.type == receiver {
                        entry = cache.pointee.second
                    } else if cache.pointee.third.type == receiver {
                        entry = cache.pointee.third
                    } else {
                        frame.pointee.pc = pc
                        try perform(instruction, registers, function, frame)
                        continue reload
                    }
                    guard let target = entry.target else {
                        let index = entry.field
                        let value: Value? = (a + 1).borrowedCell._withUnsafeGuaranteedRef { cell in
                            if type(of: cell) == StructCell.self {
                                let structure = unsafeDowncast(cell, to: StructCell.self)
                                return index >= 0 && index < structure.fields.count ? structure.fields[index] : nil
                            }
                            let storage = unsafeDowncast(cell, to: ObjectCell.self).storage
                            return index >= 0 && index < storage.fields.count ? storage.fields[index] : nil
                        }
                        frame.pointee.pc = pc
                        if let value {
                            a.pointee = value
                            a[1] = .void
                            if pending.pointee { continue reload }
                        } else {
                            try perform(instruction, registers, function, frame)
                            continue reload
                        }
                        continue
                    }
                    frame.pointee.pc = pc
                    guard let code = target.pointee.instructions else {
                        try callSlowly(target, a)
                        continue reload
                    }
                    state.pointee.steps &+= 1
                    let base = (a + 1) - stack
                    if state.pointee.depth >= frameCapacity || base + target.pointee.frameSize >= stackCapacity
                        || state.pointee.steps > state.pointee.checkpoint
                    {
                        try checkBounds(top: base + target.pointee.frameSize)
                    }
                    frame += 1
                    frame.initialize(
                        to: Frame(
                            function: target, pc: code, base: Int32(truncatingIfNeeded: base), kind: .normal))
                    state.pointee.depth += 1
                    function = target
                    registers = a + 1
                    pc = code
                    constants = target.pointee.constants.unsafelyUnwrapped
                case .apply:
                    frame.pointee.pc = pc
                    let count = Int(instruction.c)
                    guard a.isCell,
                        let target = a.borrowedCell._withUnsafeGuaranteedRef({ cell in
                            type(of: cell) == ClosureCell.self
                                ? unsafeDowncast(cell, to: ClosureCell.self).record : nil
                        }), let code = target.pointee.instructions, target.pointee.argumentCount == count
                    else {
                        try apply(a, count)
                        continue reload
                    }
                    state.pointee.steps &+= 1
                    let base = a + 1
                    if state.pointee.depth >= frameCapacity
                        || (base - stack) + target.pointee.frameSize >= stackCapacity
                        || state.pointee.steps > state.pointee.checkpoint
                    {
                        try checkBounds(top: (base - stack) + target.pointee.frameSize)
                    }
                    a.borrowedCell._withUnsafeGuaranteedRef { cell in
                        let captures = unsafeDowncast(cell, to: ClosureCell.self).captures
                        for index in 0..<captures.count { base[count + 1 + index] = captures[index] }
                    }
                    base[count] = a.take()
                    frame += 1
                    frame.initialize(
                        to: Frame(
                            function: target, pc: code, base: Int32(truncatingIfNeeded: base - stack),
                            kind: .normal))
                    state.pointee.depth += 1
                    function = target
                    registers = base
                    pc = code
                    constants = target.pointee.constants.unsafelyUnwrapped

                // MARK: Globals
                case .ensureGlobal:
                    let id = Int(instruction.a)
                    if id < state.pointee.globalCount, state.pointee.globals[id].isReady {
                        pc += 1
                    } else {
                        frame.pointee.pc = pc
                        try perform(instruction, registers, function, frame)
                        continue reload
                    }
                case .loadGlobal:
                    let id = Int(instruction.b)
                    if id >= state.pointee.globalCount { ensureGlobalSlot(id) }
                    a.pointee = state.pointee.globals[id].value
                    if pending.pointee {
                        frame.pointee.pc = pc
                        continue reload
                    }
                case .takeGlobal:
                    let id = Int(instruction.b)
                    if id >= state.pointee.globalCount { ensureGlobalSlot(id) }
                    let slot = state.pointee.globals + id
                    a.pointee = slot.pointee.value
                    slot.pointee.value = .void
                case .storeGlobal:
                    let id = Int(instruction.a)
                    if id >= state.pointee.globalCount { ensureGlobalSlot(id) }
                    let slot = state.pointee.globals + id
                    slot.pointee.value = (registers + Int(instruction.b)).take()
                    slot.pointee.isReady = true
                    if pending.pointee {
                        frame.pointee.pc = pc
                        continue reload
                    }

                // MARK: Iteration
                case .nextFor:
                    let source = a
                    if case .int(let index) = a[1], case .int(let end) = a[2] {
                        if index < end {
                            if let cell = source.borrowedArray {
                                registers[Int(instruction.b)] = cell._withUnsafeGuaranteedRef {
                                    index < $0.elements.count ? $0.elements[index] : .none
                                }
                            } else {
                                registers[Int(instruction.b)] = .int(index)
                            }
                            a[1] = .int(index + 1)
                            pc += 5
                        } else if index == end, case .bool(true) = source.pointee {
                            // The last element of a closed range that ends with the greatest integer.
                            registers[Int(instruction.b)] = .int(index)
                            source.pointee = .bool(false)
                            pc += 5
                        } else {
                            pc = function.pointee.instructions.unsafelyUnwrapped + Int(instruction.c)
                        }
                    }

                default:
                    frame.pointee.pc = pc
                    try perform(instruction, registers, function, frame)
                    continue reload
                }
            }
        }
    }
}
