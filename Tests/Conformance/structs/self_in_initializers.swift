// Initializers set properties in order, may delegate, fail and throw.
struct Fraction {
    let numerator: Int
    let denominator: Int

    init?(_ numerator: Int, _ denominator: Int) {
        guard denominator != 0 else { return nil }
        self.numerator = numerator
        self.denominator = denominator
    }

    init(whole: Int) { self.init(whole, 1)! }
}

enum AgeError: Error { case negative(Int) }

struct Age {
    let years: Int
    init(_ years: Int) throws {
        if years < 0 { throw AgeError.negative(years) }
        self.years = years
    }
}

print(Fraction(1, 2)?.denominator ?? -1, Fraction(1, 0) == nil ? "no fraction" : "fraction")
print(Fraction(whole: 5).numerator)
print(try Age(3).years)
do {
    print(try Age(-4).years)
} catch AgeError.negative(let years) {
    print("refused", years)
}

extension Fraction: Equatable {}
print(Fraction(1, 2) == Fraction(1, 2))
