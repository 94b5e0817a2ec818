// CustomStringConvertible decides what print and interpolation show; the debug form is used inside containers.
struct Money: CustomStringConvertible {
    let cents: Int
    var description: String { "$\(cents / 100).\(cents % 100)" }
}

struct Secret: CustomStringConvertible, CustomDebugStringConvertible {
    let description = "***"
    var debugDescription: String { "Secret(debug)" }
}

struct OnlyDebug: CustomDebugStringConvertible {
    var debugDescription: String { "only debug" }
}

final class Account: CustomStringConvertible {
    var balance = Money(cents: 1234)
    var description: String { "account with \(balance)" }
}

struct Holder {
    let money = Money(cents: 550)
    let secret = Secret()
}

print(Money(cents: 1999), "\(Money(cents: 250))")
print([Money(cents: 101)], Optional(Money(cents: 102)) as Any)
print(Secret(), [Secret()], "\(Secret())")
print(OnlyDebug(), [OnlyDebug()])
print(Account(), [Account()])
print(Holder())
print(String(describing: Money(cents: 303)), String(reflecting: Secret()))
debugPrint("text", 1, Secret())
