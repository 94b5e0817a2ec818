import Foundation
import SwiftFrontEnd

/// What Foundation's classes need of the running program: methods by selector, and values as objects.
extension NativeRegistry {
    static func registerObjects(_ registry: inout NativeRegistry) {
        registry.register("_keyPathName(_:)") { _, arguments in
            guard case .cell(let cell) = arguments[0].unerased, let last = (cell as? KeyPathCell)?.components.last
            else {
                return Value("")
            }
            switch last {
            case .property(let property): return Value(property.name)
            case .dynamicProperty(let name): return Value(name)
            default: return Value("")
            }
        }
        registry.register("_performSelector(_:_:_:)") { interpreter, arguments in
            let selector = arguments[1].unerased.unwrapped ?? .none
            guard let text = interpreter.text("_name", of: selector) else { return .void }
            try interpreter.perform(text, on: arguments[0].unerased, with: arguments[2])
            return .void
        }
        registry.register("_errorCode(_:)") { interpreter, arguments in .int(interpreter.errorCode(of: arguments[0])) }
        registry.define("_rangeIndices(_:)") { interpreter, arguments in
            guard case .cell(let cell) = try arguments.value(0), let range = cell as? StructCell,
                let known = range.type.known, known.isBoundedRange,
                let low = range.fields.first?.asAnyInt, let high = range.fields.last?.asAnyInt
            else { return Value(array: []) }
            let end = known == .range ? high : high.addingReportingOverflow(1).partialValue
            guard end > low else { return Value(array: []) }
            try interpreter.checkCount(end.subtractingReportingOverflow(low).partialValue)
            return Value(array: (low..<end).lazy.map { .int($0) })
        }
        registry.define("_withoutMarkdown(_:)") { _, arguments in
            Value(withoutMarkdown(try arguments.string(0)))
        }
    }

    /// The text without the marks of emphasis, code and links.
    private static func withoutMarkdown(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            switch character {
            case "*", "`": continue
            case "\\": if let next = rest.popFirst() { result.append(next) }
            case "[":
                guard let close = rest.firstIndex(of: "]"), rest[rest.index(after: close)...].first == "(",
                    let end = rest[close...].firstIndex(of: ")")
                else {
                    result.append(character)
                    continue
                }
                result += rest[..<close]
                rest = rest[rest.index(after: end)...]
            default: result.append(character)
            }
        }
        return result
    }
}

extension Interpreter {
    /// Calls the method that a selector names, with an argument where it takes one.
    fileprivate func perform(_ selector: String, on target: Value, with argument: Value) throws {
        let written = selector.prefix { $0 != "(" }
        let name = written.split(separator: ".").last.map(String.init) ?? selector
        guard let type = nominalType(of: target) else { return }
        for case .function(let function) in members(of: type, named: name)
        where !function.isStatic && !function.isRequirement && function.parameters.count <= 1 {
            let arguments = function.parameters.isEmpty ? [] : [argument]
            _ = try callMethod(name, labels: function.parameters.map(\.label), on: target, arguments)
            return
        }
    }
}
