// Rule: In an observable object @AppStorage publishes like @Published, equal values included; @SceneStorage and @State there publish nothing.
// Source: github:fatbobman/FatBlog Content/posts/appstorage.md
// Basis: stated, confidence medium

import SwiftUI

final class Draft: ObservableObject {
    @AppStorage("draft.title") var title = "a"
    @SceneStorage("draft.body") var text = "b"
}

struct DraftEditor: View {
    @StateObject private var draft = Draft()

    var body: some View { Text("\(draft.title)\(draft.text)") }
}

struct SceneNote: View {
    @SceneStorage("note") private var note = "empty"

    var body: some View { Button(note) { note = "full" } }
}

@Test("Stored properties of an object")
func storedPropertiesOfAnObject() {
    let sim = Simulation(DraftEditor())
    let draft = sim.object(of: Draft.self)
    draft.text = "c"
    #expect(sim.publishes(of: Draft.self) == 0)
    #expect(sim.bodyEvaluations(of: DraftEditor.self) == 1)
    draft.title = "d"
    #expect(sim.publishes(of: Draft.self) == 1)
    draft.title = "d"
    #expect(sim.publishes(of: Draft.self) == 2)
    #expect(sim.staticTexts["dc"].exists)
}

@Test("A view's scene storage updates the view")
func sceneStorageUpdatesItsView() {
    let sim = Simulation(SceneNote())
    sim.buttons["empty"].tap()
    #expect(sim.buttons["full"].exists)
    #expect(sim.bodyEvaluations(of: SceneNote.self) == 2)
}
