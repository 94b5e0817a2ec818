extension NativeRegistry {
    static func registerDictionary(_ registry: inout NativeRegistry) {
        registry.register("Dictionary.init()") { _, _ in .cell(DictionaryCell()) }
        registry.register("Dictionary.init(minimumCapacity:)") { _, _ in .cell(DictionaryCell()) }
        registry.define("Dictionary.count") { _, arguments in .int(try arguments.dictionary(0).table.count) }
        registry.define("Dictionary.isEmpty") { _, arguments in .bool(try arguments.dictionary(0).table.count == 0) }
        registry.define("Dictionary.keys") { _, arguments in
            let table = try arguments.dictionary(0).table
            return Value(array: table.liveIndices.map { table.keys[$0] })
        }
        registerDictionaryPositions(&registry)
        registry.define("Dictionary._values()") { _, arguments in
            let table = try arguments.dictionary(0).table
            return Value(array: table.liveIndices.map { table.values[$0] })
        }
        registry.define("Dictionary.description") { interpreter, arguments in
            Value(try interpreter.describe(arguments[0]))
        }
        registry.define("Dictionary.first") { interpreter, arguments in
            let table = try arguments.dictionary(0).table
            let first = table.liveIndices.first { _ in true }
            return Value(optional: first.map { interpreter.pair(table.keys[$0], table.values[$0]) })
        }
        registry.define("Dictionary.subscript(_:)") { interpreter, arguments in
            let cell = try arguments.dictionary(0)
            return Value(optional: try interpreter.find(arguments[1], in: cell).map { present(cell.table.values[$0]) })
        }
        registry.define("Dictionary.subscript(_:)=") { interpreter, arguments in
            let (key, value) = (arguments[1], arguments[2])
            return try arguments.mutateDictionary { cell in
                if value.isNone {
                    if let index = try interpreter.find(key, in: cell) { _ = cell.table.remove(at: index) }
                    return .void
                }
                try interpreter.update(cell, key: key, value: absent(value))
                return .void
            }
        }
        registry.define("Dictionary.updateValue(_:forKey:)") { interpreter, arguments in
            let (value, key) = (arguments[1], arguments[2])
            return try arguments.mutateDictionary { cell in
                Value(optional: try interpreter.update(cell, key: key, value: value).map(present))
            }
        }
        registry.define("Dictionary.removeValue(forKey:)") { interpreter, arguments in
            let key = arguments[1]
            return try arguments.mutateDictionary { cell in
                guard let index = try interpreter.find(key, in: cell) else { return .none }
                return present(cell.table.remove(at: index).value)
            }
        }
        registry.define("Dictionary.removeAll(keepingCapacity:)") { _, arguments in
            try arguments.mutateDictionary { cell in
                cell.table = HashTable()
                return .void
            }
        }
        registry.define("Dictionary.popFirst()") { interpreter, arguments in
            try arguments.mutateDictionary { cell in
                guard let first = cell.table.liveIndices.first(where: { _ in true }) else { return .none }
                let removed = cell.table.remove(at: first)
                return interpreter.pair(removed.key, removed.value)
            }
        }
        registry.define("Dictionary._group(_:_:)") { interpreter, arguments in
            let (value, key) = (arguments[1], arguments[2])
            return try arguments.mutateDictionary { cell in
                guard let index = try interpreter.find(key, in: cell) else {
                    try interpreter.update(cell, key: key, value: Value(array: [value]))
                    return .void
                }
                if case .cell(let group as ArrayCell) = cell.table.values[index] { group.elements.append(value) }
                return .void
            }
        }
    }

    /// Entries by their place in the order of insertion.
    private static func registerDictionaryPositions(_ registry: inout NativeRegistry) {
        registry.define("Dictionary._replaceValues(_:)") { interpreter, arguments in
            let values = try arguments.array(1).elements
            return try arguments.mutateDictionary { cell in
                guard values.count == cell.table.count else {
                    throw interpreter.fatal(
                        "A dictionary has as many values as keys", fix: "change values, but neither add nor remove any")
                }
                for (value, index) in zip(values, Array(cell.table.liveIndices)) { cell.table.values[index] = value }
                return .void
            }
        }
        registry.define("Dictionary._position(of:)") { interpreter, arguments in
            let cell = try arguments.dictionary(0)
            guard let index = try interpreter.find(arguments[1], in: cell) else { return .none }
            return Value(optional: Array(cell.table.liveIndices).firstIndex(of: index).map { .int($0) })
        }
        registry.define("Dictionary._pair(_:)") { interpreter, arguments in
            let table = try arguments.dictionary(0).table
            let (indices, position) = (Array(table.liveIndices), try arguments.int(1))
            guard indices.indices.contains(position) else { throw interpreter.indexTrap(position, indices.count) }
            return interpreter.pair(table.keys[indices[position]], table.values[indices[position]])
        }
    }

    /// The inverse of `present`: the value that an optional holds.
    static func absent(_ value: Value) -> Value {
        if case .cell(let cell as SomeCell) = value { return cell.value }
        return value
    }
}
