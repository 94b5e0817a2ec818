import Testing

@testable import ViewSim

@Suite("Choosing a root")
struct RootDiscoveryTests {
    static let source = """
        import SwiftUI
        struct Price: View { let amount: Int; var body: some View { Text("\\(amount)") } }
        struct Till { struct Drawer: View { var body: some View { Text("drawer") } } }
        """

    private func run(_ root: String?, _ source: String = Self.source) -> CommandRun {
        CommandRun(list: ["run", "-"] + (root.map { ["--root", $0] } ?? []), input: source)
    }

    @Test(
        "A type stands for a value of it",
        arguments: [("Price", "Price"), ("Price.self", "Price"), ("Till.Drawer", "Drawer")])
    func type(root: String, view: String) {
        let run = run(root)
        #expect(run.status == .success)
        #expect(run.output.contains("body of \(root.hasPrefix("Till") ? "Till.Drawer" : view): it was inserted"))
        let note = "note: 'Price' needs 'amount'; 0 is made up"
        #expect(run.errors.contains(note) == (view == "Price"))
    }

    @Test(
        "What is no view is an error that says so", arguments: ["5", "[Price(amount: 1)]", "Till", "String", "{ 5 }"])
    func noView(root: String) {
        let run = run(root)
        #expect(run.status == .failure)
        #expect(
            run.errors.hasPrefix("--root:1:1: error: '\(root)' is no view; name a view or make one"), "\(run.errors)")
    }

    @Test("A root may name what the file does not", arguments: ["EmptyView()", "ScrollView { Price(amount: 2) }"])
    func otherNames(root: String) {
        let run = run(root)
        #expect(run.status == .success)
        #expect(run.errors.isEmpty, "\(run.errors)")
    }

    @Test("Of several views that no other one makes the first is shown, and a note names them")
    func choice() {
        let run = run(nil)
        #expect(run.status == .success)
        #expect(run.output.hasPrefix("Price\n"))
        #expect(
            run.errors.contains(
                "<stdin>:2:8: note: 'Price' and 'Till.Drawer' could each be the root; the first one is shown; "
                    + "choose another one with --root 'Till.Drawer'\n"), "\(run.errors)")
        let clear =
            "import SwiftUI\nstruct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { Text(\"\") } }\n"
        #expect(self.run(nil, clear).errors.isEmpty)
    }

    @Test(
        "Objects that its views read from the environment are made up",
        arguments: ["@EnvironmentObject", "@Environment"])
    func environment(wrapper: String) {
        let isObservable = wrapper == "@Environment"
        let run = run(
            nil,
            """
            import SwiftUI
            \(isObservable ? "@Observable final class Store" : "final class Store: ObservableObject") { var name = "made up" }
            struct Shelf: View {
                \(wrapper)\(isObservable ? "(Store.self)" : "") var store\(isObservable ? "" : ": Store")
                var body: some View { let _ = print(store.name); Text("") }
            }
            """)
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.output.contains("prints made up"))
    }

    @Test("A root that is nested too deeply is refused before it is parsed")
    func nesting() {
        let root = String(repeating: "(", count: 20_000) + "Price(amount: 1)" + String(repeating: ")", count: 20_000)
        #expect(run(root).status == .unusableInput)
    }
}
