// async let and task groups run children and gather their results.
func square(_ number: Int) async -> Int {
    await Task.yield()
    return number * number
}

func pair() async -> Int {
    async let left = square(3)
    async let right = square(4)
    return await left + right
}

func sum(_ numbers: [Int]) async -> Int {
    await withTaskGroup(of: Int.self) { group in
        for number in numbers { group.addTask { await square(number) } }
        var total = 0
        for await result in group { total += result }
        return total
    }
}

struct Stop: Error {}
func firstFailure() async -> String {
    do {
        return try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask { throw Stop() }
            return try await group.next().map { "\($0)" } ?? "none"
        }
    } catch {
        return "stopped"
    }
}

print(await pair(), await sum([1, 2, 3]), await firstFailure())
let task = Task {
    while !Task.isCancelled { await Task.yield() }
    return "cancelled"
}
task.cancel()
print(await task.value, task.isCancelled)
do {
    try await Task { try Task.checkCancellation() }.value
    print("not cancelled")
}
