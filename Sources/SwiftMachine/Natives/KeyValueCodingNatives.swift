import SwiftFrontEnd

extension NativeRegistry {
    /// Key-value coding: properties found by their names while code runs.
    static func registerKeyValueCoding(_ registry: inout NativeRegistry) {
        registry.register("_keyPath(_:_:)") { interpreter, arguments in
            guard let key = arguments[1].asString, let type = interpreter.nominalType(of: arguments[0].unerased),
                case .property(let property)? = interpreter.member(named: key, of: type, isStatic: false)
            else { return .none }
            return .cell(KeyPathCell(root: .unknown, components: [.property(property)]))
        }
    }
}
