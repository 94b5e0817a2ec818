// Rule: A list behind an API goes from idle through loading to loaded, empty or failed, and by retry from failed to loading again; transfer objects stay in the repository, and the view model lives as long as its view.
// Source: https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app, https://developer.apple.com/documentation/foundation/urlsession
// Basis: derived, confidence high; state objects, tasks and requests each have scenarios of their own

import Combine
import SwiftUI

struct Recipe: Identifiable, Equatable {
    let id: Int
    let title: String
}

/// What the server sends: only the repository knows it.
private struct RecipePage: Decodable {
    struct Entry: Decodable {
        let recipe_id: Int
        let headline: String
    }
    let entries: [Entry]
}

protocol RecipeSource { func recipes() -> AnyPublisher<[Recipe], any Error> }

final class RecipeRepository: RecipeSource {
    struct Refused: Error { let status: Int }
    func recipes() -> AnyPublisher<[Recipe], any Error> {
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://food.example/recipes")!)
            .tryMap { data, response in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                guard status == 200 else { throw Refused(status: status) }
                return data
            }
            .decode(type: RecipePage.self, decoder: JSONDecoder())
            .map { page in page.entries.map { Recipe(id: $0.recipe_id, title: $0.headline) } }
            .eraseToAnyPublisher()
    }
}

enum Phase<Value> {
    case idle, loading, empty
    case loaded(Value)
    case failed(any Error)
}

final class RecipeListModel: ObservableObject {
    @Published private(set) var phase: Phase<[Recipe]> = .idle
    private(set) var phases: [String] = ["idle"]
    private let source: any RecipeSource
    private var request: AnyCancellable?

    init(source: any RecipeSource) { self.source = source }

    func load() {
        enter(.loading, "loading")
        request = source.recipes().receive(on: DispatchQueue.main).sink(
            receiveCompletion: { [weak self] end in
                if case .failure(let error) = end { self?.enter(.failed(error), "failed") }
            },
            receiveValue: { [weak self] recipes in
                if recipes.isEmpty { self?.enter(.empty, "empty") } else { self?.enter(.loaded(recipes), "loaded") }
            })
    }

    private func enter(_ next: Phase<[Recipe]>, _ name: String) {
        phases.append(name)
        phase = next
    }
}

struct RecipeList: View {
    @StateObject private var model: RecipeListModel
    init(source: any RecipeSource) { _model = StateObject(wrappedValue: RecipeListModel(source: source)) }

    var body: some View {
        Group {
            switch model.phase {
            case .idle: Text("nothing asked for")
            case .loading: ProgressView("loading")
            case .empty: Text("no recipes")
            case .loaded(let recipes): List(recipes) { Text($0.title) }
            case .failed: Button("Retry") { model.load() }
            }
        }
        .onAppear { model.load() }
    }
}

struct Kitchen: View {
    @State private var isOpen = true
    var body: some View {
        VStack {
            if isOpen { RecipeList(source: RecipeRepository()) }
            Button("Leave") { isOpen = false }
        }
    }
}

let address = "https://food.example/recipes"

@Test("Idle, loading, loaded")
func loaded() {
    let sim = Simulation(Kitchen())
    sim.respond(
        to: address, with: #"{"entries": [{"recipe_id": 1, "headline": "Soup"}, {"recipe_id": 2, "headline": "Bread"}]}"#,
        after: .seconds(1))
    sim.advance(by: .milliseconds(999))
    #expect(sim.object(of: RecipeListModel.self).phases == ["idle", "loading"])
    sim.advance(by: .milliseconds(1))
    #expect(sim.object(of: RecipeListModel.self).phases == ["idle", "loading", "loaded"])
    #expect(sim.cells.allLabels == ["Soup", "Bread"])
    #expect(sim.inits(of: RecipeListModel.self) == 1)
    #expect(sim.warnings == [])
}

@Test("Empty")
func empty() {
    let sim = Simulation(Kitchen())
    sim.respond(to: address, with: #"{"entries": []}"#, after: .seconds(1))
    sim.advance(by: .seconds(1))
    #expect(sim.object(of: RecipeListModel.self).phases == ["idle", "loading", "empty"])
    #expect(sim.staticTexts["no recipes"].exists)
}

@Test("Failed by its status, then retried")
func retried() {
    let sim = Simulation(Kitchen())
    sim.respond(to: address, with: "down", after: .seconds(1), status: 503)
    sim.advance(by: .seconds(1))
    #expect(sim.buttons["Retry"].exists)
    sim.respond(to: address, with: #"{"entries": [{"recipe_id": 1, "headline": "Soup"}]}"#, after: .seconds(2))
    sim.buttons["Retry"].tap()
    #expect(sim.object(of: RecipeListModel.self).phases == ["idle", "loading", "failed", "loading"])
    sim.advance(by: .seconds(2))
    #expect(sim.object(of: RecipeListModel.self).phases == ["idle", "loading", "failed", "loading", "loaded"])
    #expect(sim.inits(of: RecipeListModel.self) == 1)
}

@Test("Failed by what the repository cannot decode")
func unreadable() {
    let sim = Simulation(Kitchen())
    sim.respond(to: address, with: #"{"items": []}"#, after: .seconds(1))
    sim.advance(by: .seconds(1))
    #expect(sim.object(of: RecipeListModel.self).phases == ["idle", "loading", "failed"])
}

@Test("Leaving frees model and repository, and what is on its way is dropped")
func left() {
    let sim = Simulation(Kitchen())
    sim.respond(to: address, with: #"{"entries": []}"#, after: .seconds(1))
    sim.buttons["Leave"].tap()
    #expect(sim.liveCount(of: RecipeListModel.self) == 0)
    #expect(sim.liveCount(of: RecipeRepository.self) == 0)
    #expect(sim.subscriptions == 0)
    sim.advance(by: .seconds(2))
    #expect(sim.leaks == [])
}
