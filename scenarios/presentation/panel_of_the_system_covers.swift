// Rule: A panel of the system, such as a file importer, is over the app while its binding says so; closing it writes the binding and tells that it was cancelled.
// Source: https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:oncancellation:)
// Basis: documented, confidence medium, depends on: what a user picks in it is not simulated

import SwiftUI

struct Importer: View {
    @State private var isImporting = false
    @State private var cancellations = 0
    var body: some View {
        Button("import \(cancellations)") { isImporting = true }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true) {
                result in print(result)
            } onCancellation: {
                cancellations += 1
            }
    }
}

@Test func coversAndIsCancelled() {
    let sim = Simulation(Importer())
    sim.buttons["import 0"].tap()
    #expect(sim.texts == [])
    sim.dismiss()
    #expect(sim.texts == ["import 1"])
    #expect(sim.value(\Importer.isImporting) == false)
    #expect(sim.output == [])
}
