import Foundation

let us = Locale(identifier: "en_US")
print(1_234_567.formatted(.number.locale(us)), 1234.5678.formatted(.number.locale(us)))
print(1234.5.formatted(.number.precision(.fractionLength(2)).locale(us)))
print(0.126.formatted(.number.precision(.significantDigits(2)).locale(us)))
print(3.0.formatted(.number.precision(.fractionLength(0...2)).locale(us)))
print(1234567.formatted(.number.grouping(.never).locale(us)))
print(
    5.formatted(.number.sign(strategy: .always()).locale(us)), (-5).formatted(.number.sign(strategy: .never).locale(us))
)
print(1_500_000.formatted(.number.notation(.compactName).locale(us)))
print(
    0.256.formatted(.percent.locale(us)), 0.5.formatted(.percent.precision(.fractionLength(1)).locale(us)),
    25.formatted(.percent.locale(us)))
print(12.5.formatted(.currency(code: "USD").locale(us)), 3.formatted(.currency(code: "EUR").locale(us)))
print(1234.5.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(us)))
print(
    2.5.formatted(.number.rounded(rule: .up, increment: 1).locale(us)),
    7.formatted(.number.precision(.integerLength(3)).locale(us)))
print(
    1234.5.formatted(.number.locale(Locale(identifier: "de_DE"))),
    1234.5.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))

struct Price {
    var amount: Double
    var text: String { amount.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))) }
}
print([Price(amount: 1), Price(amount: 19.99), Price(amount: -4)].map(\.text))
let total = Decimal(string: "10.25")! * 3
print(total, total.formatted(.number.locale(us)))
let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)).locale(us)
print([1.0, 2.25].map { $0.formatted(style) }, style.format(9.99))
