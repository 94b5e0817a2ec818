// Rule: A link with a destination makes the destination's value with the body around it; a value link makes it when it is followed. State of a page lives from push to pop.
// Source: https://www.attributedstrings.com/swiftui-can-be-a-bit-eager/
// Basis: derived, confidence medium, depends on: iOS 16 or later

import SwiftUI

final class PageModel: ObservableObject {}

struct Page: View {
    let name: String
    @StateObject private var model = PageModel()

    init(_ name: String) {
        self.name = name
        print("made \(name)")
    }

    var body: some View { Text("page \(name)") }
}

struct Menu1: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Eager") { Page("eager") }
                NavigationLink("Lazy", value: "lazy")
            }
            .navigationDestination(for: String.self) { Page($0) }
        }
    }
}

@Test("Which destination is made when")
func destinations() {
    let sim = Simulation(Menu1())
    #expect(sim.output == ["made eager"])
    sim.links["Lazy"].tap()
    #expect(sim.output == ["made eager", "made lazy"])
    #expect(sim.texts == ["page lazy"])
    sim.goBack()
    sim.links["Eager"].tap()
    #expect(sim.output == ["made eager", "made lazy"])
    #expect(sim.inits(of: PageModel.self) == 2)
    #expect(sim.liveCount(of: PageModel.self) == 1)
}
