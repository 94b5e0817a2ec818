import Testing

@testable import ViewSim

@Suite("The Simulation object")
struct SimulationTests {
    @Test("Controls are found by label and identifier, and act as a user would")
    func controlsAct() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Form1: View {
                @State private var text = ""
                @State private var isOn = false
                @State private var count = 3
                var body: some View {
                    let _ = print("body \(text)")
                    VStack {
                        TextField("Name", text: $text).accessibilityIdentifier("field")
                        Toggle("On", isOn: $isOn)
                        Stepper("Count", value: $count, in: 0...4)
                        Button("Go") {}.disabled(!isOn)
                        Text("count \(count)")
                        Image(systemName: "star")
                    }
                }
            }
            @Test func form() {
                let sim = Simulation(Form1())
                #expect(sim.texts == ["Name", "On", "Count", "Go", "count 3"])
                sim.textFields["Name"].typeText("ab")
                #expect(sim.output == ["body ", "body a", "body ab"])
                #expect(sim.textFields["field"].value == "ab")
                sim.textFields.firstMatch.clearText()
                #expect(sim.textFields["Name"].value == "")
                #expect(!sim.buttons["Go"].isEnabled)
                sim.toggles["On"].tap()
                #expect(sim.switches["On"].value == "1")
                #expect(sim.buttons["Go"].isEnabled)
                sim.steppers["Count"].increment()
                sim.steppers["Count"].increment()
                #expect(sim.staticTexts["count 4"].exists)
                #expect(sim.images.count == 1)
                #expect(sim.staticTexts.allLabels == ["count 4"])
                #expect(sim.buttons.element(boundBy: 0).label == "Go")
            }
            """#)
    }

    @Test("What is missing or disabled ends the scenario")
    func missingElementsEndTheScenario() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Form1: View {
                @State private var text = ""
                @State private var isOn = false
                @State private var count = 3
                var body: some View {
                    let _ = print("body \(text)")
                    VStack {
                        TextField("Name", text: $text).accessibilityIdentifier("field")
                        Toggle("On", isOn: $isOn)
                        Stepper("Count", value: $count, in: 0...4)
                        Button("Go") {}.disabled(!isOn)
                        Text("count \(count)")
                        Image(systemName: "star")
                    }
                }
            }
            @Test func missing() {
                let sim = Simulation(Form1())
                withKnownIssue { sim.buttons["Nope"].tap() }
                withKnownIssue { sim.buttons["Go"].tap() }
            }
            """#)
    }

    @Test("Owners, causes and objects are those of the moment")
    func ownersAndCauses() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            final class Model: ObservableObject {
                @Published var name = "a"
                @Published var items: [String] = []
                var other: Model?
                deinit { print("gone") }
            }
            struct Owner: View {
                @StateObject private var model = Model()
                var body: some View {
                    VStack {
                        Text(model.name)
                        Button("Change") { model.name = "b" }
                        Child(model: model)
                    }
                }
            }
            struct Child: View {
                @ObservedObject var model: Model
                var body: some View { TextField("t", text: $model.name) }
            }
            @Test func owners() {
                let sim = Simulation(Owner())
                let model = sim.object(of: Model.self)
                model.name = "direct"
                #expect(sim.texts == ["direct", "Change", "direct"])
                #expect(sim.bodyEvaluations(of: Owner.self) == 2)
                #expect(sim.bodyEvaluations(of: Child.self) == 2)
                #expect(sim.publishes(of: Model.self) == 1)
                sim.textFields.firstMatch.typeText("!")
                #expect(model.name == "direct!")
                #expect(sim.trace.filter { $0.kind == "publish" }.count == 2)
                #expect(sim.causes(of: Model.self, init: 1).count == 3)
                #expect(sim.owners(of: Model.self) == ["@StateObject Owner.model", "closure at Demo.swift:13", "@ObservedObject Child.model", "variable model of owners"])
                #expect(sim.leaks == [])
                model.other = model
                sim.unmount()
                #expect(sim.liveCount(of: Model.self) == 1)
                #expect(sim.leaks == [])
            }
            """#)
    }

    @Test("Objects that only hold each other are leaks")
    func cyclesAreLeaks() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            final class Model: ObservableObject {
                @Published var name = "a"
                @Published var items: [String] = []
                var other: Model?
                deinit { print("gone") }
            }
            @Test func leak() {
                let sim = Simulation(Text("x"))
                do {
                    let a = Model()
                    let b = Model()
                    a.other = b
                    b.other = a
                }
                #expect(sim.leaks == ["Model", "Model"])
                #expect(sim.owners(of: Model.self) == ["Model.other"])
                #expect(sim.inits(of: Model.self) == 2)
            }
            """#)
    }

    @Test("Environment values come from the nearest modifier, and re-run who reads another value")
    func environmentValues() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Key: EnvironmentKey { static let defaultValue = 1 }
            extension EnvironmentValues { var level: Int { get { self[Key.self] } set { self[Key.self] = newValue } } }
            struct Reader: View {
                @Environment(\.level) private var level
                @Environment(\.isEnabled) private var isEnabled
                var body: some View { Text("level \(level) \(isEnabled)") }
            }
            struct EnvScreen: View {
                @State private var level = 5
                var body: some View {
                    VStack {
                        Reader()
                        Reader().environment(\.level, level)
                        Reader().transformEnvironment(\.level) { $0 += 10 }.environment(\.level, 2).disabled(true)
                        Button("Up") { level += 1 }
                    }
                }
            }
            @Test func environment() {
                let sim = Simulation(EnvScreen())
                #expect(sim.staticTexts.allLabels == ["level 1 true", "level 5 true", "level 12 false"])
                sim.buttons["Up"].tap()
                #expect(sim.staticTexts.allLabels == ["level 1 true", "level 6 true", "level 12 false"])
                #expect(sim.bodyEvaluations(of: Reader.self) == 4)
            }
            """#)
    }

    @Test("A view modifier has state of its own and follows its content")
    func viewModifiersHaveState() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Counting: ViewModifier {
                let title: String
                @State private var count = 0
                func body(content: Content) -> some View {
                    VStack {
                        content
                        Button("\(title) \(count)") { count += 1 }
                    }
                }
            }
            extension View { func counting(_ title: String) -> some View { modifier(Counting(title: title)) } }
            struct ModScreen: View {
                @State private var title = "x"
                var body: some View {
                    VStack {
                        Text(title).counting("n")
                        Button("Title") { title = "y" }
                    }
                }
            }
            @Test func modifiers() {
                let sim = Simulation(ModScreen())
                sim.buttons["n 0"].tap()
                sim.buttons["Title"].tap()
                #expect(sim.texts == ["y", "n 1", "Title"])
                #expect(sim.bodyEvaluations(of: Counting.self) == 2)
            }
            """#)
    }

    @Test("Main-queue work runs at its time")
    func mainQueueWork() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Later: View {
                @State private var text = "none"
                var body: some View {
                    Text(text)
                        .onAppear {
                            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { text = "late" }
                            DispatchQueue.main.async { text = "soon" }
                        }
                }
            }
            @Test func later() {
                let sim = Simulation(Later())
                #expect(sim.texts == ["soon"])
                sim.advance(by: .milliseconds(499))
                #expect(sim.texts == ["soon"])
                sim.advance(by: .milliseconds(1))
                #expect(sim.texts == ["late"])
                #expect(sim.now == .milliseconds(500))
            }
            """#)
    }

    @Test("Another type in an AnyView is another identity")
    func anyViewTypes() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Any2: View {
                @State private var isText = true
                var body: some View {
                    VStack {
                        isText ? AnyView(Leaf1()) : AnyView(Leaf2())
                        Button("Flip") { isText.toggle() }
                        Button("Same") { isText = isText }
                    }
                }
            }
            struct Leaf1: View { @State private var n = 0; var body: some View { Button("one \(n)") { n += 1 } } }
            struct Leaf2: View { @State private var n = 0; var body: some View { Button("two \(n)") { n += 1 } } }
            @Test func anyView() {
                let sim = Simulation(Any2())
                sim.buttons["one 0"].tap()
                #expect(sim.buttons["one 1"].exists)
                sim.buttons["Flip"].tap()
                #expect(sim.buttons["two 0"].exists)
                sim.buttons["Flip"].tap()
                #expect(sim.buttons["one 0"].exists)
            }
            """#)
    }

    @Test("An id that occurs twice is warned of")
    func duplicateIDs() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Dup: View { var body: some View { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } } }
            @Test func warnings() {
                let sim = Simulation(Dup())
                #expect(sim.warnings == ["ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, this will give undefined results!"])
            }
            """#)
    }

    @Test("A body that invalidates itself for ever ends the scenario")
    func endlessBody() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Loop: View {
                @State private var n = 0
                var body: some View { let _ = (n += 1); Text("\(n)") }
            }
            @Test func endless() { withKnownIssue { _ = Simulation(Loop()) } }
            """#)
    }

    @Test("Work that never comes to an end is cut off with its line")
    func endlessCallbacks() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct AppearLoop: View {
                @State private var n = 0
                var body: some View { Text("\(n)").onAppear { n += 1 }.id(n) }
            }
            @Test func appearLoop() {
                let sim = Simulation(AppearLoop())
                #expect(sim.warnings == ["did not settle at 0.0 s: Demo.swift:4"])
            }
            """#)
    }

    @Test("Rows of a binding write through it")
    func bindingRows() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Bind: View {
                @State private var items = [Item(name: "a"), Item(name: "b")]
                var body: some View {
                    VStack {
                        ForEach($items) { $item in TextField("f", text: $item.name) }
                        Text(items.map(\.name).joined())
                    }
                }
            }
            struct Item: Identifiable { let id = UUID(); var name: String }
            @Test func bind() {
                let sim = Simulation(Bind())
                sim.textFields.element(boundBy: 1).typeText("c")
                #expect(sim.staticTexts["abc"].exists)
            }
            """#)
    }

    @Test("Bindings to an observable object write its properties")
    func bindableProperties() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            @Observable final class Obs { var text = "t"; var flag = false }
            struct ObsView: View {
                @State private var obs = Obs()
                var body: some View { VStack { ObsChild(obs: obs) ; Button("Flag") { obs.flag.toggle() } } }
            }
            struct ObsChild: View {
                @Bindable var obs: Obs
                var body: some View { VStack { TextField("T", text: $obs.text); Toggle("F", isOn: $obs.flag) } }
            }
            @Test func bindable() {
                let sim = Simulation(ObsView())
                sim.textFields["T"].typeText("x")
                #expect(sim.object(of: Obs.self).text == "tx")
                sim.switches["F"].tap()
                #expect(sim.object(of: Obs.self).flag)
                sim.buttons["Flag"].tap()
                #expect(sim.switches["F"].value == "0")
                #expect(sim.value(\ObsView.obs.text) == "tx")
            }
            """#)
    }

    @Test("A binding to state outside of a view is warned of, a read is not")
    func stateOutsideOfViews() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Outside: View {
                @State private var n = 4
                var body: some View { Text("\(n)") }
                func peek() -> Int { n }
                func bound() -> Int { $n.wrappedValue }
            }
            @Test func outside() {
                let sim = Simulation(Text("a"))
                let view = Outside()
                #expect(view.peek() == 4)
                #expect(sim.warnings.isEmpty)
                #expect(view.bound() == 4)
                #expect(sim.warnings.count == 1)
            }
            """#)
    }

    @Test("The SDK decides when a declared initial value is made")
    func initialValuesBySDK() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            final class Model: ObservableObject {
                @Published var name = "a"
                @Published var items: [String] = []
                var other: Model?
                deinit { print("gone") }
            }
            struct EagerView: View { var body: some View { EagerChild() } }
            struct EagerChild: View { @State private var model = Model(); var body: some View { Text(model.name) } }
            @Test func sdks() {
                let old = Simulation(EagerView(), sdk: 26)
                old.rerender(EagerView.self)
                #expect(old.autoclosureRuns(of: \EagerChild.model) == 0)
                #expect(old.inits(of: Model.self) == 2)
                let new = Simulation(sdk: 27) { EagerView() }
                new.rerender(EagerView.self)
                #expect(new.autoclosureRuns(of: \EagerChild.model) == 1)
                #expect(new.inits(of: Model.self) == 1)
            }
            """#)
    }

    @Test("A root's new inputs keep its state")
    func newRootInputs() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Root: View { let name: String; @State private var n = 0; var body: some View { Button("\(name) \(n)") { n += 1 } } }
            @Test func roots() {
                let sim = Simulation(Root(name: "a"))
                sim.buttons["a 0"].tap()
                sim.update(to: Root(name: "b"))
                #expect(sim.buttons["b 1"].exists)
            }
            """#)
    }
}
