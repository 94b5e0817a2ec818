import SwiftFrontEnd

extension NativeRegistry {
    static func registerSequences(_ registry: inout NativeRegistry) {
        registry.define("Sequence.contains(_:)") { interpreter, arguments in
            if let known = arguments[0].asOpaqueCell?.known, try interpreter.isElement(arguments[1], of: known) {
                return .bool(true)
            }
            if let isInside = try interpreter.rangeContains(arguments) { return .bool(isInside) }
            if case .cell(let cell as SetCell) = try arguments.value(0) {
                return .bool(try interpreter.find(arguments[1], in: cell.table) != nil)
            }
            for element in try interpreter.elements(of: arguments.value(0))
            where try interpreter.isEqual(element, arguments[1]) { return .bool(true) }
            return .bool(false)
        }
        registry.define("Sequence.min()") { interpreter, arguments in
            let elements = try interpreter.elements(of: arguments.value(0))
            return Value(optional: try elements.min { try interpreter.isLess($0, $1) })
        }
        registry.define("Sequence.max()") { interpreter, arguments in
            let elements = try interpreter.elements(of: arguments.value(0))
            return Value(optional: try elements.max { try interpreter.isLess($0, $1) })
        }
        registry.define("Sequence.sorted()") { interpreter, arguments in
            Value(array: try interpreter.sorted(try interpreter.elements(of: arguments.value(0))))
        }
        registry.define("Collection.enumerated()") { interpreter, arguments in
            let labels: [String?] = ["offset", "element"]
            return Value(
                array: try interpreter.elements(of: arguments.value(0)).enumerated().map { offset, element in
                    Value.cell(TupleCell(elements: [.int(offset), element], labels: labels))
                })
        }
        registry.define("Sequence.reversed()") { interpreter, arguments in
            Value(array: try interpreter.elements(of: arguments.value(0)).reversed())
        }
        registry.define("Sequence.shuffled()") { interpreter, arguments in
            let elements = try interpreter.elements(of: arguments.value(0))
            return Value(array: elements.shuffled(using: &interpreter.library.random))
        }
        for name in ["joined()", "joined(separator:)"] {
            registry.define("Sequence.\(name)") { interpreter, arguments in
                var text = ""
                let separator = arguments.count > 1 ? try arguments.string(1) : ""
                for (index, element) in try interpreter.elements(of: arguments.value(0)).enumerated() {
                    if index > 0 { text += separator }
                    text += try interpreter.text(of: element)
                }
                return Value(text)
            }
        }
        registry.define("Sequence.elementsEqual(_:)") { interpreter, arguments in
            .bool(try interpreter.matches(arguments, isPrefix: false))
        }
        registry.define("Sequence.starts(with:)") { interpreter, arguments in
            .bool(try interpreter.matches(arguments, isPrefix: true))
        }
        registry.define("Collection.count") { interpreter, arguments in
            .int(try interpreter.elements(of: arguments.value(0)).count)
        }
        registry.define("Sequence.lexicographicallyPrecedes(_:)") { interpreter, arguments in
            let left = try interpreter.elements(of: arguments.value(0))
            let right = try interpreter.elements(of: arguments.value(1))
            return .bool(try left.lexicographicallyPrecedes(right) { try interpreter.isLess($0, $1) })
        }
    }
}

extension Interpreter {
    /// Elements in the order of `<`, equal ones as they came.
    func sorted(_ elements: ContiguousArray<Value>) throws -> ContiguousArray<Value> {
        let numbers = elements.compactMap(\.asInt)
        if numbers.count == elements.count { return ContiguousArray(numbers.sorted().lazy.map { .int($0) }) }
        return ContiguousArray(try elements.sorted { try isLess($0, $1) })
    }

    /// A piece of text that joins with others: a string, a character, or a sequence of characters.
    func text(of value: Value) throws -> String {
        if case .cell(let cell) = value {
            switch cell {
            case let cell as StringCell: return cell.string
            case let cell as CharacterCell: return String(cell.character)
            case let cell as ErasedCell: return try text(of: cell.value)
            case let cell as OpaqueCell: throw OpaqueArgument(cell: cell)
            default: break
            }
            if let elements = try sequenceElements(of: value) { return try elements.map { try text(of: $0) }.joined() }
        }
        return try describe(value)
    }

    /// Whether a value is certainly among those of a list.
    func isElement(_ value: Value, of list: Value) throws -> Bool {
        for element in try sequenceElements(of: list) ?? [] where try isEqual(element, value) { return true }
        return false
    }

    fileprivate func rangeContains(_ arguments: Arguments) throws -> Bool? {
        guard case .cell(let cell as StructCell) = try arguments.value(0), let known = cell.type.known,
            cell.fields.count == 2, let value = arguments[1].asInt, let low = cell.fields[0].asInt,
            let high = cell.fields[1].asInt
        else { return nil }
        if known == .range { return low <= value && value < high }
        if known == .closedRange { return low <= value && value <= high }
        return nil
    }

    /// Whether two sequences have equal elements, or the second is the beginning of the first.
    fileprivate func matches(_ arguments: Arguments, isPrefix: Bool) throws -> Bool {
        let left = try elements(of: arguments.value(0))
        let right = try elements(of: arguments.value(1))
        guard isPrefix ? left.count >= right.count : left.count == right.count else { return false }
        for (left, right) in zip(left, right) where !(try isEqual(left, right)) { return false }
        return true
    }
}
