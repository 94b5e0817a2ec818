import SwiftFrontEnd

/// Values of Swift as objects of Foundation, and back, where a cast asks for it.
extension Interpreter {
    /// A number, text or error as the class of Foundation that stands for it.
    func bridge(_ value: Value, to target: NominalType) throws -> Value? {
        guard target.isFromPrelude, target.isClass, let value = value.unerased.unwrapped, value.asObject == nil else {
            return nil
        }
        switch target.name {
        case "NSNumber":
            guard value.asBool != nil || value.asAnyDouble != nil else { return nil }
            return try construct(target, labels: ["value"], [value])
        case "NSDecimalNumber":
            guard nominalType(of: value)?.name == "Decimal" else { return nil }
            return try construct(target, labels: ["decimal"], [value])
        case "NSString":
            guard value.asString != nil else { return nil }
            return try construct(target, labels: ["string"], [value])
        case "NSError":
            guard let type = nominalType(of: value), let error = preludeType("Error"), type.conforms(to: error) else {
                return nil
            }
            return try bridge(error: value, type, to: target)
        default: return nil
        }
    }

    private func bridge(error: Value, _ type: NominalType, to target: NominalType) throws -> Value {
        var domain = try describe(typeValue(of: error))
        if let custom = preludeType("CustomNSError"), type.conforms(to: custom) {
            let metatype = typeValue(of: error)
            let text = try property("errorDomain", of: metatype).asString
            let code = try property("errorCode", of: error)
            return try construct(
                target, labels: ["_bridging", "_domain", "_code"], [error, Value(text ?? domain), code])
        }
        if !type.isFromPrelude { domain = "main.\(type.qualifiedName)" }
        return try construct(
            target, labels: ["_bridging", "_domain", "_code"], [error, Value(domain), .int(errorCode(of: error))])
    }

    /// The code of an error as an `NSError`: its place among the cases, those with payload first, or 1.
    func errorCode(of error: Value) -> Int {
        switch error.unerased {
        case .enumCase(let reference):
            let enumCase = reference._withUnsafeGuaranteedRef { $0 }
            let cases = enumCase.owner.cases
            return cases.count(where: { !$0.payload.isEmpty })
                + (cases.filter(\.payload.isEmpty).firstIndex { $0 === enumCase } ?? 0)
        case .cell(let cell as EnumCell):
            return cell.enumCase.owner.cases.filter { !$0.payload.isEmpty }.firstIndex { $0 === cell.enumCase } ?? 0
        default: return 1
        }
    }

    /// What an object of Foundation holds, as a builtin type.
    func unbridge(_ value: Value, to builtin: Builtin) throws -> Value? {
        guard let object = value.asObject, object.storage.type.isFromPrelude else { return nil }
        if builtin == .string { return storedField("_text", of: value).asString.map { Value($0) } }
        let inner = storedField("_value", of: value).unerased
        guard inner.asBool != nil || inner.asAnyDouble != nil else { return nil }
        let double = inner.asBool.map { $0 ? 1 : 0 } ?? inner.asAnyDouble ?? 0
        switch builtin {
        case .bool: return inner.asBool.map { .bool($0) } ?? (double == 0 || double == 1 ? .bool(double == 1) : nil)
        case .double: return .double(double)
        case .float: return .float(Float(double))
        default:
            guard builtin.isNumber, let number = Int(exactly: double) else { return nil }
            return Value(integerBits: Int64(number), of: builtin)
        }
    }
}
