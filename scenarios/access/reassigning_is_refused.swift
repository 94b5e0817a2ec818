// Rule: A view cannot assign another object to its @StateObject, neither from a method nor from a closure; it changes the object's properties.
// Source: https://developer.apple.com/documentation/swiftui/stateobject/wrappedvalue
// Basis: documented, confidence high, depends on: wrappedValue having no setter; the wording is the Swift compiler's

import SwiftUI

final class Maze: ObservableObject {
    @Published var solved = 0
}

struct MazeView: View {
    @StateObject private var maze = Maze()

    func startOver() {
        maze = Maze()  // expected-error {{cannot assign to property: 'maze' is a get-only property}}
    }

    func replaceStorage() {
        _maze = StateObject(wrappedValue: Maze())  // expected-error {{cannot assign to property: 'self' is immutable}}
    }

    var body: some View {
        VStack {
            Button("Solve \(maze.solved)") { maze.solved += 1 }
            Button("Again") {
                maze = Maze()  // expected-error {{cannot assign to property: 'maze' is a get-only property}}
            }
        }
    }
}
