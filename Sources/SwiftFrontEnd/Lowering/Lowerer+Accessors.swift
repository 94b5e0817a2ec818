@_implementationOnly import SwiftSyntax

/// Accessors that Swift writes itself: of lazy properties and of observed inherited ones.
extension Lowerer {
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

    func observe(
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
        let keepsOld = property.didSet?.parameters.isEmpty == false
        if keepsOld { statements.append(Statement(kind: .bind(.binding(oldValue), target(setSelf)), position: place)) }
        if let willSet = property.willSet {
            statements.append(statement(.call(willSet, [.value(value(setSelf)), .value(value(newValue))], .direct)))
        }
        statements.append(statement(.assign(target: target(setSelf), value: value(newValue))))
        if let didSet = property.didSet {
            let old: [Expression.Argument] = keepsOld ? [.value(value(oldValue))] : []
            statements.append(statement(.call(didSet, [.value(value(setSelf))] + old, .direct)))
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
}
