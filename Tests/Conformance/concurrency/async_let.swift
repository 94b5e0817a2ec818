// async let: children start at once, are awaited where they are named, and end before their scope does.
actor Journal {
    private(set) var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
}

let journal = Journal()
struct Refused: Error { let number: Int }

func double(_ number: Int) async -> Int {
    await Task.yield()
    return number * 2
}

func refuse(_ number: Int) async throws -> Int {
    await Task.yield()
    throw Refused(number: number)
}

func waitForCancellation(_ name: String) async -> Int {
    while !Task.isCancelled { await Task.yield() }
    await journal.write("\(name) was cancelled")
    return 0
}

func both() async {
    async let first = double(1)
    async let second = double(2)
    print("started")
    print(await first + second, await first)
}

func parts() async {
    async let (left, right) = (double(3), double(4))
    print(await left, await right)
    async let text: String = "constant"
    print(await text)
}

func failing() async {
    do {
        async let value = refuse(5)
        async let other = double(6)
        print(await other)
        print(try await value)
    } catch {
        print("caught", error)
    }
    async let ignored = refuse(7)
    _ = try? await ignored
}

func leaving() async {
    do {
        async let abandoned = waitForCancellation("abandoned")
        print("leaving")
    }
    print(await journal.lines)
}

func throwing() async throws {
    async let abandoned = waitForCancellation("thrown past")
    throw Refused(number: 8)
}

func nested() async -> [Int] {
    var results: [Int] = []
    for number in 1...3 {
        async let once = double(number)
        async let twice = double(await double(number))
        results.append(await once + twice)
    }
    return results
}

@MainActor final class Model {
    var total = 0
    func add(_ number: Int) async { total += await double(number) }
    func addBoth() async {
        async let first: Void = add(1)
        async let second: Void = add(2)
        _ = await (first, second)
        print("total", total)
    }
}

await both()
await parts()
await failing()
await leaving()
do { try await throwing() } catch { print("thrown", error) }
print(await journal.lines.last ?? "none")
print(await nested())
await Model().addBoth()
let parent = Task {
    async let child = waitForCancellation("child of a task")
    _ = await child
}
parent.cancel()
await parent.value
print(await journal.lines.last ?? "none")
