@testable import SwiftMachine
@testable import ViewSim

extension SplitMix64 {
    /// A number below a bound.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
