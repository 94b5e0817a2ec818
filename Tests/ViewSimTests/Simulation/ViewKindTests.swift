import Testing

@testable import ViewSim

@Suite("Kinds of views and their data")
struct ViewKindTests {
    @Test("Containers of the program show the content they were given")
    func contentBuilders() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Gen<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { VStack { content() } }
            }
            struct Card<Content: View>: View {
                let title: String
                let content: Content
                init(_ title: String, @ViewBuilder content: () -> Content) { self.title = title; self.content = content() }
                var body: some View { VStack { Text(title); content } }
            }
            struct GenScreen: View {
                @State private var n = 0
                @State private var show = true
                var body: some View {
                    Gen {
                        Card("t\(n)") { Text("inner"); if show { Text("shown") } }
                        Button("Inc") { n += 1 }
                        Button("Hide") { withAnimation { show.toggle() } }
                    }
                    .padding(.horizontal, 8)
                    .background(Color.red.opacity(0.2))
                    .overlay(alignment: .top) { Text("over") }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .font(.headline)
                }
            }
            @Test func generic() {
                let sim = Simulation(GenScreen())
                #expect(sim.texts == ["t0", "inner", "shown", "Inc", "Hide", "over"])
                sim.buttons["Inc"].tap()
                sim.buttons["Hide"].tap()
                #expect(sim.texts == ["t1", "inner", "Inc", "Hide", "over"])
                sim.advance(by: .seconds(1))
                let removed = sim.trace.filter { $0.kind == "identity.remove" }
                #expect(removed.count == 1)
                #expect(removed[0].animated == true)
                #expect(removed[0].identity == "GenScreen/Gen/VStack[0]/Card/VStack[1][1]/if.true/Text")
            }
            """#)
    }

    @Test("A dynamic property of the program has storage of its own")
    func dynamicProperties() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            final class Store: ObservableObject {
                @Published var count = 0
                init() { print("init store") }
                deinit { print("deinit store") }
            }
            struct Custom: DynamicProperty {
                @State private var value = 1
                @StateObject private var store = Store()
                var wrapped: Int { value + store.count }
                func bump() { value += 1; store.count += 1 }
            }
            struct CustomView: View {
                var custom = Custom()
                var body: some View { Button("v \(custom.wrapped)") { custom.bump() } }
            }
            @Test func dynamic() {
                let sim = Simulation(CustomView())
                sim.buttons["v 1"].tap()
                #expect(sim.buttons["v 3"].exists)
                #expect(sim.bodyEvaluations(of: CustomView.self) == 2)
                #expect(sim.inits(of: Store.self) == 1)
            }
            """#)
    }

    @Test("An enum can be a view")
    func enumViews() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            enum Status: View { case on, off(String); var body: some View { switch self { case .on: Text("on"); case .off(let s): Text(s) } } }
            struct StatusScreen: View { @State var s = Status.on; var body: some View { VStack { s; Button("x") { s = .off("q") } } } }
            @Test func enumView() {
                let sim = Simulation(StatusScreen())
                sim.buttons["x"].tap()
                #expect(sim.texts == ["q", "x"])
                #expect(sim.bodyEvaluations(of: Status.self) == 2)
            }
            """#)
    }

    @Test("Present and absent optionals are two branches")
    func optionalContent() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Opt: View { @State var name: String? = nil
                var body: some View { VStack { if let name { Text(name) } else { Text("none") }; Button("set") { name = "N" }; Button("nil") { name = nil } } } }
            @Test func optional() {
                let sim = Simulation(Opt())
                sim.buttons["set"].tap(); #expect(sim.texts.first == "N")
                sim.buttons["nil"].tap(); #expect(sim.texts.first == "none")
            }
            @Test func optional() {
                let sim = Simulation(Opt())
                sim.buttons["set"].tap(); #expect(sim.texts.first == "N")
                sim.buttons["nil"].tap(); #expect(sim.texts.first == "none")
            }
            """#)
    }

    @Test("Bindings of every make read and write their source")
    func bindingSources() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct BindingChild: View { @Binding var text: String; var body: some View { Button("b \(text)") { text += "!" } } }
            struct BindingOptional: View {
                @State private var s: String? = "a"
                @State private var dict = ["k": "v"]
                var body: some View {
                    VStack {
                        if let b = Binding($s) { BindingChild(text: b) }
                        BindingChild(text: Binding(get: { dict["k"] ?? "" }, set: { dict["k"] = $0 }))
                        BindingChild(text: .constant("c"))
                    }
                }
            }
            @Test func bindings() {
                let sim = Simulation(BindingOptional())
                sim.buttons["b a"].tap(); sim.buttons["b v"].tap(); sim.buttons["b c"].tap()
                #expect(sim.texts == ["b a!", "b v!", "b c"])
            }
            """#)
    }

    @Test("Two simulations see the changes of one object")
    func sharedObjects() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            final class Store: ObservableObject {
                @Published var count = 0
                init() { print("init store") }
                deinit { print("deinit store") }
            }
            struct NeedsStore: View { @EnvironmentObject var store: Store; var body: some View { Text("\(store.count)") } }
            @Test("two trees share an object") func sharing() {
                let store = Store()
                let a = Simulation(NeedsStore().environmentObject(store))
                let b = Simulation { NeedsStore().environmentObject(store) }
                store.count = 5
                #expect(a.texts == ["5"])
                #expect(b.texts == ["5"])
                #expect(a.liveCount(of: Store.self) == 1)
            }
            """#)
    }

    @Test("Tap gestures react on texts and containers")
    func tapGestures() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Tap: View { @State var n = 0
                var body: some View { VStack { Text("t \(n)").onTapGesture { n += 1 }; HStack { Text("in") }.accessibilityIdentifier("card").onTapGesture { n += 10 } } } }
            @Test func taps() {
                let sim = Simulation(Tap())
                sim.staticTexts["t 0"].tap()
                sim.otherElements["card"].tap()
                #expect(sim.staticTexts["t 11"].exists)
            }
            @Test func taps() {
                let sim = Simulation(Tap())
                sim.staticTexts["t 0"].tap()
                sim.otherElements["card"].tap()
                #expect(sim.staticTexts["t 11"].exists)
            }
            """#)
    }

    @Test("An identity made by hashing shows what was combined")
    func hashedIdentity() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Hashy: View { let name: String; let isEnabled: Bool
                var body: some View { Text(name).id(key) }
                var key: Int { var h = Hasher(); h.combine(name); h.combine(isEnabled); return h.finalize() } }
            @Test func hashed() {
                let sim = Simulation(Hashy(name: "Ravi", isEnabled: true))
                #expect(sim.trace.contains { $0.identity == "Hashy/id(hash: name \"Ravi\", isEnabled true)/Text" })
            }
            """#)
    }

    @Test("A missing environment object ends the scenario where the view reads it, in SwiftUI's words")
    func missingEnvironmentObject() throws {
        let summary = try ScenarioRun.only(
            #"""
            import SwiftUI
            final class Store: ObservableObject {}
            struct Needy: View {
                @EnvironmentObject var store: Store
                var body: some View { Text("\(store === store)") }
            }
            @Test func missing() {
                _ = Simulation(Needy())
            }
            """#)
        #expect(summary.stoppedAt == 5)
        #expect(summary.stopped?.hasPrefix("No ObservableObject of type Store found.") == true)
    }
}
