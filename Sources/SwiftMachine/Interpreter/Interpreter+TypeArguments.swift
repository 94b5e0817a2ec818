import SwiftFrontEnd

/// Generic arguments at run time: what values and metatypes say of them.
extension Interpreter {
    /// Tells a new value of a generic type its type.
    func reify(_ place: UnsafeMutablePointer<Value>, as type: Value) {
        guard case .cell(let cell) = place.pointee, case .metatype(let reference) = type.unerased else { return }
        let descriptor = reference._withUnsafeGuaranteedRef { $0 }
        guard case .nominal(let nominal, let arguments) = descriptor.type, !arguments.isEmpty else { return }
        if let structure = cell.asStruct {
            guard structure.type === nominal, structure.reified !== descriptor else { return }
            place.makeStructUnique()
            place.borrowedStruct?._withUnsafeGuaranteedRef { $0.reified = descriptor }
        } else if let object = cell.asObject {
            if object.storage.type === nominal, object.storage.reified == nil { object.storage.reified = descriptor }
        } else if let enumeration = cell as? EnumCell {
            guard enumeration.enumCase.owner === nominal, enumeration.reified !== descriptor else { return }
            place.pointee = .cell(
                EnumCell(enumCase: enumeration.enumCase, payload: enumeration.payload, reified: descriptor))
        }
    }

    /// What the generic parameters of a type and its superclasses stand for in a type.
    func bindings(of type: SwiftType) -> Substitution {
        guard case .nominal(let nominal, let arguments) = type else { return Substitution() }
        var substitution = Substitution(of: nominal, arguments: arguments)
        var next = nominal
        while let superclass = next.superclass {
            for (parameter, argument) in zip(superclass.genericParameters, next.superclassArguments) {
                substitution.bindings[parameter] = substitution.apply(argument)
            }
            next = superclass
        }
        return substitution
    }

    /// What a hidden parameter of a function is passed where only values tell: the receiver, then the arguments.
    func typeArgument(
        _ parameter: ParameterSymbol, of function: FunctionSymbol, receiver: Value?, given: [Value?]
    ) -> Value {
        guard case .metatype(.parameter(let generic)) = parameter.type else { return .void }
        let types = DynamicType(interpreter: self)
        if let receiver, function.owner?.genericParameters.contains(generic) == true {
            let type: SwiftType
            if case .metatype(let reference) = receiver.unerased {
                type = reference._withUnsafeGuaranteedRef { $0.type }
            } else {
                type = types.type(of: receiver)
            }
            if let found = bindings(of: type).bindings[generic], found != .unknown { return metatype(found) }
        }
        // An initializer of a protocol's extension makes a value of the type that it is called on.
        if case .metatype? = receiver?.unerased, let receiver, function.kind == .initializer,
            function.owner?.kind == .protocol, function.owner?.genericParameters.contains(generic) == false,
            !function.genericParameters.contains(generic)
        {
            return receiver
        }
        for (declared, value) in zip(function.parameters, given) {
            guard let value, let found = types.type(for: generic, in: declared.type, value) else { continue }
            return metatype(found)
        }
        return metatype(.parameter(generic))
    }

    func metatype(_ type: SwiftType) -> Value { .metatype(Unmanaged.passUnretained(program.metatype(type))) }

    /// Whether a value whose type is, inherits from or conforms to another one is a value of it, generic arguments and
    /// the conditions of conformances regarded. What is not known counts as fitting.
    func isInstance(_ value: Value, _ own: NominalType, of target: NominalType, _ arguments: [SwiftType]) -> Bool {
        if target.kind == .protocol {
            return own.conditionalConformances.isEmpty
                || satisfies(DynamicType(interpreter: self).type(of: value), target)
        }
        guard !arguments.isEmpty, let actual = reifiedType(of: value) else { return true }
        let found = bindings(of: actual)
        return zip(target.genericParameters, arguments).allSatisfy { parameter, wanted in
            guard let argument = found.bindings[parameter], argument.isConcrete, wanted.isConcrete else { return true }
            return argument == wanted
        }
    }

    /// Whether a type conforms to a protocol, the conditions of its conformances included.
    func satisfies(_ type: SwiftType, _ target: NominalType) -> Bool {
        guard case .nominal(let nominal, _) = type else { return true }
        guard nominal.conforms(to: target) else { return false }
        let conditions = nominal.conditionalConformances
        if conditions.isEmpty || nominal === target { return true }
        let isUnconditional = nominal.conformances.contains { conformance in
            conformance.conforms(to: target) && !conditions.contains { $0.conformance === conformance }
        }
        if isUnconditional { return true }
        let substitution = bindings(of: type)
        return conditions.contains { condition in
            condition.conformance.conforms(to: target)
                && condition.requirements.allSatisfy { isMet($0, substitution) }
        }
    }

    private func isMet(_ requirement: GenericRequirement, _ substitution: Substitution) -> Bool {
        switch requirement {
        case .same(let left, let right):
            let (left, right) = (substitution.apply(left), substitution.apply(right))
            return !left.isConcrete || !right.isConcrete || left == right
        case .conforms(let left, let target):
            let type = substitution.apply(left)
            // Conformances that the compiler may synthesize or that lowering does not follow are taken on trust.
            if ["Hashable", "Equatable", "Sendable", "Encodable", "Decodable"].contains(target.name) { return true }
            guard type.isConcrete, target.kind == .protocol else { return true }
            return satisfies(type, target)
        }
    }

    /// The type that a value was told when it was made.
    private func reifiedType(of value: Value) -> SwiftType? {
        guard case .cell(let cell) = value else { return nil }
        if let structure = cell.asStruct { return structure.reified?.type }
        if let object = cell.asObject {
            return object.storage.reified?.type ?? .nominal(object.storage.type, [])
        }
        switch cell {
        case let cell as EnumCell: return cell.reified?.type
        case let cell as ErasedCell:
            if case .nominal(let nominal, let arguments) = cell.type, nominal === nominalType(of: cell.value),
                !arguments.isEmpty
            {
                return cell.type
            }
            return reifiedType(of: cell.value)
        default: return nil
        }
    }
}
