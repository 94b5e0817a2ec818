import SwiftFrontEnd

extension Interpreter {
    /// Whether the first value comes before the second, by `<`.
    func isLess(_ left: Value, _ right: Value) throws -> Bool { try compare(left, right) < 0 }

    /// Negative, zero or positive as the first value is less than, equal to, or greater than the second by `<`.
    ///
    /// What cannot be ordered (`nan`, values of a type without `<`) counts as equal.
    package func compare(_ left: Value, _ right: Value) throws -> Int { try compare(left, right, depth: 0) }

    private func compare(_ left: Value, _ right: Value, depth: Int) throws -> Int {
        try checkNesting(depth)
        switch (left, right) {
        case (.int(let left), .int(let right)): return order(left, right)
        case (.double(let left), .double(let right)): return order(left, right)
        case (.enumCase(let left), .enumCase(let right)):
            let (leftCase, rightCase) = (left.takeUnretainedValue(), right.takeUnretainedValue())
            if let own = try compareByOwn(leftCase.owner, .enumCase(left), .enumCase(right)) { return own }
            return order(leftCase.tag, rightCase.tag)
        case (.cell(let leftCell), .cell(let rightCell)):
            return try compare(leftCell, rightCell, depth: depth + 1)
        case (.cell(let cell), .enumCase(let rightCase)):
            guard let cell = cell as? EnumCell else { return 0 }
            if let own = try compareByOwn(cell.enumCase.owner, left, right) { return own }
            return order(cell.enumCase.tag, rightCase.takeUnretainedValue().tag)
        case (.enumCase(let leftCase), .cell(let cell)):
            guard let cell = cell as? EnumCell else { return 0 }
            if let own = try compareByOwn(cell.enumCase.owner, left, right) { return own }
            return order(leftCase.takeUnretainedValue().tag, cell.enumCase.tag)
        default:
            if case .cell(let cell) = left, let cell = cell as? ErasedCell {
                return try compare(cell.value, right, depth: depth + 1)
            }
            if case .cell(let cell) = right, let cell = cell as? ErasedCell {
                return try compare(left, cell.value, depth: depth + 1)
            }
            if let left = left.anyInteger, let right = right.anyInteger { return orderIntegers(left, right) }
            if let left = left.asDouble, let right = right.asDouble { return order(left, right) }
            return 0
        }
    }

    private func order<T: Comparable>(_ left: T, _ right: T) -> Int { left < right ? -1 : left > right ? 1 : 0 }

    private func orderIntegers(_ left: any BinaryInteger, _ right: any BinaryInteger) -> Int {
        func compare<L: BinaryInteger>(_ left: L) -> Int {
            func with<R: BinaryInteger>(_ right: R) -> Int { left < right ? -1 : left > right ? 1 : 0 }
            return with(right)
        }
        return compare(left)
    }

    private func compareByOwn(_ type: NominalType, _ left: Value, _ right: Value) throws -> Int? {
        guard let own = ownOperator("<", of: type) else { return nil }
        if try callOperator(own, left, right) { return -1 }
        return try callOperator(own, right, left) ? 1 : 0
    }

    private func compare(_ left: HeapCell, _ right: HeapCell, depth: Int) throws -> Int {
        switch (left, right) {
        case (let left as StringCell, let right as StringCell): return order(left.string, right.string)
        case (let left as CharacterCell, let right as CharacterCell): return order(left.character, right.character)
        case (let left as StringCell, let right as CharacterCell): return order(left.string, String(right.character))
        case (let left as CharacterCell, let right as StringCell): return order(String(left.character), right.string)
        case (let left as ErasedCell, _): return try compare(left.value, .cell(right), depth: depth)
        case (_, let right as ErasedCell): return try compare(.cell(left), right.value, depth: depth)
        case (let left as TupleCell, let right as TupleCell):
            return try compare(left.elements, right.elements, depth: depth)
        case (let left as StructCell, let right as StructCell):
            if let own = try compareByOwn(left.type, .cell(left), .cell(right)) { return own }
            return 0
        case (let left as EnumCell, let right as EnumCell):
            if let own = try compareByOwn(left.enumCase.owner, .cell(left), .cell(right)) { return own }
            if left.enumCase !== right.enumCase { return order(left.enumCase.tag, right.enumCase.tag) }
            return try compare(left.payload, right.payload, depth: depth)
        case (let left as ObjectCell, let right as ObjectCell):
            return try compareByOwn(left.storage.type, .cell(left), .cell(right)) ?? 0
        case (let left as OpaqueCell, _): throw OpaqueArgument(cell: left)
        case (_, let right as OpaqueCell): throw OpaqueArgument(cell: right)
        default: return 0
        }
    }

    private func compare(
        _ left: ContiguousArray<Value>, _ right: ContiguousArray<Value>, depth: Int
    ) throws -> Int {
        for (left, right) in zip(left, right) {
            let result = try compare(left, right, depth: depth)
            if result != 0 { return result }
        }
        return 0
    }
}
