/// A stretch of a file that holds whole declarations, with what it declares and mentions, found by its words alone:
/// enough to tell what a program can need without parsing any of it.
struct SourcePart: Sendable {
    /// Whether a declaration leaves nothing to look for elsewhere.
    enum Weight: Sendable {
        /// There may be more of the name: functions, and what stands below `#if`.
        case partial
        case whole
    }

    /// Members that the part adds to a type.
    struct Extension: Sendable {
        /// The first name of the extended type.
        let type: String
        var members: Set<String> = []
        /// Whether it adds what nobody calls by name: conformances, initializers, subscripts.
        var changesType = false
    }

    /// The offset of its first byte; it ends where the next one starts.
    let start: Int
    fileprivate(set) var names: [String: Weight] = [:]
    /// Names that only the part's own file sees.
    fileprivate(set) var privateNames: Set<String> = []
    fileprivate(set) var extensions: [Extension] = []
    /// The superclasses and protocols of types in it.
    fileprivate(set) var inherited: Set<String> = []
    /// All names that it mentions, operators included, but for those in bodies that wait until they run.
    fileprivate(set) var identifiers: Set<String> = []
}

extension SourcePart {
    /// Hears of words and brackets in order, with the depth of brackets around them.
    struct Builder {
        private(set) var parts = [SourcePart(start: 0)]
        /// The modules that the file imports.
        private(set) var imports: Set<String> = []
        private var keyword: Keyword?
        private var isPrivate = false
        private var isAfterAccess = false
        /// Conditional compilation around.
        private(set) var conditions = 0
        /// The extension of the current part whose header or members are being read.
        private var current: Int?
        private var isInHeader = false
        private var seen: Set<UInt64> = []
        /// What was read after a declaration that may be complete.
        private var completion = Completion.open

        private enum Completion {
            case open, closed, closedLine
        }

        private enum Keyword {
            case type, variable, function, operatorName, extensionOf, access, initializer, importOf
        }

        /// Hears of each byte outside of brackets, comments and literals that begins something, before it is read.
        mutating func willRead(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                if completion == .closed { completion = .closedLine }
                return
            }
            guard byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\r") else { return }
            if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
            {
                return
            }
            if completion == .closedLine, conditions == 0, Self.beginsDeclaration(bytes, at: index) {
                parts.append(SourcePart(start: index))
                seen.removeAll(keepingCapacity: true)
                current = nil
                isInHeader = false
            }
            completion = .open
        }

        /// Notes a word that the part mentions.
        mutating func mention(_ word: UnsafeBufferPointer<UInt8>, hash: UInt64) {
            guard seen.insert(hash).inserted else { return }
            var start = word.startIndex
            while start < word.endIndex, word[start] == UInt8(ascii: "$") { start += 1 }
            let name = UnsafeBufferPointer(rebasing: word[start...])
            parts[parts.count - 1].identifiers.insert(String(decoding: name, as: UTF8.self))
        }

        mutating func read(_ word: UnsafeBufferPointer<UInt8>, depth: Int) {
            guard depth == 0 || (depth == 1 && current != nil) else { return }
            if let found = Self.keyword(word) {
                isAfterAccess = found == .access
                switch found {
                case .access: isPrivate = true
                case .initializer:
                    isPrivate = false
                    if depth == 1, let current, !isInHeader {
                        parts[parts.count - 1].extensions[current].changesType = true
                    }
                default:
                    // `class` before `func` only modifies it.
                    keyword = found
                }
                return
            }
            isAfterAccess = false
            guard let keyword else { return }
            self.keyword = nil
            let name = String(decoding: word, as: UTF8.self)
            if keyword == .importOf {
                imports.insert(name)
                return
            }
            if keyword == .extensionOf {
                current = nil
                if depth == 0 {
                    // A private extension hides its members, and whatever they are needed by stands in the same file.
                    parts[parts.count - 1].extensions.append(Extension(type: name, changesType: isPrivate))
                    current = parts[parts.count - 1].extensions.count - 1
                    isInHeader = true
                }
            } else {
                declare(name, isFunction: keyword == .function, depth: depth)
            }
            isPrivate = false
        }

        /// A literal names its type without the type's name.
        mutating func read(literalOf type: String) {
            guard !parts.isEmpty else { return }
            parts[parts.count - 1].identifiers.insert(type)
        }

        /// A superclass or protocol of a type.
        mutating func inherit(_ word: UnsafeBufferPointer<UInt8>) {
            parts[parts.count - 1].inherited.insert(String(decoding: word, as: UTF8.self))
        }

        /// An operator is mentioned, and may be the name of a function.
        mutating func read(operatorNamed name: String, depth: Int, isMentioned: Bool) {
            if isMentioned { parts[parts.count - 1].identifiers.insert(name) }
            guard keyword == .function || keyword == .operatorName, depth == 0 || (depth == 1 && current != nil) else {
                return
            }
            keyword = nil
            declare(name, isFunction: true, depth: depth)
            isPrivate = false
        }

        private mutating func declare(_ name: String, isFunction: Bool, depth: Int) {
            let last = parts.count - 1
            if depth == 1 {
                if let current { parts[last].extensions[current].members.insert(name) }
            } else if isPrivate {
                parts[last].privateNames.insert(name)
            } else if isFunction || conditions > 0 {
                if parts[last].names[name] == nil { parts[last].names[name] = .partial }
            } else {
                parts[last].names[name] = .whole
            }
        }

        /// A bracket opens at a depth.
        mutating func open(_ byte: UInt8, depth: Int) {
            if byte == UInt8(ascii: "(") {
                // `private(set)` hides the setter alone.
                if isAfterAccess { isPrivate = false }
            } else if byte == UInt8(ascii: "{"), depth == 0 {
                if isInHeader { isInHeader = false } else { current = nil }
            }
            isAfterAccess = false
        }

        /// A bracket closes, down to a depth.
        mutating func close(_ byte: UInt8, depth: Int) {
            guard byte == UInt8(ascii: "}") else { return }
            keyword = nil
            isPrivate = false
            if depth == 0, !isInHeader { current = nil }
            if depth == 0 { completion = .closed }
        }

        mutating func readColon(depth: Int) {
            if depth == 0, isInHeader, let current { parts[parts.count - 1].extensions[current].changesType = true }
        }

        mutating func beginCondition() { conditions += 1 }

        mutating func endCondition() {
            conditions = max(0, conditions - 1)
            if conditions == 0 { completion = .closed }
        }

        // MARK: Words

        private static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
            guard word.count >= 3, word.count <= 15 else { return nil }
            return keywords.first { word.elementsEqual($0.word) }?.keyword
        }

        private static let keywords: [(word: [UInt8], keyword: Keyword)] = {
            let kinds: [(Keyword, [String])] = [
                (.type, ["struct", "class", "enum", "actor", "protocol", "typealias", "precedencegroup"]),
                (.variable, ["var", "let"]), (.function, ["func", "macro"]), (.operatorName, ["operator"]),
                (.extensionOf, ["extension"]), (.importOf, ["import"]), (.access, ["private", "fileprivate"]),
                (.initializer, ["init", "subscript"]),
            ]
            return kinds.flatMap { keyword, words in words.map { (Array($0.utf8), keyword) } }
        }()

        /// Whether a declaration begins at an offset for certain: with an attribute, a modifier or its keyword.
        private static func beginsDeclaration(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
            if bytes[start] == UInt8(ascii: "@") { return true }
            if bytes[start] == UInt8(ascii: "#") {
                return ["#if ", "#Preview"].contains { bytes[start...].starts(with: $0.utf8) }
            }
            var end = start
            while end < bytes.count, bytes[end] >= UInt8(ascii: "a"), bytes[end] <= UInt8(ascii: "z") { end += 1 }
            guard end < bytes.count, end > start, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "(")
            else {
                return false
            }
            return beginnings.contains { bytes[start..<end].elementsEqual($0) }
        }

        private static let beginnings: [[UInt8]] = [
            "struct", "class", "enum", "extension", "func", "public", "private", "fileprivate", "internal", "final",
            "let",
            "var", "protocol", "actor", "typealias", "open", "package", "indirect", "nonisolated", "import", "infix",
            "prefix", "postfix", "precedencegroup", "macro", "distributed",
        ].map { Array($0.utf8) }
    }
}
