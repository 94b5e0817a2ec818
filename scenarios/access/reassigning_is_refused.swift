// Rule: A view cannot assign another object to its @StateObject, neither from a method nor from a closure; it changes the object's properties.
// Source: https://developer.apple.com/documentation/swiftui/stateobject/wrappedvalue
// Basis: documented, confidence high, depends on: wrappedValue having no setter; the wording is the Swift compiler's

import SwiftUI

final class Puzzle: ObservableObject {
    @Published var solved = 0
}

struct PuzzleView: View {
    @StateObject private var puzzle = Puzzle()

    func startOver() {
        puzzle = Puzzle()  // expected-error {{cannot assign to property: 'puzzle' is a get-only property}}
    }

    func replaceStorage() {
        _puzzle = StateObject(wrappedValue: Puzzle())  // expected-error {{cannot assign to property: 'self' is immutable}}
    }

    var body: some View {
        VStack {
            Button("Solve \(puzzle.solved)") { puzzle.solved += 1 }
            Button("Again") {
                puzzle = Puzzle()  // expected-error {{cannot assign to property: 'puzzle' is a get-only property}}
            }
        }
    }
}
