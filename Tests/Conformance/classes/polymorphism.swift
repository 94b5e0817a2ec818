// A class hierarchy used through base references, generics, arrays, dictionaries, closures and protocols.
class Account {
    let id: Int
    private(set) var balance: Double
    fileprivate var history: [String] = []
    init(id: Int, balance: Double = 0) {
        self.id = id
        self.balance = balance
    }
    var fee: Double { 0 }
    var kind: String { String(describing: type(of: self)) }
    func deposit(_ amount: Double) {
        balance += amount
        record("+\(amount)")
    }
    func withdraw(_ amount: Double) throws {
        let total = amount + fee
        guard canWithdraw(total) else { throw Failure.insufficient(id: id, missing: total - balance) }
        balance -= total
        record("-\(total)")
    }
    func canWithdraw(_ amount: Double) -> Bool { amount <= balance }
    func record(_ entry: String) { history.append(entry) }
    enum Failure: Error {
        case insufficient(id: Int, missing: Double)
        case frozen
    }
}
class Checking: Account {
    var overdraft = 50.0
    override var fee: Double { 1 }
    override func canWithdraw(_ amount: Double) -> Bool { amount <= balance + overdraft }
}
final class Savings: Account {
    let rate: Double
    init(id: Int, rate: Double) {
        self.rate = rate
        super.init(id: id, balance: 100)
    }
    func accrue() { deposit(balance * rate) }
    override func record(_ entry: String) { super.record("s" + entry) }
}
final class Frozen: Checking { override func withdraw(_ amount: Double) throws { throw Failure.frozen } }
let accounts: [Account] = [
    Account(id: 1, balance: 10), Checking(id: 2), Savings(id: 3, rate: 0.1), Frozen(id: 4, balance: 5),
]
for account in accounts {
    do {
        account.deposit(20)
        try account.withdraw(30)
        (account as? Savings)?.accrue()
        print(account.kind, account.id, account.balance, account.history)
    } catch Account.Failure.insufficient(let id, let missing) {
        print("account", id, "misses", missing)
    } catch {
        print(account.kind, "failed", error)
    }
}
func transfer<A: Account, B: Account>(_ amount: Double, from a: A, to b: B) throws -> (A, B) {
    try a.withdraw(amount)
    b.deposit(amount)
    return (a, b)
}
let savings = Savings(id: 5, rate: 0.5)
let result = try transfer(40, from: savings, to: Checking(id: 6))
print(result.0.rate, result.1.overdraft, result.0.balance, result.1.balance)
let byKind = Dictionary(grouping: accounts, by: \.kind).mapValues(\.count)
print(
    byKind.keys.sorted(), accounts.map(\.fee), accounts.filter { $0 is Checking }.map(\.id),
    accounts.max { $0.balance < $1.balance }!.id)
print(accounts.reduce(0) { $0 + $1.balance }, accounts.lazy.compactMap { $0 as? Savings }.map(\.rate).first ?? 0)
