// Rule: What changes while a view is on its way out runs its body, its onChange and its onReceive; its inputs stay as they were.
// Source: github matteopuc/swiftui-navigation-stack#55 (a screen whose model changes 0.2 s into its removal shows the new text)
// Basis: observed for an observed object, confidence medium; derived for the rest

import SwiftUI

final class News: ObservableObject {
    @Published var headline = "old"
}

struct Page: View {
    let number: Int
    @ObservedObject var news: News
    var body: some View {
        let _ = print("page \(number): \(news.headline)")
        Text(news.headline)
            .onChange(of: news.headline) { print("changed") }
            .onDisappear { print("gone") }
    }
}

struct Paper: View {
    @StateObject private var news = News()
    @State private var number = 1
    @State private var isShown = true
    var body: some View {
        if isShown { Page(number: number, news: news) }
        Button("Turn") {
            withAnimation(.linear(duration: 3)) {
                number = 2
                isShown = false
            }
        }
        Button("Print") { news.headline = "new" }
    }
}

@Test("It shows the news until it has gone")
func showsTheNews() {
    let sim = Simulation(Paper())
    sim.buttons["Turn"].tap()
    #expect(sim.output == ["page 1: old"])
    sim.advance(by: .milliseconds(200))
    sim.buttons["Print"].tap()
    #expect(sim.output == ["page 1: old", "page 1: new", "changed"])
    sim.advance(by: .seconds(3))
    sim.object(of: News.self).headline = "late"
    #expect(sim.output == ["page 1: old", "page 1: new", "changed", "gone"])
}
