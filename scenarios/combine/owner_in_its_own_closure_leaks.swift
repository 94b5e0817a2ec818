// Rule: An object that stores a subscription whose closure holds the object keeps itself alive; a weak capture cures it, and so does the end of the stream, which frees the closure.
// Source: https://developer.apple.com/documentation/combine/anycancellable, https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/
// Basis: documented, confidence high

import Combine
import SwiftUI

class Board: ObservableObject {
    @Published var total = 0
    let scores = PassthroughSubject<Int, Never>()
    var links: Set<AnyCancellable> = []
}

final class Keeping: Board {
    override init() {
        super.init()
        scores.sink { self.total += $0 }.store(in: &links)
    }
}

final class Weak: Board {
    override init() {
        super.init()
        scores.sink { [weak self] in self?.total += $0 }.store(in: &links)
    }
}

/// Holds itself while one answer is on its way, and no longer.
final class Short: Board {
    override init() {
        super.init()
        Just(5).delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { self.total = $0 }.store(in: &links)
    }
}

struct Pane<Model: Board>: View {
    @StateObject private var model: Model
    init(_ model: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }
    var body: some View { Text("total \(model.total)") }
}

struct Screen: View {
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown {
                Pane(Keeping())
                Pane(Weak())
                Pane(Short())
            }
            Button("Close") { isShown = false }
        }
    }
}

@Test("Each hears the values while it is on screen")
func hears() {
    let sim = Simulation(Screen())
    sim.object(of: Keeping.self).scores.send(3)
    sim.object(of: Weak.self).scores.send(4)
    #expect(sim.texts == ["total 3", "total 4", "total 0", "Close"])
}

@Test("Only the weak one is freed with its pane")
func closed() {
    let sim = Simulation(Screen())
    sim.buttons["Close"].tap()
    #expect(sim.liveCount(of: Weak.self) == 0)
    #expect(sim.liveCount(of: Keeping.self) == 1)
    #expect(sim.liveCount(of: Short.self) == 1)
    #expect(sim.leaks.contains("Keeping"))
    #expect(sim.subscriptions == 2)
}

@Test("A strong capture ends with its stream")
func endsWithTheStream() {
    let sim = Simulation(Screen())
    weak let scores = sim.object(of: Keeping.self).scores
    sim.buttons["Close"].tap()
    sim.advance(by: .seconds(1))
    #expect(sim.liveCount(of: Short.self) == 0)
    #expect(sim.leaks.contains("Keeping"))
    #expect(!sim.leaks.contains("Short"))
    scores?.send(completion: .finished)
    #expect(sim.liveCount(of: Keeping.self) == 0)
    #expect(sim.leaks == [])
}

@Test("Emptying the set by hand breaks the circle")
func emptied() {
    let sim = Simulation(Screen())
    sim.object(of: Keeping.self).links.removeAll()
    sim.buttons["Close"].tap()
    #expect(sim.liveCount(of: Keeping.self) == 0)
}
