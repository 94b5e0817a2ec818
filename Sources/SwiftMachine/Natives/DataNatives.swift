import Foundation

extension NativeRegistry {
    /// Bytes as text in base 64 or in a character encoding, and back.
    static func registerData(_ registry: inout NativeRegistry) {
        registry.define("_encodeBase64(_:_:)") { interpreter, arguments in
            let data = Data(try interpreter.bytes(arguments.value(0)))
            return Value(data.base64EncodedString(options: try arguments.bool(1) ? .lineLength64Characters : []))
        }
        registry.define("_decodeBase64(_:_:)") { _, arguments in
            let options: Data.Base64DecodingOptions = try arguments.bool(1) ? .ignoreUnknownCharacters : []
            let data = Data(base64Encoded: try arguments.string(0), options: options)
            return data.map { Value(bytes: $0) } ?? .none
        }
        registry.define("_decodeText(_:_:)") { interpreter, arguments in
            let encoding = String.Encoding(rawValue: UInt(truncatingIfNeeded: try arguments.int(1)))
            let data = Data(try interpreter.bytes(arguments.value(0)))
            return String(data: data, encoding: encoding).map { Value($0) } ?? .none
        }
        registry.define("_encodeText(_:_:_:)") { _, arguments in
            let encoding = String.Encoding(rawValue: UInt(truncatingIfNeeded: try arguments.int(1)))
            let data = try arguments.string(0).data(using: encoding, allowLossyConversion: try arguments.bool(2))
            return data.map { Value(bytes: $0) } ?? .none
        }
    }
}
