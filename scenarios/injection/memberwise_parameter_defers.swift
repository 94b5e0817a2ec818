// Rule: The memberwise initializer of a view takes a @StateObject that is not private as an autoclosure, so an object built in the call is created once.
// Source: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0258-property-wrappers.md
// Basis: derived, confidence high, depends on: Swift giving the memberwise parameter the wrapper's own @autoclosure

import SwiftUI

final class Chapter: ObservableObject {
    let title: String

    init(title: String) { self.title = title }
}

struct ChapterView: View {
    @StateObject var chapter: Chapter
    let isMarked: Bool

    var body: some View { Text("\(chapter.title)\(isMarked ? "*" : "")") }
}

struct Reader: View {
    @State private var isMarked = false

    var body: some View {
        VStack {
            ChapterView(chapter: Chapter(title: "Dawn"), isMarked: isMarked)
            Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() }
        }
    }
}

@Test("The object written in the call is created once")
func memberwiseParameterDefers() {
    let sim = Simulation(Reader())
    sim.buttons["Mark"].tap()
    #expect(sim.staticTexts["Dawn*"].exists)
    sim.buttons["Unmark"].tap()
    #expect(sim.inits(of: ChapterView.self) == 3)
    #expect(sim.inits(of: Chapter.self) == 1)
    #expect(sim.autoclosureRuns(of: \ChapterView.chapter) == 1)
}
