// Where code runs: the main actor in the order of its tasks, actors reentrant, isolated closures wherever they are called.
actor Counter {
    private(set) var log: [String] = []
    private var value = 0
    let name: String
    init(name: String) { self.name = name }
    func note(_ line: String) { log.append(line) }
    func next() -> Int {
        value += 1
        return value
    }
    func wait(until limit: Int) async {
        note("waits")
        while value < limit { await Task.yield() }
        note("went on at \(value)")
    }
    subscript(index: Int) -> String { log[index] }
    var summary: String { "\(name): \(log.count)" }
    nonisolated var title: String { "counter \(name)" }
    func run<T: Sendable>(_ body: @Sendable (isolated Counter) throws -> T) rethrows -> T { try body(self) }
}

@globalActor actor Archive {
    static let shared = Archive()
}

@Archive enum Boxes { static var stored: [Int] = [] }
@Archive func store(_ number: Int) { Boxes.stored.append(number) }
@Archive final class Shelf {
    var books = 0
    func add() async -> Int {
        books += 1
        return books
    }
}

@MainActor final class Model {
    var lines: [String] = []
    let counter = Counter(name: "m")
    func inOrder() async {
        let tasks = ["a", "b", "c"].map { name in Task { lines.append(name) } }
        lines.append("before")
        for task in tasks { await task.value }
        print(lines)
    }
    func readModifyWrite() async {
        let old = lines.count
        await Task.yield()
        lines = Array(repeating: "x", count: old + 1)
    }
    nonisolated func describe() async -> String { "has \(await lines.count) lines" }
    func callBack(_ body: @MainActor () -> Void) async { body() }
}

func reentrancy() async {
    let counter = Counter(name: "c")
    let waiting = Task { await counter.wait(until: 3) }
    while await counter.log.isEmpty { await Task.yield() }
    for _ in 0..<3 { _ = await counter.next() }
    await waiting.value
    print(await counter.log, counter.title, counter.name)
    print(await counter[0], await counter.summary)
    print(await counter.run { $0.next() })
}

func globalActors() async {
    for number in 0..<3 { await store(number) }
    print(await Boxes.stored)
    let shelf = await Shelf()
    print(await shelf.add(), await shelf.add(), await shelf.books)
}

func closures() async {
    let model = await Model()
    let onMain: @MainActor () -> Int = { MainActor.assumeIsolated { 7 } }
    print(await onMain(), await MainActor.run { model.lines.count })
    await Task.detached {
        await MainActor.run { model.lines.append("detached") }
        let body: @MainActor @Sendable () async -> Int = { model.lines.count }
        print(await body())
    }.value
    print(await model.describe())
    await model.callBack { model.lines.append("called back") }
    print(await model.lines.last ?? "none")
}

let model = Model()
await model.inOrder()
async let one: Void = model.readModifyWrite()
async let two: Void = model.readModifyWrite()
_ = await (one, two)
print(model.lines.count == 5 || model.lines.count == 6)
await reentrancy()
await globalActors()
await closures()
