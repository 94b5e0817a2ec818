// Rule: The content of a generic container belongs to the hierarchy like any view: its state survives new content values from the parent.
// Source: https://developer.apple.com/documentation/swiftui/viewbuilder
// Basis: derived, confidence high

import SwiftUI

struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            content()
        }
        .padding()
    }
}

final class Quiz: ObservableObject {
    @Published var answers = 0
}

struct QuizView: View {
    @StateObject private var quiz = Quiz()

    var body: some View { Button("Answers \(quiz.answers)") { quiz.answers += 1 } }
}

struct Classroom: View {
    @State private var lesson = 1

    var body: some View {
        VStack {
            Card(title: "Lesson \(lesson)") {
                Text("page \(lesson * 10)")
                QuizView()
            }
            Button("Next lesson") { lesson += 1 }
        }
    }
}

@Test("Content that is built again keeps its object")
func cardContentKeepsItsState() {
    let sim = Simulation(Classroom())
    sim.buttons["Answers 0"].tap()
    sim.buttons["Next lesson"].tap()
    sim.buttons["Next lesson"].tap()
    #expect(sim.texts == ["Lesson 3", "page 30", "Answers 1", "Next lesson"])
    #expect(sim.inits(of: QuizView.self) == 3)
    #expect(sim.inits(of: Quiz.self) == 1)
}
