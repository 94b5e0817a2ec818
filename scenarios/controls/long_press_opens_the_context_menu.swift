// Rule: A long press on a view opens the nearest context menu around it, whose items act and close it; a menu without items does not open. The items are made with the body.
// Source: https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
// Basis: documented, confidence high

import SwiftUI

struct Photo: Identifiable {
    let id: Int
    var isFavorite = false
}

struct Gallery: View {
    @State private var photos = [Photo(id: 1), Photo(id: 2)]
    @State private var hasMenu = false

    var body: some View {
        List {
            ForEach($photos) { $photo in
                HStack { Text("photo \(photo.id)"); if photo.isFavorite { Text("liked") } }
                    .contextMenu {
                        Button("Like") { photo.isFavorite = true }
                        Button("Delete", role: .destructive) { photos.removeAll { $0.id == photo.id } }
                    }
            }
            Text("title").contextMenu { if hasMenu { Button("Rename") {} } }
            Text("plain").onTapGesture { print("tapped") }
                .contextMenu { Button("Info") { print("info") } } preview: { Text("preview") }
        }
    }
}

struct Table: View {
    @State private var selection: Set<String> = []
    var body: some View {
        List(["a", "b"], id: \.self, selection: $selection) { Text($0) }
            .contextMenu(forSelectionType: String.self) { names in
                Button("Print") { print(names.sorted().joined()) }
            }
    }
}

@Test("Items act on their row")
func items() {
    let sim = Simulation(Gallery())
    sim.staticTexts["photo 2"].press(forDuration: .seconds(1))
    #expect(sim.menuItems.allLabels == ["Like", "Delete"])
    sim.buttons["Like"].tap()
    #expect(sim.texts == ["photo 1", "photo 2", "liked", "title", "plain"])
    sim.cells["photo 1"].press(forDuration: .seconds(1))
    sim.buttons["Delete"].tap()
    #expect(sim.cells.allLabels == ["photo 2", "title", "plain"])
    #expect(sim.menuItems.count == 0)
}

@Test("A tap is no long press, and a menu without items does not open")
func others() {
    let sim = Simulation(Gallery())
    sim.staticTexts["plain"].tap()
    #expect(sim.output == ["tapped"])
    sim.staticTexts["plain"].press(forDuration: .seconds(1))
    sim.menuItems["Info"].tap()
    #expect(sim.output == ["tapped", "info"])
    sim.set(\Gallery.hasMenu, to: true)
    sim.staticTexts["title"].press(forDuration: .milliseconds(600))
    #expect(sim.menuItems.allLabels == ["Rename"])
}

@Test("The menu of a list is about the pressed row")
func selection() {
    let sim = Simulation(Table())
    sim.cells["b"].press(forDuration: .seconds(1))
    sim.menuItems["Print"].tap()
    #expect(sim.output == ["b"])
}
