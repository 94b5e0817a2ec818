import SwiftFrontEnd

/// What Swift's library keeps for one run: output, randomness, and look-ups that are worth keeping.
package final class LibraryState {
    package let output = OutputRecorder()
    /// Seeded alike in every run, so that a run repeats itself.
    package var random = SplitMix64(state: 0x5EED)
    /// What was combined into a hash that a program's own `Hasher` gave, as `label value` pieces.
    package var hashPieces: [Int: [String]] = [:]
    /// A type's own `==`, `<` and `hash(into:)`, by type; nil where it has none.
    package var operators: [OperatorKey: FunctionSymbol?] = [:]
    /// Numbers given to objects and types by `ObjectIdentifier`.
    package var identifiers: [ObjectIdentifier: Int] = [:]

    /// Formatters and calendars of the host, which are slow to make, by what they were made for.
    private var hostValues: [String: Any] = [:]

    package init() {}

    /// A value of the host that was made before for the same key, or is made now.
    package func hostValue<Made>(_ key: String, make: () -> Made) -> Made {
        if let known = hostValues[key] as? Made { return known }
        if hostValues.count > 200 { hostValues.removeAll() }
        let made = make()
        hostValues[key] = made
        return made
    }

    package struct OperatorKey: Hashable {
        package let type: NominalType
        package let name: String
    }
}

/// What a program prints, line by line.
package final class OutputRecorder {
    /// Complete lines.
    package private(set) var lines: [String] = []
    /// What was printed after the last line's end.
    package private(set) var partialLine = ""
    /// Told of each complete line.
    package var onLine: ((String) -> Void)?
    /// Told of all text, as it is printed.
    package var onText: ((String) -> Void)?

    package init() {}

    package func write(_ text: String) {
        onText?(text)
        var rest = Substring(text)
        while let end = rest.utf8.firstIndex(of: 10) {
            let line = partialLine + rest[..<end]
            partialLine = ""
            lines.append(line)
            onLine?(line)
            rest = rest[rest.utf8.index(after: end)...]
        }
        partialLine += rest
    }
}

/// A small random number generator of good quality that gives the same numbers everywhere.
package struct SplitMix64: RandomNumberGenerator {
    package var state: UInt64

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
