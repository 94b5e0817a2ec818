import SwiftMachine

/// A view that evaluates its closure by itself, with something that it reads for it.
class ReaderNode: ScopeNode {
    /// What the closure is given.
    func argument() throws -> Value { .void }

    func content() throws -> Value {
        installed = try argument()
        return try graph.interpreter.call(field(.content), [installed])
    }

    final override func show(in graph: ViewGraph) throws { try graph.evaluate(self, reason: nil) }

    final override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws {
        try takeContent { try content() }
    }

    /// What the view is offered to lay itself out in, as a value of the program.
    final var offeredSize: Value {
        let size = graph.offeredSize(to: self, reader: self)
        guard let type = graph.context.preludeType("CGSize") else { return .none }
        return .cell(StructCell(type: type, fields: [.double(size.width), .double(size.height)]))
    }
}

/// A `GeometryReader`: its closure is given what it is offered.
final class GeometryReaderNode: ReaderNode {
    override func argument() -> Value {
        guard let type = graph.context.preludeType("GeometryProxy") else { return .none }
        return .cell(StructCell(type: type, fields: [offeredSize]))
    }
}

/// A `ScrollViewReader`: its closure is given a way to scroll.
final class ScrollViewReaderNode: ReaderNode {
    override func argument() -> Value {
        guard let type = graph.context.preludeType("ScrollViewProxy") else { return .none }
        return .cell(StructCell(type: type, fields: [.cell(ScopeReferenceCell(self))]))
    }
}

/// A `Canvas`: what it draws shows no view, but depends on what it reads.
final class CanvasNode: ReaderNode {
    override func content() throws -> Value {
        _ = try graph.interpreter.callMethod("_draw", labels: [nil], on: value, [offeredSize])
        return .none
    }
}
