/// What Swift writes itself for `Codable` and `CodingKey`.
///
/// Programs say `Codable` more often than they encode: nothing is written unless the containers are loaded, and the
/// bodies are parsed at their first call.
extension Lowerer {
    func synthesizeCoding(of type: NominalType) {
        if type.kind == .enum, conforms(type, toNamed: "CodingKey") { addKeyMembers(to: type) }
        guard wellKnown("KeyedDecodingContainer") != nil || wellKnown("KeyedEncodingContainer") != nil,
            type.kind != .protocol
        else { return }
        let inherits = type.superclass
        let isDecodable = conforms(type, toNamed: "Decodable")
        let isEncodable = conforms(type, toNamed: "Encodable")
        guard isDecodable || isEncodable else { return }
        // A subclass inherits the conformance with what implements it.
        let needsDecoding =
            isDecodable && !(inherits.map { conforms($0, toNamed: "Decodable") } ?? false)
            && !hasInitializer(of: type, labeled: "from")
        let needsEncoding =
            isEncodable && !(inherits.map { conforms($0, toNamed: "Encodable") } ?? false)
            && !hasMethod(of: type, "encode", labeled: "to")
        guard needsDecoding || needsEncoding || !type.isClass else { return }
        let form = codingForm(of: type)
        if form != .rawValue { addCodingKeys(to: type, form) }
        if needsDecoding, let decoder = wellKnown("Decoder") {
            let symbol = program.makeFunction(name: "init", kind: .initializer, position: type.position, owner: type)
            symbol.isThrowing = true
            symbol.result = selfType(of: type)
            symbol.parameters = [ParameterSymbol(label: "from", name: "decoder", type: .nominal(decoder, []))]
            addTypeArguments(to: symbol)
            symbol.isFromPrelude = true
            sources[symbol.id] = .coding(CodingSource(type: type, form: form, isDecoding: true))
            type.members["init", default: []].append(.function(symbol))
        }
        if needsEncoding, let encoder = wellKnown("Encoder") {
            let symbol = program.makeFunction(name: "encode", kind: .method, position: type.position, owner: type)
            symbol.isThrowing = true
            symbol.isFromPrelude = true
            symbol.parameters = [ParameterSymbol(label: "to", name: "encoder", type: .nominal(encoder, []))]
            sources[symbol.id] = .coding(CodingSource(type: type, form: form, isDecoding: false))
            type.members["encode", default: []].append(.function(symbol))
        }
    }

    private func hasInitializer(of type: NominalType, labeled label: String) -> Bool {
        hasMethod(of: type, "init", labeled: label)
    }

    private func hasMethod(of type: NominalType, _ name: String, labeled label: String) -> Bool {
        members(of: type, named: name).contains { member in
            guard case .function(let function) = member else { return false }
            return !function.isRequirement && function.parameters.first?.label == label
        }
    }

    private func codingForm(of type: NominalType) -> CodingSource.Form {
        if type.kind == .enum { return type.rawType == nil ? .cases : .rawValue }
        if conforms(type, toNamed: "RawRepresentable") || conforms(type, toNamed: "OptionSet") { return .rawValue }
        return .fields
    }

    /// The keys that the program did not declare: one a property or case, and one for each value of a case.
    private func addCodingKeys(to type: NominalType, _ form: CodingSource.Form) {
        switch form {
        case .rawValue: break
        case .fields: addKeys("CodingKeys", type.codedProperties.map(\.codingKey), to: type)
        case .cases:
            addKeys("CodingKeys", type.cases.map(\.name), to: type)
            for enumCase in type.cases {
                addKeys(enumCase.codingKeysName, enumCase.codingKeys, to: type)
            }
        }
    }

    private func addKeys(_ name: String, _ keys: [String], to type: NominalType) {
        guard type.members[name] == nil, memberAliases[ObjectIdentifier(type)]?[name] == nil else { return }
        let keyType = NominalType(
            id: program.types.count, name: name, kind: .enum, position: type.position, isFromPrelude: true,
            parent: type)
        for key in keys {
            let enumCase = EnumCaseSymbol(
                name: key, tag: keyType.cases.count, owner: keyType, position: type.position)
            keyType.cases.append(enumCase)
            keyType.members[key, default: []].append(.enumCase(enumCase))
        }
        for name in ["CodingKey", "Hashable"] {
            if let conformance = wellKnown(name) { keyType.conformances.append(conformance) }
        }
        program.types.append(keyType)
        type.members[name] = [.type(keyType)]
        type.typeMembers[name] = .nominal(keyType, [])
        addKeyMembers(to: keyType)
    }

    /// `stringValue` and the like of an enum of keys.
    private func addKeyMembers(to type: NominalType) {
        func number(_ enumCase: EnumCaseSymbol) -> Constant? {
            if case .integer(let value, _)? = enumCase.rawValue { return .integer(value, .int) }
            return nil
        }
        func text(_ enumCase: EnumCaseSymbol) -> Constant {
            if case .string? = enumCase.rawValue, let raw = enumCase.rawValue { return raw }
            return .string(enumCase.name)
        }
        if type.members["stringValue"] == nil { addCaseProperty("stringValue", self.type(.string), of: type, text) }
        if type.members["intValue"] == nil {
            addCaseProperty("intValue", optional(self.type(.int)), of: type) { number($0) ?? .none }
        }
        if !hasInitializer(of: type, labeled: "stringValue") {
            addCaseInitializer("stringValue", self.type(.string), of: type, text)
        }
        if !hasInitializer(of: type, labeled: "intValue") {
            addCaseInitializer("intValue", self.type(.int), of: type, number)
        }
    }
}

extension NominalType {
    /// The stored properties that synthesized coding knows, storage of wrapped ones included and that of lazy ones not.
    var codedProperties: [PropertySymbol] { storedProperties.filter { !$0.name.hasPrefix("$") } }
}

extension PropertySymbol {
    /// A wrapped property's key is its own name, not that of its storage; an observed one's is that of the storage
    /// that the macro adds.
    var codingKey: String { wraps ?? (isObserved ? "_" + name : name) }
}

extension EnumCaseSymbol {
    /// `TextCodingKeys` for a case `text`.
    var codingKeysName: String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }

    /// The keys of the values of the case.
    var codingKeys: [String] { payload.indices.map { (labels[$0]) ?? "_\($0)" } }
}
