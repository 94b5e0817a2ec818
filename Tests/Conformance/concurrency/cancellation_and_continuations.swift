// Cancellation is told once and seen by those who look; continuations bring callbacks into async code.
struct Broken: Error {}

actor Journal {
    private(set) var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
}

func callback(_ number: Int, _ done: @escaping @Sendable (Result<Int, Broken>) -> Void) {
    Task { done(number < 0 ? .failure(Broken()) : .success(number)) }
}

func wrapped(_ number: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        callback(number) { continuation.resume(with: $0) }
    }
}

func continuations() async throws {
    print(try await wrapped(3))
    do { print(try await wrapped(-3)) } catch { print("threw", type(of: error)) }
    print(await withCheckedContinuation { $0.resume(returning: "at once") })
    await withUnsafeContinuation { continuation in Task { continuation.resume() } }
}

func cancellation() async {
    let handled = Task {
        await withTaskCancellationHandler {
            do { try await Task.sleep(for: .seconds(100)) } catch { print("sleep threw", type(of: error)) }
            return Task.isCancelled
        } onCancel: {
            print("told")
        }
    }
    handled.cancel()
    handled.cancel()
    print(await handled.value, handled.isCancelled)
    let late = Task {
        while !Task.isCancelled { await Task.yield() }
        return await withTaskCancellationHandler {
            "body"
        } onCancel: {
            print("told at once")
        }
    }
    late.cancel()
    print(await late.value)
    let checking = Task {
        while true {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
    checking.cancel()
    print(await checking.result.map { _ in 0 })
    let untold = await withTaskCancellationHandler {
        1
    } onCancel: {
        print("not here")
    }
    print(untold)
    let parent = Task {
        await Task { Task.isCancelled }.value
    }
    parent.cancel()
    print(await parent.value)
}

func priorities() async {
    let high = Task(priority: .high) {
        async let child = Task.currentPriority
        return (Task.currentPriority, await child)
    }
    print(await high.value)
    print(await Task.detached(priority: .background) { Task.currentPriority >= .background }.value)
    print(TaskPriority.medium, TaskPriority.low < .high, TaskPriority.userInitiated == .high)
}

func clocks() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    try await clock.sleep(for: .milliseconds(2))
    try await Task.sleep(until: clock.now + .milliseconds(2), clock: .continuous)
    try await Task.sleep(for: .milliseconds(2), tolerance: .milliseconds(1), clock: .suspending)
    print(clock.now - start >= .milliseconds(6), start < clock.now)
    let spent = try await clock.measure { try await Task.sleep(nanoseconds: 2_000_000) }
    print(spent >= .milliseconds(2))
}

try await continuations()
await cancellation()
await priorities()
try await clocks()
let immediate = Task.immediate {
    print("runs at once")
    await Task.yield()
    return "later"
}
print("after it started")
print(await immediate.value)
