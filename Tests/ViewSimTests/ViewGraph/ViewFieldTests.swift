import Testing

@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

@Suite("Fields of the prelude that the graph reads by name")
struct ViewFieldTests {
    /// The names of the stored properties of each struct of the prelude, by its own name, and its primitive name.
    private static let declared: [(type: String, primitive: String?, fields: [String])] = LargeStackThread.run {
        let program = Program()
        let lowerer = Lowerer(program: program)
        lowerer.add(Prelude.allSources())
        lowerer.finishDeclarations()
        return program.types.filter { $0.kind == .struct }.map {
            ($0.qualifiedName, $0.primitive, $0.storedProperties.map(\.name))
        }
    }

    @Test("Each field that is read of a view or modifier is declared", arguments: ViewField.read.keys.sorted())
    func fieldsAreDeclared(primitive: String) throws {
        let types = Self.declared.filter { $0.primitive == primitive }
        #expect(!types.isEmpty, "nothing is declared as @_primitive(\"\(primitive)\")")
        for type in types {
            let places = ViewField.places(in: type.fields, of: primitive)
            for field in ViewField.read[primitive] ?? [] {
                #expect(places[field.rawValue] >= 0, "\(type.type) has no field \(field.stringValue)")
            }
        }
    }

    @Test("Wrappers have the fields that natives take them apart by, in that order")
    func wrappersHaveTheirFields() throws {
        try expect(StateField.self)
        try expect(StateObjectField.self)
        try expect(ObservedObjectField.self)
        try expect(EnvironmentObjectField.self)
        try expect(EnvironmentField.self)
        try expect(AppStorageField.self)
        try expect(SceneStorageField.self)
        try expect(NamespaceField.self)
        try expect(FocusStateField.self)
        try expect(AccessibilityFocusStateField.self)
        try expect(GestureStateField.self)
        try expect(BindingField.self)
        try expect(PublishedField.self)
        try expect(AnyTransitionField.self)
    }

    private func expect<Field: WrapperField>(_ type: Field.Type) throws {
        let wrapper = try #require(Self.declared.first { $0.type == Field.type })
        #expect(wrapper.fields == Field.allCases.map { "_\($0)" }, "\(Field.type)")
    }
}
