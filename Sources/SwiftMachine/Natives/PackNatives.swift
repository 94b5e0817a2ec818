/// What lowering calls to go through parameter packs.
extension NativeRegistry {
    static func registerPacks(_ registry: inout NativeRegistry) {
        registry.register("_packElements(_:)") { _, arguments in Value(array: elements(of: arguments[0])) }
        registry.register("_packPlaces(_:)") { _, arguments in
            Value(array: elements(of: arguments[0]).indices.map { .int($0) })
        }
        registry.register("_packElement(_:_:)") { interpreter, arguments in
            let values = elements(of: arguments[0])
            guard let place = arguments[1].asInt, values.indices.contains(place) else {
                throw interpreter.trap(
                    "runtime.pack", "packs of different lengths are repeated together", why: nil,
                    fix: "pass packs of one length")
            }
            return values[place]
        }
        registry.register("_packAppend(_:_:)") { _, arguments in
            Value(array: elements(of: arguments[0]) + [arguments[1]])
        }
        registry.register("_packJoined(_:)") { _, arguments in
            Value(array: elements(of: arguments[0]).flatMap(elements))
        }
        registry.register("_packTuple(_:)") { _, arguments in
            let values = elements(of: arguments[0])
            switch values.count {
            case 0: return .void
            case 1: return values[0]
            default: return .cell(TupleCell(elements: ContiguousArray(values)))
            }
        }
        registry.register("_packApply(_:_:)") { interpreter, arguments in
            try interpreter.call(arguments[0], elements(of: arguments[1]))
        }
    }

    /// The elements of a pack: passed on as an array, written as a tuple, or as one value alone.
    private static func elements(of pack: Value) -> [Value] {
        if case .void = pack { return [] }
        guard case .cell(let cell) = pack.unerased else { return [pack] }
        if let array = cell.asArray { return Array(array.elements) }
        if let tuple = cell as? TupleCell { return Array(tuple.elements) }
        return [pack]
    }
}
