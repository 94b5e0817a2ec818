import Foundation

func make(_ style: NumberFormatter.Style) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    return formatter
}
let decimal = make(.decimal)
print(decimal.string(from: 1234567.891)!, decimal.string(from: 12)!, decimal.string(from: NSNumber(value: -0.5))!)
decimal.minimumFractionDigits = 2
decimal.maximumFractionDigits = 2
print(decimal.string(from: 3)!, decimal.string(from: 2.345)!, decimal.string(from: 2.355)!)
decimal.usesGroupingSeparator = false
print(decimal.string(from: 12345)!)
let currency = make(.currency)
currency.currencyCode = "EUR"
print(currency.string(from: 9.5)!, make(.currency).string(from: 1234.5)!)
currency.currencySymbol = "CHF "
currency.maximumFractionDigits = 0
print(currency.string(from: 99.4)!)
print(make(.percent).string(from: 0.42)!, make(.ordinal).string(from: 3)!, make(.spellOut).string(from: 21)!)
print(make(.none).string(from: 7.6)!)
let padded = NumberFormatter()
padded.minimumIntegerDigits = 3
print(padded.string(from: 7)!)
let parser = make(.decimal)
print(parser.number(from: "1,234.5")?.doubleValue ?? -1, parser.number(from: "abc") == nil)
print(parser.number(from: "42")?.intValue ?? -1)
let german = make(.decimal)
german.locale = Locale(identifier: "de_DE")
print(german.string(from: 1234.5)!)
extension Double {
    func money() -> String { make(.currency).string(from: NSNumber(value: self)) ?? "?" }
}
print(5.0.money(), [1.5, 2].map { $0.money() })
