import SwiftFrontEnd

/// Reading and writing through key paths.
extension Interpreter {
    func makeKeyPath(_ template: KeyPathTemplate, _ arguments: UnsafeMutablePointer<Value>) -> Value {
        var next = 0
        let components = template.components.map { component -> KeyPathCell.Component in
            switch component {
            case .property(let property): return .property(property)
            case .dynamicProperty(let name): return .dynamicProperty(name)
            case .subscript(let symbol, let count):
                let values = Array(take(arguments + next, count))
                next += count
                return .subscript(symbol, values)
            case .dynamicSubscript(let labels, let count):
                let values = Array(take(arguments + next, count))
                next += count
                return .dynamicSubscript(values, labels: labels)
            case .tupleElement(let index): return .tupleElement(index)
            case .optionalChain: return .optionalChain
            case .forceUnwrap: return .forceUnwrap
            }
        }
        return .cell(KeyPathCell(root: template.root, components: components))
    }

    /// `root[keyPath: path]`.
    func value(at path: Value, of root: Value) throws -> Value {
        guard case .cell(let cell) = path.unerased, let keyPath = cell as? KeyPathCell else {
            if path.asOpaque != nil { return makeOpaque("keyPath") }
            return try unsettled(
                "keyPath", trap("runtime.key-path", "a value that is not a key path is used as one"))
        }
        var value = root
        for component in keyPath.components {
            if case .optionalChain = component {
                guard let unwrapped = value.unwrapped else { return .none }
                value = unwrapped
                continue
            }
            value = try self.value(of: component, in: value)
        }
        return value
    }

    private func value(of component: KeyPathCell.Component, in base: Value) throws -> Value {
        switch component {
        case .property(let property): return try self.property(property.name, of: base)
        case .dynamicProperty(let name): return try property(name, of: base)
        case .subscript(let symbol, let arguments):
            if symbol.isArrayElement, let index = arguments.first { return try readElement(base, index) }
            return try call(symbol.getter, [base] + arguments)
        case .dynamicSubscript(let arguments, let labels):
            return try callSubscript("subscript", labels, on: base, arguments).result
        case .tupleElement(let index): return try tupleElement(base, index)
        case .forceUnwrap:
            guard let unwrapped = base.unwrapped else { throw unwrappedNil() }
            return unwrapped
        case .optionalChain: return base
        }
    }

    /// `root[keyPath: path] = value`.
    func setValue(at path: Value, of root: inout Value, to value: Value) throws {
        guard case .cell(let cell) = path.unerased, let keyPath = cell as? KeyPathCell else {
            if path.asOpaque != nil { return }
            _ = try unsettled(
                "keyPath", trap("runtime.key-path", "a value that is not a key path is used as one"))
            return
        }
        try set(keyPath.components[...], of: &root, to: value)
    }

    private func set(_ components: ArraySlice<KeyPathCell.Component>, of base: inout Value, to value: Value) throws {
        guard let first = components.first else {
            base = value
            return
        }
        let rest = components.dropFirst()
        var new = value
        if !rest.isEmpty {
            if case .optionalChain = first {
                guard var unwrapped = base.unwrapped else { return }
                try set(rest, of: &unwrapped, to: value)
                base = unwrapped
                return
            }
            new = try self.value(of: first, in: base)
            let isReference = new.asObject != nil
            try set(rest, of: &new, to: value)
            // A change below an object has reached it already.
            if isReference { return }
        }
        switch first {
        case .property(let property): try setProperty(property.name, of: &base, to: new)
        case .dynamicProperty(let name): try setProperty(name, of: &base, to: new)
        case .subscript(let symbol, let arguments):
            if symbol.isArrayElement, let index = arguments.first {
                let original = base
                base = .void
                base = try withHostRegisters(1) { a in
                    a.pointee = original
                    try putElement(a, index, new)
                    return a.take()
                }
                return
            }
            guard let setter = symbol.setter else { return }
            var all = [base] + arguments + [new]
            _ = try call(setter, arguments: &all)
            if setter.takesSelfInout { base = all[0] }
        case .dynamicSubscript(let arguments, let labels):
            let result = try callSubscript("subscript=", labels, on: base, arguments + [new])
            if let changed = result.base { base = changed }
        case .tupleElement(let index):
            if case .cell(let cell) = base, let tuple = cell as? TupleCell, index < tuple.elements.count {
                var elements = tuple.elements
                elements[index] = new
                base = .cell(TupleCell(elements: elements, labels: tuple.labels))
            }
        case .optionalChain, .forceUnwrap: base = new
        }
    }

    private func callSubscript(
        _ name: String, _ labels: [String?], on base: Value, _ arguments: [Value]
    ) throws -> (result: Value, base: Value?) {
        let site = Site(name: name, labels: labels, argumentCount: arguments.count, isSubscript: true)
        return try withHostRegisters(arguments.count + 2) { a in
            a[1] = base
            for (index, argument) in arguments.enumerated() { a[2 + index] = argument }
            let depth = state.pointee.depth
            try callDynamic(site, a)
            try finishHostCall(from: depth)
            let changed = site.lastFunction?.takesSelfInout == true ? (a + 1).take() : nil
            return (a.take(), changed)
        }
    }
}

extension KeyPathCell {
    /// Whether what it leads to can be set: all that lies between it and the value or object that holds it can.
    var isWritable: Bool {
        for component in components.reversed() {
            switch component {
            case .property(let property):
                guard property.isSettable else { return false }
                if property.owner?.isClass == true || property.setter.map({ !$0.isMutating }) == true { return true }
            case .subscript(let symbol, _):
                guard let setter = symbol.setter else { return false }
                if symbol.owner?.isClass == true || !setter.isMutating { return true }
            case .optionalChain: return false
            case .dynamicProperty, .dynamicSubscript, .tupleElement, .forceUnwrap: continue
            }
        }
        return true
    }

    /// Whether what it sets is part of an object, so that its root need not be a variable.
    var goesThroughObject: Bool {
        components.contains { component in
            switch component {
            case .property(let property): property.owner?.isClass == true
            case .subscript(let symbol, _): symbol.owner?.isClass == true
            default: false
            }
        }
    }
}

extension PropertySymbol {
    fileprivate var isSettable: Bool {
        if case .computed = storage { return setter != nil }
        return !isLet && (getter == nil || setter != nil)
    }
}
