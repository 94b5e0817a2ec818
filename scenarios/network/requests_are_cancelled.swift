// Rule: Cancelling a task, a data task or a subscription ends its request: the first two with URLError.cancelled, the last without a word.
// Source: https://developer.apple.com/documentation/foundation/urlsessiontask/cancel(), https://developer.apple.com/documentation/foundation/urlsession/data(for:delegate:)
// Basis: documented, confidence high

import Combine
import SwiftUI

let url = URL(string: "https://example.com/slow")!

final class Requests: ObservableObject {
    private var dataTask: URLSessionDataTask?
    private var subscription: AnyCancellable?

    func callBack() {
        dataTask = URLSession.shared.dataTask(with: url) { data, _, error in
            print("callback", data?.count ?? -1, (error as? URLError)?.code == .cancelled)
        }
        dataTask?.resume()
    }

    func publish() {
        subscription = URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data.count)
            .sink(receiveCompletion: { print("completion", $0) }, receiveValue: { print("value", $0) })
    }

    func cancel() {
        dataTask?.cancel()
        subscription?.cancel()
    }
}

struct RequestsView: View {
    @StateObject private var requests = Requests()
    @State private var isOpen = true

    var body: some View {
        VStack {
            if isOpen {
                Text("open").task {
                    do { print("task", try await URLSession.shared.data(for: URLRequest(url: url)).0.count) } catch {
                        print("task", (error as? URLError)?.code == .cancelled)
                    }
                }
            }
            Button("Call back") { requests.callBack() }
            Button("Publish") { requests.publish() }
            Button("Cancel") { requests.cancel() }
            Button("Close") { isOpen = false }
        }
    }
}

@Test("Three forms of a request are answered")
func answered() {
    let sim = Simulation(RequestsView())
    sim.respond(to: "https://example.com/slow", with: "four", after: .seconds(5))
    sim.buttons["Call back"].tap()
    sim.buttons["Publish"].tap()
    #expect(sim.subscriptions == 1)
    sim.advance(by: .seconds(5))
    // Nothing says in which order answers of one instant come.
    #expect(sim.output.sorted() == ["callback 4 false", "completion finished", "task 4", "value 4"])
    #expect(sim.subscriptions == 0)
}

@Test("And cancelled")
func cancelled() {
    let sim = Simulation(RequestsView())
    sim.respond(to: "https://example.com/slow", with: "four", after: .seconds(5))
    sim.buttons["Call back"].tap()
    sim.buttons["Publish"].tap()
    sim.buttons["Cancel"].tap()
    sim.buttons["Close"].tap()
    #expect(sim.output == ["callback -1 true", "task true"])
    #expect(sim.tasks == 0)
    #expect(sim.subscriptions == 0)
    sim.advance(by: .seconds(9))
    #expect(sim.output.count == 2)
}
