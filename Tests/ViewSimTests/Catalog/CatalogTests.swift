import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("The catalogue")
struct CatalogTests {
    static let catalog = LargeStackThread.run { Catalog.read() }

    @Test("The state of a name follows from its declarations")
    func states() throws {
        func state(_ kind: CatalogEntry.Kind, _ name: String) -> CatalogState? {
            Self.catalog.entry(kind, named: name)?.state
        }
        #expect(state(.modifier, "onAppear") == .simulated)
        #expect(state(.modifier, "brightness") == .inert)
        #expect(state(.view, "Divider") == .inert)
        #expect(state(.view, "Button") == .simulated)
        #expect(state(.wrapper, "StateObject") == .simulated)
        #expect(state(.environment, "colorScheme") == .simulated)
        #expect(state(.modifier, "_search") == nil, "what begins with _ is the simulator's own")
        #expect(state(.view, "NavigationPath") == nil, "a value is no view")
    }

    @Test("A form that says it is unknown is opaque; the name is what its best form is")
    func opaqueForms() throws {
        let source = Catalog(
            declarations: """
                protocol View {}
                struct Globe: View { init(flat: Bool) { _later("Globe(flat:)") }; init() {} }
                extension View { func lit(_ light: Int) -> some View { self } }
                extension View { func lit(by sun: Int) -> some View { _unknown("lit") } }
                """)
        let globe = try #require(source.entry(.view, named: "Globe"))
        #expect(globe.forms.map(\.state) == [.opaque, .simulated])
        #expect(globe.state == .simulated)
        #expect(source.entry(.modifier, named: "lit")?.forms.map(\.state) == [.inert, .opaque])
        #expect(source.entry(.modifier, named: "lit")?.state == .inert)
    }
}

@Suite("Coverage of the public interface")
struct CatalogCoverageTests {
    @Test("Each name is known", arguments: CatalogEntry.Kind.allCases)
    func known(kind: CatalogEntry.Kind) throws {
        let names = try #require(PublicNames.byKind[kind]).split(whereSeparator: \.isWhitespace).map(String.init)
        let catalog = CatalogTests.catalog
        let known = Set(catalog.entries.filter { $0.kind == kind }.map(\.name))
        #expect(names.filter { !known.contains($0) } == [])
        #expect(Set(names).count == names.count, "a name is listed twice")
    }

    @Test("No name is opaque in all of its forms")
    func opaque() {
        #expect(CatalogTests.catalog.entries.filter { $0.state == .opaque }.map(\.name) == [])
    }
}
