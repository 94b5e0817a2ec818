// Rule: A search box over debounce, removeDuplicates, trimming, filter and switchToLatest asks half a second after the last key, once a text, never for nothing, and only the newest answer arrives, on the main thread.
// Source: https://developer.apple.com/documentation/combine/publisher/switchtolatest()-453ht, debounce(for:scheduler:options:), removeduplicates(), receive(on:options:)
// Basis: derived, confidence high; each operator does what its own scenario pins

import Combine
import SwiftUI

/// Answers on a queue of its own, slower the shorter the text.
final class Library {
    var asked: [String] = []
    private let queue = DispatchQueue(label: "library")
    func books(_ title: String) -> AnyPublisher<[String], Never> {
        asked.append(title)
        return Just(["\(title) one", "\(title) two"])
            .delay(for: .milliseconds(1_000 - 100 * title.count), scheduler: queue).eraseToAnyPublisher()
    }
}

final class Finder: ObservableObject {
    @Published var text = ""
    @Published private(set) var found: [String] = []
    private(set) var times: [String] = []
    let library: Library
    private var links: Set<AnyCancellable> = []

    init(library: Library, now: @escaping () -> Duration) {
        self.library = library
        $text
            .debounce(for: .milliseconds(500), scheduler: DispatchQueue.main)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { [library] in library.books($0) }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] books in
                self?.times.append("\(now()) \(Thread.isMainThread ? "main" : "elsewhere") \(books.count)")
                self?.found = books
            }
            .store(in: &links)
    }
}

/// The time as the scenario's simulation has it.
final class Watch { var now: () -> Duration = { .zero } }

struct FinderView: View {
    @StateObject private var finder: Finder
    init(library: Library, watch: Watch) {
        _finder = StateObject(wrappedValue: Finder(library: library, now: { watch.now() }))
    }
    var body: some View {
        VStack {
            TextField("Title", text: $finder.text)
            ForEach(finder.found, id: \.self) { Text($0) }
        }
    }
}

func open(_ library: Library) -> Simulation {
    let watch = Watch()
    let sim = Simulation(FinderView(library: library, watch: watch))
    watch.now = { sim.now }
    return sim
}

@Test("Half a second after the last key, once")
func quiet() {
    let library = Library()
    let sim = open(library)
    sim.textFields["Title"].typeText("em")
    sim.advance(by: .milliseconds(499))
    sim.textFields["Title"].typeText("ma")
    sim.advance(by: .milliseconds(499))
    #expect(library.asked == [])
    sim.advance(by: .milliseconds(1))
    #expect(library.asked == ["emma"])
    sim.advance(by: .seconds(1))
    #expect(sim.object(of: Finder.self).times == ["1.599 seconds main 2"])
    #expect(sim.staticTexts["emma one"].exists)
    #expect(sim.warnings == [])
}

@Test("Not again for the same, not for blanks, not for nothing")
func duplicates() {
    let library = Library()
    let sim = open(library)
    sim.advance(by: .seconds(1))
    for text in ["a", " ", "b"] {
        sim.textFields["Title"].typeText(text)
        sim.advance(by: .seconds(1))
    }
    // "a", then "a " which is "a" again, then "a b".
    #expect(library.asked == ["a", "a b"])
    sim.textFields["Title"].clearText()
    sim.advance(by: .seconds(1))
    #expect(library.asked == ["a", "a b"])
    // The empty text was one more: the same search counts as new after it.
    sim.textFields["Title"].typeText("a b")
    sim.advance(by: .seconds(2))
    #expect(library.asked == ["a", "a b", "a b"])
}

@Test("The newest answer wins, though the older one is slower")
func newest() {
    let library = Library()
    let sim = open(library)
    sim.textFields["Title"].typeText("a")
    sim.advance(by: .milliseconds(500))
    sim.textFields["Title"].typeText("bcdef")
    sim.advance(by: .seconds(3))
    #expect(library.asked == ["a", "abcdef"])
    // The answer to "a" was due at 1.4 seconds, when nobody listened any more: at 1 second another search had begun.
    #expect(sim.object(of: Finder.self).times == ["1.4 seconds main 2"])
    #expect(sim.object(of: Finder.self).found == ["abcdef one", "abcdef two"])
}

@Test("Closing the screen frees the finder, and what waits is never asked")
func closing() {
    let library = Library()
    let sim = open(library)
    sim.textFields["Title"].typeText("a")
    sim.unmount()
    sim.advance(by: .seconds(2))
    #expect(library.asked == [])
    #expect(sim.liveCount(of: Finder.self) == 0)
    #expect(sim.subscriptions == 0)
}
