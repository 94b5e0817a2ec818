import Testing

@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

@Suite("Descriptions, equality and hashes of values")
struct ValueDescriptionTests {
    let interpreter = Interpreter(program: Program(), natives: .standard, trace: Trace())

    private func structure(_ name: String, _ fields: [(String, Value)]) -> Value {
        let type = NominalType(id: 0, name: name, kind: .struct, isFromPrelude: false)
        type.storedProperties = fields.enumerated().map { index, field in
            PropertySymbol(name: field.0, position: .none, owner: type, type: .unknown, storage: .field(index))
        }
        types.append(type)
        return .cell(StructCell(type: type, fields: ContiguousArray(fields.map(\.1))))
    }

    /// Keeps types alive, which values refer to without owning them.
    private let types = TypeKeeper()

    final class TypeKeeper {
        private var types: [NominalType] = []
        func append(_ type: NominalType) { types.append(type) }
    }

    private var optionalInt: SwiftType {
        let optional = NominalType(id: 1, name: "Optional", kind: .enum, isFromPrelude: true)
        optional.representation = .builtin(.optional)
        let int = NominalType(id: 2, name: "Int", kind: .struct, isFromPrelude: true)
        int.representation = .builtin(.int)
        return .nominal(optional, [.nominal(int, [])])
    }

    @Test("A struct shows its fields, quoted inside and qualified when nested")
    func structs() throws {
        let inner = structure("Inner", [("text", Value("a\"b"))])
        let outer = structure("Outer", [("number", .double(1)), ("inner", inner)])
        #expect(try interpreter.describe(outer) == #"Outer(number: 1.0, inner: main.Inner(text: "a\"b"))"#)
    }

    @Test("An optional shows its wrapper where its static type is known")
    func optionals() throws {
        #expect(try interpreter.describe(.int(5)) == "5")
        #expect(try interpreter.describe(.int(5), as: optionalInt) == "Optional(5)")
        #expect(try interpreter.describe(.none, as: optionalInt) == "nil")
        #expect(try interpreter.describe(.cell(ErasedCell(value: .int(5), type: optionalInt))) == "Optional(5)")
    }

    @Test(
        "Numbers print in their shortest exact form",
        arguments: [
            (1.0, "1.0"), (1e16, "1e+16"), (0.1 + 0.2, "0.30000000000000004"), (-0.0, "-0.0"), (1e-5, "1e-05"),
        ])
    func doubles(value: Double, text: String) throws {
        #expect(try interpreter.describe(.double(value)) == text)
    }

    @Test("Collections quote their strings; empty ones show their brackets")
    func collections() throws {
        #expect(try interpreter.describe(Value(array: [Value("a"), .none])) == #"["a", nil]"#)
        #expect(try interpreter.describe(.cell(DictionaryCell())) == "[:]")
        let tuple = TupleCell(elements: [.int(1), Value("x")], labels: ["a", nil])
        #expect(try interpreter.describe(.cell(tuple)) == #"(a: 1, "x")"#)
    }

    @Test("Equal values have equal hashes")
    func hashes() throws {
        let pairs: [(Value, Value)] = [
            (Value("\u{e9}"), Value("e\u{301}")), (.double(0), .double(-0.0)),
            (Value(array: [.int(1)]), Value(array: [.int(1)])),
            (try interpreter.makeSet([.int(1), .int(2)]), try interpreter.makeSet([.int(2), .int(1)])),
        ]
        for (left, right) in pairs {
            #expect(try interpreter.isEqual(left, right))
            #expect(try interpreter.hashValue(of: left) == interpreter.hashValue(of: right))
        }
    }

    @Test("Different values differ")
    func inequality() throws {
        #expect(try !interpreter.isEqual(.int(1), .none))
        #expect(try !interpreter.isEqual(.double(.nan), .double(.nan)))
        #expect(try !interpreter.isEqual(Value("1"), .int(1)))
        #expect(try !interpreter.isEqual(structure("A", []), structure("B", [])))
    }

    @Test("Tuples compare from the left")
    func comparison() throws {
        let low = Value.cell(TupleCell(elements: [.int(1), Value("b")]))
        let high = Value.cell(TupleCell(elements: [.int(1), Value("c")]))
        #expect(try interpreter.isLess(low, high))
        #expect(try !interpreter.isLess(high, low))
    }

    @Test("Walking values that nest without end stops with an error")
    func nestingLimit() throws {
        let stopped = LargeStackThread.run {
            let interpreter = Interpreter(program: Program(), natives: .standard, trace: Trace())
            var left: Value = .int(0)
            var right: Value = .int(0)
            for _ in 0...Interpreter.nestingLimit {
                left = Value(array: [left])
                right = Value(array: [right])
            }
            do {
                return try interpreter.isEqual(left, right) ? "equal" : "different"
            } catch {
                return (error as? Trap)?.diagnostic.id ?? "another error"
            }
        }
        #expect(stopped == "runtime.nesting-limit")
    }

    @Test("A snapshot is short and structural")
    func snapshots() {
        let many = Value(array: (0..<100).map { .int($0) })
        #expect(interpreter.snapshot(many) == "[0, 1, 2, 3, 4, 5, 6, 7, … 100 in all]")
        #expect(interpreter.snapshot(structure("Point", [("x", .int(1))])) == "Point(x: 1)")
        #expect(interpreter.snapshot(Value(String(repeating: "x", count: 100))).count == 63)
    }

    @Test("A table finds what was inserted, whatever was removed")
    func hashTable() {
        var table = HashTable()
        for number in 0..<1000 { table.insert(.int(number), .int(number * 2), hash: number % 7) }
        for number in stride(from: 0, to: 1000, by: 2) {
            if let index = table.find(number % 7, where: { $0.asInt == number }) { _ = table.remove(at: index) }
        }
        for number in 1000..<1100 { table.insert(.int(number), .void, hash: number % 7) }
        #expect(table.count == 600)
        #expect(table.find(3 % 7, where: { $0.asInt == 3 }).map { table.values[$0].asInt } == 6)
        #expect(table.find(4 % 7, where: { $0.asInt == 4 }) == nil)
        #expect(Array(table.liveIndices).compactMap { table.keys[$0].asInt }.prefix(2) == [1, 3])
    }
}
