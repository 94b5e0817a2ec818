// Status: 1
import SwiftUI

final class Phoenix {
    nonisolated(unsafe) static var risen: Phoenix?
    let name = "phoenix"

    deinit { Phoenix.risen = self }
}

@Test func rises() {
    do {
        let phoenix = Phoenix()
        #expect(phoenix.name == "phoenix")
    }
    #expect(Phoenix.risen?.name == "phoenix")
}
