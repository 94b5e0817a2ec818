import Foundation

extension NativeRegistry {
    /// Foundation's named sets, in the order of the prelude's `CharacterSet`.
    static func registerCharacterSets(_ registry: inout NativeRegistry) {
        let sets: [CharacterSet] = [
            .whitespaces, .whitespacesAndNewlines, .newlines, .letters, .decimalDigits, .alphanumerics,
            .punctuationCharacters, .uppercaseLetters, .lowercaseLetters, .symbols, .controlCharacters,
            .urlQueryAllowed, .urlPathAllowed, .urlHostAllowed, .urlFragmentAllowed, .urlUserAllowed,
            .urlPasswordAllowed, .illegalCharacters, .capitalizedLetters, .nonBaseCharacters,
        ]
        registry.define("_characterSetContains(_:_:)") { _, arguments in
            let number = try arguments.int(0)
            let scalars = try arguments.character(1).unicodeScalars
            guard sets.indices.contains(number) else { return .bool(false) }
            return .bool(scalars.allSatisfy { sets[number].contains($0) })
        }
        registry.define("_order(_:_:)") { interpreter, arguments in
            let (left, right) = (try arguments.value(0), try arguments.value(1))
            if left.isNone || right.isNone { return .int(left.isNone ? (right.isNone ? 0 : -1) : 1) }
            return .int(try interpreter.compare(left, right))
        }
    }
}
