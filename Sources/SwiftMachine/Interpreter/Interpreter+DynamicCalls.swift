import SwiftFrontEnd

/// Calls by name and labels on a receiver whose type is known only now.
extension Interpreter {
    /// Calls the member of a site's name and labels on `a[1]` with the arguments from `a[2]` on.
    func callDynamic(_ site: Site, _ a: UnsafeMutablePointer<Value>) throws {
        site.lastFunction = nil
        let count = site.argumentCount
        let base = a[1].unerased
        a[1] = base
        if let opaque = base.asOpaque {
            a[1] = .void
            let arguments = take(a + 2, count)
            if site.isOfLoop {
                // Nobody knows the elements: there are none.
                if site.name != "next" { _ = try client?.decide(about: opaque, isOfLoop: true) }
                a.pointee = site.name == "next" ? .none : base
                return
            }
            if let known = opaque.known, site.name == "contains", site.labels == [nil], let element = arguments.first,
                try isElement(element, of: known)
            {
                a.pointee = .bool(true)
                return
            }
            guard opaque.member != nil else {
                a.pointee = makeOpaque("\(opaque.name).\(site.name)", arguments)
                return
            }
            a.pointee = .cell(
                OpaqueCell(
                    name: "\(opaque.name).\(site.name)", origin: currentPosition, children: [base] + arguments,
                    member: OpaqueCell.MemberOfImplicit(name: site.name, labels: site.labels, isCall: true)))
            return
        }
        if case .metatype(let reference) = base, site.name == "init" {
            try construct(reference._withUnsafeGuaranteedRef { $0.type }, site, a)
            return
        }
        if case .cell(let cell) = base, let tuple = cell as? TupleCell {
            a.pointee = try element(of: tuple, named: site.name)
            removeReceiver(a, count)
            try apply(a, count)
            return
        }
        guard let type = dispatchType(of: base) else {
            if site.name == "callAsFunction" || site.name == "()" {
                a.pointee = base
                for index in 0..<count { a[1 + index] = (a + 2 + index).take() }
                try apply(a, count)
                return
            }
            try callUnknown(site, base, a)
            return
        }
        let isStatic = if case .metatype = base { true } else { false }
        // One function of the name that takes the arguments: its choice depends on the type alone.
        if site.cachedType === type, case .function(let function) = site.cachedMember {
            site.lastFunction = function
            try resolveContextual(a + 2, count, of: function)
            if !function.takesSelf { removeReceiver(a, count) }
            try callSlowly(function.record, a)
            return
        }
        if site.isSubscript {
            try callSubscript(site, type, a)
            return
        }
        var candidates: [(function: FunctionSymbol, match: ArgumentMatch)] = []
        for member in members(of: type, named: site.name) {
            switch member {
            case .function(let function):
                guard function.isStatic == isStatic, !function.isRequirement,
                    let match = ArgumentMatch(
                        function.parameters, labels: site.labels, count: count,
                        firstTrailingClosure: site.firstTrailingClosure)
                else { continue }
                candidates.append((function, match))
            case .enumCase(let enumCase):
                guard isStatic, candidates.isEmpty else { continue }
                let payload = take(a + 2, count)
                a[1] = .void
                a.pointee = .cell(EnumCell(enumCase: enumCase, payload: payload))
                return
            case .property(let property):
                guard candidates.isEmpty, property.isStatic == isStatic, !property.isRequirement else { continue }
                let callee = try self.property(property.name, of: base)
                a.pointee = callee
                for index in 0..<count { a[1 + index] = (a + 2 + index).take() }
                try apply(a, count)
                return
            case .type(let nested):
                guard isStatic, candidates.isEmpty else { continue }
                a[1] = .metatype(Unmanaged.passUnretained(program.metatype(.nominal(nested, []))))
                try construct(.nominal(nested, []), site, a)
                return
            case .subscript: continue
            }
        }
        if candidates.isEmpty, !isStatic, let optional = builtinType(.optional), optional !== type {
            // What is present looks like what it holds; only `Optional` has the member.
            for case .function(let function) in optional.members[site.name] ?? [] where !function.isStatic {
                guard
                    let match = ArgumentMatch(
                        function.parameters, labels: site.labels, count: count,
                        firstTrailingClosure: site.firstTrailingClosure)
                else { continue }
                candidates.append((function, match))
            }
        }
        guard let choice = choose(candidates, a + 2) else {
            try callUnknown(site, base, a)
            return
        }
        site.lastFunction = choice.function
        if choice.match.isIdentity {
            try resolveContextual(a + 2, count, of: choice.function)
            if candidates.count == 1 || candidates.allSatisfy({ $0.function.name == "next" }) {
                site.cachedType = type
                site.cachedMember = .function(choice.function)
            }
            if !choice.function.takesSelf { removeReceiver(a, count) }
            try callSlowly(choice.function.record, a)
            return
        }
        try callRearranged(choice.function, choice.match, site, a, hasReceiver: choice.function.takesSelf)
    }

    /// Gives arguments that waited for a type (`.number`, `.number.precision(…)`) the value that their parameter means.
    private func resolveContextual(
        _ arguments: UnsafeMutablePointer<Value>, _ count: Int, of function: FunctionSymbol
    ) throws {
        for index in 0..<min(count, function.parameters.count) {
            guard case .cell(let cell) = arguments[index] else { continue }
            let isWaiting =
                type(of: cell) == ImplicitMemberCell.self
                || type(of: cell) == OpaqueCell.self && (cell as? OpaqueCell)?.member != nil
            guard isWaiting, let type = contextualType(function.parameters[index].type) else { continue }
            arguments[index] = try resolveContextual(arguments[index], as: type)
        }
    }

    private func contextualType(_ type: SwiftType) -> NominalType? {
        switch type {
        case .nominal(let nominal, let arguments):
            if case .builtin(.optional) = nominal.representation { return arguments.first.flatMap(contextualType) }
            if case .declared = nominal.representation { return nominal }
            return nil
        case .parameter(let parameter): return parameter.constraints.lazy.compactMap(contextualType).first
        default: return nil
        }
    }

    /// Walks a chain of members back to its implicit member, and forward again with values.
    private func resolveContextual(_ value: Value, as type: NominalType) throws -> Value {
        var chain: [OpaqueCell] = []
        var current = value
        while case .cell(let cell) = current, let opaque = cell as? OpaqueCell, opaque.member != nil,
            let base = opaque.children.first
        {
            chain.append(opaque)
            current = base
        }
        guard case .cell(let cell) = current, let implicit = cell as? ImplicitMemberCell else { return value }
        var result = try resolveImplicit(implicit, as: type)
        for opaque in chain.reversed() {
            guard let member = opaque.member else { continue }
            result =
                member.isCall
                ? try callMethod(member.name, labels: member.labels, on: result, Array(opaque.children.dropFirst()))
                : try property(member.name, of: result)
        }
        return result
    }

    private func removeReceiver(_ a: UnsafeMutablePointer<Value>, _ count: Int) {
        for index in 0..<count { a[1 + index] = (a + 2 + index).take() }
        if count == 0 { a[1] = .void }
    }

    /// The candidate whose parameters the arguments fit best: the first, unless their types say otherwise.
    private func choose(
        _ candidates: [(function: FunctionSymbol, match: ArgumentMatch)], _ arguments: UnsafeMutablePointer<Value>
    ) -> (function: FunctionSymbol, match: ArgumentMatch)? {
        guard candidates.count > 1 else { return candidates.first }
        let fitting = candidates.first { candidate in
            for (index, source) in candidate.match.sources.enumerated() {
                guard case .argument(let argument) = source else { continue }
                let parameter = candidate.function.parameters[index]
                var type = parameter.type
                if parameter.isAutoclosure, case .function(let function) = type { type = function.result }
                if !mayAccept(type, arguments[argument]) { return false }
            }
            return true
        }
        return fitting ?? candidates.first
    }

    /// Whether a type that does not say that it conforms to a protocol does not: some conformances are synthesized, and
    /// the prelude leaves these out.
    private func tellsConformances(_ type: NominalType, to required: NominalType) -> Bool {
        if case .builtin = type.representation { return true }
        if type.isOpaque || type.mayHaveMoreMembers { return false }
        return !Self.synthesizedConformances.contains(required.name)
    }

    private static let synthesizedConformances: Set<String> = [
        "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable",
    ]

    /// Whether a parameter type may take a value, as far as the value shows.
    func mayAccept(_ type: SwiftType, _ value: Value) -> Bool {
        switch type {
        case .nominal(let nominal, let arguments):
            if case .builtin(.optional) = nominal.representation {
                return value.isNil || (arguments.first.map { mayAccept($0, value) } ?? true)
            }
            if case .builtin(.any) = nominal.representation { return true }
            if case .cell(let cell) = value, cell is ImplicitMemberCell || cell is OpaqueCell { return true }
            guard let own = nominalType(of: value) else {
                if case .builtin(.anyKeyPath) = nominal.representation { return true }
                return nominal.kind == .protocol
            }
            if case .builtin(.string) = nominal.representation, case .builtin(.substring) = own.representation {
                return true
            }
            return own === nominal || own.conforms(to: nominal)
        case .function:
            guard case .cell(let cell) = value else {
                if case .function = value { return true }
                return false
            }
            return cell is ClosureCell || cell is BoundMethodCell || cell is NativeClosureCell || cell is KeyPathCell
        case .tuple(let elements):
            if case .cell(let cell) = value, let tuple = cell as? TupleCell {
                return tuple.elements.count == elements.count
            }
            return false
        case .metatype:
            if case .metatype = value { return true }
            return false
        case .parameter(let parameter):
            guard let own = nominalType(of: value) else { return true }
            return parameter.constraints.allSatisfy { constraint in
                guard case .nominal(let required, _) = constraint, case .declared = required.representation,
                    tellsConformances(own, to: required)
                else { return true }
                return own.conforms(to: required)
            }
        case .unknown: return true
        }
    }

    /// Puts arguments, default values and variadic arrays where the function's parameters are, and calls it.
    private func callRearranged(
        _ function: FunctionSymbol, _ match: ArgumentMatch, _ site: Site, _ a: UnsafeMutablePointer<Value>,
        hasReceiver: Bool, receiver: Value? = nil
    ) throws {
        let isPlain = match.sources.indices.allSatisfy { index in
            if case .argument(index) = match.sources[index] { true } else { function.parameters[index].isTypeArgument }
        }
        guard site.addresses.isEmpty || isPlain else {
            throw trap(
                "runtime.inout", "'\(site.name)' cannot be called here with an 'inout' argument and default values",
                fix: "give all arguments, or declare the type of the receiver")
        }
        let base = receiver ?? (a + 1).take()
        let given = take(a + 2, site.argumentCount)
        let matched = site.storesElement ? given.count - 1 : given.count
        var final: [Value] = hasReceiver ? [base] : []
        for (index, source) in match.sources.enumerated() {
            let parameter = function.parameters[index]
            switch source {
            case .argument(let argument):
                final.append(parameter.isAutoclosure ? autoclosure(given[argument]) : given[argument])
            case .variadic(let range): final.append(.cell(ArrayCell(ContiguousArray(given[range]))))
            case .defaultValue where parameter.isTypeArgument:
                let values = function.parameters.indices.map { place -> Value? in
                    guard place < match.sources.count, case .argument(let index) = match.sources[place] else {
                        return nil
                    }
                    return given[index]
                }
                final.append(typeArgument(parameter, of: function, receiver: base, given: values))
            case .defaultValue:
                guard let symbol = parameter.defaultValue else {
                    final.append(.void)
                    continue
                }
                final.append(try call(symbol, []))
            }
        }
        final += given[matched...]
        guard (a - stack) + final.count + 8 < stackCapacity else { throw tooDeep() }
        for (index, value) in final.enumerated() { a[1 + index] = value }
        if function.kind == .initializer, function.owner?.isClass == true {
            try callInit(function, a)
        } else {
            try callSlowly(function.record, a)
        }
    }

    private func autoclosure(_ value: Value) -> Value {
        .cell(NativeClosureCell(name: "autoclosure", captures: [value]) { _, _ in value })
    }

    // MARK: Initializers

    private func construct(_ type: SwiftType, _ site: Site, _ a: UnsafeMutablePointer<Value>) throws {
        guard case .nominal(let nominal, let typeArguments) = type else {
            a.pointee = makeOpaque("\(type.shortName)()", take(a + 2, site.argumentCount))
            a[1] = .void
            return
        }
        let count = site.argumentCount
        var candidates: [(function: FunctionSymbol, match: ArgumentMatch)] = []
        for case .function(let function) in members(of: nominal, named: "init") where !function.isRequirement {
            guard
                let match = ArgumentMatch(
                    function.parameters, labels: site.labels, count: count,
                    firstTrailingClosure: site.firstTrailingClosure)
            else { continue }
            candidates.append((function, match))
        }
        if let choice = choose(candidates, a + 2) {
            site.lastFunction = choice.function
            if nominal.isClass {
                let cell = try allocate(nominal)
                if !typeArguments.isEmpty { cell.storage.reified = program.metatype(type) }
                let object = Value.cell(cell)
                a[1] = object
                if !choice.function.isConvenience {
                    try setInheritedDefaults(of: nominal, below: choice.function.owner, object)
                }
                if choice.match.isIdentity {
                    try callInit(choice.function, a)
                } else {
                    try callRearranged(choice.function, choice.match, site, a, hasReceiver: true)
                }
                return
            }
            if choice.match.isIdentity {
                removeReceiver(a, count)
                try callSlowly(choice.function.record, a)
            } else {
                let receiver = (a + 1).take()
                try callRearranged(choice.function, choice.match, site, a, hasReceiver: false, receiver: receiver)
            }
            return
        }
        try constructMemberwise(nominal, site, a)
    }

    /// Fields that what `self.init` comes to in the object's own type knows nothing of.
    func setInheritedDefaults(before callee: FunctionSymbol, _ object: Value) throws {
        guard let type = dispatchType(of: object) else { return }
        let found = implementation(of: callee, in: type) ?? callee
        if !found.isConvenience { try setInheritedDefaults(of: type, below: found.owner, object) }
    }

    /// Fields of subclasses that an inherited initializer knows nothing of.
    private func setInheritedDefaults(of type: NominalType, below owner: NominalType?, _ object: Value) throws {
        guard let cell = object.asObject else { return }
        for subclass in type.classes(below: owner) {
            for (index, property) in subclass.storedProperties.enumerated() {
                guard let initialValue = property.initialValue else { continue }
                let value = try call(initialValue, [])
                let offset = subclass.fieldOffset + index
                guard offset < cell.storage.fields.count else { continue }
                cell.storage.fields[offset] =
                    property.isWeak || property.isUnowned ? .cell(WeakCell(value.asObject)) : value
            }
        }
    }

    private func constructMemberwise(_ type: NominalType, _ site: Site, _ a: UnsafeMutablePointer<Value>) throws {
        let given = take(a + 2, site.argumentCount)
        a[1] = .void
        if type.kind == .enum, site.labels == ["rawValue"], let raw = given.first {
            for enumCase in type.cases {
                if let constant = enumCase.rawValue, try isEqual(Value(constant), raw) {
                    a.pointee = .enumCase(Unmanaged.passUnretained(enumCase))
                    return
                }
            }
            a.pointee = .none
            return
        }
        guard type.kind == .struct, case .declared = type.representation else {
            if type.isClass, given.isEmpty {
                let object = Value.cell(try allocate(type))
                try setInheritedDefaults(of: type, below: type, object)
                a.pointee = object
                return
            }
            if case .opaque = type.representation {
                a.pointee = makeOpaque(type.name, given)
                return
            }
            let labels = site.labels.map { "\($0 ?? "_"):" }.joined()
            a.pointee = try unsettled(
                type.name,
                trap(
                    "runtime.initializer", "'\(type.qualifiedName)' has no initializer 'init(\(labels))'",
                    fix: "check the labels of the arguments"))
            return
        }
        var fields: ContiguousArray<Value> = []
        var next = 0
        for property in type.storedProperties {
            let label = property.wraps ?? property.name
            if next < given.count, site.labels[next] == label || site.labels[next] == nil {
                fields.append(given[next])
                next += 1
            } else if let initialValue = property.initialValue {
                fields.append(try call(initialValue, []))
            } else {
                fields.append(.none)
            }
        }
        guard next == given.count else {
            let labels = site.labels.map { "\($0 ?? "_"):" }.joined()
            a.pointee = try unsettled(
                type.name,
                trap(
                    "runtime.initializer", "'\(type.qualifiedName)' has no initializer 'init(\(labels))'",
                    fix: "check the labels of the arguments"))
            return
        }
        a.pointee = .cell(StructCell(type: type, fields: fields))
        if !type.isFromPrelude { didInit(type) }
    }

    // MARK: Subscripts

    private func callSubscript(_ site: Site, _ type: NominalType, _ a: UnsafeMutablePointer<Value>) throws {
        let isSetter = site.storesElement
        let count = isSetter ? site.argumentCount - 1 : site.argumentCount
        var candidates: [(function: FunctionSymbol, match: ArgumentMatch)] = []
        for case .subscript(let symbol) in members(of: type, named: "subscript") {
            guard
                let match = ArgumentMatch(
                    symbol.parameters, labels: site.labels, count: count, firstTrailingClosure: nil),
                let function = isSetter ? symbol.setter : symbol.getter, !function.isRequirement
            else { continue }
            candidates.append((function, match))
        }
        if let choice = choose(candidates, a + 2) {
            site.lastFunction = choice.function
            if choice.match.isIdentity {
                try callSlowly(choice.function.record, a)
            } else {
                try callRearranged(choice.function, choice.match, site, a, hasReceiver: true)
            }
            return
        }
        let base = a[1]
        if !isSetter, count == 1, case .cell(let cell) = base, cell is ArrayCell {
            a.pointee = try readElement(base, a[2])
            return
        }
        for index in 0...site.argumentCount { a[1 + index] = .void }
        a.pointee = try unknownMember("subscript", of: base)
    }

    private func callUnknown(_ site: Site, _ base: Value, _ a: UnsafeMutablePointer<Value>) throws {
        let arguments = take(a + 2, site.argumentCount)
        if case .metatype(let reference) = base, dispatchType(of: base) == nil {
            a[1] = .void
            a.pointee = makeOpaque(
                "\(reference._withUnsafeGuaranteedRef { $0.type.shortName }).\(site.name)", arguments)
            return
        }
        let value: Value
        if let trap = missingImplementation(site, of: base) {
            value = site.isOfLoop ? try elementsEnd(site, trap) : try unsettled(site.name, trap)
        } else {
            value = try unknownMember(site.name, arguments, labels: site.labels, isCall: true, of: base)
        }
        a[1] = .void
        a.pointee = value
    }
}

extension Interpreter {
    /// The error where the type of a receiver conforms to a protocol without a function that it requires, or where a
    /// `for` loop is over a value that is no sequence.
    private func missingImplementation(_ site: Site, of base: Value) -> Trap? {
        guard let type = dispatchType(of: base) else { return nil }
        for case .function(let function) in members(of: type, named: site.name)
        where function.isRequirement && function.parameters.map(\.label) == site.labels {
            return trap(
                "runtime.witness", "'\(type.qualifiedName)' does not implement '\(function.signatureName)'",
                fix: "implement it, or give it a default in an extension of the protocol")
        }
        guard site.isOfLoop, !base.isNil else { return nil }
        return trap(
            "runtime.not-a-sequence", "\(snapshot(base)) is not a sequence",
            why: "'\(type.qualifiedName)' has no \(site.name)()", fix: "make the type conform to Sequence")
    }

    /// Ends a loop over what has no elements, so far as anybody knows.
    /// - Throws: the trap, where all that the program names is known.
    private func elementsEnd(_ site: Site, _ trap: Trap) throws -> Value {
        let unknown = try unsettled(site.name, trap)
        return site.name == "next" ? .none : unknown
    }
}

/// How the arguments of a call fill the parameters of a function.
struct ArgumentMatch {
    enum Source {
        case argument(Int)
        case variadic(Range<Int>)
        case defaultValue
    }

    private(set) var sources: [Source] = []
    /// The arguments are the parameters, one by one.
    private(set) var isIdentity = true

    /// Nil where the arguments do not fit.
    init?(_ parameters: [ParameterSymbol], labels: [String?], count: Int, firstTrailingClosure: Int?) {
        var next = 0
        for (index, parameter) in parameters.enumerated() {
            let label: String? = next < labels.count ? labels[next] : nil
            let isTrailing = firstTrailingClosure.map { next >= $0 } ?? false
            let matches =
                next < count
                && (label == parameter.label
                    || isTrailing && (label == nil || label == parameter.label) && parameter.isFunction)
            if parameter.isVariadic {
                isIdentity = false
                let start = next
                if matches {
                    next += 1
                    while next < count, next >= labels.count || labels[next] == nil,
                        firstTrailingClosure.map({ next < $0 }) ?? true
                    {
                        next += 1
                    }
                }
                sources.append(.variadic(start..<next))
            } else if matches,
                !(isTrailing && parameter.defaultValue != nil
                    && Self.isNeededLater(parameters[(index + 1)...], count - next))
            {
                if parameter.isAutoclosure { isIdentity = false }
                sources.append(.argument(next))
                next += 1
            } else if parameter.defaultValue != nil {
                isIdentity = false
                sources.append(.defaultValue)
            } else {
                return nil
            }
        }
        if next != count { return nil }
    }

    /// Whether the remaining arguments are all needed by later parameters without default values.
    private static func isNeededLater(_ parameters: ArraySlice<ParameterSymbol>, _ remaining: Int) -> Bool {
        parameters.count(where: { $0.isFunction && $0.defaultValue == nil }) >= remaining
    }
}

extension ParameterSymbol {
    var isFunction: Bool {
        switch type {
        case .function, .unknown, .parameter: true
        case .nominal(let nominal, let arguments):
            if case .builtin(.optional) = nominal.representation, case .function = arguments.first {
                true
            } else {
                false
            }
        default: false
        }
    }
}
