// Rule: A child observes the object it was given last: after another one arrives, changes of the earlier one no longer run its body.
// Source: https://developer.apple.com/documentation/swiftui/observedobject
// Basis: derived, confidence high

import SwiftUI

final class Channel: ObservableObject {
    let name: String
    @Published var viewers = 0

    init(name: String) { self.name = name }
}

struct ChannelView: View {
    @ObservedObject var channel: Channel

    var body: some View { Text("\(channel.name) has \(channel.viewers)") }
}

struct Television: View {
    @State private var news = Channel(name: "news")
    @State private var sport = Channel(name: "sport")
    @State private var showsNews = true

    var body: some View {
        VStack {
            ChannelView(channel: showsNews ? news : sport)
            Button("Zap") { showsNews.toggle() }
            Button("Watch news") { news.viewers += 1 }
            Button("Watch sport") { sport.viewers += 1 }
        }
    }
}

@Test("Only the object given last is observed")
func observedObjectCanBeExchanged() {
    let sim = Simulation(Television())
    sim.buttons["Watch sport"].tap()
    #expect(sim.bodyEvaluations(of: ChannelView.self) == 1)
    sim.buttons["Watch news"].tap()
    #expect(sim.staticTexts["news has 1"].exists)
    #expect(sim.bodyEvaluations(of: ChannelView.self) == 2)

    sim.buttons["Zap"].tap()
    #expect(sim.staticTexts["sport has 1"].exists)
    #expect(sim.bodyEvaluations(of: ChannelView.self) == 3)
    sim.buttons["Watch news"].tap()
    #expect(sim.bodyEvaluations(of: ChannelView.self) == 3)
    sim.buttons["Watch sport"].tap()
    #expect(sim.staticTexts["sport has 2"].exists)
    #expect(sim.bodyEvaluations(of: ChannelView.self) == 4)
    #expect(sim.bodyEvaluations(of: Television.self) == 2)
}
