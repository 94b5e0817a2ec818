/// What generic parameters stand for.
package struct Substitution {
    package var bindings: [GenericParameter: SwiftType] = [:]
    package var selfType: SwiftType?

    package init() {}

    package init(of type: NominalType, arguments: [SwiftType]) {
        for (parameter, argument) in zip(type.genericParameters, arguments) { bindings[parameter] = argument }
    }

    /// The arguments that a static type gives to its nominal type; none where it is another type.
    package init(_ nominal: NominalType, _ type: SwiftType?) {
        guard case .nominal(let known, let arguments)? = type, known === nominal else {
            self.init()
            return
        }
        self.init(of: nominal, arguments: arguments)
    }

    /// Replaces bound parameters; unbound ones stay.
    package func apply(_ type: SwiftType) -> SwiftType {
        if bindings.isEmpty { return type }
        switch type {
        case .parameter(let parameter):
            if let bound = bindings[parameter] { return bound }
            guard let dependence = parameter.dependence else { return type }
            let base = apply(.parameter(dependence.base))
            return base == .parameter(dependence.base) ? type : dependence.member(base)
        case .nominal(let nominal, let arguments):
            return arguments.isEmpty ? type : .nominal(nominal, arguments.map(apply))
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = apply(function.parameters[index].type)
            }
            function.result = apply(function.result)
            return .function(function)
        case .tuple(let elements):
            return .tuple(elements.map { SwiftType.TupleElement(label: $0.label, type: apply($0.type)) })
        case .metatype(let instance): return .metatype(apply(instance))
        case .unknown: return type
        }
    }

    /// Replaces bound parameters, and unbound ones of the given list by `unknown`.
    package func applyErasing(_ type: SwiftType, _ parameters: [GenericParameter]) -> SwiftType {
        var copy = self
        for parameter in parameters where copy.bindings[parameter] == nil { copy.bindings[parameter] = .unknown }
        return copy.apply(type)
    }

    /// Learns bindings of the given parameters by matching a declared type against an actual one.
    package mutating func infer(_ declared: SwiftType, from actual: SwiftType, parameters: Set<GenericParameter>) {
        switch (declared, actual) {
        case (_, .unknown): break
        case (.parameter(let parameter), _):
            guard parameters.contains(parameter) else { return }
            if bindings[parameter] == nil || bindings[parameter] == .unknown { bindings[parameter] = actual }
        case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
            if left === right || left.isKeyPath && right.isKeyPath {
                for (inner, outer) in zip(leftArguments, rightArguments) {
                    infer(inner, from: outer, parameters: parameters)
                }
            } else if case .builtin(.optional) = left.representation, let wrapped = leftArguments.first {
                infer(wrapped, from: actual, parameters: parameters)
            }
        case (.nominal(let left, let leftArguments), _):
            if case .builtin(.optional) = left.representation, let wrapped = leftArguments.first {
                infer(wrapped, from: actual, parameters: parameters)
            }
        case (.function(let left), .function(let right)):
            for (inner, outer) in zip(left.parameters, right.parameters) {
                infer(inner.type, from: outer.type, parameters: parameters)
            }
            infer(left.result, from: right.result, parameters: parameters)
        case (.tuple(let left), .tuple(let right)):
            for (inner, outer) in zip(left, right) { infer(inner.type, from: outer.type, parameters: parameters) }
        case (.metatype(let left), .metatype(let right)): infer(left, from: right, parameters: parameters)
        default: break
        }
    }
}

extension NominalType {
    /// Whether the type is a key path with a root and a value; a writable one passes where any is taken.
    fileprivate var isKeyPath: Bool {
        guard case .builtin(let builtin) = representation else { return false }
        switch builtin {
        case .keyPath, .writableKeyPath, .referenceWritableKeyPath: return true
        default: return false
        }
    }
}
