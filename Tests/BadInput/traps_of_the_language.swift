// Status: 1
// Each of these ends its scenario at its line, and the next one runs.
import Testing


@Test func negativeIndex() {
    let list = [1, 2]
    print(list[list.count - 3])
}

@Test func narrowing() {
    let number = 300
    print(Int8(number), [Int8]().count)
}

@Test func negativeToUnsigned() {
    let number = [Int]().count - 1
    print(UInt(number))
}

@Test func overflowOfASmallInteger() {
    var number: UInt8 = 255
    number += 1
    print(number)
}

@Test func removalFromEmpty() {
    var list: [Int] = []
    print(list.removeLast())
}

@Test func forcedTry() {
    struct Oops: Error {}
    func fail() throws -> Int { throw Oops() }
    print(try! fail())
}

@Test func failedPrecondition() {
    precondition([1].isEmpty, "must be empty")
}

@Test func survives() {
    #expect([1].first == 1)
}
