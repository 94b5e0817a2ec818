extension NativeRegistry {
    /// Regular expressions by Swift's own engine.
    static func registerRegex(_ registry: inout NativeRegistry) {
        registry.define("_regexProblem(_:)") { _, arguments in
            do {
                _ = try Regex(try arguments.string(0))
                return .none
            } catch { return Value("\(error)") }
        }
        registry.define("_regexMatches(_:_:_:_:)") { interpreter, arguments in
            let (text, kind, limit) = (try arguments.string(1), try arguments.int(2), try arguments.int(3))
            guard let regex = try? Regex(try arguments.string(0)) else {
                throw interpreter.fatal("Invalid regular expression", fix: "check its syntax")
            }
            var found: ContiguousArray<Value> = []
            switch kind {
            case 0:
                var start = text.startIndex
                while found.count < limit, start <= text.endIndex,
                    let match = try regex.firstMatch(in: text[start...])
                {
                    found.append(Value(match, in: text))
                    guard match.range.isEmpty else {
                        start = match.range.upperBound
                        continue
                    }
                    if match.range.upperBound == text.endIndex { break }
                    start = text.index(after: match.range.upperBound)
                }
            case 1: if let match = try regex.prefixMatch(in: text) { found.append(Value(match, in: text)) }
            default: if let match = try regex.wholeMatch(in: text) { found.append(Value(match, in: text)) }
            }
            return .cell(ArrayCell(found))
        }
        registry.define("_regexCapture(_:_:_:)") { interpreter, arguments in
            let (name, names) = (try arguments.string(0), try arguments.array(1).elements)
            let captures = try arguments.array(2).elements
            let index = Int(name) ?? names.firstIndex { $0.asString == name } ?? -1
            guard captures.indices.contains(index) else {
                throw interpreter.fatal("The match has no capture '\(name)'", fix: "name a capture of the expression")
            }
            return captures[index]
        }
        registry.define("_regexOutput(_:_:)") { _, arguments in
            let names = try arguments.array(0).elements.map { $0.asString ?? "" }
            let captures = try arguments.array(1).elements
            if captures.count == 1 { return captures[0] }
            return .cell(TupleCell(elements: captures, labels: names.map { $0.isEmpty ? nil : $0 }))
        }
    }
}

extension Value {
    /// A match as offsets in UTF-8: its range, the ranges of its captures, and their names.
    fileprivate init(_ match: Regex<AnyRegexOutput>.Match, in text: String) {
        func offset(_ index: String.Index) -> Value {
            .int(text.utf8.distance(from: text.startIndex, to: index))
        }
        func pair(_ range: Range<String.Index>) -> Value {
            .cell(TupleCell(elements: [offset(range.lowerBound), offset(range.upperBound)]))
        }
        let ranges = match.output.map { element in element.range.map(pair) ?? .none }
        let names = match.output.map { Value($0.name ?? "") }
        self = .cell(
            TupleCell(elements: [
                offset(match.range.lowerBound), offset(match.range.upperBound), Value(array: ranges),
                Value(array: names),
            ]))
    }
}
