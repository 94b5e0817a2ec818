import SwiftFrontEnd

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Bounds of steps, depth and memory: no program runs, recurses or grows without end.
extension Interpreter {
    /// Steps between two looks at the memory in use.
    static var checkInterval: Int { 200_000 }

    /// Called where a count reached its next checkpoint, or a frame would not fit.
    /// - Parameter top: the registers that the frame to come needs.
    func checkBounds(top: Int = 0) throws {
        if state.pointee.depth >= frameCapacity || top >= stackCapacity { throw tooDeep() }
        guard state.pointee.steps > state.pointee.checkpoint else { return }
        if state.pointee.steps > limits.steps {
            throw trap(
                "runtime.steps", "this did not finish after \(limits.steps) steps",
                fix: "make the loop end, or raise the bound with --max-steps")
        }
        try checkMemory()
        state.pointee.checkpoint = min(limits.steps, state.pointee.steps + Self.checkInterval)
    }

    /// Counts work on many parts that no instruction of the program does.
    package func charge(_ steps: Int) throws {
        state.pointee.steps += steps
        try checkBounds()
    }

    /// - Parameter more: megabytes that are about to be taken.
    private func checkMemory(more: Int = 0) throws {
        guard let used = Self.megabytesInUse(), used - initialMegabytes + more > limits.megabytes else { return }
        throw outOfMemory("more than \(limits.megabytes) megabytes")
    }

    /// The memory that the process has resident; nil where the system does not say.
    static func megabytesInUse() -> Int? {
        #if canImport(Glibc)
            guard let file = fopen("/proc/self/statm", "r") else { return nil }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 128)
            guard fgets(&line, Int32(line.count), file) != nil else { return nil }
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let fields = text.split(separator: " ")
            guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
            return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
        #else
            var usage = rusage()
            guard getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
            return Int(usage.ru_maxrss) / 1_048_576
        #endif
    }

    func outOfMemory(_ amount: String) -> Trap {
        trap(
            "runtime.memory", "this needs too much memory: \(amount)",
            fix: "keep less, or make what grows here stop growing")
    }

    /// Checks the length that a string or array is about to have.
    /// - Parameter stride: the bytes of one part.
    func checkLength(_ length: Int, stride: Int = 1) throws {
        if length > limits.length { throw outOfMemory("a string or array of \(length) parts") }
        // Few steps make much where each doubles what there is, so large parts do not wait for the next look.
        if length * stride > Self.largeAllocation { try checkMemory(more: length * stride / 1_048_576) }
    }

    private static var largeAllocation: Int { 16 << 20 }

    /// The error of calls that nest too deeply, on the interpreter's stack or the host's.
    func tooDeep() -> Trap {
        let name = state.pointee.depth > 0 ? frames[state.pointee.depth - 1].function.pointee.symbol.name : ""
        return trap(
            "runtime.recursion", "the call stack is exhausted: '\(name)' calls itself without end",
            why: "\(state.pointee.depth) calls are active", fix: "give the recursion a case that ends it")
    }
}
