// Status: 1
// Line: 5
import SwiftUI

func fall(_ depth: Int) -> Int { 1 + fall(depth + 1) }

@Test func endlessRecursion() {
    #expect(fall(0) > 0)
}

@Test func afterwards() {
    #expect(Bool(true))
}
