// Status: 1
// Line: 8-10
import SwiftUI

@Test func endless() {
    var turns = 0
    // No sleep and no exit: only the bound on steps ends it. The scenario after it still runs.
    while turns >= 0 {
        turns &+= 1
        if turns > 1000 { turns = 0 }
    }
}

@Test func afterwards() {
    #expect(Bool(true))
}
