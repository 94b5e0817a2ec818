import SwiftFrontEnd

/// Frames: entering functions, and leaving them by an error.
extension Interpreter {
    /// How deep natives and interpreted code may call each other on the host's stack.
    static var maximumNesting: Int { 2_000 }

    /// Gives a function its code, if it has none yet.
    func prepare(_ record: UnsafeMutablePointer<FunctionRecord>) throws {
        guard record.pointee.instructions == nil, record.pointee.native == nil else { return }
        let symbol = record.pointee.symbol
        record.pointee.argumentCount = symbol.argumentCount
        record.pointee.inoutMask = symbol.inoutMask
        switch symbol.implementation {
        case .native(let name):
            guard let native = natives.function(named: name) else { throw missingNative(symbol) }
            record.pointee.native = native
            return
        case .synthesized(let function):
            record.pointee.native = Self.native(for: function, of: symbol)
            return
        case .body: break
        }
        let compiled = symbol.compiledFunction
        if let code = compiled.code { return install(code, in: record) }
        let body = try loweredBody(of: symbol)
        // Lowering may have found out that it needs no body.
        guard case .body = symbol.implementation else { return try prepare(record) }
        let code = try CodeGenerator.generate(symbol, body, program: program)
        compiled.code = code
        record.pointee.argumentCount = max(symbol.argumentCount, body.parameters.count)
        install(code, in: record)
    }

    private func loweredBody(of symbol: FunctionSymbol) throws -> FunctionBody {
        if let known = symbol.body { return known }
        guard let provider = program.bodyProvider else {
            throw trap("interpreter.body", "the function '\(symbol.name)' has no body")
        }
        do {
            let body = try provider.body(of: symbol)
            symbol.body = body
            return body
        } catch let missing as Trap where symbol.isFromPrelude {
            // People look for the call in their own code.
            throw trap(
                missing.diagnostic.id, missing.diagnostic.message, why: missing.diagnostic.why,
                fix: missing.diagnostic.fix)
        }
    }

    private func missingNative(_ symbol: FunctionSymbol) -> Trap {
        trap(
            "lowering.no-body", "'\(symbol.signatureName)' has no body that can run",
            fix: "give it a body, or a conforming type's own implementation")
    }

    private func install(_ code: Code, in record: UnsafeMutablePointer<FunctionRecord>) {
        record.pointee.code = code
        record.pointee.frameSize = code.frameSize
        record.pointee.constants = code.constants
        record.pointee.functions = code.functions
        record.pointee.caches = code.caches
        record.pointee.instructions = code.instructions
        if let body = code.symbol.body {
            record.pointee.argumentCount = max(code.symbol.argumentCount, body.parameters.count)
        }
    }

    /// Calls a function whose arguments stand above the result register `a`: pushes its frame, or runs the native.
    func callSlowly(_ record: UnsafeMutablePointer<FunctionRecord>, _ a: UnsafeMutablePointer<Value>) throws {
        try prepare(record)
        if let native = record.pointee.native {
            try callNative(native, record, a, record.pointee.argumentCount)
        } else {
            try push(record, base: (a + 1) - stack, kind: .normal)
        }
    }

    /// As `callSlowly`, for a function symbol.
    func enter(_ function: FunctionSymbol, at a: UnsafeMutablePointer<Value>) throws {
        try callSlowly(function.record, a)
    }

    func push(_ record: UnsafeMutablePointer<FunctionRecord>, base: Int, kind: Frame.Kind) throws {
        guard let instructions = record.pointee.instructions else {
            throw trap("interpreter.code", "the function '\(record.pointee.symbol.name)' has no code")
        }
        state.pointee.steps += 1
        if state.pointee.depth >= frameCapacity || base + record.pointee.frameSize >= stackCapacity
            || state.pointee.steps > state.pointee.checkpoint
        {
            try checkBounds(top: base + record.pointee.frameSize)
        }
        (frames + state.pointee.depth).initialize(
            to: Frame(function: record, pc: instructions, base: Int32(truncatingIfNeeded: base), kind: kind))
        state.pointee.depth += 1
    }

    /// Runs a native on the arguments above the result register `a`.
    func callNative(
        _ native: NativeFunction, _ record: UnsafeMutablePointer<FunctionRecord>, _ a: UnsafeMutablePointer<Value>,
        _ count: Int
    ) throws {
        let mask = record.pointee.inoutMask
        let outerTop = state.pointee.hostTop
        state.pointee.hostTop = max(topOfStack, (a + 1 + count) - stack)
        state.pointee.steps += 1
        defer { state.pointee.hostTop = outerTop }
        do {
            let result = try native(self, Arguments(base: a + 1, count: count))
            clearArguments(a + 1, count, mask)
            a.pointee = result
        } catch {
            clearArguments(a + 1, count, mask)
            throw error
        }
        if state.pointee.suspensionRequested { try park(resultAt: a) }
    }

    private func clearArguments(_ base: UnsafeMutablePointer<Value>, _ count: Int, _ inoutMask: UInt64) {
        var index = count - 1
        while index >= 0 {
            if index >= 64 || inoutMask & (1 << UInt64(index)) == 0 { base[index] = .void }
            index -= 1
        }
    }

    /// The function that the host called last, of those that run.
    package var innermostEntry: FunctionSymbol? {
        var depth = state.pointee.depth
        while depth > 0 {
            depth -= 1
            if frames[depth].kind == .entry { return frames[depth].function.pointee.symbol }
        }
        return nil
    }

    // MARK: Errors

    /// Finds the handler of an error above a depth and makes its frame continue there.
    func unwind(_ error: Value, downTo entryDepth: Int) throws {
        while state.pointee.depth > entryDepth {
            let frame = frames + (state.pointee.depth - 1)
            let record = frame.pointee.function
            let registers = stack + Int(frame.pointee.base)
            guard let code = record.pointee.code, let instructions = record.pointee.instructions else { break }
            let offset = frame.pointee.pc - instructions - 1
            let handler = code.handlerIndices.indices.contains(offset) ? code.handlerIndices[offset] : -1
            if handler >= 0 {
                let handler = code.handlers[Int(handler)]
                try clear(registers, from: Int(handler.depth), to: record.pointee.frameSize)
                frame.pointee.pc = instructions + Int(handler.target)
                registers[Int(handler.register)] = error
                return
            }
            if frame.pointee.kind == .release {
                throw trap("runtime.deinit", "an error left a 'deinit'", fix: "catch it inside the 'deinit'")
            }
            markIncomplete(registers.pointee, leaving: record.pointee.symbol)
            let mask = record.pointee.inoutMask
            var index = record.pointee.frameSize - 1
            while index >= 0 {
                let isInout = index < 64 && mask & (1 << UInt64(index)) != 0
                if !isInout {
                    registers[index] = .void
                    if heap.hasPendingReleases { try drain() }
                }
                index -= 1
            }
            state.pointee.depth -= 1
            if frame.pointee.kind == .entry { break }
        }
        throw ThrownValue(value: error)
    }

    /// An object whose initializer throws before all fields are set dies without its `deinit`.
    private func markIncomplete(_ first: Value, leaving symbol: FunctionSymbol) {
        guard symbol.kind == .initializer, symbol.owner?.isClass == true, case .cell(let cell) = first else { return }
        let object = (cell as? BoxCell)?.value.asObject ?? cell.asObject
        object?.storage.isIncomplete = true
    }

    /// Leaves all frames above a depth without running anything for them.
    func dropFrames(downTo entryDepth: Int) {
        while state.pointee.depth > entryDepth {
            let frame = frames[state.pointee.depth - 1]
            let registers = stack + Int(frame.base)
            for index in (0..<frame.function.pointee.frameSize).reversed() { registers[index] = .void }
            state.pointee.depth -= 1
        }
        while let task = releases.last, task.depth > entryDepth {
            releases.removeLast()
            heap.remove(task.storage)
        }
    }

    func unwrappedNil() -> Trap {
        trap(
            "runtime.nil", "unexpectedly found nil while unwrapping an Optional value",
            fix: "unwrap it with 'if let' or give a default with '??'")
    }
}
