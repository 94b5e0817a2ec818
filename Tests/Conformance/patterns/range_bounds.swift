// The bounds of a range take the type that the pattern is matched with, or the parameter declares.
func speed(_ value: Double) -> String {
    switch value {
    case ..<0: "back"
    case 0: "still"
    case 0..<10: "slow"
    case 10...: "fast"
    default: "unknown"
    }
}
print([-1, 0, 0.5, 9.99, 10, .nan].map(speed))
func shift(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { scalar in
                switch scalar {
                case "a"..."y", "A"..<"Z": UnicodeScalar(scalar.value + 1)!
                case "z", "Z": "a"
                default: scalar
                }
            }))
}
print(shift("Hal, Zoe. xyz"))
func grade(_ letter: Character, _ share: Float) -> String {
    switch (letter, share) {
    case ("a"..."c", 0.5...): "good"
    case ("a"..."c", ...0.25): "lucky"
    case (_, 0..<1): "fair"
    default: "out"
    }
}
print(grade("a", 0.5), grade("c", 0.25), grade("d", 0.3), grade("z", 1))
func form(_ range: Range<Int>) -> String { "\(range.lowerBound == .min) half-open" }
func form(_ range: ClosedRange<Int>) -> String { "\(range.upperBound == .max) closed" }
print(form(.min ..< .max), form(.min ... .max), form(1..<2))
if case 1...5 = UInt8(3), case "k"... = "m" { print("both") }
