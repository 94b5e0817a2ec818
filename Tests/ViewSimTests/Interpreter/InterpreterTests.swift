import Testing

@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

@Suite("Interpreter")
struct InterpreterTests {
    let tree = TreeBuilder()

    func run(_ function: FunctionSymbol, _ arguments: [Value] = [], limits: Interpreter.Limits = .init()) throws
        -> Value
    {
        let interpreter = Interpreter(program: tree.program, natives: .standard, trace: Trace(), limits: limits)
        return try interpreter.call(function, arguments)
    }

    /// `func fib(n) { n < 2 ? n : fib(n - 1) + fib(n - 2) }`
    func fibonacci() -> FunctionSymbol {
        let n = tree.local("n", tree.intType)
        let fib = tree.function("fib", parameters: [n])
        let int = tree.intType
        func recursive(_ less: Int) -> Expression {
            .call(fib, [.builtin(.subtract, [.local(n), .integer(less, int)], int)], int)
        }
        fib.body?.statements = [
            Statement(
                .if(
                    [.expression(.builtin(.less, [.local(n), .integer(2, int)], tree.boolType))],
                    then: [.return(.local(n))], else: [])),
            .return(.builtin(.add, [recursive(1), recursive(2)], int)),
        ]
        return fib
    }

    @Test("Calls itself and returns")
    func recursion() throws {
        #expect(try run(fibonacci(), [.int(15)]).asInt == 610)
    }

    @Test("Runs a loop that assigns locals")
    func loop() throws {
        let int = tree.intType
        let i = tree.local("i", int, isMutable: true)
        let s = tree.local("s", int, isMutable: true)
        let function = tree.function(
            "loop",
            [
                .bind(i, .integer(0, int)), .bind(s, .integer(0, int)),
                Statement(
                    .while(
                        label: nil, [.expression(.builtin(.less, [.local(i), .integer(1000, int)], tree.boolType))],
                        [
                            .assign(.local(s), .builtin(.add, [.local(s), .local(i)], int)),
                            .assign(.local(i), .builtin(.add, [.local(i), .integer(1, int)], int)),
                        ])),
                .return(.local(s)),
            ])
        #expect(try run(function).asInt == 499_500)
    }

    @Test("Overflow is a located error")
    func overflow() throws {
        let int = tree.intType
        let function = tree.function(
            "f", [.return(.builtin(.multiply, [.integer(1 << 62, int), .integer(4, int)], int))])
        tree.program.files = ["a.swift"]
        let trap = try #require(throws: Trap.self) { try run(function) }
        #expect(trap.diagnostic.id == "runtime.overflow")
        #expect(trap.diagnostic.location?.file == "a.swift")
    }

    @Test("Recursion without end is a located error")
    func endlessRecursion() throws {
        let function = tree.function("f")
        function.body?.statements = [.return(.call(function, []))]
        let trap = try #require(throws: Trap.self) { try run(function) }
        #expect(trap.diagnostic.id == "runtime.recursion")
    }

    @Test("A loop without end stops at the bound")
    func endlessLoop() throws {
        let function = tree.function(
            "f", [Statement(.while(label: nil, [.always], []))])
        let trap = try #require(throws: Trap.self) { try run(function, limits: .init(steps: 10_000)) }
        #expect(trap.diagnostic.id == "runtime.steps")
    }

    @Test("A value that grows without end is a located error")
    func growth() throws {
        let string = SwiftType.nominal(tree.string, [])
        let text = tree.local("text", string, isMutable: true)
        let doubled = Expression(.builtin(.add, .string, [.local(text), .local(text)]), string)
        let function = tree.function(
            "f",
            [
                .bind(text, Expression(.constant(.string("x")), string)),
                Statement(.while(label: nil, [.always], [.assign(.local(text), doubled)])),
            ])
        let trap = try #require(throws: Trap.self) { try run(function, limits: .init(length: 1_000)) }
        #expect(trap.diagnostic.id == "runtime.memory")
    }

    @Test("A long chain of enum cases dies without recursion")
    func longEnumChain() {
        let list = tree.type("List", .enum)
        let cons = EnumCaseSymbol(name: "cons", tag: 0, owner: list, position: .none)
        var head = Value.none
        for _ in 0..<300_000 { head = .cell(EnumCell(enumCase: cons, payload: [.int(1), head])) }
        let cell = WeakReference(head)
        head = .none
        #expect(cell.value == nil)
    }

    final class WeakReference {
        weak var value: HeapCell?
        init(_ value: Value) { if case .cell(let cell) = value { self.value = cell } }
    }

    @Test("An object that survives its deinit is a located error")
    func resurrection() throws {
        let type = tree.type("Ghost", .class)
        let keep = GlobalSymbol(id: 0, name: "kept", type: .unknown)
        tree.program.globals = [keep]
        let kept = Expression(
            .property(
                base: nil,
                PropertySymbol(name: "kept", position: .none, owner: nil, type: .unknown, storage: .global(keep)),
                .direct))
        let object = tree.local("self", .nominal(type, []))
        type.deinitializer = tree.function(
            "deinit", kind: .deinitializer, owner: type, parameters: [object], [.assign(kept, .local(object))])
        let initSelf = tree.local("self", .nominal(type, []))
        let initializer = tree.function("init", kind: .initializer, owner: type, parameters: [initSelf])
        let function = tree.function(
            "f", [.expression(Expression(.newObject(type, initializer: initializer, [])))])
        let trap = try #require(throws: Trap.self) { try run(function) }
        #expect(trap.diagnostic.id == "runtime.resurrection")
    }

    /// A class whose `deinit` notes its number in a list.
    func noting(_ notes: Notes) -> (type: NominalType, make: (Int) -> Expression) {
        let type = tree.type("Node", .class, fields: [("n", tree.intType), ("next", .unknown)])
        let note = tree.native("note", parameters: 1) { _, arguments in
            notes.list.append(arguments[0].asInt ?? -1)
            return .void
        }
        let object = tree.local("self", .nominal(type, []))
        let field = Expression(
            .property(base: .local(object), type.storedProperties[0], .direct), tree.intType)
        type.deinitializer = tree.function(
            "deinit", kind: .deinitializer, owner: type, parameters: [object], [.expression(.call(note, [field]))])
        let initSelf = tree.local("self", .nominal(type, []))
        let n = tree.local("n", tree.intType)
        let next = tree.local("next")
        func assign(_ index: Int, _ value: LocalVariable) -> Statement {
            .assign(
                Expression(.property(base: .local(initSelf), type.storedProperties[index], .direct)), .local(value))
        }
        let initializer = tree.function(
            "init", kind: .initializer, owner: type, parameters: [initSelf, n, next], [assign(0, n), assign(1, next)])
        return (
            type,
            { [tree] number in
                Expression(
                    .newObject(
                        type, initializer: initializer,
                        [.value(.integer(number, tree.intType)), .value(Expression(.constant(.none)))]),
                    .nominal(type, []))
            }
        )
    }

    final class Notes {
        var list: [Int] = []
    }

    @Test("Locals are destroyed in reverse order at the end of their scope")
    func destructionOrder() throws {
        let notes = Notes()
        let node = noting(notes)
        let function = tree.function(
            "f",
            [
                .bind(tree.local("a"), node.make(1)), .bind(tree.local("b"), node.make(2)),
                .expression(node.make(3)),
                Statement(.block([.bind(tree.local("c"), node.make(4))])),
            ])
        _ = try run(function)
        #expect(notes.list == [3, 4, 2, 1])
    }

    @Test("An error destroys locals and runs deferred blocks on its way")
    func unwinding() throws {
        let notes = Notes()
        let node = noting(notes)
        let note = tree.native("note", parameters: 1) { _, arguments in
            notes.list.append(arguments[0].asInt ?? -1)
            return .void
        }
        let thrower = tree.function(
            "thrower",
            [
                .bind(tree.local("a"), node.make(1)),
                Statement(.defer([.expression(.call(note, [.integer(100, tree.intType)]))])),
                .bind(tree.local("b"), node.make(2)),
                Statement(.throw(.integer(7, tree.intType))),
            ])
        let error = tree.local("error")
        let result = tree.local("result", tree.intType, isMutable: true)
        let function = tree.function(
            "f",
            [
                .bind(result, .integer(0, tree.intType)),
                Statement(
                    .doCatch(
                        label: nil, [.bind(tree.local("c"), node.make(3)), .expression(.call(thrower, []))],
                        [
                            Statement.CatchClause(
                                patterns: [], error: error, body: [.assign(.local(result), .local(error))])
                        ])),
                .return(.local(result)),
            ])
        #expect(try run(function).asInt == 7)
        #expect(notes.list == [2, 100, 1, 3])
    }

    @Test("A long chain of objects dies without recursion")
    func longChain() throws {
        let notes = Notes()
        let node = noting(notes)
        let int = tree.intType
        let head = tree.local("head", isMutable: true)
        let i = tree.local("i", int, isMutable: true)
        let new = tree.local("new", .nominal(node.type, []))
        let function = tree.function(
            "f",
            [
                .bind(head, Expression(.constant(.none))), .bind(i, .integer(0, int)),
                Statement(
                    .while(
                        label: nil,
                        [.expression(.builtin(.less, [.local(i), .integer(100_000, int)], tree.boolType))],
                        [
                            .bind(new, node.make(1)),
                            .assign(
                                Expression(.property(base: .local(new), node.type.storedProperties[1], .direct)),
                                .local(head)),
                            .assign(.local(head), .local(new)),
                            .assign(.local(i), .builtin(.add, [.local(i), .integer(1, int)], int)),
                        ])),
            ])
        _ = try run(function)
        #expect(notes.list.count == 100_000)
    }

    @Test("Elements are changed in place through nested structs")
    func mutationInPlace() throws {
        let inner = tree.type("Inner", .struct, fields: [("items", .nominal(tree.array, [tree.intType]))])
        let outer = tree.type("Outer", .struct, fields: [("inner", .nominal(inner, []))])
        let append = tree.native("append", parameters: 2, changesFirst: true) { _, arguments in
            guard case .cell(let cell) = arguments[0], var array = cell as? ArrayCell else { return .void }
            arguments[0] = .void
            array = ArrayCell(array.elements + [arguments[1]])
            arguments[0] = .cell(array)
            return .void
        }
        let value = tree.local("value", .nominal(outer, []), isMutable: true)
        let copy = tree.local("copy", .nominal(outer, []))
        let items = Expression(
            .property(
                base: Expression(
                    .property(base: .local(value), outer.storedProperties[0], .direct), .nominal(inner, [])),
                inner.storedProperties[0], .direct), .nominal(tree.array, [tree.intType]))
        let function = tree.function(
            "f",
            [
                .bind(
                    value,
                    Expression(
                        .makeStruct(
                            outer,
                            [Expression(.makeStruct(inner, [Expression(.array([.integer(1, tree.intType)]))]))]))),
                .bind(copy, .local(value)),
                .expression(
                    Expression(.call(append, [.address(items), .value(.integer(2, tree.intType))], .direct))),
                .return(Expression(.tuple([.local(value), .local(copy)]))),
            ])
        let result = try run(function)
        func count(_ value: Value) -> Int? {
            guard case .cell(let cell) = value, let outer = cell as? StructCell,
                case .cell(let cell) = outer.fields[0], let inner = cell as? StructCell,
                case .cell(let cell) = inner.fields[0], let array = cell as? ArrayCell
            else { return nil }
            return array.elements.count
        }
        guard case .cell(let cell) = result, let tuple = cell as? TupleCell else {
            Issue.record("no tuple")
            return
        }
        #expect(count(tuple.elements[0]) == 2)
        #expect(count(tuple.elements[1]) == 1)
    }

    @Test("The payload of a value is at its start and its tag after it")
    func valueLayout() {
        let registers = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { registers.deallocate() }
        let cell = StringCell("x")
        registers.initialize(to: .cell(cell))
        #expect(registers.isCell)
        #expect(registers.borrowedCell.toOpaque() == Unmanaged.passUnretained(cell).toOpaque())
        registers.pointee = .void
        #expect(!registers.isCell)
        let zeroes = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
        defer { zeroes.deallocate() }
        zeroes.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
        if case .bool(false) = zeroes.assumingMemoryBound(to: Value.self).pointee {
        } else {
            Issue.record("zeroes are not a trivial value")
        }
    }
}
