/// What a file declares for other files, found by its words alone: enough to tell which files a program can need
/// without parsing any of them.
struct SourceOutline: Sendable {
    /// Whether a declaration leaves nothing to look for elsewhere.
    enum Weight: Sendable {
        /// Other files may declare more of the name: functions, and what stands below `#if`.
        case partial
        case whole
    }

    /// Members that a file adds to a type.
    struct Extension: Sendable {
        /// The first name of the extended type.
        let type: String
        var members: Set<String> = []
        /// Whether it adds what nobody calls by name: conformances, initializers, subscripts.
        var changesType = false
    }

    fileprivate(set) var names: [String: Weight] = [:]
    fileprivate(set) var extensions: [Extension] = []
}

extension SourceOutline {
    /// Hears of words and brackets in order, with the depth of brackets around them.
    struct Builder {
        private(set) var outline = SourceOutline()
        private var keyword: Keyword?
        private var isPrivate = false
        private var isAfterAccess = false
        /// Conditional compilation around.
        private var conditions = 0
        /// The extension whose header or members are being read.
        private var current: Int?
        private var isInHeader = false

        private enum Keyword {
            case type, variable, function, operatorName, extensionOf, access, initializer
        }

        mutating func read(_ word: UnsafeBufferPointer<UInt8>, depth: Int) {
            guard depth == 0 || (depth == 1 && current != nil) else { return }
            if let found = Self.keyword(word) {
                isAfterAccess = found == .access
                switch found {
                case .access: isPrivate = true
                case .initializer:
                    isPrivate = false
                    if depth == 1, let current, !isInHeader { outline.extensions[current].changesType = true }
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
            if keyword == .extensionOf {
                current = nil
                if depth == 0, !isPrivate {
                    outline.extensions.append(Extension(type: name))
                    current = outline.extensions.count - 1
                    isInHeader = true
                }
            } else {
                declare(name, isFunction: keyword == .function, depth: depth)
            }
            isPrivate = false
        }

        /// An operator may be the name of a function.
        mutating func read(operatorNamed name: String, depth: Int) {
            guard keyword == .function || keyword == .operatorName, depth == 0 || (depth == 1 && current != nil) else {
                return
            }
            keyword = nil
            declare(name, isFunction: true, depth: depth)
            isPrivate = false
        }

        private mutating func declare(_ name: String, isFunction: Bool, depth: Int) {
            guard !isPrivate else { return }
            if depth == 1 {
                if let current { outline.extensions[current].members.insert(name) }
            } else if isFunction || conditions > 0 {
                if outline.names[name] == nil { outline.names[name] = .partial }
            } else {
                outline.names[name] = .whole
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
        }

        mutating func readColon(depth: Int) {
            if depth == 0, isInHeader, let current { outline.extensions[current].changesType = true }
        }

        mutating func beginCondition() { conditions += 1 }
        mutating func endCondition() { conditions = max(0, conditions - 1) }

        private static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
            guard word.count >= 3, word.count <= 15 else { return nil }
            return keywords.first { word.elementsEqual($0.word) }?.keyword
        }

        private static let keywords: [(word: [UInt8], keyword: Keyword)] = {
            let kinds: [(Keyword, [String])] = [
                (.type, ["struct", "class", "enum", "actor", "protocol", "typealias", "precedencegroup"]),
                (.variable, ["var", "let"]), (.function, ["func", "macro"]), (.operatorName, ["operator"]),
                (.extensionOf, ["extension"]), (.access, ["private", "fileprivate"]),
                (.initializer, ["init", "subscript"]),
            ]
            return kinds.flatMap { keyword, words in words.map { (Array($0.utf8), keyword) } }
        }()
    }
}
