// Rule: A subscription lasts as long as its cancellable: dropped at once it ends at once, in a set it ends with the set's owner, and cancelling is the same as dropping.
// Source: https://developer.apple.com/documentation/combine/anycancellable, Cancellable.cancel(), AnyCancellable.store(in:)
// Basis: documented, confidence high

import Combine
import SwiftUI

final class Station: ObservableObject {
    let signal = PassthroughSubject<Int, Never>()
    var heard: [String] = []
}

final class Receiver: ObservableObject {
    private var links: Set<AnyCancellable> = []
    private var list: [AnyCancellable] = []
    init(_ station: Station, _ name: String) {
        station.signal.sink { station.heard.append("\(name) set \($0)") }.store(in: &links)
        station.signal.sink { station.heard.append("\(name) list \($0)") }.store(in: &list)
        // Nobody keeps this one.
        _ = station.signal.sink { station.heard.append("\(name) dropped \($0)") }
    }
}

struct Panel: View {
    @StateObject private var receiver: Receiver
    init(_ station: Station, _ name: String) { _receiver = StateObject(wrappedValue: Receiver(station, name)) }
    var body: some View { Text("panel") }
}

struct Studio: View {
    @ObservedObject var station: Station
    @State private var name: String? = "first"
    var body: some View {
        VStack {
            if let name { Panel(station, name).id(name) }
            Button("Other") { name = "second" }
            Button("Off") { name = nil }
        }
    }
}

@Test("As long as its owner")
func withOwner() {
    let station = Station()
    let sim = Simulation(Studio(station: station))
    #expect(sim.subscriptions == 2)
    station.signal.send(1)
    #expect(station.heard.sorted() == ["first list 1", "first set 1"])
    station.heard = []
    sim.buttons["Other"].tap()
    station.signal.send(2)
    #expect(station.heard.sorted() == ["second list 2", "second set 2"])
    station.heard = []
    sim.buttons["Off"].tap()
    station.signal.send(3)
    #expect(station.heard == [])
    #expect(sim.subscriptions == 0)
}

@Test("Cancelling and dropping are the same; a second cancelling does nothing")
func cancelling() {
    var notes: [String] = []
    let signal = PassthroughSubject<Int, Never>()
    var first: AnyCancellable? = signal.handleEvents(receiveCancel: { notes.append("first") }).sink { _ in }
    let second = signal.handleEvents(receiveCancel: { notes.append("second") }).sink { _ in }
    first = nil
    second.cancel()
    second.cancel()
    #expect(notes == ["first", "second"])
    #expect(first == nil)
}

@Test("Cancelled within its own value")
func within() {
    let signal = PassthroughSubject<Int, Never>()
    var link: AnyCancellable?
    var seen: [Int] = []
    link = signal.sink { value in
        seen.append(value)
        if value == 2 { link?.cancel() }
    }
    for value in 1...3 { signal.send(value) }
    #expect(seen == [1, 2])
    #expect(link != nil)
}
