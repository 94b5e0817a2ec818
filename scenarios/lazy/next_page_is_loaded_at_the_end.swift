// Rule: Loading more from the last row's onAppear waits for the user in a lazy stack and goes on by itself in an eager one.
// Source: github:fatbobman/FatBlog Content/posts/howto-swiftui-lazyStack.md
// Basis: derived, confidence medium

import SwiftUI

final class Feed: ObservableObject {
    @Published var items = Array(0..<20)
    private(set) var pages = 1
    func loadNext(after item: Int) {
        guard item == items.last, pages < 5 else { return }
        pages += 1
        items += items.count..<items.count + 20
    }
}

struct LazyFeed: View {
    @StateObject private var feed = Feed()
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(feed.items, id: \.self) { item in
                    Text("\(item)").onAppear { feed.loadNext(after: item) }
                }
            }
        }
    }
}

struct EagerFeed: View {
    @StateObject private var feed = Feed()
    var body: some View {
        ScrollView {
            VStack {
                ForEach(feed.items, id: \.self) { item in
                    Text("\(item)").onAppear { feed.loadNext(after: item) }
                }
            }
        }
    }
}

@Test("Lazy: one page a visit to the end", arguments: [26, 27])
func lazyFeed(sdk: Int) {
    let sim = Simulation(LazyFeed(), sdk: sdk)
    #expect(sim.object(of: Feed.self).pages == 1)
    sim.scroll(to: 19)
    #expect(sim.object(of: Feed.self).pages == 2)
    sim.scroll(by: 5)
    #expect(sim.object(of: Feed.self).pages == 2)
    sim.scroll(to: 39)
    #expect(sim.object(of: Feed.self).pages == 3)
}

@Test("Eager: all pages at once", arguments: [26, 27])
func eagerFeed(sdk: Int) {
    let sim = Simulation(EagerFeed(), sdk: sdk)
    #expect(sim.object(of: Feed.self).pages == 5)
}
