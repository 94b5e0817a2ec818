// Rule: ForEach over a binding makes its elements' bindings from closures, which never equal the ones before: every row that takes one runs whenever the ForEach is evaluated again.
// Source: the public interface of SwiftUI, which inlines ForEach.init(_:id:content:) over a Binding into its callers
// Basis: derived, high

import SwiftUI

struct Parcel: Identifiable {
    let id: Int
    var isSent = false
}

struct ParcelRow: View {
    @Binding var parcel: Parcel
    var body: some View { Text(parcel.isSent ? "\(parcel.id) sent" : "\(parcel.id) waits") }
}

struct PlainRow: View {
    let parcel: Parcel
    var body: some View { Text("\(parcel.id)") }
}

struct Depot: View {
    @State private var hour = 8
    @State private var parcels = [Parcel(id: 1), Parcel(id: 2), Parcel(id: 3)]

    var body: some View {
        Button("At \(hour)") { hour += 1 }
        ForEach($parcels) { $parcel in ParcelRow(parcel: $parcel) }
        ForEach(parcels) { PlainRow(parcel: $0) }
    }
}

@Test("A pass that changes no element runs all rows of the binding, and none of the values")
func pass() {
    let sim = Simulation(Depot())
    #expect(sim.bodyEvaluations(of: ParcelRow.self) == 3)
    sim.buttons["At 8"].tap()
    #expect(sim.bodyEvaluations(of: ParcelRow.self) == 6)
    #expect(sim.bodyEvaluations(of: PlainRow.self) == 3)
}
