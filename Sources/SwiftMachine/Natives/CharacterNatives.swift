extension NativeRegistry {
    static func registerCharacter(_ registry: inout NativeRegistry) {
        registry.define("Character.init(_:)") { interpreter, arguments in
            let text = try arguments.string(0)
            guard text.count == 1, let character = text.first else {
                throw interpreter.fatal(
                    "Can't form a Character from a String of \(text.count) characters",
                    fix: "give exactly one character")
            }
            return Value(character)
        }
        registry.define("_makeCharacter(_:)") { interpreter, arguments in
            guard let scalar = Unicode.Scalar(UInt32(clamping: try arguments.int(0))) else {
                throw interpreter.fatal("Not a Unicode scalar value", fix: "use a valid scalar")
            }
            return Value(Character(scalar))
        }
        func character(_ name: String, _ read: @escaping (Character) -> Value) {
            registry.define("Character.\(name)") { _, arguments in read(try arguments.character(0)) }
        }
        character("description") { Value(String($0)) }
        character("isLetter") { .bool($0.isLetter) }
        character("isNumber") { .bool($0.isNumber) }
        character("isWholeNumber") { .bool($0.isWholeNumber) }
        character("isHexDigit") { .bool($0.isHexDigit) }
        character("isWhitespace") { .bool($0.isWhitespace) }
        character("isNewline") { .bool($0.isNewline) }
        character("isPunctuation") { .bool($0.isPunctuation) }
        character("isSymbol") { .bool($0.isSymbol) }
        character("isUppercase") { .bool($0.isUppercase) }
        character("isLowercase") { .bool($0.isLowercase) }
        character("isCased") { .bool($0.isCased) }
        character("isASCII") { .bool($0.isASCII) }
        character("isMathSymbol") { .bool($0.isMathSymbol) }
        character("isCurrencySymbol") { .bool($0.isCurrencySymbol) }
        character("debugDescription") { Value($0.debugDescription) }
        registry.define("_scalarIsEmoji(_:_:)") { _, arguments in
            guard let properties = try arguments.character(0).unicodeScalars.first?.properties else {
                return .bool(false)
            }
            return .bool(try arguments.bool(1) ? properties.isEmojiPresentation : properties.isEmoji)
        }
        registry.define("_scalarName(_:)") { _, arguments in
            Value(optional: try arguments.character(0).unicodeScalars.first?.properties.name.map { Value($0) })
        }
        character("asciiValue") { Value(optional: $0.asciiValue.map { .uint8($0) }) }
        character("wholeNumberValue") { Value(optional: $0.wholeNumberValue.map { .int($0) }) }
        character("hexDigitValue") { Value(optional: $0.hexDigitValue.map { .int($0) }) }
        character("uppercased()") { Value($0.uppercased()) }
        character("lowercased()") { Value($0.lowercased()) }
        character("utf8") { Value(array: $0.utf8.lazy.map { .uint8($0) }) }
        character("_scalarValues()") { Value(array: $0.unicodeScalars.lazy.map { .uint32($0.value) }) }
    }
}
