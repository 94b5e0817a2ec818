/// A thread of interpreted execution that can stop and go on later: a task, or a scenario.
///
/// It runs on the interpreter's one stack; while it is suspended, its frames and registers are kept here.
package final class Fiber {
    enum State {
        case ready
        case running
        case suspended
        case finished(Value)
    }

    enum Outcome {
        case finished(Value)
        case suspended
    }

    let function: Value
    let arguments: [Value]
    /// What reports call it.
    package let label: String
    fileprivate(set) var state = State.ready
    /// Frames from the bottom up, with bases relative to the fiber's first register.
    fileprivate var frames: [Frame] = []
    fileprivate var registers: ContiguousArray<Value> = []
    /// Where the value goes that the fiber is resumed with, relative to the fiber's first register.
    fileprivate var resultRegister = 0
    /// The number of frames below while it runs, its first register, and how deep the host's calls nest.
    fileprivate var entryDepth = 0
    fileprivate var base = 0
    fileprivate var nesting = 0

    init(function: Value, arguments: [Value] = [], label: String = "suspended code") {
        self.function = function
        self.label = label
        self.arguments = arguments
    }

    /// Visits the values that a suspended fiber holds.
    func forEachValue(_ visit: (Value) -> Void) {
        if case .ready = state {
            visit(function)
            arguments.forEach(visit)
        }
        registers.forEach(visit)
    }
}

/// Thrown on the host to leave the loop of a fiber that a native parked.
private struct Parked: Error {}

extension Interpreter {
    /// Asks for the running fiber to stop when the native that asks has returned; `resume` gives the native's result.
    /// - Throws: `Trap` where no fiber runs, or a native stands between the fiber and here.
    func requestSuspension() throws -> Fiber {
        guard let fiber = currentFiber, fiber.nesting == state.pointee.nesting else {
            throw trap(
                "runtime.await", "this cannot wait here", why: "a call from the library stands in between",
                fix: "await it directly in an async function")
        }
        state.pointee.suspensionRequested = true
        return fiber
    }

    /// The running fiber, where it can be suspended: no native stands between it and here.
    var suspendableFiber: Fiber? {
        guard let fiber = currentFiber, fiber.nesting == state.pointee.nesting else { return nil }
        return fiber
    }

    /// Starts a fiber and runs it until it ends or suspends.
    func start(_ fiber: Fiber) throws -> Fiber.Outcome {
        try run(fiber) { a in
            a.pointee = fiber.function
            for (index, argument) in fiber.arguments.enumerated() { a[1 + index] = argument }
            try apply(a, fiber.arguments.count)
        }
    }

    /// Goes on with a suspended fiber: what it waited for gives a value or throws.
    func resume(_ fiber: Fiber, with result: Result<Value, ThrownValue>) throws -> Fiber.Outcome {
        try run(fiber) { a in
            let frames = fiber.frames
            let registers = fiber.registers
            fiber.frames = []
            fiber.registers = []
            guard (a - stack) + registers.count + 8 < stackCapacity,
                state.pointee.depth + frames.count < frameCapacity
            else { throw tooDeep() }
            for (index, value) in registers.enumerated() { a[index] = value }
            for var frame in frames {
                frame.base += Int32(truncatingIfNeeded: a - stack)
                (self.frames + state.pointee.depth).initialize(to: frame)
                state.pointee.depth += 1
            }
            switch result {
            case .success(let value): a[fiber.resultRegister] = value
            case .failure(let error): try unwind(error.value, downTo: fiber.entryDepth)
            }
        }
    }

    private func run(
        _ fiber: Fiber, _ prepare: (UnsafeMutablePointer<Value>) throws -> Void
    ) throws -> Fiber.Outcome {
        let outerFiber = currentFiber
        currentFiber = fiber
        fiber.state = .running
        fiber.entryDepth = state.pointee.depth
        defer { currentFiber = outerFiber }
        do {
            let result = try withHostRegisters(fiber.arguments.count + 1) { a in
                fiber.base = a - stack
                fiber.nesting = state.pointee.nesting
                try prepare(a)
                if state.pointee.depth > fiber.entryDepth {
                    frames[fiber.entryDepth].kind = .entry
                    try run(downTo: fiber.entryDepth)
                } else if heap.hasPendingReleases {
                    try drain()
                }
                return a.take()
            }
            fiber.state = .finished(result)
            return .finished(result)
        } catch is Parked {
            fiber.state = .suspended
            return .suspended
        } catch {
            fiber.state = .finished(.void)
            throw error
        }
    }

    /// Moves the running fiber's frames and registers off the stack and leaves its loop.
    func park(resultAt a: UnsafeMutablePointer<Value>) throws {
        state.pointee.suspensionRequested = false
        guard let fiber = currentFiber else { return }
        let top = max(topOfStack, (a + 1) - stack)
        fiber.resultRegister = (a - stack) - fiber.base
        fiber.registers = take(stack + fiber.base, top - fiber.base)
        fiber.frames = (fiber.entryDepth..<state.pointee.depth).map { index in
            var frame = frames[index]
            frame.base -= Int32(truncatingIfNeeded: fiber.base)
            return frame
        }
        state.pointee.depth = fiber.entryDepth
        throw Parked()
    }
}
