import SwiftFrontEnd
import SwiftMachine

/// The graph's knowledge of the types of one program.
final class ViewTypes {
    private let program: Program
    private var infos: [ViewTypeInfo?] = []
    private var fieldsInProgress: Set<Int> = []

    init(program: Program) { self.program = program }

    func info(of type: NominalType) -> ViewTypeInfo {
        if type.id < infos.count, let known = infos[type.id] { return known }
        let info = ViewTypeInfo(type: type, in: self)
        if type.id >= infos.count {
            infos.append(contentsOf: repeatElement(nil, count: max(program.types.count, type.id + 1) - infos.count))
        }
        infos[type.id] = info
        return info
    }

    /// A field of a view or modifier of the prelude, whatever it is; `.void` where there is none.
    func field(_ field: ViewField, of view: Value) -> Value {
        guard case .cell(let cell) = view, let cell = cell as? StructCell else { return .void }
        return info(of: cell.type).value(of: field, in: cell)
    }

    func members(_ name: String, of type: NominalType) -> [Member] {
        if let provider = program.bodyProvider { return provider.members(of: type, named: name) }
        return type.members[name] ?? []
    }

    func getter(_ name: String, of type: NominalType) -> FunctionSymbol? {
        for case .property(let property) in members(name, of: type) where !property.isRequirement && !property.isStatic
        {
            return property.getter
        }
        return nil
    }

    func property(_ name: String, of type: NominalType) -> PropertySymbol? {
        for case .property(let property) in members(name, of: type) where !property.isRequirement && !property.isStatic
        {
            return property
        }
        return nil
    }

    func method(_ name: String, of type: NominalType) -> FunctionSymbol? {
        for case .function(let function) in members(name, of: type)
        where !function.isRequirement && !function.isStatic && !function.isFromPrelude {
            return function
        }
        return nil
    }

    /// A method that the prelude's protocols give a type.
    func preludeMethod(_ name: String, of type: NominalType) -> FunctionSymbol? {
        for case .function(let function) in members(name, of: type) where function.isFromPrelude { return function }
        return nil
    }

    func conforms(_ type: NominalType, toPrelude name: String) -> Bool {
        var seen: Set<Int> = []
        return conforms(type, toPrelude: name, seen: &seen)
    }

    private func conforms(_ type: NominalType, toPrelude name: String, seen: inout Set<Int>) -> Bool {
        guard seen.insert(type.id).inserted else { return false }
        if type.name == name, type.isFromPrelude { return true }
        if let superclass = type.superclass, conforms(superclass, toPrelude: name, seen: &seen) { return true }
        return type.conformances.contains { conforms($0, toPrelude: name, seen: &seen) }
    }

    func isModifier(_ type: NominalType) -> Bool { conforms(type, toPrelude: "ViewModifier") }

    func isEquatable(_ type: NominalType) -> Bool { conforms(type, toPrelude: "Equatable") }

    func dynamicFields(of type: NominalType) -> [ViewTypeInfo.DynamicField] {
        guard fieldsInProgress.insert(type.id).inserted else { return [] }
        defer { fieldsInProgress.remove(type.id) }
        return type.storedProperties.enumerated().compactMap { index, property in
            guard case .nominal(let fieldType, _) = property.type, fieldType.kind == .struct else { return nil }
            if fieldType.isFromPrelude, let name = fieldType.primitive {
                guard let kind = ViewTypeInfo.DynamicField.Kind(rawValue: name) else { return nil }
                return ViewTypeInfo.DynamicField(index: index, kind: kind, property: property, nested: nil)
            }
            guard conforms(fieldType, toPrelude: "DynamicProperty") else { return nil }
            return ViewTypeInfo.DynamicField(
                index: index, kind: .custom, property: property, nested: info(of: fieldType))
        }
    }

    /// Whether values of a type are plain data; a type that is not known is not.
    func isPlainData(_ type: SwiftType) -> Bool { isPlainData(type, depth: 0) }

    private func isPlainData(_ type: SwiftType, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        switch type {
        case .tuple(let elements): return elements.allSatisfy { isPlainData($0.type, depth: depth + 1) }
        case .metatype: return true
        case .nominal(let nominal, let arguments):
            if case .builtin(let builtin) = nominal.representation {
                switch builtin {
                case .string, .substring, .character, .array, .dictionary, .set, .any, .anyObject, .keyPath,
                    .writableKeyPath,
                    .referenceWritableKeyPath, .partialKeyPath, .anyKeyPath:
                    return false
                case .optional: return arguments.allSatisfy { isPlainData($0, depth: depth + 1) }
                default: return true
                }
            }
            if let known = nominal.isPlainData { return known }
            let substitution = Substitution(of: nominal, arguments: arguments)
            func isPlain(_ type: SwiftType) -> Bool { isPlainData(substitution.apply(type), depth: depth + 1) }
            switch nominal.kind {
            case .struct:
                if nominal.primitive != nil { return false }
                return nominal.storedProperties.allSatisfy { isPlain($0.type) }
            case .enum:
                return nominal.cases.allSatisfy { $0.payload.allSatisfy(isPlain) }
            default: return false
            }
        default: return false
        }
    }
}
