// Task groups: results, failures, cancellation, and groups that keep no results.
struct Refused: Error { let number: Int }

func double(_ number: Int) async -> Int {
    await Task.yield()
    return number * 2
}

func waitForCancellation() async throws {
    while true {
        try Task.checkCancellation()
        await Task.yield()
    }
}

func sums() async {
    let total = await withTaskGroup(of: Int.self) { group in
        for number in 1...5 { group.addTask { await double(number) } }
        var total = 0
        while let result = await group.next() { total += result }
        return total
    }
    print(total)
    let sorted = await withTaskGroup(of: (Int, Int).self, returning: [Int: Int].self) { group in
        for number in 1...3 { group.addTask { (number, await double(number)) } }
        var found: [Int: Int] = [:]
        for await (number, result) in group { found[number] = result }
        return found
    }
    print(sorted.keys.sorted().map { sorted[$0]! })
    print(await withTaskGroup(of: Int.self) { await $0.next() } as Any)
    let largest = await withTaskGroup(of: Int.self) { group in
        for number in 1...4 { group.addTask { number } }
        return await group.reduce(0) { max($0, $1) }
    }
    print(largest)
}

func failures() async {
    do {
        try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask { throw Refused(number: 1) }
            for try await result in group { print(result) }
        }
    } catch { print("group threw", error) }
    do {
        let kept = try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask { throw Refused(number: 2) }
            let result = await group.nextResult()
            if case .failure(let error)? = result { print("failure", error) }
            return 7
        }
        print(kept)
    } catch { print("not here", error) }
    do {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await waitForCancellation() }
            throw Refused(number: 3)
        }
    } catch { print("body threw", error) }
}

func cancellation() async {
    await withTaskGroup(of: String.self) { group in
        group.addTask {
            do { try await waitForCancellation() } catch { return "\(type(of: error))" }
            return "unreachable"
        }
        group.cancelAll()
        print(group.isCancelled, group.addTaskUnlessCancelled { "never" })
        group.addTask { "late: \(Task.isCancelled)" }
        var results: [String] = []
        for await result in group { results.append(result) }
        print(results.sorted(), group.isEmpty)
    }
    let task = Task {
        await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                try? await waitForCancellation()
                return Task.isCancelled
            }
            return await group.next() ?? false
        }
    }
    task.cancel()
    print(await task.value)
}

actor Tally {
    private(set) var count = 0
    func add() { count += 1 }
}

func discarding() async {
    let tally = Tally()
    await withDiscardingTaskGroup { group in
        for _ in 0..<10 { group.addTask { await tally.add() } }
    }
    print(await tally.count)
    do {
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { try await waitForCancellation() }
            group.addTask { throw Refused(number: 4) }
        }
    } catch { print("discarding threw", type(of: error)) }
}

await sums()
await failures()
await cancellation()
await discarding()
