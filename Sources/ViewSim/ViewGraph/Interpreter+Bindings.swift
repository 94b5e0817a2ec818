import SwiftFrontEnd
import SwiftMachine

extension Interpreter {
    /// A state's value: the newest outside of updates; inside, what the reader may see, which depends on it from now on.
    /// - Parameter reader: the binding through which it is read; nil for the owner's property itself.
    func read(_ location: StateLocationCell, through reader: BindingReader? = nil) -> Value {
        guard let context, let scope = context.currentScope ?? context.initializingScope, location.graph != nil else {
            return location.latest
        }
        let value: Value
        if let reader {
            value = location.committed
            reader.noteRead(of: location)
        } else {
            value = location.readForOwner()
        }
        return scope.graph === location.graph ? value : location.latest
    }

    /// A state's value for whatever is evaluated, which depends on it until its next evaluation.
    func readAside(_ location: StateLocationCell) -> Value {
        if let scope = context?.currentScope, location.graph != nil { location.dependents.add(scope) }
        return peek(location)
    }

    func peek(_ location: StateLocationCell) -> Value {
        guard let scope = context?.currentScope, scope.graph === location.graph else { return location.latest }
        return location.committed
    }

    func readBinding(_ location: Value, through reader: BindingReader? = nil) throws -> Value {
        guard case .cell(let cell) = location else { return .none }
        if let location = cell as? StateLocationCell { return read(location, through: reader) }
        guard let location = cell as? BindingLocationCell else { return .none }
        switch location.kind {
        case .held(let holder):
            let value = try readBinding(holder.base, through: reader ?? holder)
            if reader == nil, context?.currentScope != nil { holder.noteValue(value) }
            return value
        case .closures(let get, _): return try call(get, [])
        case .constant(let value): return value
        case .projection(let base, let keyPath): return try call(keyPath, [try readBinding(base, through: reader)])
        case .object(let object, let keyPath): return try call(keyPath, [object])
        case .element(let base, let index):
            guard case .cell(let cell) = try readBinding(base, through: reader),
                let elements = (cell as? ArrayCell)?.elements,
                elements.indices.contains(index)
            else { throw trap("binding.range", "Index out of range", why: nil, fix: nil) }
            return elements[index]
        case .stored(let wrapper, _, _): return try property("wrappedValue", of: wrapper)
        case .unwrapped(let base, let last):
            let value = try readBinding(base, through: reader)
            return value.isNone ? last : value
        case .transaction(let base, _, _): return try readBinding(base, through: reader)
        }
    }

    func writeBinding(_ location: Value, _ value: Value) throws {
        guard case .cell(let cell) = location else { return }
        if let location = cell as? StateLocationCell {
            try location.graph?.write(value, to: location)
            return
        }
        guard let location = cell as? BindingLocationCell else { return }
        switch location.kind {
        case .held(let holder): try writeBinding(holder.base, value)
        case .closures(_, let set): _ = try call(set, [value])
        case .constant: return
        case .projection(let base, let keyPath):
            var whole = try untracked { try readBinding(base) }
            try write(value, at: keyPath, of: &whole)
            try writeBinding(base, whole)
        case .object(let object, let keyPath):
            var target = object
            try write(value, at: keyPath, of: &target)
        case .element(let base, let index):
            guard case .cell(let cell) = try untracked({ try readBinding(base) }),
                var elements = (cell as? ArrayCell)?.elements, elements.indices.contains(index)
            else { throw trap("binding.range", "Index out of range", why: nil, fix: nil) }
            elements[index] = value
            try writeBinding(base, .cell(ArrayCell(elements)))
        case .stored(let wrapper, _, _):
            var wrapper = wrapper
            try setProperty("wrappedValue", of: &wrapper, to: value)
        case .unwrapped(let base, _):
            // A binding that is widened to an optional one ignores nil.
            guard try !value.isNone && !untracked({ try readBinding(base) }).isNone else { return }
            try writeBinding(base, value)
        case .transaction(_, _, let write): _ = try call(write, [value])
        }
    }

    /// Runs work whose reads are nobody's dependencies.
    func untracked<Result>(_ work: () throws -> Result) rethrows -> Result {
        try context?.untracked(work) ?? work()
    }

    /// Writes through a key path into a value, or into the object that it refers to.
    package func write(_ value: Value, at keyPath: Value, of base: inout Value) throws {
        guard case .cell(let cell) = keyPath, let path = cell as? KeyPathCell else {
            throw trap("key-path.write", "this value is not a key path that can be written through", why: nil, fix: nil)
        }
        try write(value, at: path.components[...], of: &base)
    }

    private func write(_ value: Value, at components: ArraySlice<KeyPathCell.Component>, of base: inout Value) throws {
        guard let first = components.first else {
            base = value
            return
        }
        let rest = components.dropFirst()
        switch first {
        case .property(let property): try write(value, at: rest, property: property.name, of: &base)
        case .dynamicProperty(let name): try write(value, at: rest, property: name, of: &base)
        case .optionalChain:
            if !base.isNone { try write(value, at: rest, of: &base) }
        case .forceUnwrap: try write(value, at: rest, of: &base)
        case .tupleElement(let index):
            guard case .cell(let cell) = base, let tuple = cell as? TupleCell, index < tuple.elements.count else {
                return
            }
            var elements = tuple.elements
            try write(value, at: rest, of: &elements[index])
            base = .cell(TupleCell(elements: elements, labels: tuple.labels))
        case .subscript(let symbol, let indices):
            guard let setter = symbol.setter else { return }
            var part = value
            if !rest.isEmpty {
                part = try call(symbol.getter, [base] + indices)
                try write(value, at: rest, of: &part)
            }
            var arguments = [base] + indices + [part]
            _ = try call(setter, arguments: &arguments)
            base = arguments[0]
        case .dynamicSubscript:
            throw trap(
                "key-path.subscript", "a write through this subscript key path is not simulated", why: nil,
                fix: "write a Binding(get:set:) instead")
        }
    }

    private func write(
        _ value: Value, at rest: ArraySlice<KeyPathCell.Component>, property name: String, of base: inout Value
    ) throws {
        guard !rest.isEmpty else {
            try setProperty(name, of: &base, to: value)
            return
        }
        var part = try property(name, of: base)
        try write(value, at: rest, of: &part)
        try setProperty(name, of: &base, to: part)
    }
}
