// Enums with methods, statics, nested types, mutating self, computed raw values, recursion and protocol conformances.
enum Light: String, CaseIterable {
    case red, green, amber = "yellow"
    mutating func advance() { self = next }
    var next: Light {
        switch self {
        case .red: .green
        case .green: .amber
        case .amber: .red
        }
    }
    static let start = Light.red
    static func random(_ n: Int) -> Light { allCases[n % allCases.count] }
    init?(letter: Character) {
        guard let match = Light.allCases.first(where: { $0.rawValue.first == letter }) else { return nil }
        self = match
    }
    init(number: Int) { self = Light.allCases[number] }
}
var light = Light.start
light.advance()
light.advance()
print(
    light, light.rawValue, Light(letter: "y") as Any, Light(letter: "x") as Any, Light(number: 1), Light.random(5).next)
enum Media {
    enum Quality: Int, Comparable {
        case low = 1, high = 2; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }
    case photo(name: String, Quality = .low), video(seconds: Int, quality: Quality), none
    var quality: Quality? {
        switch self {
        case .photo(_, let quality), .video(_, let quality): quality
        case .none: nil
        }
    }
    func isLonger(than other: Media) -> Bool {
        guard case .video(let a, _) = self, case .video(seconds: let b, quality: _) = other else { return false }
        return a > b
    }
}
let items: [Media] = [.photo(name: "p"), .photo(name: "q", .high), .video(seconds: 3, quality: .high), .none]
print(
    items.map { $0.quality.map { "\($0)" } ?? "-" }, items[2].isLonger(than: .video(seconds: 1, quality: .low)), items)
print(items.compactMap(\.quality).max()!, items.filter { if case .photo = $0 { true } else { false } }.count)
indirect enum Expression: ExpressibleByIntegerLiteral, CustomStringConvertible {
    case value(Int), sum([Expression]), call(String, (Int) -> Int, Expression)
    init(integerLiteral value: Int) { self = .value(value) }
    var result: Int {
        switch self {
        case .value(let n): n
        case .sum(let parts): parts.map(\.result).reduce(0, +)
        case .call(_, let function, let argument): function(argument.result)
        }
    }
    var description: String {
        switch self {
        case .value(let n): "\(n)"
        case .sum(let parts): "(" + parts.map(\.description).joined(separator: " + ") + ")"
        case .call(let name, _, let argument): "\(name)(\(argument))"
        }
    }
}
let expression: Expression = .sum([1, .call("double", { $0 * 2 }, 4), .sum([2, 3])])
print(expression, expression.result)
enum Constants {
    static let pi = 3.14; enum Colors { static let main = "blue" }; static func twice(_ n: Double) -> Double { n * 2 }
}
print(Constants.twice(Constants.pi), Constants.Colors.main)
enum Either<L, R> { case left(L), right(R); var left: L? { if case .left(let value) = self { value } else { nil } } }
extension Either: Equatable where L: Equatable, R: Equatable {}
let sides: [Either<Int, String>] = [.left(1), .right("r")]
print(sides, sides.map(\.left), sides[0] == .left(1), sides.compactMap(\.left))
let constructor = Media.video
let builder: (Int) -> Either<Int, String> = Either.left
print(constructor(9, .low), builder(4), [1, 2].map(Expression.value).map(\.result))
enum Single { case only(Int) }
let single = Single.only(8)
var extracted = 0
if case let .only(value) = single { extracted = value }
print(extracted)
