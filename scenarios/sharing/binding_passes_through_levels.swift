// Rule: A binding can be passed on from view to view, also to a part of the value; every level edits the one source.
// Source: https://developer.apple.com/documentation/swiftui/binding
// Basis: documented, confidence high

import SwiftUI

struct Parcel {
    var weight = 1
    var label = "to Rome"
}

struct WeightEditor: View {
    @Binding var weight: Int

    var body: some View { Button("Heavier") { weight += 1 } }
}

struct ParcelEditor: View {
    @Binding var parcel: Parcel

    var body: some View {
        VStack {
            WeightEditor(weight: $parcel.weight)
            Button("Redirect") { parcel.label = "to Pisa" }
        }
    }
}

struct PostOffice: View {
    @State private var parcel = Parcel()

    var body: some View {
        VStack {
            Text("\(parcel.weight) kg \(parcel.label)")
            ParcelEditor(parcel: $parcel)
        }
    }
}

@Test("Edits two levels down change the source")
func bindingPassesThroughLevels() {
    let sim = Simulation(PostOffice())
    sim.buttons["Heavier"].tap()
    sim.buttons["Redirect"].tap()
    sim.buttons["Heavier"].tap()
    #expect(sim.staticTexts["3 kg to Pisa"].exists)
    #expect(sim.value(\PostOffice.parcel).weight == 3)
    #expect(sim.bodyEvaluations(of: PostOffice.self) == 4)
}
