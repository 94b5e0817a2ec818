// Status: 1
// Line: 7-8
import SwiftUI

@Test func endlessGrowth() {
    var text = "x"
    while true {
        text += text
    }
}
