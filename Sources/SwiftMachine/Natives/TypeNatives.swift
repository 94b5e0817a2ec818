import SwiftFrontEnd

/// What lowering calls where a type depends on generic parameters.
extension NativeRegistry {
    static func registerTypes(_ registry: inout NativeRegistry) {
        for type in ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"] {
            registry.register("\(type).appending(path:)") { interpreter, arguments in
                guard case .cell(let base as KeyPathCell) = arguments[0].unerased,
                    case .cell(let path as KeyPathCell) = arguments[1].unerased
                else { return interpreter.makeOpaque("appending") }
                return .cell(KeyPathCell(root: base.root, components: base.components + path.components))
            }
        }
        registry.register("_discard(_:)") { _, arguments in
            arguments[0].asObject?.storage.isDiscarded = true
            return .void
        }
        registry.register("_typeArgument(_:_:)") { interpreter, arguments in
            guard let type = arguments[0].asType, case .parameter(let parameter)? = arguments[1].asType,
                let found = interpreter.bindings(of: type).bindings[parameter], found != .unknown
            else { return arguments[1] }
            return interpreter.metatype(found)
        }
        registry.register("_associatedType(_:_:)") { interpreter, arguments in
            guard let type = arguments[0].asType, case .parameter(let parameter)? = arguments[1].asType,
                let found = interpreter.program.bodyProvider?.associatedType(parameter.name, of: type),
                found != .unknown
            else { return arguments[1] }
            return interpreter.metatype(found)
        }
        registry.register("_specialized(_:_:)") { interpreter, arguments in
            guard let template = arguments[0].asType, case .cell(let cell) = arguments[1], let list = cell.asArray
            else { return arguments[0] }
            var substitution = Substitution()
            for (parameter, value) in zip(template.genericParameters, list.elements) {
                if let type = value.asType { substitution.bindings[parameter] = type }
            }
            return interpreter.metatype(substitution.apply(template))
        }
        registry.register("_isValue(_:_:)") { interpreter, arguments in
            guard let type = arguments[1].asType else { return .bool(true) }
            return .bool(try interpreter.cast(arguments[0], to: type) != nil)
        }
        registry.register("_cast(_:_:)") { interpreter, arguments in
            guard let type = arguments[1].asType else { return arguments[0] }
            return try interpreter.cast(arguments[0], to: type) ?? .none
        }
        registry.register("_forceCast(_:_:)") { interpreter, arguments in
            guard let type = arguments[1].asType else { return arguments[0] }
            guard let result = try interpreter.cast(arguments[0], to: type) else {
                throw interpreter.castFailed(arguments[0], to: type)
            }
            return result
        }
        registry.register("_literal(_:_:)") { interpreter, arguments in
            guard let type = arguments[1].asType else { return arguments[0] }
            return try interpreter.literal(arguments[0], as: type)
        }
    }
}

extension Value {
    /// The type that a metatype stands for.
    var asType: SwiftType? {
        guard case .metatype(let descriptor) = unerased else { return nil }
        return descriptor._withUnsafeGuaranteedRef { $0.type }
    }
}

extension Interpreter {
    /// A number literal as a value of a type, through the type's own initializer where it is no builtin number.
    fileprivate func literal(_ value: Value, as type: SwiftType) throws -> Value {
        guard case .nominal(let nominal, _) = type, case .declared = nominal.representation,
            nominal.kind != .protocol
        else { return try coerce(value, to: type) }
        for label in ["integerLiteral", "floatLiteral"] {
            for case .function(let function) in nominal.members["init"] ?? []
            where function.parameters.first?.label == label {
                return try construct(nominal, labels: [label], [value])
            }
        }
        return value
    }
}
