extension NativeRegistry {
    static func registerSet(_ registry: inout NativeRegistry) {
        registry.register("Set.init()") { _, _ in .cell(SetCell()) }
        registry.register("Set.init(minimumCapacity:)") { _, _ in .cell(SetCell()) }
        registry.define("Set.init(_:)") { interpreter, arguments in
            if case .cell(let cell as SetCell) = arguments[0] { return .cell(cell) }
            return try interpreter.makeSet(try interpreter.elements(of: arguments.value(0)))
        }
        registry.define("Set.count") { _, arguments in .int(try arguments.set(0).table.count) }
        registry.define("Set.isEmpty") { _, arguments in .bool(try arguments.set(0).table.count == 0) }
        registry.define("Set.first") { _, arguments in
            let table = try arguments.set(0).table
            return Value(optional: table.liveIndices.first { _ in true }.map { present(table.keys[$0]) })
        }
        registry.define("Set.description") { interpreter, arguments in Value(try interpreter.describe(arguments[0])) }
        registry.define("Set.contains(_:)") { interpreter, arguments in
            .bool(try interpreter.find(arguments[1], in: arguments.set(0).table) != nil)
        }
        registerSetEditing(&registry)
        registerSetAlgebra(&registry)
    }

    private static func registerSetEditing(_ registry: inout NativeRegistry) {
        registry.define("Set.insert(_:)") { interpreter, arguments in
            let member = arguments[1]
            let labels: [String?] = ["inserted", "memberAfterInsert"]
            return try arguments.mutateSet { cell in
                if let index = try interpreter.find(member, in: cell.table) {
                    return .cell(TupleCell(elements: [.bool(false), cell.table.keys[index]], labels: labels))
                }
                try interpreter.insert(member, into: cell)
                return .cell(TupleCell(elements: [.bool(true), member], labels: labels))
            }
        }
        registry.define("Set.update(with:)") { interpreter, arguments in
            let member = arguments[1]
            return try arguments.mutateSet { cell in
                var old: Value?
                if let index = try interpreter.find(member, in: cell.table) { old = cell.table.remove(at: index).key }
                try interpreter.insert(member, into: cell)
                return Value(optional: old)
            }
        }
        registry.define("Set.remove(_:)") { interpreter, arguments in
            let member = arguments[1]
            return try arguments.mutateSet { cell in
                guard let index = try interpreter.find(member, in: cell.table) else { return .none }
                return present(cell.table.remove(at: index).key)
            }
        }
        registry.define("Set.removeAll(keepingCapacity:)") { _, arguments in
            try arguments.mutateSet { cell in
                cell.table = HashTable()
                return .void
            }
        }
        registry.define("Set.removeFirst()") { interpreter, arguments in
            try arguments.mutateSet { cell in
                guard let first = cell.table.liveIndices.first(where: { _ in true }) else {
                    throw interpreter.fatal("Can't remove first element from an empty set", fix: "check isEmpty first")
                }
                return cell.table.remove(at: first).key
            }
        }
    }

    private static func registerSetAlgebra(_ registry: inout NativeRegistry) {
        func operation(_ name: String, _ combine: @escaping (Interpreter, SetCell, SetCell) throws -> Value) {
            registry.define("Set.\(name)") { interpreter, arguments in
                let other: SetCell
                if case .cell(let cell as SetCell) = try arguments.value(1) {
                    other = cell
                } else {
                    other = SetCell()
                    for member in try interpreter.elements(of: arguments.value(1)) {
                        try interpreter.insert(member, into: other)
                    }
                }
                return try combine(interpreter, arguments.set(0), other)
            }
        }
        operation("union(_:)") { interpreter, left, right in
            let result = SetCell(left.table)
            for member in right.members { try interpreter.insert(member, into: result) }
            return .cell(result)
        }
        operation("intersection(_:)") { interpreter, left, right in
            try interpreter.makeSet(left.members.filter { try interpreter.find($0, in: right.table) != nil })
        }
        operation("subtracting(_:)") { interpreter, left, right in
            try interpreter.makeSet(left.members.filter { try interpreter.find($0, in: right.table) == nil })
        }
        operation("symmetricDifference(_:)") { interpreter, left, right in
            try interpreter.makeSet(
                try left.members.filter { try interpreter.find($0, in: right.table) == nil }
                    + right.members.filter { try interpreter.find($0, in: left.table) == nil })
        }
        operation("isSubset(of:)") { interpreter, left, right in
            .bool(try left.members.allSatisfy { try interpreter.find($0, in: right.table) != nil })
        }
        operation("isSuperset(of:)") { interpreter, left, right in
            .bool(try right.members.allSatisfy { try interpreter.find($0, in: left.table) != nil })
        }
        operation("isDisjoint(with:)") { interpreter, left, right in
            .bool(try left.members.allSatisfy { try interpreter.find($0, in: right.table) == nil })
        }
    }
}

extension SetCell {
    /// The members in order of insertion.
    var members: [Value] { table.liveIndices.map { table.keys[$0] } }
}
