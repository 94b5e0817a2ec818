extension NativeRegistry {
    static func registerHasher(_ registry: inout NativeRegistry) {
        registry.register("Hasher.combine(_:)") { interpreter, arguments in
            try interpreter.combine(arguments, label: nil)
        }
        registry.register("Hasher._combine(_:label:)") { interpreter, arguments in
            try interpreter.combine(arguments, label: arguments[2].asString)
        }
        registry.define("Hasher.finalize()") { interpreter, arguments in
            let cell = try arguments.cell(0, as: StructCell.self, "a Hasher")
            let bits = cell.fields.first?.asInt ?? 0
            let value = HashState(bits: UInt64(bitPattern: Int64(bits))).value
            if cell.fields.count > 1, let pieces = try interpreter.sequenceElements(of: cell.fields[1]) {
                interpreter.library.hashPieces[value] = pieces.compactMap(\.asString)
            }
            return .int(value)
        }
        registry.define("Hashable.hashValue") { interpreter, arguments in
            .int(try interpreter.hashValue(of: arguments[0]))
        }
        registry.register("AnyHashable.base") { _, arguments in arguments[0] }
        registry.register("AnyHashable.init(_:)") { _, arguments in arguments[0] }
    }
}

extension Interpreter {
    /// Combines a value into the `Hasher` in the first argument, and notes what it was called in the source.
    fileprivate func combine(_ arguments: Arguments, label: String?) throws -> Value {
        var cell = try arguments.take(0, as: StructCell.self, "a Hasher")
        defer { arguments[0] = .cell(cell) }
        if !isKnownUniquelyReferenced(&cell) { cell = cell.with(fields: cell.fields) }
        guard cell.fields.count > 1, let bits = cell.fields[0].asInt else { return .void }
        var state = HashState(bits: UInt64(bitPattern: Int64(bits)))
        try hash(arguments[1], into: &state)
        cell.fields[0] = .int(Int(truncatingIfNeeded: state.bits))
        if case .cell(let pieces as ArrayCell) = cell.fields[1] {
            let shown = snapshot(arguments[1])
            cell.fields[1] = .cell(ArrayCell(pieces.elements + [Value(label.map { "\($0) \(shown)" } ?? shown)]))
        }
        return .void
    }
}
