import Foundation

/// What stands behind the prelude's `URL` and `URLComponents`: the host's parsing of the same texts.
extension NativeRegistry {
    static func registerURL(_ registry: inout NativeRegistry) {
        registry.define("_url(_:_:)") { _, arguments in
            guard let text = try bounded(arguments.string(0)) else { return .none }
            let base = try arguments.value(1).unwrapped?.asString.flatMap { URL(string: $0) }
            return Value(optional: URL(string: text, relativeTo: base)?.relativeString)
        }
        registry.define("_strictURL(_:)") { _, arguments in
            guard let text = try bounded(arguments.string(0)) else { return .none }
            return Value(optional: URL(string: text, encodingInvalidCharacters: false)?.relativeString)
        }
        registry.define("_fileURL(_:_:)") { _, arguments in
            let path = try arguments.string(0)
            // The host would ask its own files whether a path leads to a folder.
            let isDirectory = try arguments.value(1).asBool ?? path.hasSuffix("/")
            let absolute = path.hasPrefix("/") ? path : "/" + path
            return Value(URL(fileURLWithPath: absolute, isDirectory: isDirectory).absoluteString)
        }
        registry.define("_urlPart(_:_:_:)") { _, arguments in
            guard let url = try url(arguments) else { return .none }
            return Value(optional: part(try arguments.string(2), of: url))
        }
        registry.define("_urlComponents(_:_:)") { _, arguments in
            Value(array: (try url(arguments)?.pathComponents ?? []).map { Value($0) })
        }
        registry.define("_editURL(_:_:_:_:)") { _, arguments in
            guard let url = try url(arguments) else { return arguments[0] }
            return Value(edited(url, try arguments.string(2), try arguments.string(3)).relativeString)
        }
        registerURLComponents(&registry)
    }

    private static func bounded(_ text: String) -> String? { text.utf8.count <= 100_000 ? text : nil }

    private static func url(_ arguments: Arguments) throws -> URL? {
        guard let text = bounded(try arguments.string(0)) else { return nil }
        let base = try arguments.value(1).unwrapped?.asString.flatMap { URL(string: $0) }
        return URL(string: text, relativeTo: base)
    }

    private static func part(_ name: String, of url: URL) -> String? {
        switch name {
        case "absoluteString": url.absoluteString
        case "scheme": url.scheme
        case "host": url.host
        case "encodedHost": url.host(percentEncoded: true)
        case "port": url.port.map { "\($0)" }
        case "user": url.user
        case "password": url.password
        case "path": url.path
        case "encodedPath": url.path(percentEncoded: true)
        case "decodedPath": url.path(percentEncoded: false)
        case "relativePath": url.relativePath
        case "query": url.query
        case "decodedQuery": url.query(percentEncoded: false)
        case "fragment": url.fragment
        case "lastPathComponent": url.lastPathComponent
        case "pathExtension": url.pathExtension
        case "hasDirectoryPath": url.hasDirectoryPath ? "true" : "false"
        default: nil
        }
    }

    private static func edited(_ url: URL, _ operation: String, _ argument: String) -> URL {
        switch operation {
        case "appendingPathComponent": url.appendingPathComponent(argument, isDirectory: argument.hasSuffix("/"))
        case "appendingDirectory": url.appending(path: argument, directoryHint: .isDirectory)
        case "appendingFile": url.appending(path: argument, directoryHint: .notDirectory)
        case "appendingPath": url.appending(path: argument, directoryHint: .inferFromPath)
        case "appendingComponent": url.appending(component: argument, directoryHint: .inferFromPath)
        case "appendingPathExtension": url.appendingPathExtension(argument)
        case "deletingLastPathComponent": url.deletingLastPathComponent()
        case "deletingPathExtension": url.deletingPathExtension()
        case "standardized": url.standardized
        default: url
        }
    }

    private static func registerURLComponents(_ registry: inout NativeRegistry) {
        registry.define("_readURL(_:)") { interpreter, arguments in
            guard let text = try bounded(arguments.string(0)), let parts = URLComponents(string: text) else {
                return .none
            }
            let named: [(String, String?)] = [
                ("scheme", parts.scheme), ("user", parts.user), ("password", parts.password), ("host", parts.host),
                ("port", parts.port.map { "\($0)" }), ("path", parts.percentEncodedPath),
                ("query", parts.percentEncodedQuery), ("fragment", parts.percentEncodedFragment),
            ]
            return try interpreter.makeDictionary(
                named.compactMap { name, text in text.map { (key: Value(name), value: Value($0)) } })
        }
        registry.define("_writeURL(_:)") { interpreter, arguments in
            let given = try interpreter.texts(arguments.value(0))
            var parts = URLComponents()
            if let scheme = given["scheme"] {
                guard scheme.isURLScheme else { return .none }
                parts.scheme = scheme
            }
            parts.user = given["user"]
            parts.password = given["password"]
            parts.host = given["host"]
            if let port = given["port"].flatMap({ Int($0) }) {
                guard port >= 0 else { return .none }
                parts.port = port
            }
            parts.path = given["path"]?.removingPercentEncoding ?? ""
            parts.query = given["query"]?.removingPercentEncoding
            // Taken over as it is where it is well formed: another encoding of the same text would be another URL.
            if let query = given["query"], query.isPercentEncoded(.urlQueryAllowed) {
                parts.percentEncodedQuery = query
            }
            if let path = given["path"], path.isPercentEncoded(.urlPathAllowed) { parts.percentEncodedPath = path }
            parts.fragment = given["fragment"]?.removingPercentEncoding
            return Value(optional: parts.string)
        }
        registry.define("_percentDecoded(_:)") { _, arguments in
            Value(optional: try arguments.string(0).removingPercentEncoding)
        }
        registry.define("_percentEncoded(_:_:)") { _, arguments in
            let allowed: CharacterSet =
                switch try arguments.string(1) {
                case "path": .urlPathAllowed
                case "query": .urlQueryAllowed
                case "host": .urlHostAllowed
                default: .urlFragmentAllowed
                }
            let text = try arguments.string(0)
            return Value(text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text)
        }
        registry.define("_queryPairs(_:)") { _, arguments in
            var parts = URLComponents()
            let query = try arguments.string(0)
            if query.isPercentEncoded(.urlQueryAllowed) {
                parts.percentEncodedQuery = query
            } else {
                parts.query = query
            }
            return Value(
                array: (parts.queryItems ?? []).map { item in
                    Value(array: [Value(item.name), Value(optional: item.value)])
                })
        }
        registry.define("_queryText(_:)") { interpreter, arguments in
            var parts = URLComponents()
            parts.queryItems = try interpreter.elements(of: arguments.value(0)).map { pair in
                let texts = try interpreter.elements(of: pair)
                return URLQueryItem(name: texts.first?.asString ?? "", value: texts.last?.unwrapped?.asString)
            }
            return Value(parts.percentEncodedQuery ?? "")
        }
    }
}

extension Interpreter {
    /// A dictionary of texts.
    func texts(_ value: Value) throws -> [String: String] {
        guard case .cell(let cell) = value.unerased, let dictionary = cell as? DictionaryCell else { return [:] }
        var texts: [String: String] = [:]
        for index in dictionary.table.liveIndices {
            if let name = dictionary.table.keys[index].asString {
                texts[name] = dictionary.table.values[index].asString
            }
        }
        return texts
    }
}

extension String {
    /// Whether Foundation would take the text for the encoded form of a part; it ends the process for any other.
    fileprivate func isPercentEncoded(_ allowed: CharacterSet) -> Bool {
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "%" {
                guard let high = rest.popFirst(), let low = rest.popFirst(), Character(high).isHexDigit,
                    Character(low).isHexDigit
                else { return false }
            } else if !scalar.isASCII || !allowed.contains(scalar) {
                return false
            }
        }
        return true
    }

    fileprivate var isURLScheme: Bool {
        guard let first = utf8.first, Character(UnicodeScalar(first)).isLetter else { return false }
        return utf8.allSatisfy { byte in
            let character = Character(UnicodeScalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
        }
    }
}
