@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

/// A program made by hand: views whose bodies are functions of the test.
final class GraphFixture {
    let program: Program
    let trace = Trace()
    let interpreter: Interpreter
    let context: ScenarioContext
    let stack: NominalType
    let text: NominalType
    let identified: NominalType
    let appear: NominalType
    let disappear: NominalType
    let forEach: NominalType
    let state: NominalType
    /// What callbacks wrote.
    var log: [String] = []

    init(sdk: Int = 27) {
        let program = Program()
        self.program = program
        func prelude(_ name: String, _ primitive: String, _ fields: [String]) -> NominalType {
            Self.declare(name, fields: fields.map { ($0, .unknown) }, primitive: primitive, in: program)
        }
        stack = prelude("VStack", "VStack", ["content"])
        text = prelude("Text", "Text", ["_text"])
        identified = prelude("_IDModifier", "id", ["content", "id"])
        appear = prelude("_AppearModifier", "onAppear", ["content", "action"])
        disappear = prelude("_DisappearModifier", "onDisappear", ["content", "action"])
        forEach = prelude("ForEach", "ForEach", ["_data", "_id", "_content"])
        state = prelude("State", "State", ["_initial", "_thunk", "_location"])
        interpreter = Interpreter(program: program, natives: .standard, trace: trace)
        context = ScenarioContext(interpreter: interpreter, sdk: sdk, refusesUnsimulated: true)
    }

    deinit { context.close() }

    private static func declare(
        _ name: String, fields: [(name: String, type: SwiftType)], primitive: String?, in program: Program
    ) -> NominalType {
        let type = NominalType(
            id: program.types.count, name: name, kind: .struct, isFromPrelude: primitive != nil)
        type.primitive = primitive
        for (index, field) in fields.enumerated() {
            let property = PropertySymbol(
                name: field.name, position: .none, owner: type, type: field.type, storage: .field(index))
            if field.name.hasPrefix("_"), primitive == nil { property.wraps = String(field.name.dropFirst()) }
            type.storedProperties.append(property)
        }
        program.types.append(type)
        return type
    }

    /// A user's view with a body.
    func view(
        _ name: String, fields: [(name: String, type: SwiftType)] = [],
        body: @escaping (ContiguousArray<Value>) throws -> Value
    ) -> NominalType {
        let type = Self.declare(name, fields: fields, primitive: nil, in: program)
        let property = PropertySymbol(name: "body", position: .none, owner: type, type: .unknown, storage: .computed)
        let getter = program.makeFunction(name: "body", kind: .getter, position: .none, owner: type)
        getter.run { _, arguments in try body(arguments[0].structFields) }
        property.getter = getter
        type.members["body"] = [.property(property)]
        return type
    }

    var stateType: SwiftType { .nominal(state, [.unknown]) }

    func make(_ type: NominalType, _ fields: Value...) -> Value {
        .cell(StructCell(type: type, fields: ContiguousArray(fields)))
    }

    func label(_ string: String) -> Value { make(text, Value(string)) }

    func block(_ children: Value...) -> Value { .cell(ViewBlockCell(children: ContiguousArray(children))) }

    func branch(_ isTrue: Bool, _ content: Value) -> Value {
        .cell(
            ViewBranchCell(
                branch: ViewBranch(site: 1, index: isTrue ? 0 : 1, name: "if.\(isTrue)"), content: content))
    }

    func action(_ work: @escaping (Arguments) throws -> Void) -> Value {
        .cell(
            NativeClosureCell(name: "action", captures: []) { _, arguments in
                try work(arguments)
                return .void
            })
    }

    func function(_ work: @escaping (Arguments) throws -> Value) -> Value {
        .cell(NativeClosureCell(name: "function", captures: []) { _, arguments in try work(arguments) })
    }

    func mounted(_ root: Value) throws -> ViewGraph {
        let graph = try context.makeGraph(sdk: nil, visibleRows: 10)
        try graph.mount { root }
        return graph
    }

    /// Reads an installed `@State`.
    func read(_ wrapper: Value) -> Value {
        guard let location = location(wrapper) else { return .none }
        return interpreter.read(location)
    }

    func location(_ wrapper: Value) -> StateLocationCell? {
        guard wrapper.structFields.count > 2, case .cell(let cell) = wrapper.structFields[2] else { return nil }
        return cell as? StateLocationCell
    }

    func location(of property: String, in graph: ViewGraph, _ type: NominalType, at index: Int = 0)
        -> StateLocationCell?
    {
        let nodes = graph.liveViews(of: type.name)
        guard nodes.indices.contains(index) else { return nil }
        return nodes[index].slots.first { $0.field.wrappedName == property }?.location
    }

    func set(_ property: String, of type: NominalType, at index: Int = 0, in graph: ViewGraph, to value: Value) throws {
        guard let location = location(of: property, in: graph, type, at: index) else { return }
        try graph.perform("set") { try graph.write(value, to: location) }
    }

    func bodies(of type: NominalType) -> Int { context.totals.counts(of: type.name).bodies }
    func counts(of type: NominalType) -> EventCounts { context.totals.counts(of: type.name) }

    func texts(in graph: ViewGraph) throws -> [String] { try ElementFinder(graph: graph).screenTexts() }
}
