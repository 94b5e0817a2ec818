// Formats are parsed once, when a predicate is made. What is not known of a value makes the answer unknown, never false.
class NSPredicate: NSObject {
    let _condition: _PredicateCondition
    init(_condition: _PredicateCondition) { self._condition = _condition }
    init(format: String, _ arguments: Any?...) { _condition = _PredicateParser(format, arguments)._parsed() }
    init(format: String, argumentArray: [Any]?) { _condition = _PredicateParser(format, argumentArray ?? [])._parsed() }
    init(value: Bool) { _condition = .constant(value) }
    init(block: @escaping (Any?, [String: Any]?) -> Bool) { _condition = .block(block) }
    var predicateFormat: String { _condition._format(0) }
    override var description: String { predicateFormat }
    func _holds(_ object: Any?, _ variables: [String: Any]?) -> Bool? { _condition._holds(object, variables) }
    func evaluate(with object: Any?, substitutionVariables variables: [String: Any]? = nil) -> Bool {
        let holds = _holds(object, variables)
        return holds == nil ? _unknown("NSPredicate") as! Bool : holds!
    }
    func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        let condition = _condition
        return NSPredicate { object, _ in
            let holds = condition._holds(object, variables)
            return holds == nil ? _unknown("NSPredicate") as! Bool : holds!
        }
    }
}

class NSCompoundPredicate: NSPredicate {
    enum LogicalType { case not, and, or }
    let compoundPredicateType: LogicalType
    let subpredicates: [NSPredicate]
    init(type: LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        self.subpredicates = subpredicates
        let conditions = subpredicates.map { $0._condition }
        super.init(_condition: type == .and ? .all(conditions) : type == .or ? .any(conditions) : .not(conditions[0]))
    }
    convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .and, subpredicates: subpredicates) }
    convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .or, subpredicates: subpredicates) }
    convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(type: .not, subpredicates: [predicate]) }
}

class NSSortDescriptor: NSObject {
    let key: String?
    let ascending: Bool
    let _keyPath: AnyKeyPath?
    init(key: String?, ascending: Bool) {
        self.key = key
        self.ascending = ascending
        _keyPath = nil
    }
    init(keyPath: AnyKeyPath, ascending: Bool) {
        key = "\(keyPath)"
        self.ascending = ascending
        _keyPath = keyPath
    }
    func compare(_ left: Any, _ right: Any) -> ComparisonResult {
        let first = _keyPath == nil ? _valueAtKeyPath(left, key ?? "self") : left[keyPath: _keyPath!]
        let second = _keyPath == nil ? _valueAtKeyPath(right, key ?? "self") : right[keyPath: _keyPath!]
        if _isUnknown(first) || _isUnknown(second) { return _unknown("NSSortDescriptor") as! ComparisonResult }
        return _directed(_ordered(first, second, nil), ascending ? .forward : .reverse)
    }
}

/// What has one identity in a store, as an object and as its identifier.
protocol _StoredIdentity { var _identity: ObjectIdentifier { get } }
indirect enum _PredicateCondition {
    case constant(Bool)
    case block((Any?, [String: Any]?) -> Bool)
    case all([_PredicateCondition])
    case any([_PredicateCondition])
    case not(_PredicateCondition)
    case comparison(_PredicateTerm, String, String, String, _PredicateTerm)
    func _holds(_ object: Any?, _ variables: [String: Any]?) -> Bool? {
        switch self {
        case .constant(let value): return value
        case .block(let block):
            let holds = block(object, variables)
            return _isUnknown(holds) ? nil : holds
        case .not(let condition):
            let holds = condition._holds(object, variables)
            return holds == nil ? nil : !holds!
        case .all(let conditions):
            var result: Bool? = true
            for condition in conditions {
                let holds = condition._holds(object, variables)
                if holds == false { return false }
                if holds == nil { result = nil }
            }
            return result
        case .any(let conditions):
            var result: Bool? = false
            for condition in conditions {
                let holds = condition._holds(object, variables)
                if holds == true { return true }
                if holds == nil { result = nil }
            }
            return result
        case .comparison(let left, let comparison, let options, let modifier, let right):
            let first = left._value(object, variables)
            let second = right._value(object, variables)
            if _isUnknown(first) || _isUnknown(second) { return nil }
            if modifier == "" { return _compares(first, comparison, options, second) }
            guard let elements = _elements(of: first) else { return first == nil ? modifier != "ANY" : nil }
            var result: Bool? = modifier != "ANY"
            for element in elements {
                let holds = _isUnknown(element) ? nil : _compares(element, comparison, options, second)
                if holds == nil {
                    result = nil
                    continue
                }
                if modifier == "ALL" { if holds == false { return false } } else if holds == true { return modifier == "ANY" }
            }
            return result
        }
    }
    func _format(_ level: Int) -> String {
        switch self {
        case .constant(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .block: return "BLOCKPREDICATE"
        case .not(let condition): return "NOT " + condition._format(2)
        case .all(let conditions):
            if conditions.isEmpty { return "TRUEPREDICATE" }
            let text = conditions.map { $0._format(1) }.joined(separator: " AND ")
            return level > 1 ? "(\(text))" : text
        case .any(let conditions):
            if conditions.isEmpty { return "FALSEPREDICATE" }
            let text = conditions.map { $0._format(2) }.joined(separator: " OR ")
            return level > 0 ? "(\(text))" : text
        case .comparison(let left, let comparison, let options, let modifier, let right):
            let text = "\(left._format()) \(comparison)\(options == "" ? "" : "[\(options)]") \(right._format())"
            return modifier == "" ? text : "\(modifier) \(text)"
        }
    }
}

indirect enum _PredicateTerm {
    case value(Any?)
    case path(String)
    case list([_PredicateTerm])
    case variable(String)
    case arithmetic(_PredicateTerm, String, _PredicateTerm)
    case unknown(String)
    func _value(_ object: Any?, _ variables: [String: Any]?) -> Any? {
        switch self {
        case .value(let value): return value
        case .path(let path): return _valueAtKeyPath(object, path)
        case .list(let terms): return terms.map { $0._value(object, variables) }
        case .variable(let name):
            let keys = name.split(separator: ".").map { String($0) }
            guard let known = variables, known.keys.contains(keys[0]) else { return _unknown("NSPredicate $\(name)") }
            return _valueAtKeys(known[keys[0]], Array(keys.dropFirst()))
        case .unknown(let text): return _unknown("NSPredicate \(text)")
        case .arithmetic(let left, let sign, let right):
            let first = left._value(object, variables)
            let second = right._value(object, variables)
            guard let one = _plainNumber(first), let other = _plainNumber(second) else {
                return first == nil || second == nil ? nil : _unknown("NSPredicate \(sign)")
            }
            switch sign {
            case "+": return one + other
            case "-": return one - other
            case "*": return one * other
            case "/": return first is Int && second is Int && other != 0 ? (one / other).rounded(.towardZero) : one / other
            default: return pow(one, other)
            }
        }
    }
    func _format() -> String {
        switch self {
        case .value(let value):
            if value == nil { return "nil" }
            if let text = value as? String { return "\"\(text)\"" }
            if let flag = value as? Bool { return flag ? "1" : "0" }
            if let elements = _elements(of: value) { return "{" + elements.map { _PredicateTerm.value($0)._format() }.joined(separator: ", ") + "}" }
            return "\(value!)"
        case .path(let path): return path == "self" ? "SELF" : path
        case .list(let terms): return "{" + terms.map { $0._format() }.joined(separator: ", ") + "}"
        case .variable(let name): return "$" + name
        case .arithmetic(let left, let sign, let right): return "\(left._format()) \(sign) \(right._format())"
        case .unknown(let text): return text
        }
    }
}

/// A key path that leads to a property of an object by its name, nil where its type has none.
func _keyPath(_ object: Any, _ key: String) -> AnyKeyPath?
func _valueAtKeyPath(_ object: Any?, _ path: String) -> Any? { _valueAtKeys(object, path.split(separator: ".").map { String($0) }) }
func _valueAtKeys(_ object: Any?, _ keys: [String]) -> Any? {
    guard let key = keys.first, object != nil else { return object }
    if _isUnknown(object) { return object }
    let rest = Array(keys.dropFirst())
    if key == "self" || key == "SELF" { return _valueAtKeys(object, rest) }
    if let elements = _elements(of: object) {
        guard key.hasPrefix("@") else {
            var values: [Any?] = []
            for element in elements {
                let value = _valueAtKeys(element, keys)
                if _isUnknown(value) { return value }
                if let parts = _elements(of: value) { values += parts } else { values.append(value) }
            }
            return values
        }
        if key == "@count" { return elements.count }
        let values = _valueAtKeys(elements, rest)
        if _isUnknown(values) { return values }
        let parts = (values as! [Any?]).filter { $0 != nil }
        switch key {
        case "@min": return parts.min { _order($0, $1) < 0 }
        case "@max": return parts.max { _order($0, $1) < 0 }
        case "@sum", "@avg":
            var sum = 0.0
            for part in parts {
                guard let number = _plainNumber(part) else { return _unknown("NSPredicate \(key)") }
                sum += number
            }
            return key == "@sum" ? sum : sum / Double(parts.count)
        default: return _unknown("NSPredicate \(key)")
        }
    }
    if let dictionary = object as? [String: Any] { return _valueAtKeys(dictionary[key], rest) }
    if let text = object as? String { return key == "length" ? text.utf16.count : _unknown("NSPredicate \(key)") }
    guard let path = _keyPath(object!, key) else { return _unknown("NSPredicate \(key)") }
    return _valueAtKeys(object![keyPath: path], rest)
}

func _elements(of value: Any?) -> [Any?]? {
    if let list = value as? [Any] { return list }
    if let set = value as? Set<AnyHashable> { return Array(set) }
    return nil
}

func _plainNumber(_ value: Any?) -> Double? {
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let number = value as? NSNumber { return number._double }
    if value is any BinaryInteger || value is any BinaryFloatingPoint { return _numberAsDouble(value!) }
    return nil
}

func _comparable(_ text: String, _ options: String) -> String {
    if options == "" || options == "n" { return text }
    return text.folding(
        options: options == "c" ? .caseInsensitive : options == "d" ? .diacriticInsensitive : [.caseInsensitive, .diacriticInsensitive], locale: nil)
}

func _compares(_ left: Any?, _ comparison: String, _ options: String, _ right: Any?) -> Bool? {
    switch comparison {
    case "==": return _isSame(left, right, options)
    case "!=":
        let same = _isSame(left, right, options)
        return same == nil ? nil : !same!
    case "<", "<=", ">", ">=":
        guard let order = _difference(left, right, options) else { return left == nil || right == nil ? false : nil }
        return comparison == "<" ? order < 0 : comparison == "<=" ? order <= 0 : comparison == ">" ? order > 0 : order >= 0
    case "BETWEEN":
        guard let bounds = _elements(of: right), bounds.count == 2 else { return nil }
        let low = _compares(left, ">=", options, bounds[0])
        let high = _compares(left, "<=", options, bounds[1])
        return low == false || high == false ? false : low == nil || high == nil ? nil : true
    case "IN": return _contains(right, left, options)
    case "CONTAINS": return _contains(left, right, options)
    default: break
    }
    if left == nil || right == nil { return false }
    guard let plain = left as? String, let other = right as? String else { return nil }
    if comparison == "MATCHES" {
        guard let regex = try? Regex(_foldingPrefix(options) + other) else { return nil }
        return (try? regex.wholeMatch(in: options.contains("d") ? _comparable(plain, "d") : plain)) != nil
    }
    let text = _comparable(plain, options)
    let pattern = _comparable(other, options)
    switch comparison {
    case "BEGINSWITH": return text.hasPrefix(pattern)
    case "ENDSWITH": return text.hasSuffix(pattern)
    case "LIKE": return _isLike(Array(text), Array(pattern))
    default: return nil
    }
}

func _foldingPrefix(_ options: String) -> String { options.contains("c") ? "(?si)" : "(?s)" }
func _isSame(_ left: Any?, _ right: Any?, _ options: String) -> Bool? {
    if left == nil || right == nil { return left == nil && right == nil }
    if let text = left as? String, let other = right as? String { return _comparable(text, options) == _comparable(other, options) }
    if let number = _plainNumber(left), let other = _plainNumber(right) { return number == other }
    if let one = left as? _StoredIdentity, let other = right as? _StoredIdentity { return one._identity == other._identity }
    if let list = _elements(of: left), let other = _elements(of: right) { return list as! [Any] == other as! [Any] }
    if let one = left as? AnyHashable, let other = right as? AnyHashable { return one == other }
    return nil
}

func _difference(_ left: Any?, _ right: Any?, _ options: String) -> Int? {
    if left == nil || right == nil { return nil }
    if let text = left as? String, let other = right as? String { return _order(_comparable(text, options), _comparable(other, options)) }
    if let number = _plainNumber(left), let other = _plainNumber(right) { return number < other ? -1 : number == other ? 0 : 1 }
    if let date = left as? Date, let other = right as? Date { return date < other ? -1 : date == other ? 0 : 1 }
    return nil
}

func _contains(_ whole: Any?, _ part: Any?, _ options: String) -> Bool? {
    if whole == nil { return false }
    if let text = whole as? String {
        guard let other = part as? String else { return part == nil ? false : nil }
        return _comparable(other, options) == "" ? false : _comparable(text, options).contains(_comparable(other, options))
    }
    guard let elements = _elements(of: whole) else { return nil }
    var result: Bool? = false
    for element in elements {
        let same = _isUnknown(element) ? nil : _isSame(element, part, options)
        if same == true { return true }
        if same == nil { result = nil }
    }
    return result
}

// `*` stands for any text, `?` for one character; the last star met is where a failing match goes on.
func _isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (position, next) = (0, 0)
    var (star, mark) = (-1, 0)
    while position < text.count {
        if next < pattern.count && pattern[next] == "*" {
            star = next
            mark = position
            next += 1
        } else if next < pattern.count && (pattern[next] == "?" || pattern[next] == text[position]) {
            next += 1
            position += 1
        } else if star >= 0 {
            next = star + 1
            mark += 1
            position = mark
        } else {
            return false
        }
    }
    while next < pattern.count && pattern[next] == "*" { next += 1 }
    return next == pattern.count
}

enum _PredicateTokenKind { case word, text, number, sign, value, path, variable, end }
struct _PredicateToken {
    let kind: _PredicateTokenKind
    let text: String
    let value: Any?
    let position: Int
}

struct _PredicateProblem: Error {}
final class _PredicateParser {
    let format: String
    let arguments: [Any?]
    var tokens: [_PredicateToken] = []
    var next = 0
    var furthest = 0
    init(_ format: String, _ arguments: [Any?]) {
        self.format = format
        self.arguments = arguments
    }
    func _refuse(_ position: Int) -> Never {
        _trap("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\": it goes wrong at position \(position)")
    }
    func _parsed() -> _PredicateCondition {
        _tokenize()
        guard let condition = try? _anyOf(), tokens[next].kind == .end else { _refuse(tokens[max(next, furthest)].position) }
        return condition
    }
    func _tokenize() {
        let characters = Array(format)
        var index = 0
        var used = 0
        while index < characters.count {
            let first = characters[index]
            let start = index
            if first.isWhitespace {
                index += 1
                continue
            }
            if first == "\"" || first == "'" {
                var text = ""
                index += 1
                while index < characters.count && characters[index] != first {
                    if characters[index] == "\\" && index + 1 < characters.count { index += 1 }
                    text.append(characters[index])
                    index += 1
                }
                if index == characters.count { _refuse(start) }
                index += 1
                tokens.append(_PredicateToken(kind: .text, text: text, value: nil, position: start))
            } else if first == "%" {
                index += 1
                var conversion = ""
                while index < characters.count
                    && (characters[index].isLetter || characters[index] == "@" || characters[index] == "." || characters[index].isNumber)
                {
                    conversion.append(characters[index])
                    index += 1
                    if conversion.last == "@" || conversion == "K" { break }
                }
                if conversion == "" { _refuse(start) }
                if used == arguments.count {
                    _trap("NSInvalidArgumentException", "Insufficient arguments for conversion characters specified in format string \"\(format)\"")
                }
                let argument = arguments[used]
                used += 1
                tokens.append(
                    _PredicateToken(kind: conversion == "K" ? .path : .value, text: conversion == "K" ? "\(argument!)" : "", value: argument, position: start))
            } else if first.isLetter || first == "_" || first == "@" || first == "." || first == "#" || first == "$" {
                var text = ""
                if first == "#" || first == "$" { index += 1 }
                while index < characters.count
                    && (characters[index].isLetter || characters[index].isNumber || characters[index] == "_" || characters[index] == "@"
                        || characters[index] == ".")
                {
                    text.append(characters[index])
                    index += 1
                }
                if text == "" { _refuse(start) }
                tokens.append(_PredicateToken(kind: first == "$" ? .variable : first == "#" ? .path : .word, text: text, value: nil, position: start))
            } else if first.isNumber {
                var text = ""
                while index < characters.count
                    && (characters[index].isNumber || characters[index] == "." || characters[index] == "e" || characters[index] == "E")
                {
                    text.append(characters[index])
                    index += 1
                }
                let number: Any? = text.contains(".") || text.contains("e") || text.contains("E") ? Double(text) : Int(text)
                if number == nil { _refuse(start) }
                tokens.append(_PredicateToken(kind: .number, text: text, value: number, position: start))
            } else {
                let pair = index + 1 < characters.count ? String(first) + String(characters[index + 1]) : ""
                let sign = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"].contains(pair) ? pair : String(first)
                if !"=!<>&|*(){}[],+-/".contains(first) || sign == "&" || sign == "|" { _refuse(start) }
                index += sign.count
                tokens.append(_PredicateToken(kind: .sign, text: sign, value: nil, position: start))
            }
        }
        tokens.append(_PredicateToken(kind: .end, text: "", value: nil, position: characters.count))
    }
    func _fail() throws -> Never {
        furthest = max(furthest, next)
        throw _PredicateProblem()
    }
    func _takes(_ words: String...) -> Bool {
        let token = tokens[next]
        guard (token.kind == .word || token.kind == .sign) && words.contains(token.text.uppercased()) else { return false }
        next += 1
        return true
    }
    func _anyOf() throws -> _PredicateCondition {
        var conditions = [try _allOf()]
        while _takes("OR", "||") { conditions.append(try _allOf()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }
    func _allOf() throws -> _PredicateCondition {
        var conditions = [try _negation()]
        while _takes("AND", "&&") { conditions.append(try _negation()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }
    func _negation() throws -> _PredicateCondition {
        if _takes("NOT", "!") { return .not(try _negation()) }
        if _takes("TRUEPREDICATE") { return .constant(true) }
        if _takes("FALSEPREDICATE") { return .constant(false) }
        let start = next
        if _takes("(") {
            if let condition = try? _anyOf(), _takes(")") { return condition }
            furthest = max(furthest, next)
            next = start
        }
        if tokens[next].kind == .value, let predicate = tokens[next].value as? NSPredicate {
            next += 1
            return predicate._condition
        }
        return try _comparison()
    }
    func _comparison() throws -> _PredicateCondition {
        let modifier = _takes("ANY", "SOME") ? "ANY" : _takes("ALL") ? "ALL" : _takes("NONE") ? "NONE" : ""
        let left = try _term()
        let isNegated = _takes("NOT")
        let token = tokens[next]
        let names = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        let comparison = names[token.text] ?? token.text.uppercased()
        guard token.kind == .word || token.kind == .sign,
            ["==", "!=", "<", "<=", ">", ">=", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES"].contains(comparison)
        else { try _fail() }
        next += 1
        var options = ""
        if _takes("[") {
            let letters = tokens[next].text.lowercased()
            guard tokens[next].kind == .word, letters.allSatisfy({ $0 == "c" || $0 == "d" || $0 == "n" || $0 == "l" }) else { try _fail() }
            next += 1
            options = (letters.contains("c") ? "c" : "") + (letters.contains("d") ? "d" : "")
            guard _takes("]") else { try _fail() }
        }
        let condition = _PredicateCondition.comparison(left, comparison, options, modifier, try _term())
        return isNegated ? .not(condition) : condition
    }
    func _term() throws -> _PredicateTerm {
        var term = try _product()
        while tokens[next].kind == .sign && (tokens[next].text == "+" || tokens[next].text == "-") {
            let sign = tokens[next].text
            next += 1
            term = .arithmetic(term, sign, try _product())
        }
        return term
    }
    func _product() throws -> _PredicateTerm {
        var term = try _operand()
        while tokens[next].kind == .sign && (tokens[next].text == "*" || tokens[next].text == "/" || tokens[next].text == "**") {
            let sign = tokens[next].text
            next += 1
            term = .arithmetic(term, sign, try _operand())
        }
        return term
    }
    func _operand() throws -> _PredicateTerm {
        let token = tokens[next]
        switch token.kind {
        case .value, .number:
            next += 1
            return .value(token.value)
        case .text:
            next += 1
            return .value(token.text)
        case .path:
            next += 1
            return .path(token.text)
        case .variable:
            next += 1
            return .variable(token.text)
        case .sign:
            if _takes("-") {
                let operand = try _operand()
                return .arithmetic(.value(0), "-", operand)
            }
            if _takes("(") {
                let term = try _term()
                guard _takes(")") else { try _fail() }
                return term
            }
            guard _takes("{") else { try _fail() }
            var terms: [_PredicateTerm] = []
            if _takes("}") { return .list(terms) }
            while true {
                terms.append(try _term())
                if _takes("}") { return .list(terms) }
                guard _takes(",") else { try _fail() }
            }
        case .word:
            let word = token.text.uppercased()
            guard
                ![
                    "AND", "OR", "NOT", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "ANY", "ALL", "SOME", "NONE", "TRUEPREDICATE",
                    "FALSEPREDICATE",
                ].contains(word)
            else { try _fail() }
            next += 1
            if word == "YES" || word == "TRUE" { return .value(true) }
            if word == "NO" || word == "FALSE" { return .value(false) }
            if word == "NIL" || word == "NULL" { return .value(nil) }
            if word == "SELF" { return .path("self") }
            if tokens[next].text == "(" && tokens[next].kind == .sign { return try _call(token.text) }
            return .path(token.text)
        case .end: try _fail()
        }
    }
    // Functions and subqueries are read over: what they give is not known.
    func _call(_ name: String) throws -> _PredicateTerm {
        var depth = 0
        while tokens[next].kind != .end {
            if tokens[next].kind == .sign && tokens[next].text == "(" { depth += 1 }
            if tokens[next].kind == .sign && tokens[next].text == ")" { depth -= 1 }
            next += 1
            if depth == 0 {
                if tokens[next].kind == .word && tokens[next].text.hasPrefix(".") { next += 1 }
                return .unknown(name)
            }
        }
        try _fail()
    }
}
