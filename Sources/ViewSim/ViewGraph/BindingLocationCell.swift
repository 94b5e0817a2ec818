import SwiftMachine

/// What a `Binding` reads and writes, where that is not a `@State` itself.
final class BindingLocationCell: HeapCell {
    enum Kind {
        case closures(get: Value, set: Value)
        case constant(Value)
        /// A part of what another location holds.
        case projection(base: Value, keyPath: Value)
        /// An element of a collection that another location holds.
        case element(base: Value, index: Int)
        /// A property of an object.
        case object(Value, keyPath: Value)
        /// A property under a key of stored defaults.
        case stored(Value, domain: Value, key: Value)
        /// The value of an optional that another location holds; the value at creation stands in for nil.
        case unwrapped(base: Value, last: Value)
        /// Another location, written in a transaction of its own.
        case transaction(base: Value, transaction: Value, write: Value)
        /// A location as the view that holds the binding in a property sees it.
        case held(BindingReader)
    }

    let kind: Kind
    /// Whether SwiftUI reaches the place through closures, which are never equal to others.
    let isClosure: Bool

    init(_ kind: Kind, isClosure: Bool = false) {
        self.kind = kind
        self.isClosure = isClosure
    }

    /// The location that this one is a part of.
    var base: Value? {
        switch kind {
        case .projection(let base, _), .element(let base, _), .unwrapped(let base, _), .transaction(let base, _, _):
            base
        case .held(let reader): reader.base
        default: nil
        }
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        switch kind {
        case .held(let reader): visit(reader.base, .named("base"))
        case .closures(let get, let set):
            visit(get, .named("get"))
            visit(set, .named("set"))
        case .constant(let value): visit(value, .named("value"))
        case .projection(let base, let keyPath):
            visit(base, .named("base"))
            visit(keyPath, .named("key path"))
        case .element(let base, _): visit(base, .named("base"))
        case .object(let object, let keyPath):
            visit(object, .named("object"))
            visit(keyPath, .named("key path"))
        case .stored(let wrapper, _, _): visit(wrapper, .named("storage"))
        case .unwrapped(let base, let last):
            visit(base, .named("base"))
            visit(last, .named("value"))
        case .transaction(let base, let transaction, let write):
            visit(base, .named("base"))
            visit(transaction, .named("transaction"))
            visit(write, .named("set"))
        }
    }

    /// The `@State` that it leads to; nil for bindings to objects, of closures and constants.
    var state: StateLocationCell? {
        var next = self
        // A location has as many levels as its key path has parts and it passed views.
        while case .cell(let cell)? = next.base {
            if let location = cell as? StateLocationCell { return location }
            guard let location = cell as? BindingLocationCell else { return nil }
            next = location
        }
        return nil
    }
}
