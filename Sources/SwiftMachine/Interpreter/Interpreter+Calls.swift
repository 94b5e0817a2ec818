import SwiftFrontEnd

/// Calls from natives and the host into interpreted code.
extension Interpreter {
    /// Calls a function value: a closure, function, bound method, native closure, or key path as a function.
    package func call(_ callee: Value, _ arguments: [Value]) throws -> Value {
        try withHostRegisters(arguments.count + 1) { a in
            a.pointee = callee
            for (index, argument) in arguments.enumerated() { a[1 + index] = argument }
            let depth = state.pointee.depth
            try apply(a, arguments.count)
            try finishHostCall(from: depth)
            return a.take()
        }
    }

    /// Calls a function, `self` first where it takes it.
    package func call(_ function: FunctionSymbol, _ arguments: [Value]) throws -> Value {
        var arguments = arguments
        return try call(function, arguments: &arguments)
    }

    /// Calls a function and gives back the final values of `inout` arguments in place.
    package func call(_ function: FunctionSymbol, arguments: inout [Value]) throws -> Value {
        let count = arguments.count
        let mask = function.inoutMask
        return try withHostRegisters(count + 1) { a in
            for index in 0..<count {
                a[1 + index] = arguments[index]
                if index < 64, mask & (1 << UInt64(index)) != 0 { arguments[index] = .void }
            }
            let depth = state.pointee.depth
            defer {
                for index in 0..<min(count, 64) where mask & (1 << UInt64(index)) != 0 {
                    arguments[index] = (a + 1 + index).take()
                }
            }
            try callSlowly(function.record, a)
            try finishHostCall(from: depth)
            return a.take()
        }
    }

    /// Reserves registers above everything in use for a call from the host; the first is the result's.
    func withHostRegisters<Result>(
        _ count: Int, _ body: (UnsafeMutablePointer<Value>) throws -> Result
    ) throws -> Result {
        let outerTop = state.pointee.hostTop
        let start = topOfStack
        guard start + count + 8 < stackCapacity, state.pointee.nesting < Self.maximumNesting else { throw tooDeep() }
        state.pointee.hostTop = start + count + 1
        state.pointee.nesting += 1
        defer {
            state.pointee.hostTop = outerTop
            state.pointee.nesting -= 1
        }
        return try body(stack + start)
    }

    /// Runs the frame that a call pushed, if it pushed one.
    func finishHostCall(from depth: Int) throws {
        if state.pointee.depth > depth {
            frames[depth].kind = .entry
            try run(downTo: depth)
        } else if heap.hasPendingReleases {
            try drain()
        }
    }

    /// Calls an initializer or makes a struct, enum or object of a type from arguments with labels.
    package func construct(_ type: NominalType, labels: [String?], _ arguments: [Value]) throws -> Value {
        let metatype = Value.metatype(Unmanaged.passUnretained(program.metatype(.nominal(type, []))))
        return try callMethod("init", labels: labels, on: metatype, arguments)
    }

    /// Calls a method found by name and labels.
    package func callMethod(
        _ name: String, labels: [String?], on base: Value, _ arguments: [Value]
    ) throws -> Value {
        var base = base
        return try callMethod(name, labels: labels, on: &base, arguments)
    }

    /// Calls a method found by name and labels, which may change its receiver.
    func callMethod(
        _ name: String, labels: [String?], on base: inout Value, _ arguments: [Value]
    ) throws -> Value {
        let site = Site(name: name, labels: labels, argumentCount: arguments.count)
        return try withHostRegisters(arguments.count + 2) { a in
            a[1] = base
            for (index, argument) in arguments.enumerated() { a[2 + index] = argument }
            let depth = state.pointee.depth
            try callDynamic(site, a)
            try finishHostCall(from: depth)
            if site.lastFunction?.takesSelfInout == true { base = (a + 1).take() }
            return a.take()
        }
    }

    /// Reads a property found by name.
    package func property(_ name: String, of base: Value) throws -> Value {
        try withHostRegisters(3) { a in
            a[1] = base
            let depth = state.pointee.depth
            try getDynamic(Site(name: name), a)
            try finishHostCall(from: depth)
            return a.take()
        }
    }

    /// Reads a property of a value.
    func property(_ property: PropertySymbol, of base: Value) throws -> Value {
        if let getter = property.getter { return try call(getter, [base]) }
        return try self.property(property.name, of: base)
    }

    /// Sets a property found by name.
    package func setProperty(_ name: String, of base: inout Value, to value: Value) throws {
        let site = Site(name: name)
        let original = base
        base = .void
        base = try withHostRegisters(3) { a in
            a[1] = original
            a[2] = value
            let depth = state.pointee.depth
            try setDynamic(site, a)
            try finishHostCall(from: depth)
            return site.lastFunction?.takesSelfInout == true ? (a + 1).take() : original
        }
    }

    /// Visits every value that a frame, a global or the release queue holds, with the name of its holder.
    package func forEachRoot(_ visit: (Value, RootLabel) -> Void) {
        var end = 0
        for index in 0..<state.pointee.depth {
            let frame = frames[index]
            let base = Int(frame.base)
            // Registers of host calls lie between frames.
            while end < base {
                visitRoot(stack[end], .temporary, visit)
                end += 1
            }
            let size = frame.function.pointee.frameSize
            let limit = index + 1 < state.pointee.depth ? Int(frames[index + 1].base) : base + size
            var names: [Int: LocalVariable] = [:]
            for name in frame.function.pointee.code?.localNames ?? [] { names[name.register] = name.variable }
            for register in 0..<min(size, max(0, limit - base)) {
                let label =
                    names[register].map { RootLabel.local($0, frame.function.pointee.symbol) } ?? .temporary
                visitRoot(stack[base + register], label, visit)
            }
            end = max(end, base + min(size, max(0, limit - base)))
        }
        while end < state.pointee.hostTop {
            visitRoot(stack[end], .temporary, visit)
            end += 1
        }
        for id in 0..<min(state.pointee.globalCount, program.globals.count) {
            visitRoot(state.pointee.globals[id].value, .global(program.globals[id]), visit)
        }
        for task in releases { for field in task.storage.fields { visitRoot(field, .pending, visit) } }
    }

    private func visitRoot(_ value: Value, _ label: RootLabel, _ visit: (Value, RootLabel) -> Void) {
        if case .cell = value { visit(value, label) }
    }
}

/// What holds a root value.
package enum RootLabel {
    /// A variable of a running function, by name.
    case local(LocalVariable, FunctionSymbol)
    case temporary
    case global(GlobalSymbol)
    case pending
}
