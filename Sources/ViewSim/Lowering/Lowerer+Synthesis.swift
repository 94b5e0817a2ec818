@_implementationOnly import SwiftSyntax

/// A property with a wrapper attribute: its storage `_name`, itself, and its projection `$name`.
final class WrappedProperty {
    let property: PropertySymbol
    let storage: PropertySymbol
    let attribute: AttributeSyntax
    let wrapper: NominalType
    /// The initial value written with `=`.
    let value: ExprSyntax?
    let context: DeclarationContext
    var projection: PropertySymbol?

    init(
        property: PropertySymbol, storage: PropertySymbol, attribute: AttributeSyntax, wrapper: NominalType,
        value: ExprSyntax?, context: DeclarationContext
    ) {
        self.property = property
        self.storage = storage
        self.attribute = attribute
        self.wrapper = wrapper
        self.value = value
        self.context = context
    }

    var hasArguments: Bool { attribute.arguments != nil }

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
    func wrapperAttribute(of variable: VariableDeclSyntax, context: DeclarationContext) -> (
        AttributeSyntax, NominalType
    )? {
        for case .attribute(let attribute) in variable.attributes {
            var name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText ?? ""
            if name.isEmpty, let member = attribute.attributeName.as(MemberTypeSyntax.self) {
                name = member.name.plainText
            }
            if Self.knownAttributes.contains(name) { continue }
            if let type = lookUpType(name, context: context) {
                if type.isPropertyWrapper { return (attribute, type) }
                continue
            }
            if case .nominal(let type, _) = resolve(
                TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))), context: context, noteUnknown: false),
                type.isPropertyWrapper
            {
                return (attribute, type)
            }
            if !context.isPrelude, name.first?.isUppercase == true {
                noteOpaque("@\(name)", at: position(of: attribute, in: context.file), what: "wrapper")
            }
        }
        return nil
    }

    /// Whether a variable has a capitalized attribute that nothing declares: a wrapper, as far as anybody can tell.
    func hasUnknownWrapper(_ variable: VariableDeclSyntax, context: DeclarationContext) -> Bool {
        guard !context.isPrelude else { return false }
        for case .attribute(let attribute) in variable.attributes {
            guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText,
                name.first?.isUppercase == true, !Self.knownAttributes.contains(name),
                lookUpType(name, context: context) == nil
            else { continue }
            return true
        }
        return false
    }

    /// A property whose wrapper is not known stores its value; without one, the value is opaque, and so is `$name`.
    func makeOpaque(_ property: PropertySymbol, hasValue: Bool, owner: NominalType, context: DeclarationContext) {
        opaqueWrapped.insert(ObjectIdentifier(property))
        let place = property.position
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

    private static let knownAttributes: Set<String> = [
        "MainActor", "ViewBuilder", "ContentBuilder", "ObservationIgnored", "Sendable", "objc", "available", "nonobjc",
        "IBOutlet", "IBAction", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "discardableResult",
        "inlinable", "usableFromInline", "preconcurrency", "Entry", "Attribute", "Relationship", "ObservationTracked",
        "TestState", "Published_", "Suite", "Test", "Transient",
    ]

    func makeWrapped(
        _ property: PropertySymbol, wrapper: (AttributeSyntax, NominalType), binding: PatternBindingSyntax,
        annotation: TypeSyntax?, owner: NominalType, context: DeclarationContext
    ) {
        let storage = PropertySymbol(
            name: "_" + property.name, position: property.position, owner: owner, type: .unknown,
            storage: .field(owner.storedProperties.count))
        storage.wraps = property.name
        storage.isPrivate = true
        let wrapped = WrappedProperty(
            property: property, storage: storage, attribute: wrapper.0, wrapper: wrapper.1,
            value: binding.initializer?.value, context: context)
        storage.isLet = false
        owner.storedProperties.append(storage)
        owner.members[storage.name, default: []].append(.property(storage))
        wrappedProperties[ObjectIdentifier(property)] = wrapped
        wrappedProperties[ObjectIdentifier(storage)] = wrapped

        let getter = makeAccessor(.getter, of: property, context: context)
        property.getter = getter
        let projection = PropertySymbol(
            name: "$" + property.name, position: property.position, owner: owner, type: .unknown, storage: .computed)
        projection.isPrivate = property.isPrivate
        wrapped.projection = projection
        owner.members[projection.name, default: []].append(.property(projection))
        finishTypes(of: wrapped)
        unfinishedWrappers.append(wrapped)
    }

    private func startsWithNil(_ wrapped: WrappedProperty) -> Bool {
        wrapped.startsWithNil && wrappedValueParameter(of: wrapped.wrapper) != nil
    }

    /// Whether `@Wrapper(arguments) var x` or `@Wrapper var x` needs no value: the wrapper's own initializers suffice.
    private func canInitializeAlone(_ wrapped: WrappedProperty) -> Bool {
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

    /// Gives storage, accessors and projection their types once the wrapped type is known.
    func finishTypes(of wrapped: WrappedProperty) {
        let wrapper = wrapped.wrapper
        let valueType = wrapped.property.type
        var substitution = Substitution()
        let explicit = resolve(wrapped.attribute.attributeName, context: wrapped.context, noteUnknown: false)
        if case .nominal(_, let arguments) = explicit, !arguments.isEmpty {
            substitution = Substitution(of: wrapper, arguments: arguments)
        } else if case .property(let declared)? = wrapper.members["wrappedValue"]?.first, valueType != .unknown {
            substitution.infer(
                declared.type, from: valueType, parameters: Set(wrapper.genericParameters))
        }
        let arguments = wrapper.genericParameters.map { substitution.bindings[$0] ?? .unknown }
        wrapped.storage.type = .nominal(wrapper, arguments)
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
        }
    }

    private func makeInitialStorage(of wrapped: WrappedProperty) {
        let symbol = program.makeFunction(
            name: "initial value of \(wrapped.storage.name)", kind: .initialValue, position: wrapped.property.position,
            owner: wrapped.property.owner)
        symbol.isStatic = true
        symbol.isFromPrelude = wrapped.context.isPrelude
        setSource(symbol, .wrappedValue(wrapped, wrapped.context))
        wrapped.storage.initialValue = symbol
    }

    private func finishAccessors(of wrapped: WrappedProperty) {
        let property = wrapped.property
        let wrapper = wrapped.wrapper
        finishTypes(of: wrapped)
        guard let owner = property.owner, let getter = property.getter else { return }
        // What happens in the accessors belongs to the line that uses the property.
        defer {
            getter.isFromPrelude = true
            property.setter?.isFromPrelude = true
        }
        let selfType = selfType(of: owner)
        let place = property.position
        func selfLocal(isMutable: Bool) -> LocalVariable {
            let local = LocalVariable(name: "self", type: selfType, position: place, isMutable: isMutable)
            local.isInout = isMutable
            return local
        }
        func storage(_ local: LocalVariable) -> Expression {
            let base = Expression(kind: .local(local), type: selfType, position: place)
            return Expression(
                kind: .property(base: base, wrapped.storage, .direct), type: wrapped.storage.type, position: place)
        }
        func function(_ name: String) -> FunctionSymbol? {
            for case .function(let function) in wrapper.members[name] ?? [] { return function }
            return nil
        }

        if owner.isClass, let subscriptSymbol = enclosingSubscript(of: wrapper) {
            finishEnclosingAccessors(of: wrapped, subscriptSymbol, owner: owner)
        }
        let getSelf = selfLocal(isMutable: false)
        if getter.body != nil {
            // Made above.
        } else if owner.isClass, let get = function("_get") {
            let call = Expression.Kind.call(
                get,
                [.value(storage(getSelf)), .value(Expression(kind: .local(getSelf), type: selfType, position: place))],
                .direct)
            getter.body = returning(call, property.type, parameters: [getSelf], at: place)
        } else if case .property(let value)? = wrapper.members["wrappedValue"]?.first {
            getter.body = returning(
                .property(base: storage(getSelf), value, .direct), property.type, parameters: [getSelf], at: place)
            let isSettable = value.setter != nil || value.isStored && !value.isLet
            if isSettable || owner.isClass && function("_set") != nil {
                let setter = makeAccessor(.setter, of: property, context: wrapped.context)
                let needsMutableSelf = !owner.isClass && (value.setter?.isMutating ?? true)
                setter.isMutating = needsMutableSelf
                let setSelf = selfLocal(isMutable: needsMutableSelf)
                let newValue = LocalVariable(name: "newValue", type: property.type, position: place, isMutable: false)
                let new = Expression(kind: .local(newValue), type: property.type, position: place)
                let target = Expression(
                    kind: .property(base: storage(setSelf), value, .direct), type: property.type, position: place)
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
        if owner.isClass, let set = function("_set") {
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
    }

    /// `static subscript(_enclosingInstance:wrapped:storage:)` of a wrapper.
    private func enclosingSubscript(of wrapper: NominalType) -> SubscriptSymbol? {
        for case .subscript(let symbol) in wrapper.members["subscript"] ?? []
        where symbol.isStatic && symbol.parameters.first?.label == "_enclosingInstance" && symbol.parameters.count == 3
        {
            return symbol
        }
        return nil
    }

    /// Accessors that go through the wrapper's static subscript, which reaches the enclosing object.
    private func finishEnclosingAccessors(
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
    private func addObservers(to property: PropertySymbol) {
        guard property.willSet != nil || property.didSet != nil, let setter = property.setter,
            let getter = property.getter,
            let body = setter.body, body.parameters.count == 2
        else { return }
        let place = property.position
        let selfLocal = body.parameters[0]
        let selfValue = Expression(kind: .local(selfLocal), type: selfLocal.type, position: place)
        let newValue = Expression(kind: .local(body.parameters[1]), type: property.type, position: place)
        func call(_ observer: FunctionSymbol, _ value: Expression) -> Statement {
            observer.isMutating = setter.isMutating
            let receiver: Expression.Argument = setter.isMutating ? .address(selfValue) : .value(selfValue)
            return Statement(
                kind: .expression(
                    Expression(kind: .call(observer, [receiver, .value(value)], .direct), type: .void, position: place)),
                position: place)
        }
        let oldValue = LocalVariable(name: "oldValue", type: property.type, position: place, isMutable: false)
        let old = Expression(kind: .call(getter, [.value(selfValue)], .direct), type: property.type, position: place)
        var statements: [Statement] = []
        if property.didSet != nil {
            statements.append(Statement(kind: .bind(.binding(oldValue), old), position: place))
        }
        if let willSet = property.willSet { statements.append(call(willSet, newValue)) }
        statements += body.statements
        if let didSet = property.didSet {
            statements.append(
                call(didSet, Expression(kind: .local(oldValue), type: property.type, position: place)))
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

    // MARK: Observers of inherited properties

    /// A property that overrides an inherited one to observe it reads and writes the inherited one.
    func finishOverriddenObservers() {
        let pending = overriddenObservers
        overriddenObservers = []
        for (property, context) in pending {
            guard let owner = property.owner, let superclass = owner.superclass,
                case .property(let inherited)? = members(of: superclass, named: property.name).first
            else { continue }
            property.type = propertyType(inherited)
            observe(property, inherited, owner: owner, context: context)
        }
    }

    private func observe(
        _ property: PropertySymbol, _ inherited: PropertySymbol, owner: NominalType, context: DeclarationContext
    ) {
        let place = property.position
        let selfType = selfType(of: owner)
        func value(_ local: LocalVariable) -> Expression {
            Expression(kind: .local(local), type: local.type, position: place)
        }
        func makeSelf() -> LocalVariable {
            LocalVariable(name: "self", type: selfType, position: place, isMutable: false)
        }
        func target(_ local: LocalVariable) -> Expression {
            Expression(
                kind: .property(base: value(local), inherited, .direct), type: property.type, position: place)
        }
        func statement(_ kind: Expression.Kind) -> Statement {
            Statement(kind: .expression(Expression(kind: kind, type: .void, position: place)), position: place)
        }
        let getter = makeAccessor(.getter, of: property, context: context)
        let getSelf = makeSelf()
        getter.body = returning(target(getSelf).kind, property.type, parameters: [getSelf], at: place)
        property.getter = getter
        let setter = makeAccessor(.setter, of: property, context: context)
        let setSelf = makeSelf()
        let newValue = LocalVariable(name: "newValue", type: property.type, position: place, isMutable: false)
        let oldValue = LocalVariable(name: "oldValue", type: property.type, position: place, isMutable: false)
        var statements: [Statement] = []
        if property.didSet != nil {
            statements.append(Statement(kind: .bind(.binding(oldValue), target(setSelf)), position: place))
        }
        if let willSet = property.willSet {
            statements.append(statement(.call(willSet, [.value(value(setSelf)), .value(value(newValue))], .direct)))
        }
        statements.append(statement(.assign(target: target(setSelf), value: value(newValue))))
        if let didSet = property.didSet {
            statements.append(statement(.call(didSet, [.value(value(setSelf)), .value(value(oldValue))], .direct)))
        }
        setter.body = FunctionBody(parameters: [setSelf, newValue], statements: statements, result: .void)
        property.setter = setter
        property.willSet = nil
        property.didSet = nil
    }

    // MARK: Lazy properties

    /// A lazy property keeps an optional in its field and computes the value at the first read.
    func makeLazy(_ property: PropertySymbol, context: DeclarationContext) {
        guard let owner = property.owner, let initial = property.initialValue else { return }
        let storage = PropertySymbol(
            name: "$__lazy_" + property.name, position: property.position, owner: owner, type: .unknown,
            storage: property.storage)
        storage.isPrivate = true
        owner.storedProperties[owner.storedProperties.count - 1] = storage
        property.storage = .computed
        storage.initialValue = makeNilValue(of: storage, context: context)
        // The initial value may use `self`, so it takes it.
        let compute = program.makeFunction(
            name: initial.name, kind: .method, position: initial.position, owner: owner)
        compute.result = property.type
        if let source = sources.removeValue(forKey: initial.id) { setSource(compute, source) }
        lazyStorage[ObjectIdentifier(storage)] = property
        let selfType = selfType(of: owner)
        let place = property.position
        let isMutating = !owner.isClass
        func selfLocal() -> LocalVariable {
            let local = LocalVariable(name: "self", type: selfType, position: place, isMutable: isMutating)
            local.isInout = isMutating
            return local
        }
        func field(_ local: LocalVariable) -> Expression {
            Expression(
                kind: .property(
                    base: Expression(kind: .local(local), type: selfType, position: place), storage, .direct),
                type: .unknown, position: place)
        }
        let getter = makeAccessor(.getter, of: property, context: context)
        getter.isMutating = isMutating
        let getSelf = selfLocal()
        let known = LocalVariable(name: "known", type: .unknown, position: place, isMutable: false)
        let computed = LocalVariable(name: "computed", type: .unknown, position: place, isMutable: false)
        func local(_ variable: LocalVariable) -> Expression {
            Expression(kind: .local(variable), type: .unknown, position: place)
        }
        let selfArgument: Expression.Argument =
            .value(Expression(kind: .local(getSelf), type: selfType, position: place))
        getter.body = FunctionBody(
            parameters: [getSelf],
            statements: [
                Statement(
                    kind: .if(
                        [.pattern(.some(.binding(known)), field(getSelf))],
                        then: [Statement(kind: .return(local(known)), position: place)], else: []), position: place),
                Statement(
                    kind: .bind(
                        .binding(computed),
                        Expression(
                            kind: .call(compute, [selfArgument], .direct), type: property.type, position: place)),
                    position: place),
                Statement(
                    kind: .expression(
                        Expression(
                            kind: .assign(target: field(getSelf), value: local(computed)), type: .void,
                            position: place)), position: place),
                Statement(kind: .return(local(computed)), position: place),
            ], result: property.type)
        property.getter = getter
        let setter = makeAccessor(.setter, of: property, context: context)
        setter.isMutating = isMutating
        let setSelf = selfLocal()
        let newValue = LocalVariable(name: "newValue", type: property.type, position: place, isMutable: false)
        setter.body = FunctionBody(
            parameters: [setSelf, newValue],
            statements: [
                Statement(
                    kind: .expression(
                        Expression(
                            kind: .assign(target: field(setSelf), value: local(newValue)), type: .void,
                            position: place)), position: place)
            ], result: .void)
        property.setter = setter
        property.initialValue = nil
    }

    // MARK: Initializers and enum members

    func synthesizeMembers(of type: NominalType) {
        switch type.kind {
        case .struct: if !type.isFromPrelude || type.members["init"] == nil { synthesizeMemberwise(of: type) }
        case .class, .actor: synthesizeClassInitializer(of: type)
        case .enum: synthesizeEnumMembers(of: type)
        case .protocol: break
        }
    }

    /// Declares the memberwise initializer. What its parameters' types are is found out in `finishMemberwise`, when
    /// every type has its initializers, since a type may be inferred from a value of a type declared further down.
    private func synthesizeMemberwise(of type: NominalType) {
        guard !typesWithOwnInitializer.contains(ObjectIdentifier(type)), case .declared = type.representation else {
            return
        }
        let symbol = program.makeFunction(name: "init", kind: .initializer, position: type.position, owner: type)
        symbol.isFromPrelude = type.isFromPrelude
        symbol.result = selfType(of: type)
        for property in type.storedProperties where !isLeftOut(property) {
            let wrapped = wrappedProperties[ObjectIdentifier(property)]
            let visible = wrapped?.property ?? property
            var parameter = ParameterSymbol(label: visible.name, name: visible.name, type: property.type)
            parameter.defaultValue = property.initialValue
            if let wrapped, !wrapped.hasArguments, let wrappedValue = wrappedValueParameter(of: wrapped.wrapper) {
                parameter.type = visible.type
                parameter.isAutoclosure = wrappedValue.isAutoclosure
            }
            if visible.isPrivate, !(wrapped != nil && property.initialValue != nil) { symbol.isPrivate = true }
            symbol.parameters.append(parameter)
        }
        type.members["init", default: []].append(.function(symbol))
        memberwiseInitializers[symbol.id] = type
        if symbol.isPrivate { synthesizeDefault(of: type, symbol.result) }
        unfinishedMemberwise.append((type, symbol))
    }

    /// Whether the memberwise initializer has no parameter for a stored property.
    private func isLeftOut(_ property: PropertySymbol) -> Bool {
        if property.isLet && property.initialValue != nil || lazyStorage[ObjectIdentifier(property)] != nil {
            return true
        }
        if opaqueWrapped.contains(ObjectIdentifier(property)) { return true }
        guard let wrapped = wrappedProperties[ObjectIdentifier(property)] else { return false }
        return wrapped.property.isPrivate && property.initialValue != nil
    }

    /// Gives the memberwise initializers declared so far their types and bodies.
    func finishMemberwise() {
        let unfinished = unfinishedMemberwise
        unfinishedMemberwise = []
        for (type, symbol) in unfinished { finishMemberwise(symbol, of: type) }
    }

    private func finishMemberwise(_ symbol: FunctionSymbol, of type: NominalType) {
        let place = type.position
        var locals: [LocalVariable] = []
        var fields: [Expression] = []
        for property in type.storedProperties {
            guard !isLeftOut(property) else {
                fields.append(initialValue(of: property, at: place))
                continue
            }
            let wrapped = wrappedProperties[ObjectIdentifier(property)]
            var parameter = symbol.parameters[locals.count]
            var value: (LocalVariable) -> Expression = { local in
                Expression(kind: .local(local), type: local.type, position: place)
            }
            if let wrapped {
                if !wrapped.hasArguments, wrappedValueParameter(of: wrapped.wrapper) != nil {
                    parameter.type = propertyType(wrapped.property)
                    value = { [self] local in wrapArgument(local, wrapped, at: place) }
                } else {
                    parameter.type = property.type
                }
            } else {
                parameter.type = propertyType(property)
            }
            if let builder = storedBuilders[ObjectIdentifier(property)] {
                parameter.builder = builder
                if case .function(var function) = parameter.type {
                    function.builder = builder
                    parameter.type = .function(function)
                } else {
                    let result = parameter.type
                    parameter.type = .function(FunctionType(parameters: [], result: result, builder: builder))
                    value = { local in
                        Expression(
                            kind: .apply(
                                callee: Expression(kind: .local(local), type: local.type, position: place), []),
                            type: result, position: place)
                    }
                }
            }
            symbol.parameters[locals.count] = parameter
            let localType: SwiftType =
                parameter.isAutoclosure
                ? .function(FunctionType(parameters: [], result: parameter.type)) : parameter.type
            let local = LocalVariable(name: parameter.name, type: localType, position: place, isMutable: false)
            locals.append(local)
            fields.append(value(local))
        }
        symbol.body = returning(.makeStruct(type, fields), symbol.result, parameters: locals, at: place)
    }

    /// A struct whose properties all have defaults can be made from nothing, whatever their access.
    private func synthesizeDefault(of type: NominalType, _ selfType: SwiftType) {
        guard type.storedProperties.allSatisfy({ $0.initialValue != nil }) else { return }
        let place = type.position
        let symbol = program.makeFunction(name: "init", kind: .initializer, position: place, owner: type)
        symbol.isFromPrelude = type.isFromPrelude
        symbol.result = selfType
        let fields = type.storedProperties.map { initialValue(of: $0, at: place) }
        symbol.body = returning(.makeStruct(type, fields), selfType, parameters: [], at: place)
        type.members["init", default: []].insert(.function(symbol), at: 0)
    }

    /// The value a field starts with, as an expression.
    func initialValue(of property: PropertySymbol, at place: SourcePosition) -> Expression {
        guard let initial = property.initialValue else {
            return Expression(kind: .constant(.void), type: .unknown, position: place)
        }
        return Expression(kind: .call(initial, [], .direct), type: property.type, position: place)
    }

    /// `Wrapper(wrappedValue: argument)` for a memberwise parameter; a storage handed over as a default stays itself.
    private func wrapArgument(_ local: LocalVariable, _ wrapped: WrappedProperty, at place: SourcePosition)
        -> Expression
    {
        let argument = Expression(kind: .local(local), type: local.type, position: place)
        guard
            let initializer = initializers(of: wrapped.wrapper).first(where: {
                $0.parameters.first?.label == "wrappedValue"
                    && $0.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
            })
        else { return argument }
        var arguments: [Expression.Argument] = [.value(argument)]
        for parameter in initializer.parameters.dropFirst() {
            if let value = parameter.defaultValue { arguments.append(.defaultValue(value)) }
        }
        let wrap = Expression(
            kind: wrapped.wrapper.isClass
                ? .newObject(wrapped.wrapper, initializer: initializer, arguments)
                : .call(initializer, arguments, .direct),
            type: wrapped.storage.type, position: place)
        guard wrapped.storage.initialValue != nil else { return wrap }
        // Left out, the parameter receives the storage made by the default expression.
        return Expression(
            kind: .conditional(
                Expression(
                    kind: .cast(.test, argument, wrapped.storage.type), type: type(.bool), position: place),
                then: argument, else: wrap), type: wrapped.storage.type, position: place)
    }

    private func synthesizeClassInitializer(of type: NominalType) {
        guard !typesWithOwnInitializer.contains(ObjectIdentifier(type)), case .declared = type.representation else {
            return
        }
        // A subclass without initializers of its own inherits its superclass's.
        if type.superclass != nil, case .declared? = type.superclass?.representation { return }
        let symbol = program.makeFunction(name: "init", kind: .initializer, position: type.position, owner: type)
        symbol.isFromPrelude = type.isFromPrelude
        let selfType = selfType(of: type)
        symbol.result = selfType
        let selfLocal = LocalVariable(name: "self", type: selfType, position: type.position, isMutable: false)
        symbol.body = FunctionBody(parameters: [selfLocal], statements: [], result: .void)
        type.members["init", default: []].append(.function(symbol))
    }

    private func synthesizeEnumMembers(of type: NominalType) {
        if let rawType = type.rawType, type.members["rawValue"] == nil {
            addRawValue(rawType, to: type)
            if let protocolType = wellKnown("RawRepresentable") { type.conformances.append(protocolType) }
        }
        let isCaseIterable = conforms(type, toNamed: "CaseIterable")
        if isCaseIterable, type.members["allCases"] == nil {
            let element = selfType(of: type)
            let property = PropertySymbol(
                name: "allCases", position: type.position, owner: type, type: self.type(.array, [element]),
                storage: .computed)
            property.isStatic = true
            let getter = program.makeFunction(
                name: "allCases", kind: .getter, position: type.position, owner: type)
            getter.isStatic = true
            getter.isFromPrelude = type.isFromPrelude
            getter.result = property.type
            let cases = type.cases.map {
                Expression(kind: .enumCase($0, []), type: element, position: type.position)
            }
            let selfLocal = LocalVariable(
                name: "self", type: .metatype(element), position: type.position, isMutable: false)
            getter.body = returning(.array(cases), property.type, parameters: [selfLocal], at: type.position)
            property.getter = getter
            type.members["allCases"] = [.property(property)]
        }
        for name in ["Hashable", "Equatable"] where type.cases.allSatisfy({ $0.payload.isEmpty }) {
            if let protocolType = wellKnown(name), !type.conformances.contains(protocolType) {
                type.conformances.append(protocolType)
            }
        }
    }

    private func addRawValue(_ rawType: SwiftType, to type: NominalType) {
        let place = type.position
        let selfType = selfType(of: type)
        let property = PropertySymbol(
            name: "rawValue", position: place, owner: type, type: rawType, storage: .computed)
        let getter = program.makeFunction(name: "rawValue", kind: .getter, position: place, owner: type)
        getter.isFromPrelude = type.isFromPrelude
        getter.result = rawType
        let getSelf = LocalVariable(name: "self", type: selfType, position: place, isMutable: false)
        let subject = Expression(kind: .local(getSelf), type: selfType, position: place)
        getter.body = FunctionBody(
            parameters: [getSelf],
            statements: [
                Statement(
                    kind: .switch(
                        label: nil, subject,
                        type.cases.map { enumCase in
                            let value = Expression(
                                kind: .constant(enumCase.rawValue ?? .void), type: rawType, position: place)
                            return Statement.Case(
                                patterns: [(.enumCase(enumCase, []), nil)],
                                body: [Statement(kind: .return(value), position: place)], isDefault: false)
                        }), position: place)
            ], result: rawType)
        property.getter = getter
        type.members["rawValue"] = [.property(property)]

        let initializer = program.makeFunction(name: "init", kind: .initializer, position: place, owner: type)
        initializer.isFailable = true
        initializer.isFromPrelude = type.isFromPrelude
        initializer.result = optional(selfType)
        initializer.parameters = [ParameterSymbol(label: "rawValue", name: "rawValue", type: rawType)]
        let raw = LocalVariable(name: "rawValue", type: rawType, position: place, isMutable: false)
        let rawLocal = Expression(kind: .local(raw), type: rawType, position: place)
        var statements = type.cases.map { enumCase -> Statement in
            let value = Expression(kind: .constant(enumCase.rawValue ?? .void), type: rawType, position: place)
            let isEqual = Expression(
                kind: .dynamicOperator("==", [rawLocal, value]), type: self.type(.bool), position: place)
            let found = Expression(kind: .enumCase(enumCase, []), type: selfType, position: place)
            return Statement(
                kind: .if(
                    [.expression(isEqual)], then: [Statement(kind: .return(found), position: place)], else: []),
                position: place)
        }
        statements.append(
            Statement(
                kind: .return(Expression(kind: .constant(.none), type: optional(selfType), position: place)),
                position: place))
        initializer.body = FunctionBody(parameters: [raw], statements: statements, result: optional(selfType))
        type.members["init", default: []].append(.function(initializer))
    }
}

extension PropertySymbol {
    /// Whether it is a field or global rather than computed.
    var isStored: Bool {
        if case .computed = storage { return false }
        return true
    }
}
