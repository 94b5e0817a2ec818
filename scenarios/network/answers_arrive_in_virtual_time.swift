// Rule: A scenario says what an address answers, and after how long; a view model goes from loading to loaded, empty or failed, and tries again.
// Source: https://developer.apple.com/documentation/foundation/urlsession/data(from:delegate:), with answers in place of a network
// Basis: documented, confidence high; that a status of 500 is no error of the request is documented too

import SwiftUI

struct Fruit: Decodable, Identifiable {
    let id: Int
    let name: String
}

@MainActor final class Basket: ObservableObject {
    enum Phase: Equatable {
        case idle, loading, empty, failed(String)
        case loaded([String])
    }

    @Published private(set) var phase = Phase.idle

    func load() async {
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: URL(string: "https://example.com/fruits")!)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            let fruits = try JSONDecoder().decode([Fruit].self, from: data)
            phase = fruits.isEmpty ? .empty : .loaded(fruits.map(\.name))
        } catch let error as URLError {
            phase = .failed(error.code == .notConnectedToInternet ? "offline" : "code \(error.code.rawValue)")
        } catch {
            phase = .failed("not readable")
        }
    }
}

struct BasketView: View {
    @StateObject private var basket = Basket()

    var body: some View {
        VStack {
            switch basket.phase {
            case .idle: Text("idle")
            case .loading: Text("loading")
            case .empty: Text("empty")
            case .loaded(let names): ForEach(names, id: \.self) { Text($0) }
            case .failed(let reason):
                Text(reason)
                Button("Retry") { Task { await basket.load() } }
            }
        }
        .task { await basket.load() }
    }
}

let address = "https://example.com/fruits"

@Test("An answer arrives after its time")
func loads() {
    let sim = Simulation(BasketView())
    sim.respond(to: address, with: #"[{"id": 1, "name": "fig"}, {"id": 2, "name": "plum"}]"#, after: .seconds(1))
    sim.advance(by: .milliseconds(999))
    #expect(sim.texts == ["loading"])
    sim.advance(by: .milliseconds(1))
    #expect(sim.texts == ["fig", "plum"])
    #expect(sim.warnings.isEmpty)
    #expect(sim.tasks == 0)
}

@Test("Failures of three kinds, and a retry")
func retries() {
    let sim = Simulation(BasketView())
    sim.respond(to: address, with: "sorry", status: 500)
    #expect(sim.texts == ["code -1011", "Retry"])
    sim.respond(to: address, with: URLError(.notConnectedToInternet))
    sim.buttons["Retry"].tap()
    #expect(sim.texts == ["offline", "Retry"])
    sim.respond(to: address, with: "[", after: .seconds(2))
    sim.buttons["Retry"].tap()
    #expect(sim.texts == ["loading"])
    sim.advance(by: .seconds(2))
    #expect(sim.texts == ["not readable", "Retry"])
    sim.respond(to: address, with: "[]")
    sim.buttons["Retry"].tap()
    #expect(sim.texts == ["empty"])
}
