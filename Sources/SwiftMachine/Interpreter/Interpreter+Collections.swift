import SwiftFrontEnd

extension Interpreter {
    /// The index of a key's entry.
    package func find(_ key: Value, in table: HashTable) throws -> Int? {
        if table.count == 0 { return nil }
        return try table.find(try hashValue(of: key)) { try isEqual($0, key) }
    }

    /// The index of a key's entry, without a copy of the table where the search runs no code.
    func find(_ key: Value, in cell: DictionaryCell) throws -> Int? {
        if let hash = key.plainHash {
            switch cell.table.findPlain(key, hash: hash) {
            case .found(let index): return index
            case .absent: return nil
            case .unclear: break
            }
        }
        return try find(key, in: cell.table)
    }

    /// Sets the value of a key, and gives the one that was there.
    ///
    /// The cell is looked at again after hashing and comparing, which may run interpreted code.
    @discardableResult
    func update(_ cell: DictionaryCell, key: Value, value: Value) throws -> Value? {
        if let hash = key.plainHash, case .absent = cell.table.findPlain(key, hash: hash) {
            cell.table.insert(key, value, hash: hash)
            return nil
        }
        if let index = try find(key, in: cell) {
            let old = cell.table.values[index]
            cell.table.values[index] = value
            return old
        }
        cell.table.insert(key, value, hash: try hashValue(of: key))
        return nil
    }

    /// Adds a member, and says whether it was absent.
    @discardableResult
    package func insert(_ member: Value, into cell: SetCell) throws -> Bool {
        if let hash = member.plainHash {
            switch cell.table.findPlain(member, hash: hash) {
            case .found: return false
            case .absent:
                cell.table.insert(member, .void, hash: hash)
                return true
            case .unclear: break
            }
        }
        let hash = try hashValue(of: member)
        if try cell.table.find(hash, where: { try isEqual($0, member) }) != nil { return false }
        cell.table.insert(member, .void, hash: hash)
        return true
    }

    /// The value of a dictionary literal.
    func makeDictionary(_ pairs: [(key: Value, value: Value)]) throws -> Value {
        let cell = DictionaryCell()
        for (key, value) in pairs {
            if try update(cell, key: key, value: value) != nil {
                throw trap(
                    "runtime.duplicate-key", "Fatal error: Dictionary literal contains duplicate keys",
                    why: "\(try describe(key, as: nil)) occurs twice", fix: "remove one of the two entries")
            }
        }
        return .cell(cell)
    }

    /// The value of an array literal in a context that makes it a set.
    func makeSet(_ members: some Sequence<Value>) throws -> Value {
        let cell = SetCell()
        for member in members { try insert(member, into: cell) }
        return .cell(cell)
    }

    /// The elements of a builtin collection or a countable range; nil for anything else.
    package func sequenceElements(of value: Value) throws -> ContiguousArray<Value>? {
        guard case .cell(let cell) = value else { return nil }
        switch cell {
        case let cell as ArrayCell: return cell.elements
        case let cell as SetCell: return ContiguousArray(cell.table.liveIndices.map { cell.table.keys[$0] })
        case let cell as DictionaryCell:
            return ContiguousArray(
                cell.table.liveIndices.map { index in
                    pair(cell.table.keys[index], cell.table.values[index])
                })
        case let cell as StringCell: return ContiguousArray(cell.string.map { .cell(CharacterCell($0)) })
        case let cell as ErasedCell: return try sequenceElements(of: cell.value)
        case let cell as StructCell: return try elements(ofPreludeStruct: cell)
        default: return nil
        }
    }

    /// An element of a dictionary as code sees it.
    func pair(_ key: Value, _ value: Value) -> Value {
        .cell(TupleCell(elements: [key, value], labels: Self.pairLabels))
    }

    private static let pairLabels: [String?] = ["key", "value"]

    private func elements(ofPreludeStruct cell: StructCell) throws -> ContiguousArray<Value>? {
        guard let known = cell.type.known, cell.fields.count >= 2 else { return nil }
        switch known {
        case .arraySlice:
            guard cell.fields.count >= 3, case .cell(let base) = cell.fields[0], let base = base as? ArrayCell,
                let start = cell.fields[1].asInt, let end = cell.fields[2].asInt, start >= 0, end >= start,
                end <= base.elements.count
            else { return nil }
            return ContiguousArray(base.elements[start..<end])
        case .range, .closedRange:
            guard let low = cell.fields[0].asInt, let high = cell.fields[1].asInt else { return nil }
            let (distance, overflows) = high.subtractingReportingOverflow(low)
            try checkCount(overflows ? .max : distance)
            if known == .range {
                return ContiguousArray((low..<max(low, high)).lazy.map { Value.int($0) })
            }
            return high < low ? [] : ContiguousArray((low...high).lazy.map { Value.int($0) })
        default: return nil
        }
    }

    /// Refuses collections that would not fit in memory.
    func checkCount(_ count: Int) throws {
        if count > 50_000_000 {
            throw trap(
                "runtime.memory", "a collection of \(count) elements is more than ViewSim holds",
                why: "every element takes memory of its own", fix: "use fewer than 50000000 elements")
        }
        try checkLength(count, stride: MemoryLayout<Value>.stride)
    }

    /// The elements of any sequence, running its iterator where it has one of its own.
    func elements(of sequence: Value) throws -> ContiguousArray<Value> {
        if let elements = try sequenceElements(of: sequence) { return elements }
        if case .cell(let cell) = sequence, let opaque = cell as? OpaqueCell { throw OpaqueArgument(cell: opaque) }
        var iterator = try callMethod("makeIterator", labels: [], on: sequence, [])
        var elements: ContiguousArray<Value> = []
        guard let type = nominalType(of: iterator), let next = function(named: "next", labels: [], of: type) else {
            let opaque = try unsettled(
                "sequence",
                trap(
                    "runtime.not-a-sequence", "\(snapshot(sequence)) is not a sequence",
                    why: "its iterator has no next()", fix: "make the type conform to Sequence"))
            guard let cell = opaque.asOpaque else { return [] }
            throw OpaqueArgument(cell: cell)
        }
        while true {
            var arguments = [iterator]
            iterator = .void
            let element = try call(next, arguments: &arguments)
            iterator = arguments[0]
            if element.isNone { return elements }
            elements.append(element)
            try checkCount(elements.count)
        }
    }

    /// A member function that has a body or a native, by name and labels.
    func function(named name: String, labels: [String?], of type: NominalType) -> FunctionSymbol? {
        for member in program.bodyProvider?.members(of: type, named: name) ?? [] {
            if case .function(let symbol) = member, !symbol.isRequirement,
                symbol.parameters.map(\.label) == labels
            {
                return symbol
            }
        }
        return nil
    }
}

extension StructCell {
    /// Whether the interpreter itself knows the elements.
    package var isNativeCollection: Bool {
        type.known.map { $0 == .arraySlice || $0.isBoundedRange } ?? false
    }
}
