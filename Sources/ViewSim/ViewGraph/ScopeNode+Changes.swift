import SwiftMachine

/// What `_printChanges` says of a scope.
extension ScopeNode {
    /// `Card<Text>: @self, _count changed.`
    func changeDescription(_ interpreter: Interpreter) -> String {
        let type = DynamicType(interpreter: interpreter).type(of: subject)
        let name = TypeNamer(isQualified: false).name(of: type)
        let changes = orderedChanges
        return changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
    }

    /// The value and identity first, then properties as they are declared, then key paths of observed objects.
    private var orderedChanges: [String] {
        let properties = (info?.dynamicFields ?? []).map(\.property.name)
        if generation == 1 { return ["@self"] + (properties.isEmpty ? [] : ["@identity"]) + properties }
        let own = ["@self"] + properties
        return own.filter { changes.contains($0) } + changes.filter { !own.contains($0) }
    }

    /// Notes that the value is about to change, and which of the properties that come from outside do.
    func noteChangedInputs(to new: Value, graph: ViewGraph) throws {
        noteChange("@self")
        guard graph.context.logsChanges, let info, !info.dynamicFields.isEmpty else { return }
        let before = subject.structFields
        let after = new.structFields
        for field in info.dynamicFields where field.index < before.count && field.index < after.count {
            switch field.kind {
            case .binding, .observedObject, .bindable:
                if try !graph.isSameValue(before[field.index], after[field.index]) { noteChange(field.property.name) }
            default: break
            }
        }
    }
}

extension ScopeNode {
    /// The scope's own property through which it sees a state, as `_printChanges` names it: the state itself, or a
    /// binding that leads to it.
    func changeName(of location: StateLocationCell) -> String? {
        guard !slots.isEmpty else { return nil }
        return changeName(of: location, among: slots, in: installed)
    }

    private func changeName(
        of location: StateLocationCell, among slots: ContiguousArray<StorageSlot>, in structure: Value
    ) -> String? {
        let fields = structure.structFields
        for slot in slots {
            if slot.location === location { return slot.changeName }
            guard slot.field.index < fields.count else { continue }
            let field = fields[slot.field.index]
            if slot.field.kind == .binding,
                field.structFields[BindingField.location].map({ leads($0, to: location) }) == true
            {
                return slot.changeName
            }
            if !slot.nested.isEmpty, changeName(of: location, among: slot.nested, in: field) != nil {
                return slot.changeName
            }
        }
        return nil
    }

    private func leads(_ start: Value, to location: StateLocationCell) -> Bool {
        var next = start
        while case .cell(let cell) = next {
            if cell === location { return true }
            guard let base = (cell as? BindingLocationCell)?.base else { return false }
            next = base
        }
        return false
    }
}
