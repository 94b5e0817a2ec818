@_implementationOnly import SwiftParser
@_implementationOnly import SwiftSyntax

/// The body that Swift writes itself for `init(from:)` or `encode(to:)`, as source.
///
/// It is ordinary Swift, so that overloads of a container's `decode`, property wrappers and initialization work as in
/// code written by hand. Types stand in it as names, `_0` and so on, which the context resolves.
struct CodingSource {
    /// What of a value is coded.
    enum Form {
        case rawValue, fields, cases
    }

    let type: NominalType
    let form: Form
    let isDecoding: Bool

    func parse(_ lowerer: Lowerer) -> (CodeBlockItemListSyntax, DeclarationContext) {
        var writer = Writer(lowerer: lowerer, type: type)
        let text =
            switch (form, isDecoding) {
            case (.rawValue, true): writer.decodeRawValue()
            case (.rawValue, false): "var container = encoder.singleValueContainer()\ntry container.encode(rawValue)"
            case (.fields, true): writer.decodeFields()
            case (.fields, false): writer.encodeFields()
            case (.cases, true): writer.decodeCases()
            case (.cases, false): writer.encodeCases()
            }
        let file = lowerer.add(SourceText(name: "Codable", text: text, origin: type.position), isPrelude: false)
        var context = DeclarationContext(file: file, owner: type, isPrelude: false)
        var owner: NominalType? = type
        while let current = owner {
            for parameter in current.genericParameters where context.generics[parameter.name] == nil {
                context.generics[parameter.name] = .parameter(parameter)
            }
            owner = current.parent
        }
        for (index, type) in writer.types.enumerated() { context.generics["_\(index)"] = type }
        return (Parser.parse(source: text).statements, context)
    }

    private struct Writer {
        let lowerer: Lowerer
        let type: NominalType
        var types: [SwiftType] = []

        /// The name that stands for a type.
        mutating func name(of type: SwiftType) -> String {
            types.append(type)
            return "_\(types.count - 1)"
        }

        /// `decode(_0.self, forKey: .name)`, which gives nil for what is absent where the type is optional.
        mutating func decode(_ type: SwiftType, _ key: String) -> String {
            if case .nominal(let nominal, let arguments) = type, case .builtin(.optional) = nominal.representation,
                let wrapped = arguments.first
            {
                return "decodeIfPresent(\(name(of: wrapped)).self, forKey: .`\(key)`)"
            }
            return "decode(\(name(of: type)).self, forKey: .`\(key)`)"
        }

        func encode(_ value: String, _ type: SwiftType, _ key: String) -> String {
            "\(lowerer.isOptional(type) ? "encodeIfPresent" : "encode")(\(value), forKey: .`\(key)`)"
        }

        /// The properties with a key, which a program that declares its own keys may leave out.
        var properties: [PropertySymbol] {
            guard case .type(let keys)? = type.members["CodingKeys"]?.first, keys.kind == .enum else {
                return type.codedProperties
            }
            let names = Set(keys.cases.map(\.name))
            return type.codedProperties.filter { names.contains($0.codingKey) }
        }

        func fieldType(_ property: PropertySymbol) -> SwiftType {
            property.wraps == nil ? lowerer.propertyType(property) : property.type
        }

        mutating func decodeFields() -> String {
            let decoded = properties.filter { !($0.isLet && $0.initialValue != nil) }
            // What has nothing to decode takes any value.
            var text =
                decoded.isEmpty ? "" : "let container = try decoder.container(keyedBy: CodingKeys.self)\n"
            for property in decoded {
                text +=
                    "self.`\(property.name)` = try container.\(decode(fieldType(property), property.codingKey))\n"
            }
            if type.superclass != nil { text += "super.init()\n" }
            return text
        }

        func encodeFields() -> String {
            var text = "var container = encoder.container(keyedBy: CodingKeys.self)\n"
            for property in properties {
                let value = encode("self.`\(property.name)`", fieldType(property), property.codingKey)
                text += "try container.\(value)\n"
            }
            return text
        }

        mutating func decodeRawValue() -> String {
            let rawType = type.rawType ?? declaredRawType
            let raw = name(of: rawType)
            return """
                let raw = try decoder.singleValueContainer().decode(\(raw).self)
                guard let value = \(name(of: lowerer.selfType(of: type)))(rawValue: raw) as \(name(of: lowerer.selfType(of: type)))? else {
                    throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Cannot initialize \(type.name) from invalid \\(\(raw).self) value \\(raw)"))
                }
                self = value
                """
        }

        private var declaredRawType: SwiftType {
            for case .property(let property) in type.members["rawValue"] ?? [] {
                return lowerer.propertyType(property)
            }
            return .unknown
        }

        mutating func decodeCases() -> String {
            let mismatch =
                "throw DecodingError.typeMismatch(\(name(of: lowerer.selfType(of: type))).self, "
                + "DecodingError.Context(codingPath: container.codingPath, "
                + "debugDescription: \"Invalid number of keys found, expected one.\"))"
            var text = """
                let container = try decoder.container(keyedBy: CodingKeys.self)
                let keys = container.allKeys
                guard keys.count == 1 else { \(mismatch) }
                switch keys[0] {

                """
            for enumCase in type.cases where hasKey(enumCase) {
                text += "case .`\(enumCase.name)`:\n"
                let keys = "keyedBy: \(enumCase.codingKeysName).self, forKey: .`\(enumCase.name)`"
                text += "let nested = try container.nestedContainer(\(keys))\n"
                let values = zip(enumCase.codingKeys, enumCase.payload).enumerated().map { index, value in
                    let label = enumCase.labels[index].map { "`\($0)`: " } ?? ""
                    return "\(label)try nested.\(decode(value.1, value.0))"
                }
                text += "self = .`\(enumCase.name)`"
                text += values.isEmpty ? "\n" : "(\(values.joined(separator: ", ")))\n"
            }
            return text + "default: \(mismatch)\n}"
        }

        func encodeCases() -> String {
            var text = "var container = encoder.container(keyedBy: CodingKeys.self)\nswitch self {\n"
            for enumCase in type.cases {
                let locals = enumCase.payload.indices.map { "value\($0)" }
                text += "case .`\(enumCase.name)`"
                text += locals.isEmpty ? ":\n" : "(\(locals.map { "let \($0)" }.joined(separator: ", "))):\n"
                guard hasKey(enumCase) else {
                    text += """
                        throw EncodingError.invalidValue(self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "Case '\(enumCase.name)' cannot be encoded because it has no key."))

                        """
                    continue
                }
                let keys = "keyedBy: \(enumCase.codingKeysName).self, forKey: .`\(enumCase.name)`"
                text += "\(locals.isEmpty ? "_" : "var nested") = container.nestedContainer(\(keys))\n"
                for (index, local) in locals.enumerated() {
                    text +=
                        "try nested.\(encode(local, enumCase.payload[index], enumCase.codingKeys[index]))\n"
                }
            }
            return text + "}"
        }

        private func hasKey(_ enumCase: EnumCaseSymbol) -> Bool {
            guard case .type(let keys)? = type.members["CodingKeys"]?.first, keys.kind == .enum else { return true }
            return keys.cases.contains { $0.name == enumCase.name }
        }
    }
}
