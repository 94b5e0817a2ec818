// Status: 65
// Line: 6
import SwiftUI

@Test func unterminated() {
    let text = "never closed
    #expect(text.isEmpty)
}
