import Testing

@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

@Suite("Fibers")
struct FiberTests {
    let tree = TreeBuilder()

    /// A native that parks the fiber, which the test resumes.
    func waiting() -> FunctionSymbol {
        tree.native("wait", parameters: 0) { interpreter, _ in
            _ = try interpreter.requestSuspension()
            return .void
        }
    }

    /// `func f(start) { let a = wait(); return start + a }`, with a frame in between that waits too.
    func sum() -> FunctionSymbol {
        let int = tree.intType
        let start = tree.local("start", int)
        let a = tree.local("a", int)
        let inner = tree.function("inner", [.return(.call(waiting(), [], int))])
        return tree.function(
            "f", parameters: [start],
            [.bind(a, .call(inner, [], int)), .return(.builtin(.add, [.local(start), .local(a)], int))])
    }

    @Test("A parked fiber goes on with the value it waited for")
    func resumption() throws {
        let interpreter = Interpreter(program: tree.program, natives: .standard, trace: Trace())
        let fiber = Fiber(function: .function(Unmanaged.passUnretained(sum())), arguments: [.int(5)])
        guard case .suspended = try interpreter.start(fiber) else {
            Issue.record("the fiber did not wait")
            return
        }
        guard case .finished(let value) = try interpreter.resume(fiber, with: .success(.int(37))) else {
            Issue.record("the fiber did not end")
            return
        }
        #expect(value.asInt == 42)
    }

    @Test("Many fibers wait at once and go on in any order")
    func interleaving() throws {
        let interpreter = Interpreter(program: tree.program, natives: .standard, trace: Trace())
        let function = Value.function(Unmanaged.passUnretained(sum()))
        let fibers = (0..<1000).map { Fiber(function: function, arguments: [.int($0)]) }
        for fiber in fibers { _ = try interpreter.start(fiber) }
        #expect(interpreter.topOfStack == 0)
        for (index, fiber) in fibers.enumerated().reversed() {
            guard case .finished(let value) = try interpreter.resume(fiber, with: .success(.int(1))) else {
                Issue.record("fiber \(index) did not end")
                return
            }
            #expect(value.asInt == index + 1)
        }
    }

    @Test("A fiber can be resumed with an error, which it may catch")
    func resumptionWithError() throws {
        let caught = tree.local("error")
        let function = tree.function(
            "f",
            [
                Statement(
                    .doCatch(
                        label: nil, [.expression(.call(waiting(), []))],
                        [Statement.CatchClause(patterns: [], error: caught, body: [.return(.local(caught))])]))
            ])
        let interpreter = Interpreter(program: tree.program, natives: .standard, trace: Trace())
        let fiber = Fiber(function: .function(Unmanaged.passUnretained(function)))
        _ = try interpreter.start(fiber)
        guard case .finished(let value) = try interpreter.resume(fiber, with: .failure(ThrownValue(value: .int(3))))
        else {
            Issue.record("the fiber did not end")
            return
        }
        #expect(value.asInt == 3)
    }

    @Test("Waiting outside of a fiber is a located error")
    func waitingOutside() throws {
        let interpreter = Interpreter(program: tree.program, natives: .standard, trace: Trace())
        let trap = try #require(throws: Trap.self) { try interpreter.call(waiting(), []) }
        #expect(trap.diagnostic.id == "runtime.await")
    }
}
