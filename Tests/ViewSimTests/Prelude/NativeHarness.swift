@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

/// Calls natives by name on hand-made values.
struct NativeHarness {
    let interpreter = Interpreter(program: Program(), natives: .standard, trace: Trace())
    private let registry = NativeRegistry.standard

    struct Missing: Error { let name: String }

    /// The result of a native, and what it left in its first argument.
    func callMutating(_ name: String, _ arguments: Value...) throws -> (result: Value, first: Value) {
        guard let function = registry.function(named: name) else { throw Missing(name: name) }
        let buffer = UnsafeMutablePointer<Value>.allocate(capacity: arguments.count + 1)
        buffer.initialize(repeating: .void, count: arguments.count + 1)
        defer {
            buffer.deinitialize(count: arguments.count + 1)
            buffer.deallocate()
        }
        for (index, value) in arguments.enumerated() { buffer[index] = value }
        let result = try function(interpreter, Arguments(base: buffer, count: arguments.count))
        return (result, buffer[0])
    }

    /// The result of a native, described as `print` would.
    func call(_ name: String, _ arguments: Value...) throws -> String {
        guard let function = registry.function(named: name) else { throw Missing(name: name) }
        let buffer = UnsafeMutablePointer<Value>.allocate(capacity: arguments.count + 1)
        buffer.initialize(repeating: .void, count: arguments.count + 1)
        defer {
            buffer.deinitialize(count: arguments.count + 1)
            buffer.deallocate()
        }
        for (index, value) in arguments.enumerated() { buffer[index] = value }
        return try interpreter.describe(try function(interpreter, Arguments(base: buffer, count: arguments.count)))
    }
}
