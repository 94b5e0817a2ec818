/// A pass over the bytes of a source file before it is parsed: it collects the names that the file mentions and
/// measures nesting and chains.
///
/// The parser, and any walk over a syntax tree, recurse on the host's stack, so depth is bounded here, where nothing
/// recurses. O(n) in the bytes.
struct SourceScanner {
    /// Bounds on the shape of source code; a file past one is refused with a located error.
    enum Limit {
        /// Brackets of any kind inside each other.
        static let nesting = 200
        /// `else if` after `else if`.
        static let elseIfChain = 400
        /// Operators in one expression without brackets.
        static let operatorChain = 1_000
        /// Members after one another, as in `.padding().padding()`.
        static let memberChain = 1_000
        /// Square brackets directly inside each other: the parser's time doubles with each.
        static let squareBrackets = 12
        /// Bytes of one file.
        static let bytes = 4_000_000
    }

    /// The file in stretches that can be needed apart from one another, in order.
    var parts: [SourcePart] { builder.parts }
    /// The modules that the file imports.
    var imports: Set<String> { builder.imports }
    /// The bodies of functions that may wait until they run.
    private(set) var bodies = BodyFinder()
    /// Whether what bodies mention is left out of what their parts do.
    private let defersBodies: Bool
    private var builder = SourcePart.Builder()
    /// The first bound that is passed: its offset and what to say.
    private(set) var excess: (offset: Int, message: String, fix: String)?

    init(_ text: String, defersBodies: Bool = false) {
        self.defersBodies = defersBodies
        var text = text
        text.withUTF8 { scan($0) }
    }

    /// Operators are names too: the prelude declares some.
    private mutating func noteOperator(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, depth: Int) {
        guard start == 0 || !bytes[start - 1].isOperator else { return }
        var end = start
        while end < bytes.count, bytes[end].isOperator { end += 1 }
        let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        builder.read(operatorNamed: name, depth: depth, isMentioned: isMentioned)
    }

    /// What stands between `#if` and `#endif` may not be there.
    private mutating func noteDirective(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        func isHere(_ word: StaticString) -> Bool {
            let end = start + word.utf8CodeUnitCount
            guard end <= bytes.count, end == bytes.count || !bytes[end].isAlphanumeric else { return false }
            let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
            return bytes[start..<end].elementsEqual(text)
        }
        if isHere("if") { builder.beginCondition() } else if isHere("endif") { builder.endCondition() }
    }

    /// Whether what is being read leads somewhere before it runs.
    private var isMentioned: Bool { !defersBodies || bodies.bodyStart == nil }

    private mutating func exceed(_ offset: Int, _ message: String, _ fix: String) {
        if excess == nil { excess = (offset, message, fix) }
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.count > Limit.bytes {
            exceed(0, "the file has \(bytes.count) bytes, more than \(Limit.bytes)", "split it into several files")
            return
        }
        var index = 0
        var depth = 0
        // Chains are counted per bracket depth and end at a statement's end.
        var operators = [0]
        var members = [0]
        var elseIfs = [0]
        var squares = 0
        var lastWasElse = false
        // Depths at which an interpolation was opened, to return to its string literal.
        var interpolations: [(depth: Int, isMultiline: Bool, pounds: Int)] = []

        func peek(_ ahead: Int) -> UInt8 { index + ahead < bytes.count ? bytes[index + ahead] : 0 }

        /// Skips the rest of a string literal up to its end or the next interpolation.
        func skipString(isMultiline: Bool, pounds: Int) {
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: "\\") {
                    var cursor = index + 1
                    var found = 0
                    while found < pounds, cursor < bytes.count, bytes[cursor] == UInt8(ascii: "#") {
                        found += 1
                        cursor += 1
                    }
                    if found == pounds, cursor < bytes.count, bytes[cursor] == UInt8(ascii: "(") {
                        interpolations.append((depth, isMultiline, pounds))
                        index = cursor
                        return
                    }
                    index = found == pounds ? cursor + 1 : index + 1
                    continue
                }
                if byte == UInt8(ascii: "\"") {
                    var cursor = index + 1
                    if isMultiline {
                        guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else {
                            index += 1
                            continue
                        }
                        cursor = index + 3
                    }
                    var found = 0
                    while found < pounds, cursor < bytes.count, bytes[cursor] == UInt8(ascii: "#") {
                        found += 1
                        cursor += 1
                    }
                    if found == pounds {
                        index = cursor
                        return
                    }
                }
                if byte == UInt8(ascii: "\n"), !isMultiline { return }
                index += 1
            }
        }

        while index < bytes.count {
            let byte = bytes[index]
            if depth == 0 { builder.willRead(bytes, at: index) }
            switch byte {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                var comments = 1
                index += 2
                while index < bytes.count, comments > 0 {
                    if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                        comments -= 1
                        index += 2
                    } else if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                        comments += 1
                        index += 2
                    } else {
                        index += 1
                    }
                }
            case UInt8(ascii: "/") where regexEnd(bytes, from: index) != nil:
                if isMentioned { builder.read(literalOf: "Regex") }
                index = regexEnd(bytes, from: index) ?? index + 1
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                var pounds = 0
                while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
                if pounds > 0, peek(pounds) == UInt8(ascii: "/") {
                    if isMentioned { builder.read(literalOf: "Regex") }
                    index += pounds + 1
                    while index < bytes.count,
                        !(bytes[index] == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "#"))
                    { index += 1 }
                    index = min(index + 1 + pounds, bytes.count)
                    continue
                }
                guard peek(pounds) == UInt8(ascii: "\"") else {
                    if pounds == 1 { noteDirective(bytes, at: index + 1) }
                    bodies.read(byte, depth: depth)
                    if builder.conditions > Limit.nesting {
                        exceed(
                            index, "'#if' nests deeper than \(Limit.nesting) levels",
                            "move the inner part into a file of its own")
                        return
                    }
                    index += max(pounds, 1)
                    continue
                }
                let isMultiline = peek(pounds + 1) == UInt8(ascii: "\"") && peek(pounds + 2) == UInt8(ascii: "\"")
                index += pounds + (isMultiline ? 3 : 1)
                skipString(isMultiline: isMultiline, pounds: pounds)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                builder.open(byte, depth: depth)
                bodies.open(bytes, at: index, depth: depth)
                var last = index
                while last > 0, bytes[last - 1] <= UInt8(ascii: " ") { last -= 1 }
                let before = last > 0 ? bytes[last - 1] : 0
                if byte != UInt8(ascii: "{"), before == UInt8(ascii: ")") || before == UInt8(ascii: "]") {
                    // A call or subscript of what the last one gave is a link of a chain like a member.
                    members[depth] += 1
                    if members[depth] > Limit.memberChain {
                        exceed(
                            index, "more than \(Limit.memberChain) calls or subscripts follow one another",
                            "split the chain with local constants")
                        return
                    }
                }
                squares = byte == UInt8(ascii: "[") ? (before == byte ? squares + 1 : 1) : 0
                if squares > Limit.squareBrackets {
                    exceed(
                        index, "more than \(Limit.squareBrackets) square brackets stand directly inside each other",
                        "name the inner type with a typealias, or the inner array with a constant")
                    return
                }
                depth += 1
                if depth > Limit.nesting {
                    exceed(
                        index, "code nests deeper than \(Limit.nesting) levels",
                        "move the inner part into a function or a type of its own")
                    return
                }
                if operators.count <= depth {
                    operators.append(0)
                    members.append(0)
                    elseIfs.append(0)
                }
                operators[depth] = 0
                members[depth] = 0
                elseIfs[depth] = 0
                index += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth = max(0, depth - 1)
                builder.close(byte, depth: depth)
                bodies.close(byte, at: index, depth: depth)
                index += 1
                if let interpolation = interpolations.last, interpolation.depth == depth {
                    interpolations.removeLast()
                    skipString(isMultiline: interpolation.isMultiline, pounds: interpolation.pounds)
                }
            case UInt8(ascii: ";"), UInt8(ascii: ","):
                operators[depth] = 0
                members[depth] = 0
                index += 1
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: "$"), 0x80...:
                let start = index
                var hash: UInt64 = 0xcbf2_9ce4_8422_2325
                while index < bytes.count {
                    let byte = bytes[index]
                    let isPart =
                        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
                        || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
                        || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
                        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
                    guard isPart else { break }
                    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
                    index += 1
                }
                let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
                let isElse = word.elementsEqual("else".utf8)
                if word.elementsEqual("if".utf8) {
                    elseIfs[depth] = lastWasElse ? elseIfs[depth] + 1 : 0
                    if elseIfs[depth] > Limit.elseIfChain {
                        exceed(
                            start, "more than \(Limit.elseIfChain) 'else if' follow one another",
                            "use a switch or a table")
                        return
                    }
                }
                if isElse || word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8)
                    || word.elementsEqual("func".utf8) || word.elementsEqual("case".utf8)
                    || word.elementsEqual("return".utf8)
                {
                    operators[depth] = 0
                    members[depth] = 0
                }
                lastWasElse = isElse
                builder.read(word, depth: depth)
                if isMentioned { builder.mention(word, hash: hash) }
                let previous = start > 0 ? bytes[start - 1] : 0
                if bodies.read(word, after: previous, depth: depth) { builder.inherit(word) }
            case UInt8(ascii: ":"):
                builder.readColon(depth: depth)
                bodies.read(byte, depth: depth)
                index += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                while index < bytes.count, bytes[index] == UInt8(ascii: "_") || bytes[index].isAlphanumeric {
                    index += 1
                }
            case UInt8(ascii: "."):
                if peek(1) == UInt8(ascii: ".") { noteOperator(bytes, at: index, depth: depth) }
                members[depth] += 1
                if members[depth] > Limit.memberChain {
                    exceed(
                        index, "more than \(Limit.memberChain) members follow one another",
                        "split the chain with local constants")
                    return
                }
                index += 1
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
                UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"),
                UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "?"), UInt8(ascii: "~"):
                if byte == UInt8(ascii: "="), peek(1) != UInt8(ascii: "=") { operators[depth] = 0 }
                operators[depth] += 1
                if byte != UInt8(ascii: "=") || !isPartOfOperator(bytes, at: index) { bodies.read(byte, depth: depth) }
                noteOperator(bytes, at: index, depth: depth)
                if operators[depth] > Limit.operatorChain {
                    exceed(
                        index, "one expression has more than \(Limit.operatorChain) operators",
                        "split it with local constants or a loop")
                    return
                }
                index += 1
            case UInt8(ascii: "\n"):
                // A line that does not go on with an operator or a member ends the statement.
                var cursor = index + 1
                while cursor < bytes.count, bytes[cursor] == UInt8(ascii: " ") || bytes[cursor] == UInt8(ascii: "\t") {
                    cursor += 1
                }
                if cursor < bytes.count {
                    let next = bytes[cursor]
                    let goesOn =
                        next == UInt8(ascii: ".") || next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
                        || next == UInt8(ascii: "*") || next == UInt8(ascii: "/") || next == UInt8(ascii: "&")
                        || next == UInt8(ascii: "|") || next == UInt8(ascii: "?") || next == UInt8(ascii: ":")
                    if !goesOn, next != UInt8(ascii: "\n") {
                        members[depth] = 0
                        var last = index
                        while last > 0, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
                        let before = last > 0 ? bytes[last - 1] : 0
                        let wasOpen =
                            before == UInt8(ascii: "+") || before == UInt8(ascii: "-")
                            || before == UInt8(ascii: "&") || before == UInt8(ascii: "|")
                        if !wasOpen { operators[depth] = 0 }
                    }
                }
                index += 1
            default:
                index += 1
            }
        }
    }
}

/// Whether other operator characters stand beside one.
private func isPartOfOperator(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index > 0 && bytes[index - 1].isOperator || index + 1 < bytes.count && bytes[index + 1].isOperator
}

/// Where the regular expression that begins at a slash ends: nil where the slash divides.
private func regexEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var before = start - 1
    while before >= 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
    guard before < 0 || bytes[before].mayPrecedeRegex, start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == UInt8(ascii: " ") { return nil }
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
        if bytes[index] == UInt8(ascii: "\\") {
            index += 1
        } else if bytes[index] == UInt8(ascii: "/") {
            return index + 1
        }
        index += 1
    }
    return nil
}

extension UInt8 {
    fileprivate var mayPrecedeRegex: Bool { "(,=:[{&|!;\n".utf8.contains(self) }

    fileprivate var isOperator: Bool {
        switch self {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "?"), UInt8(ascii: "~"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    fileprivate var isAlphanumeric: Bool {
        (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z"))
            || (self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z"))
            || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9"))
    }
}
