// Status: 1
// Line: 12
import SwiftUI

struct Countdown: Sequence, IteratorProtocol {
    typealias Element = Int
    var count: Int
}

@Test func endless() {
    // Nothing says what the next element is: the loop must neither run nor run on.
    for number in Countdown(count: 3) { print(number) }
}

@Test func afterwards() {
    #expect(Bool(true))
}
