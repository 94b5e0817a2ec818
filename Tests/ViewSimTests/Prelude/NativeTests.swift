import Testing

@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

@Suite("Natives of Swift's library")
struct NativeTests {
    let harness = NativeHarness()

    private func array(_ numbers: Int...) -> Value { Value(array: numbers.map { .int($0) }) }

    @Test("Integers convert, clamp and refuse as Swift's do")
    func integers() throws {
        #expect(try harness.call("Int.init(_:)", .double(-3.99)) == "-3")
        #expect(try harness.call("Int.init(_:)", Value("42")) == "42")
        #expect(try harness.call("Int.init(_:)", Value("4.2")) == "nil")
        #expect(try harness.call("UInt8.init(clamping:)", .int(-5)) == "0")
        #expect(try harness.call("Int8.init(exactly:)", .int(200)) == "nil")
        #expect(try harness.call("Int8.init(truncatingIfNeeded:)", .int(200)) == "-56")
        #expect(try harness.call("Int.init(_:radix:)", Value("ff"), .int(16)) == "255")
        #expect(throws: Trap.self) { try harness.call("UInt8.init(_:)", .int(300)) }
    }

    @Test("Arrays change in place and refuse indices out of range")
    func arrays() throws {
        let appended = try harness.callMutating("Array.append(_:)", array(1, 2), .int(3)).first
        #expect(try harness.interpreter.describe(appended) == "[1, 2, 3]")
        let removed = try harness.callMutating("Array.remove(at:)", array(1, 2, 3), .int(1))
        #expect(try harness.interpreter.describe(removed.result) == "2")
        #expect(try harness.interpreter.describe(removed.first) == "[1, 3]")
        #expect(throws: Trap.self) { try harness.call("Array.subscript(_:)", array(1), .int(1)) }
        #expect(throws: Trap.self) { try harness.call("Array.removeLast()", array()) }
    }

    @Test("A copy of an array does not see a change of the other")
    func copyOnWrite() throws {
        let shared = array(1, 2)
        _ = try harness.callMutating("Array.append(_:)", shared, .int(3))
        #expect(try harness.interpreter.describe(shared) == "[1, 2]")
    }

    @Test("Dictionaries keep the order of insertion through removals")
    func dictionaries() throws {
        var value: Value = .cell(DictionaryCell())
        for key in ["b", "a", "c"] {
            value = try harness.callMutating("Dictionary.subscript(_:)=", value, Value(key), .int(key.utf8.count)).first
        }
        value = try harness.callMutating("Dictionary.removeValue(forKey:)", value, Value("a")).first
        value = try harness.callMutating("Dictionary.updateValue(_:forKey:)", value, .int(9), Value("a")).first
        #expect(try harness.interpreter.describe(value) == #"["b": 1, "c": 1, "a": 9]"#)
        #expect(try harness.call("Dictionary.subscript(_:)", value, Value("c")) == "1")
        #expect(try harness.call("Dictionary.subscript(_:)", value, Value("z")) == "nil")
    }

    @Test("Sets combine")
    func sets() throws {
        let numbers = try harness.interpreter.makeSet([.int(1), .int(2), .int(1)])
        #expect(try harness.call("Set.count", numbers) == "2")
        #expect(try harness.call("Set.union(_:)", numbers, array(3)) == "[1, 2, 3]")
        #expect(try harness.call("Set.isSubset(of:)", numbers, array(1, 2, 5)) == "true")
        #expect(try harness.call("Set.symmetricDifference(_:)", numbers, array(2, 3)) == "[1, 3]")
    }

    @Test("Strings split, replace and format")
    func strings() throws {
        #expect(
            try harness.call(
                "StringProtocol.split(separator:maxSplits:omittingEmptySubsequences:)", Value("a,b,,c"), Value(","),
                .int(.max),
                .bool(true))
                == #"["a", "b", "c"]"#)
        #expect(
            try harness.call("StringProtocol.components(separatedBy:)", Value("a--b--"), Value("--"))
                == #"["a", "b", ""]"#)
        #expect(
            try harness.call("StringProtocol.replacingOccurrences(of:with:)", Value("xaxa"), Value("a"), Value("é"))
                == "xéxé")
        #expect(
            try harness.call(
                "String.init(format:_:)", Value("%.2f %03d %@ 100%%"),
                Value(array: [.double(1.5), .int(7), Value("é")]))
                == "1.50 007 é 100%")
        #expect(try harness.call("String.init(format:_:)", Value("%@ %d"), Value(array: [])) == "nil nil")
    }

    @Test("An opaque argument makes the result opaque")
    func opaqueArguments() throws {
        let opaque = Value.cell(OpaqueCell(name: "unknown", origin: .none))
        #expect(try harness.call("StringProtocol.uppercased()", opaque) == "unknown")
    }

    @Test("Printed text is cut into lines, each an event")
    func printing() throws {
        _ = try harness.call(
            "print(_:separator:terminator:)", Value(array: [Value("a"), .int(1)]), Value("-"), Value(""))
        _ = try harness.call("print(_:separator:terminator:)", Value(array: [Value("b\nc")]), Value(" "), Value("\n"))
        #expect(harness.interpreter.library.output.lines == ["a-1b", "c"])
        #expect(harness.interpreter.trace.events.map(\.new) == ["a-1b", "c"])
    }

    @Test("A date is described in UTC")
    func dates() throws {
        #expect(try harness.call("_describeDate(_:)", .double(788_918_400)) == "2026-01-01 00:00:00 +0000")
        #expect(try harness.call("_describeDate(_:)", .double(-978_307_200.5)) == "1969-12-31 23:59:59 +0000")
    }

    @Test("Unique identifiers are the same in every run")
    func identifiers() throws {
        let first = try harness.call("_makeUUIDString()")
        #expect(first == (try NativeHarness().call("_makeUUIDString()")))
        #expect(first != (try harness.call("_makeUUIDString()")))
        #expect(first.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
    }

    @Test("A hash remembers what was combined into it, by the names in the source")
    func hashPieces() throws {
        let type = NominalType(id: 0, name: "Hasher", kind: .struct, isFromPrelude: true)
        harness.interpreter.program.libraryTypes["Hasher"] = type
        var hasher = Value.cell(StructCell(type: type, fields: [.int(0), Value(array: [])]))
        hasher = try harness.callMutating("Hasher._combine(_:label:)", hasher, Value("Ravi"), Value("name")).first
        hasher = try harness.callMutating("Hasher.combine(_:)", hasher, .bool(true)).first
        let hash = try harness.callMutating("Hasher.finalize()", hasher).result.asInt
        let pieces = hash.flatMap { harness.interpreter.library.hashPieces[$0] }
        #expect(pieces == [#"name "Ravi""#, "true"])
    }
}
