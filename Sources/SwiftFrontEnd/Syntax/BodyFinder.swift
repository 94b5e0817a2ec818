/// Finds the bodies of functions and accessors by words and brackets alone, so that they need not be parsed, and lead
/// nowhere, before they run.
///
/// A body is only found where it is one for certain. Those stay part of their declaration that say something of it:
/// bodies of generic functions, of subscripts, of coroutines, of `didSet`, which asks for the old value or not, and of
/// initializers whose type may be generic.
struct BodyFinder: Sendable {
    /// What stands between the braces of each body, as offsets in the file, in order.
    private(set) var bodies: [Range<Int>] = []
    /// The offset at which the body begins that is being read.
    private(set) var bodyStart: Int?
    /// The names of members that override others.
    private(set) var overridingNames: Set<String> = []
    /// The names of protocols that require generic functions.
    private(set) var genericProtocols: Set<String> = []
    private var bodyDepth = 0

    private enum Pending {
        case nothing
        case type(Header)
        case function(hasParameters: Bool, isGeneric: Bool)
        case variable(hasValue: Bool)
    }

    /// The header of a type.
    private struct Header {
        var isProtocol = false
        /// Whether its initializers may depend on generic arguments.
        var mayBeGeneric = false
        var name: String?
        /// Whether the names that follow are of its superclass and protocols.
        var isInheriting = false
    }

    /// Braces whose content is declarations.
    private struct Level {
        let depth: Int
        var mayBeGeneric = false
        /// The protocol whose requirements these are.
        var protocolName: String?
        /// Whether it holds accessors instead of members.
        var hasAccessors = false
    }

    private var pending = Pending.nothing
    /// Whether the next name is that of a member that overrides another.
    private var isOverriding = false
    private var levels = [Level(depth: 0)]

    private func isDeclaring(at depth: Int) -> Bool { bodyStart == nil && levels[levels.count - 1].depth == depth }

    /// Hears of a word, and of the byte before it.
    /// - Returns: whether the word names a superclass or protocol of a type.
    mutating func read(_ word: UnsafeBufferPointer<UInt8>, after previous: UInt8, depth: Int) -> Bool {
        guard isDeclaring(at: depth), previous != UInt8(ascii: ".") else { return false }
        if previous != UInt8(ascii: "`"), readKeyword(word) { return false }
        switch pending {
        case .type(var header):
            if header.isInheriting { return true }
            if header.name == nil { header.name = String(decoding: word, as: UTF8.self) }
            pending = .type(header)
        case .function(hasParameters: false, _), .variable(hasValue: false):
            if isOverriding { overridingNames.insert(String(decoding: word, as: UTF8.self)) }
            isOverriding = false
        default: break
        }
        return false
    }

    /// - Returns: whether a word begins a declaration, or is a part of one that is no name.
    private mutating func readKeyword(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count >= 2, word.count <= 15 else { return false }
        let level = levels[levels.count - 1]
        if level.hasAccessors {
            guard let accessor = Self.accessors.first(where: { word.elementsEqual($0.word) }) else { return false }
            pending = accessor.isPlain ? .function(hasParameters: true, isGeneric: false) : .nothing
            return true
        }
        guard let beginning = Self.words.first(where: { word.elementsEqual($0.word) })?.beginning else { return false }
        switch beginning {
        case .type:
            // `protocol P: class` is still the header of P.
            if case .type(let header) = pending, header.isInheriting { return true }
            pending = .type(Header())
        case .protocolType: pending = .type(Header(isProtocol: true))
        case .extensionOf: pending = .type(Header(mayBeGeneric: true))
        case .function: pending = .function(hasParameters: false, isGeneric: false)
        case .initializer: pending = .function(hasParameters: false, isGeneric: level.mayBeGeneric)
        case .variable: pending = .variable(hasValue: false)
        case .overriding: isOverriding = true
        case .other: pending = .nothing
        }
        return true
    }

    /// Hears of an operator or punctuation.
    mutating func read(_ byte: UInt8, depth: Int) {
        guard isDeclaring(at: depth) else { return }
        switch (byte, pending) {
        case (UInt8(ascii: "<"), .type(var header)) where !header.isInheriting:
            header.mayBeGeneric = true
            pending = .type(header)
        case (UInt8(ascii: ":"), .type(var header)):
            header.isInheriting = true
            pending = .type(header)
        case (UInt8(ascii: "<"), .function(hasParameters: false, _)):
            pending = .function(hasParameters: false, isGeneric: true)
            if let name = levels[levels.count - 1].protocolName { genericProtocols.insert(name) }
        case (UInt8(ascii: "="), .variable): pending = .variable(hasValue: true)
        case (UInt8(ascii: "#"), _): pending = .nothing
        default: break
        }
    }

    /// Hears of an opening bracket, at the depth around it.
    mutating func open(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, depth: Int) {
        guard isDeclaring(at: depth) else { return }
        if bytes[offset] == UInt8(ascii: "("), case .function(false, let isGeneric) = pending {
            pending = .function(hasParameters: true, isGeneric: isGeneric)
        }
        guard bytes[offset] == UInt8(ascii: "{") else { return }
        switch pending {
        case .type(let header):
            levels.append(
                Level(
                    depth: depth + 1, mayBeGeneric: header.mayBeGeneric,
                    protocolName: header.isProtocol ? header.name : nil))
        case .function(_, isGeneric: false): begin(at: offset + 1, depth: depth)
        case .variable(hasValue: false):
            if Self.beginsAccessor(bytes, after: offset) {
                levels.append(Level(depth: depth + 1, hasAccessors: true))
            } else {
                begin(at: offset + 1, depth: depth)
            }
        default: break
        }
        pending = .nothing
    }

    private mutating func begin(at offset: Int, depth: Int) {
        bodyStart = offset
        bodyDepth = depth
    }

    /// Hears of a closing bracket, with the depth around it.
    mutating func close(_ byte: UInt8, at offset: Int, depth: Int) {
        guard byte == UInt8(ascii: "}") else { return }
        if let start = bodyStart {
            guard depth <= bodyDepth else { return }
            bodies.append(start..<offset)
            bodyStart = nil
        } else if levels.count > 1, depth < levels[levels.count - 1].depth {
            levels.removeLast()
        }
        // A closure among default arguments ends nothing.
        if isDeclaring(at: depth) { pending = .nothing }
    }

    // MARK: Words

    private enum Beginning { case type, protocolType, extensionOf, overriding, function, initializer, variable, other }

    private static let words: [(word: [UInt8], beginning: Beginning)] = {
        let kinds: [(Beginning, [String])] = [
            (.variable, ["var", "let"]), (.function, ["func", "deinit"]), (.initializer, ["init"]),
            (.type, ["struct", "class", "enum", "actor"]), (.protocolType, ["protocol"]),
            (.extensionOf, ["extension"]), (.overriding, ["override"]),
            (
                .other,
                [
                    "case", "subscript", "typealias", "associatedtype", "import", "operator", "precedencegroup",
                    "macro", "if", "for", "while", "guard", "switch", "do", "repeat", "defer", "return", "try",
                    "await",
                ]
            ),
        ]
        return kinds.flatMap { beginning, words in words.map { (Array($0.utf8), beginning) } }
    }()

    /// Accessors, and whether their bodies are plain functions.
    private static let accessors: [(word: [UInt8], isPlain: Bool)] = [
        ("get", true), ("set", true), ("willSet", true), ("didSet", false), ("_read", false), ("_modify", false),
        ("read", false), ("modify", false), ("init", false), ("unsafeAddress", false),
    ].map { (Array($0.0.utf8), $0.1) }

    /// Whether the braces hold accessors rather than the body of a getter.
    private static func beginsAccessor(_ bytes: UnsafeBufferPointer<UInt8>, after brace: Int) -> Bool {
        var index = brace + 1
        func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
        while index < bytes.count {
            if isBlank(bytes[index]) {
                index += 1
            } else if bytes[index...].starts(with: "//".utf8) {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else {
                break
            }
        }
        guard index < bytes.count else { return false }
        // An attribute, or a comment of another kind: nothing is certain.
        if [UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "#")].contains(bytes[index]) { return true }
        let start = index
        while index < bytes.count, bytes[index].isWordPart { index += 1 }
        let word = bytes[start..<index]
        let modifiers = ["mutating", "nonmutating", "borrowing", "consuming", "package", "private", "fileprivate"]
        if modifiers.contains(where: { word.elementsEqual($0.utf8) }) { return true }
        guard accessors.contains(where: { word.elementsEqual($0.word) }) else { return false }
        while index < bytes.count, isBlank(bytes[index]) { index += 1 }
        guard index < bytes.count else { return false }
        return bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}")
            || bytes[index] == UInt8(ascii: "(") || bytes[index].isWordPart
    }
}

extension UInt8 {
    fileprivate var isWordPart: Bool {
        (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z"))
            || (self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z"))
            || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) || self == UInt8(ascii: "_")
    }
}
