import SwiftFrontEnd

/// Thrown where a native's argument is not what its declaration says.
struct WrongArgument: Error {
    let expected: String
    let index: Int
}

extension Arguments {
    /// The argument without the wrapping of an existential; an opaque one ends the call.
    func value(_ index: Int) throws -> Value {
        let value = self[index]
        guard case .cell(let cell) = value else { return value }
        if let opaque = cell as? OpaqueCell { throw OpaqueArgument(cell: opaque) }
        if let erased = cell as? ErasedCell { return erased.value }
        return value
    }

    func int(_ index: Int) throws -> Int {
        if case .int(let value) = self[index] { return value }
        guard let value = try value(index).asAnyInt else { throw WrongArgument(expected: "an Int", index: index) }
        return value
    }

    func bool(_ index: Int) throws -> Bool {
        guard let value = try value(index).asBool else { throw WrongArgument(expected: "a Bool", index: index) }
        return value
    }

    func double(_ index: Int) throws -> Double {
        guard let value = try value(index).asAnyDouble else {
            throw WrongArgument(expected: "a Double", index: index)
        }
        return value
    }

    /// A string, or a character as a string.
    func string(_ index: Int) throws -> String {
        let value = try value(index)
        if let string = value.asString { return string }
        if let character = value.asCharacter { return String(character) }
        throw WrongArgument(expected: "a String", index: index)
    }

    func character(_ index: Int) throws -> Character {
        let value = try value(index)
        if let character = value.asCharacter { return character }
        if let string = value.asString, string.count == 1, let first = string.first { return first }
        throw WrongArgument(expected: "a Character", index: index)
    }

    func cell<Cell: HeapCell>(_ index: Int, as type: Cell.Type, _ expected: String) throws -> Cell {
        if case .cell(let cell) = try value(index), let cell = cell as? Cell { return cell }
        throw WrongArgument(expected: expected, index: index)
    }

    func array(_ index: Int) throws -> ArrayCell { try cell(index, as: ArrayCell.self, "an Array") }
    func dictionary(_ index: Int) throws -> DictionaryCell {
        try cell(index, as: DictionaryCell.self, "a Dictionary")
    }
    func set(_ index: Int) throws -> SetCell { try cell(index, as: SetCell.self, "a Set") }

    /// Takes a cell out of an `inout` argument, so that it may be uniquely referenced and change in place.
    func take<Cell: HeapCell>(_ index: Int, as type: Cell.Type, _ expected: String) throws -> Cell {
        let taken = try cell(index, as: type, expected)
        self[index] = .void
        return taken
    }

    /// Changes the array in an `inout` argument, in place where nobody else refers to it.
    func mutateArray(_ index: Int = 0, _ change: (inout ContiguousArray<Value>) throws -> Value) throws -> Value {
        var cell = try take(index, as: ArrayCell.self, "an Array")
        if !isKnownUniquelyReferenced(&cell) { cell = ArrayCell(cell.elements) }
        defer { self[index] = .cell(cell) }
        return try change(&cell.elements)
    }

    /// Changes the dictionary in an `inout` argument.
    func mutateDictionary(_ index: Int = 0, _ change: (DictionaryCell) throws -> Value) throws -> Value {
        var cell = try take(index, as: DictionaryCell.self, "a Dictionary")
        if !isKnownUniquelyReferenced(&cell) { cell = DictionaryCell(cell.table) }
        defer { self[index] = .cell(cell) }
        return try change(cell)
    }

    /// Changes the set in an `inout` argument.
    func mutateSet(_ index: Int = 0, _ change: (SetCell) throws -> Value) throws -> Value {
        var cell = try take(index, as: SetCell.self, "a Set")
        if !isKnownUniquelyReferenced(&cell) { cell = SetCell(cell.table) }
        defer { self[index] = .cell(cell) }
        return try change(cell)
    }
}

extension Interpreter {
    /// The trap of a failed precondition of Swift's library.
    func fatal(_ message: String, fix: String) -> Trap {
        trap("runtime.precondition", "Fatal error: \(message)", why: nil, fix: fix)
    }

    func indexTrap(_ index: Int, _ count: Int) -> Trap {
        trap(
            "runtime.index", "Fatal error: Index out of range",
            why: "the index is \(index), and there \(count == 1 ? "is 1 element" : "are \(count) elements")",
            fix: "check the index against indices or count first")
    }
}
