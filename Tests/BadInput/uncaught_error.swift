// Status: 1
// Line: 8-9
import SwiftUI

struct Refused: Error {}

@Test func uncaught() throws {
    func refuse() throws { throw Refused() }
    try refuse()
}
