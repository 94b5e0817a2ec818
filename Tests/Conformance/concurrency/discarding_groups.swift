struct Oops: Error {}
await withDiscardingTaskGroup { group in
    for i in 1...3 {
        group.addTask {
            try? await Task.sleep(for: .milliseconds(i * 10)); print("d", i)
        }
    }
}
do {
    try await withThrowingDiscardingTaskGroup { group in
        group.addTask { throw Oops() }
        group.addTask {
            do { try await Task.sleep(for: .seconds(5)) } catch { print("cancelled", error is CancellationError) }
        }
    }
} catch { print("threw", error) }
let r = await withTaskGroup(of: Int.self, returning: Int.self) { g in
    for i in 1...3 { g.addTask { i } }
    var t = 0
    for await v in g { t += v }
    return t
}
print(r)
let first = try await withThrowingTaskGroup(of: Int.self) { g in
    for i in [30, 10, 20] {
        g.addTask {
            try await Task.sleep(for: .milliseconds(i)); return i
        }
    }
    let f = try await g.next()
    g.cancelAll()
    return f ?? 0
}
print(first)
let b = await withTaskGroup(of: Void.self) { g in
    g.cancelAll(); return g.addTaskUnlessCancelled {}
}
print(b)
