@_implementationOnly import SwiftSyntax

/// A property with a wrapper attribute: its storage `_name`, itself, and its projection `$name`.
final class WrappedProperty {
    let property: PropertySymbol
    let storage: PropertySymbol
    let attribute: AttributeSyntax
    let wrapper: NominalType
    /// Further wrappers between the first one and the value, the outermost first.
    let inner: [(attribute: AttributeSyntax, type: NominalType)]
    /// The initial value written with `=`.
    let value: ExprSyntax?
    let context: DeclarationContext
    var projection: PropertySymbol?

    init(
        property: PropertySymbol, storage: PropertySymbol, attribute: AttributeSyntax, wrapper: NominalType,
        inner: [(attribute: AttributeSyntax, type: NominalType)], value: ExprSyntax?, context: DeclarationContext
    ) {
        self.property = property
        self.storage = storage
        self.attribute = attribute
        self.wrapper = wrapper
        self.inner = inner
        self.value = value
        self.context = context
    }

    var hasArguments: Bool { attribute.arguments != nil }

    /// Whether a memberwise initializer takes the value rather than the wrapper.
    var takesValue: Bool { value != nil || !hasArguments }

    /// `@Clamped(wrappedValue: 3, 1...5) var level` names the value among the wrapper's arguments.
    var givesWrappedValue: Bool {
        guard case .argumentList(let list)? = attribute.arguments else { return false }
        return list.contains { $0.label?.text == "wrappedValue" }
    }

    /// `@State var x: Int?` starts with nil without saying so.
    var startsWithNil: Bool {
        guard value == nil, !hasArguments, !property.isLet, case .nominal(let type, _) = property.type,
            case .builtin(.optional) = type.representation
        else { return false }
        return true
    }
}

/// What Swift writes itself: wrapped properties, memberwise initializers, members of enums, lazy properties.
extension Lowerer {
    /// The property wrappers among attributes, the outermost first.
    func wrapperAttributes(in attributes: AttributeListSyntax, context: DeclarationContext) -> [(
        AttributeSyntax, NominalType
    )] {
        var found: [(AttributeSyntax, NominalType)] = []
        for case .attribute(let attribute) in attributes {
            var name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText ?? ""
            if name.isEmpty, let member = attribute.attributeName.as(MemberTypeSyntax.self) {
                name = member.name.plainText
                // `@FocusState.Binding` is another wrapper than `@Binding`.
                if case .nominal(let type, _) = resolve(
                    TypeSyntax(member), context: context, noteUnknown: false), type.isPropertyWrapper
                {
                    found.append((attribute, type))
                    continue
                }
                if isUnknownNested(attribute, context: context) {
                    noteOpaque(
                        "@\(member.trimmedDescription)", at: position(of: attribute, in: context.file), what: "wrapper")
                    continue
                }
            }
            if Self.knownAttributes.contains(name) { continue }
            if let type = lookUpType(name, context: context) {
                if type.isPropertyWrapper { found.append((attribute, type)) }
                continue
            }
            if case .nominal(let type, _) = resolve(
                TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))), context: context, noteUnknown: false),
                type.isPropertyWrapper
            {
                found.append((attribute, type))
                continue
            }
            if !context.isPrelude, name.first?.isUppercase == true {
                noteOpaque("@\(name)", at: position(of: attribute, in: context.file), what: "wrapper")
            }
        }
        return found
    }

    /// Whether a variable has a capitalized attribute that nothing declares: a wrapper, as far as anybody can tell.
    func hasUnknownWrapper(_ variable: VariableDeclSyntax, context: DeclarationContext) -> Bool {
        guard !context.isPrelude else { return false }
        for case .attribute(let attribute) in variable.attributes {
            if isUnknownNested(attribute, context: context) { return true }
            guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText,
                name.first?.isUppercase == true, !Self.knownAttributes.contains(name),
                lookUpType(name, context: context) == nil
            else { continue }
            return true
        }
        return false
    }

    /// Whether an attribute names a member that a known type does not have: another file extends the type.
    private func isUnknownNested(_ attribute: AttributeSyntax, context: DeclarationContext) -> Bool {
        guard !context.isPrelude, let member = attribute.attributeName.as(MemberTypeSyntax.self),
            let base = member.baseType.as(IdentifierTypeSyntax.self),
            lookUpType(base.name.plainText, context: context) != nil
        else { return false }
        if case .nominal(let type, _) = resolve(TypeSyntax(member), context: context, noteUnknown: false) {
            return type.isOpaque
        }
        return true
    }

    /// A property whose wrapper is not known stores its value; without one, the value is opaque, and so is `$name`.
    func makeOpaque(_ property: PropertySymbol, hasValue: Bool, owner: NominalType, context: DeclarationContext) {
        opaqueWrapped.insert(ObjectIdentifier(property))
        let place = property.position
        // `_name = Wrapper(…)` in an initializer: the wrapper is the value, as far as anybody can tell.
        owner.members["_" + property.name, default: []].append(.property(property))
        if !hasValue {
            let symbol = program.makeFunction(
                name: "initial value of \(property.name)", kind: .initialValue, position: place, owner: owner)
            symbol.isStatic = true
            symbol.body = returning(
                .opaque(name: property.name, []), property.type, parameters: [], at: place)
            property.initialValue = symbol
        }
        let projection = PropertySymbol(
            name: "$" + property.name, position: place, owner: owner, type: .unknown, storage: .computed)
        let getter = makeAccessor(.getter, of: projection, context: context)
        let local = LocalVariable(name: "self", type: selfType(of: owner), position: place, isMutable: false)
        getter.body = returning(
            .opaque(name: projection.name, []), .unknown, parameters: [local], at: place)
        projection.getter = getter
        owner.members[projection.name, default: []].append(.property(projection))
    }

    static let knownAttributes: Set<String> = [
        "MainActor", "ViewBuilder", "ContentBuilder", "ObservationIgnored", "Sendable", "objc", "available", "nonobjc",
        "IBOutlet", "IBAction", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "discardableResult",
        "inlinable", "usableFromInline", "preconcurrency", "Entry", "Attribute", "Relationship", "ObservationTracked",
        "Suite", "Test", "Transient", "Observable", "UIApplicationMain", "NSApplicationMain", "GlobalActor", "Model",
    ]

    func makeWrapped(
        _ property: PropertySymbol, wrappers: [(AttributeSyntax, NominalType)], binding: PatternBindingSyntax,
        owner: NominalType, context: DeclarationContext
    ) {
        guard let outermost = wrappers.first else { return }
        let storage = PropertySymbol(
            name: "_" + property.name, position: property.position, owner: owner, type: .unknown,
            storage: .field(owner.storedProperties.count))
        storage.wraps = property.name
        storage.isPrivate = true
        storage.isStatic = property.isStatic
        let wrapped = WrappedProperty(
            property: property, storage: storage, attribute: outermost.0, wrapper: outermost.1,
            inner: wrappers.dropFirst().map { (attribute: $0.0, type: $0.1) }, value: binding.initializer?.value,
            context: context)
        storage.isLet = false
        if property.isStatic {
            let global = GlobalSymbol(id: program.globals.count, name: storage.name, type: .unknown)
            program.globals.append(global)
            storage.storage = .global(global)
        } else {
            owner.storedProperties.append(storage)
        }
        owner.members[storage.name, default: []].append(.property(storage))
        wrappedProperties[ObjectIdentifier(property)] = wrapped
        wrappedProperties[ObjectIdentifier(storage)] = wrapped

        let getter = makeAccessor(.getter, of: property, context: context)
        property.getter = getter
        let projection = PropertySymbol(
            name: "$" + property.name, position: property.position, owner: owner, type: .unknown, storage: .computed)
        projection.isPrivate = property.isPrivate
        projection.isStatic = property.isStatic
        wrapped.projection = projection
        projections[ObjectIdentifier(projection)] = wrapped
        owner.members[projection.name, default: []].append(.property(projection))
        finishTypes(of: wrapped)
        unfinishedWrappers.append(wrapped)
    }

    func startsWithNil(_ wrapped: WrappedProperty) -> Bool {
        wrapped.startsWithNil && wrappedValueParameter(of: wrapped.wrapper) != nil
    }

    /// Whether `@Wrapper(arguments) var x` or `@Wrapper var x` needs no value: the wrapper's own initializers suffice.
    func canInitializeAlone(_ wrapped: WrappedProperty) -> Bool {
        if wrapped.hasArguments {
            if wrapped.givesWrappedValue { return true }
            return !initializers(of: wrapped.wrapper).allSatisfy {
                $0.parameters.contains { $0.label == "wrappedValue" && $0.defaultValue == nil }
            }
        }
        return initializers(of: wrapped.wrapper).contains { function in
            function.parameters.allSatisfy { $0.defaultValue != nil }
        }
    }

    func initializers(of type: NominalType) -> [FunctionSymbol] {
        (type.members["init"] ?? []).compactMap { member in
            if case .function(let function) = member { return function }
            return nil
        }
    }

    /// Whether the wrapper has `init(wrappedValue:)`, and whether that defers its argument.
    func wrappedValueParameter(of wrapper: NominalType) -> ParameterSymbol? {
        for function in initializers(of: wrapper) {
            if let first = function.parameters.first, first.label == "wrappedValue",
                function.parameters.dropFirst().allSatisfy({ $0.defaultValue != nil })
            {
                return first
            }
        }
        return nil
    }

    /// The types of a wrapped property's wrappers, the outermost first.
    func storageTypes(of wrapped: WrappedProperty) -> [SwiftType] {
        var types: [SwiftType] = []
        var valueType = wrapped.property.type
        for (attribute, wrapper) in wrapped.inner.reversed() {
            valueType = wrapperType(wrapper, attribute, around: valueType, context: wrapped.context)
            types.append(valueType)
        }
        types.append(wrapperType(wrapped.wrapper, wrapped.attribute, around: valueType, context: wrapped.context))
        return types.reversed()
    }

    private func wrapperType(
        _ wrapper: NominalType, _ attribute: AttributeSyntax, around valueType: SwiftType, context: DeclarationContext
    ) -> SwiftType {
        var substitution = Substitution()
        let explicit = resolve(attribute.attributeName, context: context, noteUnknown: false)
        // The arguments of `@FocusState.Binding`, an alias in a generic type, are those of the property.
        let isAlias = attribute.attributeName.is(MemberTypeSyntax.self)
        if case .nominal(_, let arguments) = explicit, !arguments.isEmpty, !isAlias {
            substitution = Substitution(of: wrapper, arguments: arguments)
        } else if case .property(let declared)? = wrapper.members["wrappedValue"]?.first, valueType != .unknown {
            substitution.infer(declared.type, from: valueType, parameters: Set(wrapper.genericParameters))
        }
        return .nominal(wrapper, wrapper.genericParameters.map { substitution.bindings[$0] ?? .unknown })
    }

    /// Gives storage, accessors and projection their types once the wrapped type is known.
    func finishTypes(of wrapped: WrappedProperty) {
        let wrapper = wrapped.wrapper
        let valueType = wrapped.property.type
        var arguments: [SwiftType] = []
        if case .nominal(_, let known)? = storageTypes(of: wrapped).first { arguments = known }
        wrapped.storage.type = .nominal(wrapper, arguments)
        if case .global(let global) = wrapped.storage.storage { global.type = wrapped.storage.type }
        wrapped.property.getter?.result = valueType
        if case .property(let projected)? = wrapper.members["projectedValue"]?.first {
            wrapped.projection?.type = Substitution(of: wrapper, arguments: arguments).applyErasing(
                projected.type, wrapper.genericParameters)
            wrapped.projection?.getter?.result = wrapped.projection?.type ?? .unknown
        }
    }

    /// Writes the accessors of wrapped properties; their wrappers' members are known by now.
    func finishWrappers() {
        let unfinished = unfinishedWrappers
        unfinishedWrappers = []
        for wrapped in unfinished {
            if wrapped.value != nil || canInitializeAlone(wrapped) || startsWithNil(wrapped) {
                makeInitialStorage(of: wrapped)
            }
            finishAccessors(of: wrapped)
            if !wrapped.context.isPrelude { uncheckedWrappers.append(wrapped) }
        }
    }

    func makeInitialStorage(of wrapped: WrappedProperty) {
        let symbol = program.makeFunction(
            name: "initial value of \(wrapped.storage.name)", kind: .initialValue, position: wrapped.property.position,
            owner: wrapped.property.owner)
        symbol.isStatic = true
        symbol.isFromPrelude = wrapped.context.isPrelude
        setSource(symbol, .wrappedValue(wrapped, wrapped.context))
        wrapped.storage.initialValue = symbol
        if case .global(let global) = wrapped.storage.storage { global.initialValue = symbol }
    }

    func finishAccessors(of wrapped: WrappedProperty) {
        let property = wrapped.property
        let wrapper = wrapped.wrapper
        finishTypes(of: wrapped)
        guard let owner = property.owner, let getter = property.getter else { return }
        // What happens in the accessors belongs to the line that uses the property.
        defer {
            getter.isFromPrelude = true
            property.setter?.isFromPrelude = true
        }
        let isStatic = property.isStatic
        let selfType = isStatic ? SwiftType.metatype(selfType(of: owner)) : selfType(of: owner)
        let place = property.position
        let layers = [wrapper] + wrapped.inner.map(\.type)
        let layerTypes = storageTypes(of: wrapped)
        func selfLocal(isMutable: Bool) -> LocalVariable {
            let local = LocalVariable(name: "self", type: selfType, position: place, isMutable: isMutable)
            local.isInout = isMutable
            return local
        }
        func storage(_ local: LocalVariable) -> Expression {
            let base = Expression(kind: .local(local), type: selfType, position: place)
            return Expression(
                kind: .property(base: isStatic ? nil : base, wrapped.storage, .direct), type: wrapped.storage.type,
                position: place)
        }
        /// The value behind all wrappers.
        func value(_ local: LocalVariable, _ values: [PropertySymbol]) -> Expression {
            var expression = storage(local)
            for (index, value) in values.enumerated() {
                let type = index + 1 < layerTypes.count ? layerTypes[index + 1] : property.type
                expression = Expression(
                    kind: .property(base: expression, value, .direct), type: type, position: place)
            }
            return expression
        }
        let values = layers.compactMap { layer -> PropertySymbol? in
            if case .property(let value)? = layer.members["wrappedValue"]?.first { return value }
            return nil
        }
        func function(_ name: String) -> FunctionSymbol? {
            for case .function(let function) in wrapper.members[name] ?? [] { return function }
            return nil
        }

        // Wrappers that ask for the enclosing object are the only ones of a property, and not of a static one.
        let hasEnclosing = owner.isClass && !isStatic && wrapped.inner.isEmpty
        if hasEnclosing, let subscriptSymbol = enclosingSubscript(of: wrapper) {
            finishEnclosingAccessors(of: wrapped, subscriptSymbol, owner: owner)
        }
        let getSelf = selfLocal(isMutable: false)
        if getter.body != nil {
            // Made above.
        } else if hasEnclosing, let get = function("_get") {
            let call = Expression.Kind.call(
                get,
                [.value(storage(getSelf)), .value(Expression(kind: .local(getSelf), type: selfType, position: place))],
                .direct)
            getter.body = returning(call, property.type, parameters: [getSelf], at: place)
        } else if values.count == layers.count, let outermost = values.first {
            if !owner.isClass, !isStatic, values.contains(where: { $0.getter?.isMutating == true }) {
                getter.isMutating = true
                getSelf.isMutable = true
                getSelf.isInout = true
            }
            getter.body = returning(
                value(getSelf, values).kind, property.type, parameters: [getSelf], at: place)
            let isSettable = values.allSatisfy { $0.setter != nil || $0.isStored && !$0.isLet }
            if isSettable || hasEnclosing && function("_set") != nil {
                let setter = makeAccessor(.setter, of: property, context: wrapped.context)
                let needsMutableSelf =
                    !owner.isClass && !isStatic && !wrapper.isClass && (outermost.setter?.isMutating ?? true)
                setter.isMutating = needsMutableSelf
                let setSelf = selfLocal(isMutable: needsMutableSelf)
                let newValue = LocalVariable(name: "newValue", type: property.type, position: place, isMutable: false)
                let new = Expression(kind: .local(newValue), type: property.type, position: place)
                let target = value(setSelf, values)
                setter.body = FunctionBody(
                    parameters: [setSelf, newValue],
                    statements: [
                        Statement(
                            kind: .expression(
                                Expression(kind: .assign(target: target, value: new), type: .void, position: place)),
                            position: place)
                    ], result: .void)
                property.setter = setter
            }
        }
        if hasEnclosing, let set = function("_set") {
            let setter = makeAccessor(.setter, of: property, context: wrapped.context)
            let setSelf = selfLocal(isMutable: false)
            let newValue = LocalVariable(name: "newValue", type: property.type, position: place, isMutable: false)
            let call = Expression(
                kind: .call(
                    set,
                    [
                        .value(storage(setSelf)),
                        .value(Expression(kind: .local(newValue), type: property.type, position: place)),
                        .value(Expression(kind: .local(setSelf), type: selfType, position: place)),
                    ], .direct), type: .void, position: place)
            setter.body = FunctionBody(
                parameters: [setSelf, newValue],
                statements: [Statement(kind: .expression(call), position: place)], result: .void)
            property.setter = setter
        }
        addObservers(to: property)
        guard let projection = wrapped.projection,
            case .property(let projected)? = wrapper.members["projectedValue"]?.first
        else {
            if let projection = wrapped.projection { owner.members[projection.name] = nil }
            return
        }
        let projectionGetter = makeAccessor(.getter, of: projection, context: wrapped.context)
        let projectionSelf = selfLocal(isMutable: false)
        projectionGetter.body = returning(
            .property(base: storage(projectionSelf), projected, .direct), projection.type,
            parameters: [projectionSelf], at: place)
        projection.getter = projectionGetter
        guard projected.setter != nil || projected.isStored && !projected.isLet else { return }
        let setter = makeAccessor(.setter, of: projection, context: wrapped.context)
        let needsMutableSelf =
            !owner.isClass && !isStatic && !wrapper.isClass && (projected.setter?.isMutating ?? true)
        setter.isMutating = needsMutableSelf
        let setSelf = selfLocal(isMutable: needsMutableSelf)
        let newValue = LocalVariable(name: "newValue", type: projection.type, position: place, isMutable: false)
        let target = Expression(
            kind: .property(base: storage(setSelf), projected, .direct), type: projection.type, position: place)
        let new = Expression(kind: .local(newValue), type: projection.type, position: place)
        setter.body = FunctionBody(
            parameters: [setSelf, newValue],
            statements: [
                Statement(
                    kind: .expression(
                        Expression(kind: .assign(target: target, value: new), type: .void, position: place)),
                    position: place)
            ], result: .void)
        projection.setter = setter
    }

    /// `static subscript(_enclosingInstance:wrapped:storage:)` of a wrapper.
    func enclosingSubscript(of wrapper: NominalType) -> SubscriptSymbol? {
        for case .subscript(let symbol) in wrapper.members["subscript"] ?? []
        where symbol.isStatic && symbol.parameters.first?.label == "_enclosingInstance" && symbol.parameters.count == 3
        {
            return symbol
        }
        return nil
    }

    /// Accessors that go through the wrapper's static subscript, which reaches the enclosing object.
    func finishEnclosingAccessors(
        of wrapped: WrappedProperty, _ symbol: SubscriptSymbol, owner: NominalType
    ) {
        let property = wrapped.property
        let place = property.position
        let selfType = selfType(of: owner)
        func target(_ local: LocalVariable) -> Expression {
            func path(_ property: PropertySymbol, _ type: SwiftType) -> Expression {
                Expression(
                    kind: .keyPath(KeyPathExpression(root: selfType, components: [.property(property)])),
                    type: self.type(.referenceWritableKeyPath, [selfType, type]), position: place)
            }
            let wrapperType = wrapped.storage.type
            return Expression(
                kind: .subscript(
                    base: Expression(kind: .metatype(wrapperType), type: .metatype(wrapperType), position: place),
                    symbol,
                    [
                        .value(Expression(kind: .local(local), type: selfType, position: place)),
                        .value(path(property, property.type)), .value(path(wrapped.storage, wrapperType)),
                    ]), type: property.type, position: place)
        }
        let getSelf = LocalVariable(name: "self", type: selfType, position: place, isMutable: false)
        property.getter?.body = returning(target(getSelf).kind, property.type, parameters: [getSelf], at: place)
        guard symbol.setter != nil else { return }
        let setter = makeAccessor(.setter, of: property, context: wrapped.context)
        let setSelf = LocalVariable(name: "self", type: selfType, position: place, isMutable: false)
        let newValue = LocalVariable(name: "newValue", type: property.type, position: place, isMutable: false)
        let new = Expression(kind: .local(newValue), type: property.type, position: place)
        setter.body = FunctionBody(
            parameters: [setSelf, newValue],
            statements: [
                Statement(
                    kind: .expression(
                        Expression(kind: .assign(target: target(setSelf), value: new), type: .void, position: place)),
                    position: place)
            ], result: .void)
        property.setter = setter
    }

    /// Makes the setter of a wrapped property tell its observers.
    func addObservers(to property: PropertySymbol) {
        guard property.willSet != nil || property.didSet != nil, let setter = property.setter,
            let getter = property.getter,
            let body = setter.body, body.parameters.count == 2
        else { return }
        let place = property.position
        let selfLocal = body.parameters[0]
        let selfValue = Expression(kind: .local(selfLocal), type: selfLocal.type, position: place)
        let newValue = Expression(kind: .local(body.parameters[1]), type: property.type, position: place)
        func call(_ observer: FunctionSymbol, _ value: Expression?) -> Statement {
            observer.isMutating = setter.isMutating
            let receiver: Expression.Argument = setter.isMutating ? .address(selfValue) : .value(selfValue)
            return Statement(
                kind: .expression(
                    Expression(
                        kind: .call(observer, [receiver] + (value.map { [.value($0)] } ?? []), .direct), type: .void,
                        position: place)), position: place)
        }
        let oldValue = LocalVariable(name: "oldValue", type: property.type, position: place, isMutable: false)
        let old = Expression(kind: .call(getter, [.value(selfValue)], .direct), type: property.type, position: place)
        var statements: [Statement] = []
        let keepsOld = property.didSet?.parameters.isEmpty == false
        if keepsOld { statements.append(Statement(kind: .bind(.binding(oldValue), old), position: place)) }
        if let willSet = property.willSet { statements.append(call(willSet, newValue)) }
        statements += body.statements
        if let didSet = property.didSet {
            let old = Expression(kind: .local(oldValue), type: property.type, position: place)
            statements.append(call(didSet, keepsOld ? old : nil))
        }
        body.statements = statements
        property.willSet = nil
        property.didSet = nil
    }

    func returning(
        _ kind: Expression.Kind, _ type: SwiftType, parameters: [LocalVariable], at place: SourcePosition
    ) -> FunctionBody {
        FunctionBody(
            parameters: parameters,
            statements: [
                Statement(kind: .return(Expression(kind: kind, type: type, position: place)), position: place)
            ], result: type)
    }
}

extension PropertySymbol {
    /// Whether it is a field or global rather than computed.
    var isStored: Bool {
        if case .computed = storage { return false }
        return true
    }
}
