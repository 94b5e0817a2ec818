/// A function of the prelude that the host implements.
///
/// It may call back into interpreted code through the interpreter. It holds interpreted values only in heap cells.
/// - Throws: `ThrownValue` for a Swift error, `Trap` for what ends the scenario.
package typealias NativeFunction = (Interpreter, Arguments) throws -> Value

/// The arguments of a native call, `self` first; an `inout` argument is written back after the call.
package struct Arguments {
    package let base: UnsafeMutablePointer<Value>
    package let count: Int

    /// The argument at an index, `.void` past the end.
    package subscript(index: Int) -> Value {
        get { index < count ? base[index] : .void }
        nonmutating set { if index < count { base[index] = newValue } }
    }
}

/// An error thrown by interpreted code.
///
/// Unchecked: it never leaves the thread of its interpreter.
package struct ThrownValue: Error, @unchecked Sendable {
    package let value: Value
}

/// Native implementations by the name of their declaration in the prelude.
///
/// Names read `print(_:separator:terminator:)`, `Array.append(_:)`, `Array.count` (a getter), `Array.count=` (a setter,
/// the new value last), `static Int.random(in:)`, `String.init(describing:)`, `Array.subscript(_:)` and
/// `Array.subscript(_:)=`. For a member of a protocol extension the type is the protocol.
package struct NativeRegistry {
    /// Boxed: a function that is an element of a generic collection would be called through an adapter.
    package struct Native {
        package let function: NativeFunction
    }

    private var natives: [String: Native] = [:]

    package mutating func register(_ name: String, _ function: @escaping NativeFunction) {
        natives[name] = Native(function: function)
    }

    /// The native of a declaration.
    package func function(named name: String) -> NativeFunction? { natives[name]?.function }
}
