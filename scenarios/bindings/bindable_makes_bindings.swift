// Rule: @Bindable, as a property, as a local variable or in place, gives bindings to an @Observable object's properties, into its values and to elements of its arrays; who only passes them on is not run again.
// Source: https://developer.apple.com/documentation/swiftui/bindable
// Basis: documented, confidence high, depends on: iOS 17 or later

import Observation
import SwiftUI

struct Cover: Equatable {
    var color = "red"
}

@Observable
final class Book: Identifiable {
    var title: String
    var cover = Cover()

    init(title: String) { self.title = title }
}

@Observable
final class Library {
    var name = "city"
    var books = [Book(title: "one"), Book(title: "two")]
}

struct BookEditor: View {
    @Bindable var book: Book

    var body: some View {
        VStack {
            TextField("Title", text: $book.title)
            TextField("Color", text: $book.cover.color)
        }
    }
}

struct LibraryEditor: View {
    @Environment(Library.self) private var library

    var body: some View {
        @Bindable var library = library
        VStack {
            TextField("Name", text: $library.name)
            BookEditor(book: library.books[0])
            TextField("Second", text: Bindable(library.books[1]).title)
            TextField("First again", text: $library.books[0].title)
        }
    }
}

@Test("Each form edits the object itself", arguments: [26, 27])
func bindableMakesBindings(sdk: Int) {
    let library = Library()
    let sim = Simulation(sdk: sdk) { LibraryEditor().environment(library) }
    sim.textFields["Name"].typeText("!")
    sim.textFields["Title"].typeText("!")
    sim.textFields["Color"].typeText("!")
    sim.textFields["Second"].typeText("!")
    #expect(library.name == "city!")
    #expect(library.books.map(\.title) == ["one!", "two!"])
    #expect(library.books[0].cover.color == "red!")
    #expect(sim.bodyEvaluations(of: LibraryEditor.self) == 1)
    #expect(sim.bodyEvaluations(of: BookEditor.self) == 1)
    sim.textFields["First again"].typeText("?")
    #expect(library.books[0].title == "one!?")
}
