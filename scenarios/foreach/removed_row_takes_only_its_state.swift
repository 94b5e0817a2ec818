// Rule: Removing an element destroys the state of its row and of no other.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: documented, confidence high

import SwiftUI

final class Upload: ObservableObject {
    let file: String
    @Published var progress = 0

    init(file: String) { self.file = file }
    deinit { print("\(file) dropped") }
}

struct UploadRow: View {
    @StateObject private var upload: Upload

    init(file: String) {
        _upload = StateObject(wrappedValue: Upload(file: file))
    }

    var body: some View {
        Button("\(upload.file) \(upload.progress)") { upload.progress += 1 }
    }
}

struct UploadList: View {
    @State private var files = ["a.txt", "b.txt", "c.txt"]

    var body: some View {
        VStack {
            ForEach(files, id: \.self) { UploadRow(file: $0) }
            Button("Cancel b") { files.removeAll { $0 == "b.txt" } }
            Button("Cancel all") { files = [] }
        }
    }
}

@Test("The removed row's object goes, the others stay as they were")
func removedRowTakesOnlyItsState() {
    let sim = Simulation(UploadList())
    sim.buttons["c.txt 0"].tap()
    sim.buttons["Cancel b"].tap()
    #expect(sim.output == ["b.txt dropped"])
    #expect(sim.buttons.allLabels == ["a.txt 0", "c.txt 1", "Cancel b", "Cancel all"])
    #expect(sim.inits(of: Upload.self) == 3)

    sim.buttons["Cancel all"].tap()
    #expect(sim.deinits(of: Upload.self) == 3)
    #expect(sim.liveIdentities(of: UploadRow.self) == 0)
}
