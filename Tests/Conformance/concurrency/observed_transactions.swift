import Observation

// A loop over observed values sees each transaction once, whatever it changed of what is read.

@Observable final class Counter {
    var number = 0
    var other = 0
}

@MainActor func pause() async { try? await Task.sleep(for: .milliseconds(30)) }

@MainActor func run() async {
    let counter = Counter()
    let task = Task { @MainActor in
        var seen: [Int] = []
        for await number in Observations({ counter.number }) {
            seen.append(number)
            if number == 5 { break }
        }
        return seen
    }
    await pause()
    for number in [1, 2] {
        counter.number = number
        counter.number += 10
        await pause()
    }
    counter.other = 9
    await pause()
    counter.number = 5
    print(await task.value)
}

@MainActor func finish() async {
    let counter = Counter()
    let task = Task { @MainActor in
        var seen: [Int] = []
        let numbers = Observations<Int, Never>.untilFinished { counter.number < 3 ? .next(counter.number) : .finish }
        for await number in numbers { seen.append(number) }
        return seen
    }
    for number in 1...3 {
        await pause()
        counter.number = number
    }
    print(await task.value)
}

@MainActor func cancel() async {
    let counter = Counter()
    let task = Task { @MainActor in
        var turns = 0
        for await _ in Observations({ counter.number }) { turns += 1 }
        return turns
    }
    await pause()
    task.cancel()
    print(await task.value)
}

await run()
await finish()
await cancel()
