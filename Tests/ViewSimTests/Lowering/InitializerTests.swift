import Testing

@testable import ViewSim

@Suite("Initializers that Swift writes itself")
struct InitializerTests {
    @Test("An initializer that the program adds to a type of a library leaves the memberwise one")
    func extensionsAdd() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            extension UnitPoint {
                init(_ alignment: Alignment) { self.init(x: alignment.horizontal == .leading ? 0 : 1, y: 0.5) }
            }
            @Test func bothAreThere() {
                #expect(UnitPoint(.leading) == .leading)
                #expect(UnitPoint(x: 0.25, y: 1).y == 1)
            }
            """#)
    }
}
