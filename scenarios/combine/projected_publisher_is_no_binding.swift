// Rule: What $ gives on a published property within its object is a publisher of its values; the binding comes from the wrapper that a view holds the object by. One tells, the other writes.
// Source: https://developer.apple.com/documentation/combine/published, https://developer.apple.com/documentation/swiftui/binding, https://developer.apple.com/documentation/swiftui/observedobject/projectedvalue
// Basis: documented, confidence high

import Combine
import SwiftUI

final class Settings: ObservableObject {
    @Published var name = "Ada"
    private(set) var told: [String] = []
    private var links: Set<AnyCancellable> = []
    init() {
        // A publisher: it has operators and subscribers, and storage of its own neither here nor there.
        $name.map { $0.uppercased() }.sink { [weak self] in self?.told.append($0) }.store(in: &links)
    }
    var publisher: Published<String>.Publisher { $name }
}

struct Editor: View {
    @Binding var name: String
    var body: some View { TextField("Name", text: $name) }
}

struct Page: View {
    @ObservedObject var settings: Settings
    @State private var echo = ""
    var body: some View {
        VStack {
            Editor(name: $settings.name)
            Text("echo \(echo)")
        }
        .onReceive(settings.$name) { echo = $0 }
    }
}

@Test("The binding writes, the publisher tells")
func both() {
    let settings = Settings()
    let sim = Simulation(Page(settings: settings))
    #expect(sim.staticTexts["echo Ada"].exists)
    sim.textFields["Name"].typeText("m")
    #expect(settings.name == "Adam")
    #expect(settings.told == ["ADA", "ADAM"])
    #expect(sim.staticTexts["echo Adam"].exists)
}

@Test("The publisher tells before the property has changed, and equal values too")
func before() {
    let settings = Settings()
    var seen: [String] = []
    let link = settings.publisher.sink { [unowned settings] in seen.append("\(settings.name) will be \($0)") }
    settings.name = "Ada"
    settings.name = "Bob"
    #expect(seen == ["Ada will be Ada", "Ada will be Ada", "Ada will be Bob"])
    link.cancel()
}

@Test("A subscriber keeps the property's publisher, not its object")
func keeps() {
    let sim = Simulation(Text("screen"))
    var settings: Settings? = Settings()
    let link = settings!.$name.sink { _ in }
    settings = nil
    #expect(sim.liveCount(of: Settings.self) == 0)
    link.cancel()
}
