// Status: 1
// Line: 5
import SwiftUI

@Test func called() { _ = Simulation(.onAppear {}()) }
