import Testing

@testable import SwiftMachine
@testable import ViewSim

@Suite("The hash table")
struct HashTableTests {
    /// Keys with the hashes that the interpreter gives them.
    private func table(_ keys: Value...) -> HashTable {
        var table = HashTable()
        for (index, key) in keys.enumerated() { table.insert(key, .int(index), hash: key.plainHash ?? 0) }
        return table
    }

    private func index(_ search: HashTable.PlainSearch) -> Int? {
        if case .found(let index) = search { return index }
        return nil
    }

    @Test("Integers and strings are found without running code, among each other")
    func plain() {
        let table = table(.int(7), Value("seven"), .int(-1), Value(""))
        for (place, key) in [Value.int(7), Value("seven"), .int(-1), Value("")].enumerated() {
            #expect(index(table.findPlain(key, hash: key.plainHash ?? 0)) == place)
        }
        #expect(index(table.findPlain(.int(8), hash: Value.int(8).plainHash ?? 0)) == nil)
        #expect(Value.double(1).plainHash == nil)
    }

    @Test("Equal strings of different scalars are one key")
    func canonical() throws {
        let (composed, decomposed) = (Value("caf\u{E9}"), Value("cafe\u{301}"))
        #expect(composed.plainHash == decomposed.plainHash)
        #expect(index(table(composed).findPlain(decomposed, hash: try #require(decomposed.plainHash))) == 0)
    }

    @Test("A key of another kind with the same hash is left to the interpreter")
    func unclear() {
        var table = HashTable()
        table.insert(.double(3), .void, hash: 5)
        guard case .unclear = table.findPlain(.int(3), hash: 5) else {
            Issue.record("a comparison of kinds was decided without the interpreter")
            return
        }
        guard case .absent = table.findPlain(.int(3), hash: 6) else {
            Issue.record("nothing has that hash")
            return
        }
    }

    @Test("A removed key is gone, those after it stay")
    func removal() {
        var table = table(.int(1), .int(2), .int(3))
        _ = table.remove(at: 1)
        #expect(index(table.findPlain(.int(2), hash: Value.int(2).plainHash ?? 0)) == nil)
        #expect(index(table.findPlain(.int(3), hash: Value.int(3).plainHash ?? 0)) == 2)
    }

    @Test("Keys of several kinds in one dictionary stay apart or fall together as Swift says")
    func mixedKeys() {
        let source = """
            struct Plate: Hashable { let size: Int }
            var counts: [AnyHashable: Int] = [1: 10, "1": 20]
            counts[1, default: 0] += 1
            counts["1", default: 0] += 2
            counts[Plate(size: 1), default: 5] += 3
            counts[2.5] = 7
            print(counts[1]!, counts["1"]!, counts[Plate(size: 1)]!, counts[2.5]!, counts.count)
            counts["1"] = nil
            print(counts["1"] == nil, counts.count, Set(["a", "b", "a"]).count, Set([1, 1, 2]).contains(2))
            """
        #expect(CommandRun("run", "--print-only", "-", input: source).output == "11 22 8 7 4\ntrue 3 2 true\n")
    }
}
