import SwiftFrontEnd
import SwiftMachine

extension ViewGraph {
    /// Whether a view's new value makes its body run again: plain data by its bytes, an `Equatable` view by its own
    /// `==`, any other field by field.
    func isSameView(_ old: Value, _ new: Value, info: ViewTypeInfo?) throws -> Bool {
        statistics.comparisons += 1
        guard case .cell(let oldCell) = old, case .cell(let newCell) = new else { return try isSameValue(old, new) }
        if oldCell === newCell { return true }
        guard let info, let left = oldCell as? StructCell, let right = newCell as? StructCell,
            left.type === right.type
        else { return try isSameValue(old, new) }
        if info.isEquatable, !info.isPlainData { return try isEqual(old, new) }
        return try isSameFields(left, right)
    }

    /// A type's own `==`, to which bindings show the values that they had when they were made.
    private func isEqual(_ left: Value, _ right: Value) throws -> Bool {
        let outer = context.comparesViews
        context.comparesViews = true
        defer { context.comparesViews = outer }
        return try interpreter.isEqual(left, right)
    }

    private func isSameFields(_ left: StructCell, _ right: StructCell) throws -> Bool {
        guard left.fields.count == right.fields.count else { return false }
        for index in left.fields.indices where try !isSameValue(left.fields[index], right.fields[index]) {
            return false
        }
        return true
    }

    /// Whether two values are the same to SwiftUI: references by identity, closures by what they capture, anything
    /// `Equatable` by `==`, the rest part by part.
    func isSameValue(_ left: Value, _ right: Value) throws -> Bool {
        switch (left, right) {
        case (.void, .void), (.none, .none): return true
        case (.bool(let left), .bool(let right)): return left == right
        case (.int(let left), .int(let right)): return left == right
        case (.double(let left), .double(let right)): return left.bitPattern == right.bitPattern
        case (.enumCase(let left), .enumCase(let right)): return left.toOpaque() == right.toOpaque()
        case (.metatype(let left), .metatype(let right)): return left.toOpaque() == right.toOpaque()
        case (.function(let left), .function(let right)): return left.toOpaque() == right.toOpaque()
        case (.cell(let left), .cell(let right)): return try isSameCell(left, right)
        case (.cell, _), (_, .cell), (.none, _), (_, .none), (.function, _), (_, .function): return false
        default: return try interpreter.isEqual(left, right)
        }
    }

    private func isSameCell(_ left: HeapCell, _ right: HeapCell) throws -> Bool {
        if left === right { return true }
        switch (left, right) {
        case (let left as StringCell, let right as StringCell): return left.string == right.string
        case (let left as StructCell, let right as StructCell):
            guard left.type === right.type else { return false }
            switch left.type.primitive {
            case nil: break
            case "Binding": return try isSameBinding(left, right)
            // An erased view is a box with an identity of its own, made anew at each evaluation.
            case "AnyView": return false
            case "AnyPublisher": return try isSamePublisher(left, right)
            case "Environment":
                return try isSameValue(
                    left.fields[EnvironmentField.key] ?? .void, right.fields[EnvironmentField.key] ?? .void)
            default: return try isSameFields(left, right)
            }
            let info = context.types.info(of: left.type)
            if info.isEquatable { return try isEqual(.cell(left), .cell(right)) }
            return try isSameFields(left, right)
        case (let left as ObjectCell, let right as ObjectCell): return left.storage === right.storage
        case (let left as WeakCell, let right as ObjectCell): return left.object?.storage === right.storage
        case (let left as WeakCell, let right as WeakCell):
            return left.object != nil && left.object === right.object
        case (let left as ClosureCell, let right as ClosureCell):
            return left.function === right.function && left.captures.isEmpty && right.captures.isEmpty
        case (let left as BoundMethodCell, let right as BoundMethodCell):
            guard left.function === right.function, let object = left.receiver.asObject,
                let other = right.receiver.asObject
            else { return false }
            return object.storage === other.storage
        case (let left as ArrayCell, let right as ArrayCell): return try isSameArray(left, right)
        case (let left as TupleCell, let right as TupleCell):
            return try isSameList(left.elements, right.elements)
        case (let left as EnumCell, let right as EnumCell):
            guard left.enumCase === right.enumCase else { return false }
            if context.types.isEquatable(left.enumCase.owner) {
                return try interpreter.isEqual(.cell(left), .cell(right))
            }
            return try isSameList(left.payload, right.payload)
        case (let left as SomeCell, let right as SomeCell): return try isSameValue(left.value, right.value)
        case (let left as ErasedCell, let right as ErasedCell): return try isSameValue(left.value, right.value)
        case (let left as ViewBlockCell, let right as ViewBlockCell):
            return try isSameList(left.children, right.children)
        case (let left as ViewBranchCell, let right as ViewBranchCell):
            guard left.branch == right.branch else { return false }
            return try isSameValue(left.content ?? .none, right.content ?? .none)
        case (let left as BindingLocationCell, let right as BindingLocationCell):
            return try isSameLocation(left, right)
        case (let left as OpaqueCell, let right as OpaqueCell):
            guard left.name == right.name, left.origin == right.origin else { return false }
            return try isSameList(left.children, right.children)
        case is (ClosureCell, HeapCell), is (NativeClosureCell, HeapCell), is (StateLocationCell, HeapCell),
            is (BoundMethodCell, HeapCell), is (WeakCell, HeapCell):
            return false
        default: return try interpreter.isEqual(.cell(left), .cell(right))
        }
    }

    private func isSameList(_ left: ContiguousArray<Value>, _ right: ContiguousArray<Value>) throws -> Bool {
        guard left.count == right.count else { return false }
        for index in left.indices where try !isSameValue(left[index], right[index]) { return false }
        return true
    }

    /// Arrays of what is not `Equatable` are the same only where they share their storage.
    private func isSameArray(_ left: ArrayCell, _ right: ArrayCell) throws -> Bool {
        guard left.elements.count == right.elements.count else { return false }
        if let first = left.elements.first, case .cell(let cell) = first {
            let type: NominalType? =
                switch cell {
                case let cell as StructCell: cell.type
                case let cell as ObjectCell: cell.storage.type
                case let cell as EnumCell: cell.enumCase.owner
                default: nil
                }
            if let type, !context.types.isEquatable(type) { return false }
        }
        return try isSameList(left.elements, right.elements)
    }

    /// A binding is compared by where it leads and by the value that it had when it was made.
    private func isSameBinding(_ left: StructCell, _ right: StructCell) throws -> Bool {
        guard let location = left.fields[BindingField.location], let value = left.fields[BindingField.value],
            let other = right.fields[BindingField.location], let otherValue = right.fields[BindingField.value]
        else { return false }
        return try isSameValue(location, other) && isSameValue(value, otherValue)
    }

    private func isSameLocation(_ left: BindingLocationCell, _ right: BindingLocationCell) throws -> Bool {
        if left.isClosure || right.isClosure { return false }
        switch (left.kind, right.kind) {
        case (.constant(let left), .constant(let right)): return try isSameValue(left, right)
        case (.projection(let base, let path), .projection(let otherBase, let otherPath)),
            (.object(let base, let path), .object(let otherBase, let otherPath)):
            return try isSameValue(base, otherBase) && interpreter.isEqual(path, otherPath)
        case (.element(let base, let index), .element(let otherBase, let otherIndex)):
            guard index == otherIndex else { return false }
            return try isSameValue(base, otherBase)
        case (.stored(_, let domain, let key), .stored(_, let otherDomain, let otherKey)):
            return try isSameValue(domain, otherDomain) && isSameValue(key, otherKey)
        case (.unwrapped(let base, let last), .unwrapped(let otherBase, let otherLast)):
            return try isSameValue(base, otherBase) && isSameValue(last, otherLast)
        case (.transaction(let base, let transaction, _), .transaction(let otherBase, let other, _)):
            return try isSameValue(base, otherBase) && isSameValue(transaction, other)
        case (.held(let left), .held(let right)): return left === right
        default: return false
        }
    }
}
