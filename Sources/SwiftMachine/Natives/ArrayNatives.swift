import SwiftFrontEnd

extension NativeRegistry {
    static func registerArray(_ registry: inout NativeRegistry) {
        registerArrayReading(&registry)
        registerArrayEditing(&registry)
        registerArraySlicing(&registry)
    }

    private static func registerArrayReading(_ registry: inout NativeRegistry) {
        registry.register("Array.init()") { _, _ in .cell(ArrayCell([])) }
        registry.define("Array.init(_:)") { interpreter, arguments in
            if case .cell(let cell as ArrayCell) = arguments[0] { return .cell(cell) }
            return .cell(ArrayCell(try interpreter.elements(of: arguments.value(0))))
        }
        registry.define("Array.init(repeating:count:)") { interpreter, arguments in
            let count = try arguments.int(1)
            guard count >= 0 else {
                throw interpreter.fatal("Can't construct Array with count < 0", fix: "give a count of at least 0")
            }
            try interpreter.checkCount(count)
            return .cell(ArrayCell(ContiguousArray(repeating: arguments[0], count: count)))
        }
        registry.define("Array.count") { _, arguments in .int(try arguments.array(0).elements.count) }
        registry.define("Array.isEmpty") { _, arguments in .bool(try arguments.array(0).elements.isEmpty) }
        registry.define("Array.first") { _, arguments in
            Value(optional: try arguments.array(0).elements.first.map(present))
        }
        registry.define("Array.last") { _, arguments in
            Value(optional: try arguments.array(0).elements.last.map(present))
        }
        registry.define("Array.description") { interpreter, arguments in
            Value(try interpreter.describe(arguments[0]))
        }
        registry.define("Array.firstIndex(of:)") { interpreter, arguments in
            let found = try arguments.array(0).elements.firstIndex { try interpreter.isEqual($0, arguments[1]) }
            return Value(optional: found.map { .int($0) })
        }
        registry.define("Array.lastIndex(of:)") { interpreter, arguments in
            let found = try arguments.array(0).elements.lastIndex { try interpreter.isEqual($0, arguments[1]) }
            return Value(optional: found.map { .int($0) })
        }
        registry.define("Array.randomElement()") { interpreter, arguments in
            let elements = try arguments.array(0).elements
            return Value(optional: elements.randomElement(using: &interpreter.library.random).map(present))
        }
        registry.define("static Array.+(_:_:)") { interpreter, arguments in
            .cell(ArrayCell(try arguments.array(1).elements + interpreter.elements(of: arguments.value(2))))
        }
    }

    private static func registerArrayEditing(_ registry: inout NativeRegistry) {
        registry.define("Array.append(_:)") { _, arguments in
            let element = arguments[1]
            return try arguments.mutateArray {
                $0.append(element)
                return .void
            }
        }
        registry.define("Array.append(contentsOf:)") { interpreter, arguments in
            let new = try interpreter.elements(of: arguments.value(1))
            return try arguments.mutateArray {
                $0.append(contentsOf: new)
                return .void
            }
        }
        registry.define("Array.insert(_:at:)") { interpreter, arguments in
            let index = try arguments.int(2)
            return try arguments.mutateArray {
                guard index >= 0, index <= $0.count else { throw interpreter.indexTrap(index, $0.count) }
                $0.insert(arguments[1], at: index)
                return .void
            }
        }
        registry.define("Array.insert(contentsOf:at:)") { interpreter, arguments in
            let index = try arguments.int(2)
            let new = try interpreter.elements(of: arguments.value(1))
            return try arguments.mutateArray {
                guard index >= 0, index <= $0.count else { throw interpreter.indexTrap(index, $0.count) }
                $0.insert(contentsOf: new, at: index)
                return .void
            }
        }
        registry.define("Array.remove(at:)") { interpreter, arguments in
            let index = try arguments.int(1)
            return try arguments.mutateArray {
                guard index >= 0, index < $0.count else { throw interpreter.indexTrap(index, $0.count) }
                return $0.remove(at: index)
            }
        }
        registry.define("Array.removeFirst()") { interpreter, arguments in
            try arguments.mutateArray {
                guard !$0.isEmpty else { throw interpreter.emptyTrap("first") }
                return $0.removeFirst()
            }
        }
        registry.define("Array.removeLast()") { interpreter, arguments in
            try arguments.mutateArray {
                guard !$0.isEmpty else { throw interpreter.emptyTrap("last") }
                return $0.removeLast()
            }
        }
        registry.define("Array.removeFirst(_:)") { interpreter, arguments in
            let count = try arguments.int(1)
            return try arguments.mutateArray {
                guard count >= 0, count <= $0.count else { throw interpreter.indexTrap(count, $0.count) }
                $0.removeFirst(count)
                return .void
            }
        }
        registry.define("Array.removeLast(_:)") { interpreter, arguments in
            let count = try arguments.int(1)
            return try arguments.mutateArray {
                guard count >= 0, count <= $0.count else { throw interpreter.indexTrap(count, $0.count) }
                $0.removeLast(count)
                return .void
            }
        }
        registry.define("Array.popLast()") { _, arguments in
            try arguments.mutateArray { Value(optional: $0.popLast().map(present)) }
        }
        registry.define("Array.removeAll(keepingCapacity:)") { _, arguments in
            try arguments.mutateArray {
                $0.removeAll()
                return .void
            }
        }
        registry.define("Array.swapAt(_:_:)") { interpreter, arguments in
            let (first, second) = (try arguments.int(1), try arguments.int(2))
            return try arguments.mutateArray {
                for index in [first, second] where index < 0 || index >= $0.count {
                    throw interpreter.indexTrap(index, $0.count)
                }
                $0.swapAt(first, second)
                return .void
            }
        }
        registry.define("Array.reverse()") { _, arguments in
            try arguments.mutateArray {
                $0.reverse()
                return .void
            }
        }
        registry.define("Array.shuffle()") { interpreter, arguments in
            try arguments.mutateArray {
                $0.shuffle(using: &interpreter.library.random)
                return .void
            }
        }
        registry.define("Array.sort()") { interpreter, arguments in
            try arguments.mutateArray {
                $0 = try interpreter.sorted($0)
                return .void
            }
        }
        registry.define("Array._move(_:_:)") { interpreter, arguments in
            let offsets = try interpreter.elements(of: arguments.value(1)).compactMap(\.asInt)
            let destination = try arguments.int(2)
            return try arguments.mutateArray { elements in
                for index in offsets where index < 0 || index >= elements.count {
                    throw interpreter.indexTrap(index, elements.count)
                }
                guard destination >= 0, destination <= elements.count else {
                    throw interpreter.indexTrap(destination, elements.count)
                }
                let moved = Set(offsets)
                let before = elements.indices.filter { $0 < destination && !moved.contains($0) }
                let after = elements.indices.filter { $0 >= destination && !moved.contains($0) }
                elements = ContiguousArray((before + moved.sorted() + after).map { elements[$0] })
                return .void
            }
        }
    }

    private static func registerArraySlicing(_ registry: inout NativeRegistry) {
        registry.define("Array.subscript(_:)") { interpreter, arguments in
            let cell = try arguments.array(0)
            if case .cell(let bounds) = try arguments.value(1) {
                // The whole range `...` is a function.
                guard bounds is StructCell else { return try interpreter.slice(cell, 0..<cell.elements.count) }
                let range = try interpreter.indices(arguments, 1, count: cell.elements.count)
                return try interpreter.slice(cell, range)
            }
            if case .function = arguments[1] { return try interpreter.slice(cell, 0..<cell.elements.count) }
            let index = try arguments.int(1)
            guard index >= 0, index < cell.elements.count else {
                throw interpreter.indexTrap(index, cell.elements.count)
            }
            return cell.elements[index]
        }
        registry.define("Array.subscript(_:)=") { interpreter, arguments in
            if case .cell = try arguments.value(1) {
                let range = try interpreter.indices(arguments, 1, count: arguments.array(0).elements.count)
                let new = try interpreter.elements(of: arguments.value(2))
                return try arguments.mutateArray {
                    $0.replaceSubrange(range, with: new)
                    return .void
                }
            }
            let index = try arguments.int(1)
            let element = arguments[2]
            return try arguments.mutateArray {
                guard index >= 0, index < $0.count else { throw interpreter.indexTrap(index, $0.count) }
                $0[index] = element
                return .void
            }
        }
        registry.define("Array.removeSubrange(_:)") { interpreter, arguments in
            let range = try interpreter.indices(arguments, 1, count: arguments.array(0).elements.count)
            return try arguments.mutateArray {
                $0.removeSubrange(range)
                return .void
            }
        }
        registry.define("Array.replaceSubrange(_:with:)") { interpreter, arguments in
            let range = try interpreter.indices(arguments, 1, count: arguments.array(0).elements.count)
            let new = try interpreter.elements(of: arguments.value(2))
            return try arguments.mutateArray {
                $0.replaceSubrange(range, with: new)
                return .void
            }
        }
        registry.define("ArraySlice.init()") { interpreter, _ in try interpreter.slice(ArrayCell([]), 0..<0) }
        registry.define("ArraySlice.init(_:)") { interpreter, arguments in
            let elements = try interpreter.elements(of: arguments.value(0))
            return try interpreter.slice(ArrayCell(elements), 0..<elements.count)
        }
        registry.define("ArraySlice._slice(_:)") { interpreter, arguments in
            let (base, start, end) = try arguments.slice()
            // The whole range `...` is a function.
            guard case .cell(let bounds) = try arguments.value(1), let range = bounds as? StructCell else {
                return arguments[0]
            }
            var (low, high) = try interpreter.offsets(of: range, count: end) { $0.asAnyInt }
            if ["PartialRangeUpTo", "PartialRangeThrough"].contains(range.type.name) { low = start }
            guard start <= low, low <= high, high <= end else { throw interpreter.indexTrap(low, end) }
            return try interpreter.slice(base, low..<high)
        }
        registry.define("ArraySlice.description") { interpreter, arguments in
            Value(try interpreter.describe(arguments[0]))
        }
        registry.define("ArraySlice.subscript(_:)") { interpreter, arguments in
            let (base, start, end) = try arguments.slice()
            let index = try arguments.int(1)
            guard index >= start, index < end else { throw interpreter.indexTrap(index, end) }
            return base.elements[index]
        }
        registry.define("ArraySlice.subscript(_:)=") { interpreter, arguments in
            let (base, start, end) = try arguments.slice()
            let index = try arguments.int(1)
            guard index >= start, index < end, case .cell(let cell as StructCell) = arguments[0] else {
                throw interpreter.indexTrap(index, end)
            }
            let changed = ArrayCell(base.elements)
            changed.elements[index] = arguments[2]
            arguments[0] = .cell(cell.with(fields: [.cell(changed), .int(start), .int(end)]))
            return .void
        }
        func part(_ name: String, _ range: @escaping (_ count: Int, _ length: Int) -> Range<Int>) {
            registry.define("Array.\(name)") { interpreter, arguments in
                let cell = try arguments.array(0)
                let length = arguments.count > 1 ? try arguments.int(1) : 1
                guard length >= 0 else {
                    throw interpreter.fatal("Can't take a negative number of elements", fix: "give at least 0")
                }
                return try interpreter.slice(cell, range(cell.elements.count, length))
            }
        }
        part("prefix(_:)") { count, length in 0..<min(count, length) }
        part("suffix(_:)") { count, length in max(0, count - length)..<count }
        part("dropFirst(_:)") { count, length in min(count, length)..<count }
        part("dropLast(_:)") { count, length in 0..<max(0, count - length) }
    }

    /// An element as the payload of an optional: a nil element is a present nil.
    static func present(_ value: Value) -> Value { value.isNone ? .cell(SomeCell(.none)) : value }
}

extension Arguments {
    /// The parts of the `ArraySlice` in the first argument.
    fileprivate func slice() throws -> (base: ArrayCell, start: Int, end: Int) {
        let cell = try cell(0, as: StructCell.self, "an ArraySlice")
        guard cell.fields.count == 3, case .cell(let base as ArrayCell) = cell.fields[0],
            let start = cell.fields[1].asInt, let end = cell.fields[2].asInt, start >= 0, end <= base.elements.count
        else { throw WrongArgument(expected: "an ArraySlice", index: 0) }
        return (base, start, end)
    }
}

extension Interpreter {
    fileprivate func emptyTrap(_ which: String) -> Trap {
        fatal("Can't remove \(which) element from an empty collection", fix: "check isEmpty first")
    }

    /// An `ArraySlice` of an array.
    func slice(_ cell: ArrayCell, _ range: Range<Int>) throws -> Value {
        guard let type = preludeType("ArraySlice") else {
            return .cell(ArrayCell(ContiguousArray(cell.elements[range])))
        }
        return .cell(StructCell(type: type, fields: [.cell(cell), .int(range.lowerBound), .int(range.upperBound)]))
    }

    /// The indices that a range expression of any kind means in a collection of a length.
    func indices(_ arguments: Arguments, _ index: Int, count: Int) throws -> Range<Int> {
        let cell = try arguments.cell(index, as: StructCell.self, "a range")
        let (low, high) = try offsets(of: cell, count: count) { $0.asAnyInt }
        guard low >= 0, low <= high, high <= count else { throw indexTrap(low < 0 || low > count ? low : high, count) }
        return low..<high
    }

    /// The lower and upper offset of a range expression whose bounds are read by a function.
    func offsets(of range: StructCell, count: Int, _ offset: (Value) -> Int?) throws -> (Int, Int) {
        let bounds = range.fields.map(offset)
        switch (range.type.known, bounds.first ?? nil, bounds.count > 1 ? bounds[1] : nil) {
        case (.range, let low?, let high?): return (low, high)
        case (.closedRange, let low?, let high?) where high < Int.max: return (low, high + 1)
        case (.partialRangeFrom, let low?, _): return (low, count)
        case (.partialRangeUpTo, let high?, _): return (0, high)
        case (.partialRangeThrough, let high?, _) where high < Int.max: return (0, high + 1)
        default: throw WrongArgument(expected: "a range of indices", index: 1)
        }
    }
}
