// A generator of one's own makes random results repeatable.
struct Linear: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}
var generator = Linear(state: 1)
print(generator.next(), generator.next())
print((0..<6).map { _ in Int.random(in: 1...6, using: &generator) })
print(
    (0..<4).map { _ in Int.random(in: 0..<100, using: &generator) },
    UInt8.random(in: 0...255, using: &generator), Int64.random(in: -5...5, using: &generator))
print(
    Double.random(in: 0..<1, using: &generator), Double.random(in: 10...20, using: &generator),
    Float.random(in: 0..<1, using: &generator))
print(
    Bool.random(using: &generator), Bool.random(using: &generator), Bool.random(using: &generator))
print(
    [1, 2, 3, 4, 5].shuffled(using: &generator), (1...5).shuffled(using: &generator),
    "abcd".shuffled(using: &generator))
var deck = ["A", "K", "Q", "J"]
deck.shuffle(using: &generator)
print(
    deck, deck.randomElement(using: &generator)!, ["x"].randomElement(using: &generator)!,
    [Int]().randomElement(using: &generator) as Any, (1...100).randomElement(using: &generator)!)
func roll<G: RandomNumberGenerator>(_ count: Int, with generator: inout G) -> [Int] {
    (0..<count).map { _ in Int.random(in: 1...6, using: &generator) }
}
var first = Linear(state: 7)
var second = Linear(state: 7)
print(roll(5, with: &first) == roll(5, with: &second), roll(3, with: &first))
struct Constant: RandomNumberGenerator {
    let value: UInt64
    func next() -> UInt64 { value }
}
var zero = Constant(value: 0)
var high = Constant(value: .max)
print(
    Int.random(in: 5..<9, using: &zero), Int.random(in: 5..<9, using: &high),
    Bool.random(using: &zero),
    UInt8.random(in: .min ... .max, using: &high))
final class Dice {
    private var generator: any RandomNumberGenerator
    init(_ generator: any RandomNumberGenerator) { self.generator = generator }
    func roll() -> Int { Int(generator.next() >> 32 % 6) + 1 }
}
let dice = Dice(Linear(state: 99))
print(dice.roll(), dice.roll(), dice.roll())
var system = SystemRandomNumberGenerator()
let sample = Int.random(in: 0..<10, using: &system)
print(
    (0..<10).contains(sample), (0..<1).contains(Double.random(in: 0..<1)),
    ["a", "b"].contains(["a", "b"].randomElement()!), Set((0..<50).shuffled()).count)
