// Actors keep their state to themselves; streams deliver values in order.
actor Account {
    private(set) var balance = 0
    private var log: [String] = []
    let owner: String
    init(owner: String) { self.owner = owner }
    func deposit(_ amount: Int) {
        balance += amount
        log.append("+\(amount)")
    }
    func history() -> [String] { log }
    nonisolated var title: String { "account of \(owner)" }
}

let account = Account(owner: "Ann")
await account.deposit(5)
await account.deposit(7)
print(account.title, await account.balance, await account.history())

await withTaskGroup(of: Void.self) { group in
    for _ in 0..<20 { group.addTask { await account.deposit(1) } }
}
print(await account.balance)

let numbers = AsyncStream<Int> { continuation in
    for number in 1...4 { continuation.yield(number) }
    continuation.finish()
}
for await number in numbers.filter({ $0 != 2 }).map({ $0 * 10 }) { print("number", number) }

func answer(_ callback: @escaping @Sendable (Int) -> Void) { callback(42) }
print(await withCheckedContinuation { continuation in answer { continuation.resume(returning: $0) } })

@MainActor final class Screen {
    var title = "start"
    func rename() async { title = await account.title }
}
let screen = Screen()
await screen.rename()
print(screen.title)
