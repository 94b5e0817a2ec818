import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

/// Source with the place of an error marked by `1️⃣`, and what the error says.
struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String { message }
    let source: String
    let message: String

    static let all: [Refusal] = [
        Refusal(
            source: """
                struct Row: View {
                    @Binding var isOn: Bool
                    var body: some View { Text("row") }
                }
                struct Screen: View {
                    @State private var isOn = false
                    var body: some View { Row(isOn: 1️⃣isOn) }
                }
                """,
            message: "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"),
        Refusal(
            source: "let number: Int = 1️⃣\"one\"",
            message: "cannot convert value of type 'String' to expected argument type 'Int'"),
        Refusal(
            source: """
                enum Phase { case idle, done }
                func text(_ phase: Phase) -> String {
                    1️⃣switch phase {
                    case .idle: return "idle"
                    }
                }
                """, message: "switch must be exhaustive"),
        Refusal(
            source: """
                struct Point { let x: Int }
                func move(_ point: Point) { point.1️⃣x = 2 }
                """, message: "cannot assign to property: 'x' is a 'let' constant"),
        Refusal(
            source: """
                struct Counter: View {
                    var count = 0
                    func add() { 1️⃣count += 1 }
                    var body: some View { Text("a") }
                }
                """, message: "left side of mutating operator isn't mutable: 'self' is immutable"),
        Refusal(
            source: """
                @Observable final class Model { var count = 0 }
                struct Screen: View {
                    @StateObject private var 1️⃣model = Model()
                    var body: some View { Text("\\(model.count)") }
                }
                """, message: "generic struct 'StateObject' requires that 'Model' conform to 'ObservableObject'"),
        Refusal(
            source: """
                final class Model: ObservableObject { @Published var count = 0 }
                struct Screen: View {
                    @Bindable var 1️⃣model: Model
                    var body: some View { Text("\\(model.count)") }
                }
                """, message: "generic struct 'Bindable' requires that 'Model' conform to 'Observable'"),
        Refusal(
            source: "struct Settings { @Published var 1️⃣count = 0 }",
            message: "'wrappedValue' is unavailable: @Published is only available on properties of classes"),
        Refusal(
            source: """
                final class Model: ObservableObject { init(_ count: Int) {} }
                struct Screen: View {
                    @StateObject var model: Model
                    init(count: Int) { self.1️⃣model = Model(count) }
                    var body: some View { Text("") }
                }
                """, message: "cannot assign to property: 'model' is a get-only property"),
        Refusal(
            source: """
                struct Row { let title: String }
                let row = 1️⃣Row()
                """, message: "missing argument for parameter 'title' in call"),
        Refusal(
            source: """
                final class Model { var count = 0 }
                let count = Model().1️⃣cuont
                """, message: "value of type 'Model' has no member 'cuont'; did you mean 'count'?"),
        Refusal(
            source: """
                struct Card { private var code = 1 }
                func read(_ card: Card) -> Int { card.1️⃣code }
                """, message: "'code' is inaccessible due to 'private' protection level"),
    ]
}

@Suite("What Swift refuses")
struct RefusalTests {
    @Test("is an error at its place, in Swift's words", arguments: Refusal.all)
    func refused(_ refusal: Refusal) throws {
        let text = "import SwiftUI\n" + refusal.source
        let marker = try #require(text.range(of: "1️⃣"))
        let before = text[..<marker.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        let source = text.replacing("1️⃣", with: "")
        let errors = LargeStackThread.run {
            ScenarioLoader.load(text: source, fileName: "A.swift", options: LoadOptions()).diagnostics
                .filter { $0.severity == .error }
        }
        let error = try #require(errors.first)
        #expect(error.message == refusal.message)
        #expect(error.location?.line == before.count)
        #expect(error.location?.column == (before.last?.utf8.count ?? 0) + 1)
        #expect(error.fix != nil)
    }

    @Test("What is right is not refused")
    func accepted() {
        let source = """
            import SwiftUI
            enum Phase { case idle, busy(Int), done }
            struct Row: View {
                @Binding var isOn: Bool
                let ratio: Double
                var body: some View { Toggle("row", isOn: $isOn) }
            }
            struct Screen: View {
                @State private var isOn = false
                let phase: Phase
                var body: some View {
                    switch phase {
                    case .idle: Row(isOn: $isOn, ratio: 1)
                    case .busy(let count) where count > 1: Text("busy")
                    case .busy, .done: Row(isOn: .constant(true), ratio: 0.5)
                    }
                }
            }
            """
        let diagnostics = LargeStackThread.run {
            ScenarioLoader.load(text: source, fileName: "A.swift", options: LoadOptions()).diagnostics
        }
        #expect(diagnostics.isEmpty)
    }
}
