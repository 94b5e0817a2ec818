// Status: 1
// Each of these ends its scenario at its line, and the next one runs.
import SwiftUI

struct Trapped: View {
    let index: Int

    var body: some View { Text(["only"][index]) }
}

@Test func indexOutOfRange() {
    let list = [1, 2]
    print(list[list.count])
}

@Test func nilUnwrapped() {
    let text: String? = nil
    print(text!)
}

@Test func overflow() {
    var number = Int.max
    number += 1
    print(number)
}

@Test func divisionByZero() {
    let zero = [Int]().count
    print(1 / zero)
}

@Test func failedCast() {
    let value: Any = 1
    print(value as! String)
}

@Test func invertedRange() {
    let upper = 0
    for _ in 1...upper {}
}

@Test func duplicateKeys() {
    let keys = ["a", "a"]
    print(Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }).count)
}

@Test func fatal() {
    fatalError("on purpose")
}

@Test func unownedGone() {
    final class Box {}
    unowned let box: Box
    do { box = Box() }
    print(box === box)
}

@Test func trapInABody() {
    _ = Simulation(Trapped(index: 5))
}

@Test func survives() {
    #expect([1].first == 1)
}
