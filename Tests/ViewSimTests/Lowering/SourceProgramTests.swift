import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Programs that were loaded")
struct LoadedProgramTests {
    @Test("A program goes with its file, and its types and functions go with it")
    func release() throws {
        weak var program: Program?
        weak var lowerer: Lowerer?
        weak var view: NominalType?
        weak var list: NominalType?
        weak var test: FunctionSymbol?
        do {
            let file = ScenarioLoader.load(
                text: """
                    import SwiftUI
                    final class Model: ObservableObject {
                        @Published var items = ["a", "b"]
                        var again: Model?
                        init() { again = self }
                    }
                    struct Screen: View {
                        @StateObject var model = Model()
                        var body: some View { List(model.items, id: \\.self) { Text($0) } }
                    }
                    @Test func shows() {
                        let sim = Simulation(Screen())
                        sim.rerender()
                        #expect(sim.texts == ["a", "b"])
                    }
                    """, fileName: "release.swift", options: LoadOptions())
            #expect(file.scenarios.map { $0.result().outcome } == [.passed])
            program = file.source.program
            lowerer = file.source.lowerer
            view = program?.types.first { $0.name == "Screen" }
            list = program?.types.first { $0.name == "List" }
            test = program?.functions.first { $0.name == "shows" }
            try #require(view != nil && list != nil && test != nil)
        }
        #expect(program == nil)
        #expect(lowerer == nil)
        #expect(view == nil)
        #expect(list == nil)
        #expect(test == nil)
    }
}
