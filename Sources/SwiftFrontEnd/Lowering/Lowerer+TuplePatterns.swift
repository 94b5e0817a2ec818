@_implementationOnly import SwiftSyntax

/// `let (a, b) = pair()` outside of functions.
extension Lowerer {
    /// One name of a tuple pattern.
    struct TuplePart {
        let name: String
        /// The place of the name, from the outermost tuple inwards.
        let path: [Int]
        /// What is written for the name alone: its type, and its value where the value is a tuple as well.
        var annotation: TypeSyntax?
        var value: ExprSyntax?
    }

    /// Where the value of a name is that stands in a tuple pattern: in a property that holds the whole tuple.
    struct TupleStorage {
        let whole: PropertySymbol
        let path: [Int]
    }

    /// Declares the names of a tuple pattern, and what finishes them once types are known.
    /// - Parameter declare: Makes the property of a name known.
    /// - Returns: what resolves the types, to be called when headers are.
    func collectTuple(
        _ pattern: TuplePatternSyntax, of binding: PatternBindingSyntax, _ variable: VariableDeclSyntax,
        owner: NominalType?, context: DeclarationContext, isStatic: Bool, declare: (PropertySymbol) -> Void
    ) -> () -> Void {
        let place = position(of: binding, in: context.file)
        func makeProperty(_ name: String) -> PropertySymbol {
            let property = PropertySymbol(name: name, position: place, owner: owner, type: .unknown, storage: .computed)
            property.isStatic = isStatic
            property.isLet = variable.bindingSpecifier.text == "let"
            property.isPrivate = variable.modifiers.contains("private")
            return property
        }
        let value = binding.initializer?.value
        let parts = parts(of: pattern, path: [], annotation: binding.typeAnnotation?.type, value: value)
        let properties = parts.map { makeProperty($0.name) }
        properties.forEach(declare)
        guard value != nil, parts.contains(where: { $0.value == nil }) else {
            return { [self] in
                for (property, part) in zip(properties, parts) {
                    finishVariable(property, binding, variable, part: part, context: context, isStatic: isStatic)
                }
            }
        }
        let whole = makeProperty(pattern.trimmedDescription)
        tuples.insert(ObjectIdentifier(whole))
        for (property, part) in zip(properties, parts) {
            tupleStorage[ObjectIdentifier(property)] = TupleStorage(whole: whole, path: part.path)
        }
        return { [self] in
            finishVariable(whole, binding, variable, context: context, isStatic: isStatic)
            for (property, part) in zip(properties, parts) {
                if let annotation = part.annotation { property.type = resolve(annotation, context: context) }
                addAccessors(to: property, at: part.path, of: whole, context: context)
            }
        }
    }

    /// The names of a pattern; nested tuples lead further in.
    func parts(
        of pattern: TuplePatternSyntax, path: [Int], annotation: TypeSyntax?, value: ExprSyntax?
    ) -> [TuplePart] {
        let count = pattern.elements.count
        let types = annotation?.as(TupleTypeSyntax.self).map { Array($0.elements.elements.map(\.type)) }
        let values = value?.as(TupleExprSyntax.self).map { Array($0.elements.elements.map(\.expression)) }
        return pattern.elements.elements.enumerated().flatMap { index, element -> [TuplePart] in
            let type = types?.count == count ? types?[index] : nil
            let value = values?.count == count ? values?[index] : nil
            if let inner = element.pattern.as(TuplePatternSyntax.self) {
                return parts(of: inner, path: path + [index], annotation: type, value: value)
            }
            guard let name = names(in: element.pattern).first else { return [] }
            return [TuplePart(name: name, path: path + [index], annotation: type, value: value)]
        }
    }

    /// Accessors that reach into the tuple.
    private func addAccessors(
        to property: PropertySymbol, at path: [Int], of whole: PropertySymbol, context: DeclarationContext
    ) {
        let place = property.position
        func element(_ base: LocalVariable?) -> Expression {
            let base = base.map { Expression(kind: .local($0), type: $0.type, position: place) }
            let isOfInstance = !property.isStatic && property.owner != nil
            let tuple = Expression(
                kind: .property(base: isOfInstance ? base : nil, whole, .direct), type: .unknown, position: place)
            return path.reduce(tuple) {
                Expression(kind: .tupleElement(base: $0, index: $1), type: .unknown, position: place)
            }
        }
        func selfLocal(isMutating: Bool) -> LocalVariable? {
            property.owner.map { owner in
                let type = selfType(of: owner)
                let local = LocalVariable(
                    name: "self", type: property.isStatic ? .metatype(type) : type, position: place,
                    isMutable: isMutating)
                local.isInout = isMutating
                return local
            }
        }
        let getter = makeAccessor(.getter, of: property, context: context)
        let receiver = selfLocal(isMutating: false)
        getter.body = returning(
            element(receiver).kind, property.type, parameters: receiver.map { [$0] } ?? [], at: place)
        property.getter = getter
        guard !property.isLet else { return }
        let setter = makeAccessor(.setter, of: property, context: context)
        let target = selfLocal(isMutating: setter.isMutating)
        let newValue = LocalVariable(name: "newValue", type: property.type, position: place, isMutable: false)
        let assignment = Expression(
            kind: .assign(
                target: element(target),
                value: Expression(kind: .local(newValue), type: property.type, position: place)),
            type: .void, position: place)
        setter.body = FunctionBody(
            parameters: (target.map { [$0] } ?? []) + [newValue],
            statements: [Statement(kind: .expression(assignment), position: place)], result: .void)
        property.setter = setter
    }

    /// The type of a name in a tuple pattern, from that of the tuple.
    func elementType(of storage: TupleStorage) -> SwiftType {
        storage.path.reduce(propertyType(storage.whole)) { type, index in
            guard case .tuple(let elements) = type, elements.indices.contains(index) else { return .unknown }
            return elements[index].type
        }
    }
}
