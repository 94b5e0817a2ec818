import SwiftFrontEnd
import SwiftMachine

extension ViewGraph {
    /// Connects the dynamic properties of a scope's value with their storage.
    func install(_ node: ScopeNode, isFirst: Bool) throws {
        let subject = node.subject
        guard let info = node.info, !info.dynamicFields.isEmpty, case .cell(let cell) = subject,
            let view = cell as? StructCell
        else {
            node.installed = subject
            return
        }
        if isFirst {
            node.slots = ContiguousArray(info.dynamicFields.map { StorageSlot(field: $0, scope: node) })
        }
        node.installed = .cell(try installed(view, slots: node.slots, isFirst: isFirst))
        if isFirst, node.role == .composite { forgetAdoptedObjects(of: node, in: view) }
    }

    private func installed(_ view: StructCell, slots: ContiguousArray<StorageSlot>, isFirst: Bool) throws -> StructCell
    {
        var fields = view.fields
        for slot in slots where slot.field.index < fields.count {
            fields[slot.field.index] = try connect(slot, to: fields[slot.field.index], isFirst: isFirst)
        }
        return view.with(fields: fields)
    }

    /// The wrapper of one dynamic property, connected to its storage.
    private func connect(_ slot: StorageSlot, to wrapper: Value, isFirst: Bool) throws -> Value {
        guard case .cell(let cell) = wrapper, let cell = cell as? StructCell else { return wrapper }
        switch slot.field.kind {
        case .state:
            slot.location?.refresh()
            if slot.location == nil {
                slot.location = try makeState(slot, from: cell)
                slot.wrapper = .cell(
                    cell.with(fields: [.void, .none, slot.location.map { .cell($0) } ?? .none]))
            }
            return slot.wrapper
        case .stateObject:
            if case .void = slot.object {
                slot.object = try makeStateObject(slot, from: cell)
                slot.wrapper = .cell(cell.with(fields: [.none, slot.object]))
                try subscribe(slot)
            }
            return slot.wrapper
        case .observedObject:
            try adopt(cell.fields[ObservedObjectField.object] ?? .none, in: slot)
            return wrapper
        case .environmentObject:
            if case .void = slot.object { registerReader(slot) }
            let found = environmentObject(for: slot)
            try adopt(found, in: slot)
            return .cell(cell.with(fields: [found]))
        case .environment:
            if case .void = slot.wrapper { registerReader(slot) }
            slot.wrapper = wrapper
            let value = try environmentValue(for: slot, wrapper: cell)
            slot.object = value
            return .cell(cell.with(fields: [cell.fields[EnvironmentField.key] ?? .none, value, .bool(true)]))
        case .appStorage, .sceneStorage:
            slot.wrapper = try withDefaultStore(cell, for: slot)
            return slot.wrapper
        case .namespace:
            if case .void = slot.object { slot.object = .int(context.nextNamespace()) }
            return .cell(cell.with(fields: [slot.object]))
        case .focusState, .accessibilityFocusState, .gestureState:
            return try connectInteraction(slot, to: cell)
        case .binding:
            return .cell(connectBinding(slot, to: cell))
        case .bindable, .scaledMetric, .focusedValue, .focusedBinding, .focusedObject:
            return wrapper
        case .custom:
            return try connectCustom(slot, to: cell, isFirst: isFirst)
        }
    }

    /// A binding to a `@State` as the view that holds it sees it: what is read through it makes this view run again.
    private func connectBinding(_ slot: StorageSlot, to wrapper: StructCell) -> StructCell {
        guard case .cell(let base)? = wrapper.fields[BindingField.location],
            let state = base as? StateLocationCell ?? (base as? BindingLocationCell)?.state
        else {
            slot.reader?.retire()
            slot.binding = nil
            return wrapper
        }
        if let reader = slot.reader, reader.state === state {
            reader.base = .cell(base)
        } else {
            slot.reader?.retire()
            slot.binding = BindingLocationCell(.held(BindingReader(base: .cell(base), state: state, slot: slot)))
        }
        guard let binding = slot.binding else { return wrapper }
        var fields = wrapper.fields
        fields[BindingField.location.rawValue] = .cell(binding)
        return wrapper.with(fields: fields)
    }

    private func connectCustom(_ slot: StorageSlot, to cell: StructCell, isFirst: Bool) throws -> Value {
        guard let nested = slot.field.nested else { return .cell(cell) }
        if slot.nested.isEmpty {
            slot.nested = ContiguousArray(
                nested.dynamicFields.map { StorageSlot(field: $0, scope: slot.scope, within: slot) })
        }
        let connected = Value.cell(try installed(cell, slots: slot.nested, isFirst: isFirst))
        guard let update = nested.update else { return connected }
        var arguments = [connected]
        let outer = context.currentScope
        context.currentScope = slot.scope
        defer { context.currentScope = outer }
        _ = try interpreter.call(update, arguments: &arguments)
        return arguments[0]
    }

    private func adopt(_ object: Value, in slot: StorageSlot) throws {
        if let old = slot.object.asObject, let new = object.asObject, old.storage === new.storage { return }
        slot.subscription?.cancel()
        slot.subscription = nil
        slot.object = object
        try subscribe(slot)
    }

    private func subscribe(_ slot: StorageSlot) throws {
        guard let object = slot.object.asObject else { return }
        let target = try context.tracker.subscriptionTarget(of: object)
        slot.subscription = ObjectSubscription(
            scope: slot.scope, change: slot.changeName, table: target.observerTable)
    }

    /// An `@AppStorage` without a store of its own uses the one that the environment names.
    private func withDefaultStore(_ wrapper: StructCell, for slot: StorageSlot) throws -> Value {
        var fields = wrapper.fields
        let isInstalled =
            slot.field.kind == .appStorage
            ? AppStorageField.isInstalled.rawValue : SceneStorageField.isInstalled.rawValue
        guard isInstalled < fields.count else { return .cell(wrapper) }
        fields[isInstalled] = .bool(true)
        if slot.field.kind == .appStorage, fields[AppStorageField.store]?.isNone == true,
            let keyPath = fields[AppStorageField.storeKeyPath]
        {
            if case .void = slot.wrapper { registerReader(slot) }
            slot.object = try environmentValue(at: keyPath, below: slot.scope.environment)
            if !slot.object.isNone { fields[AppStorageField.store.rawValue] = slot.object }
        }
        return .cell(wrapper.with(fields: fields))
    }

    /// State that an interaction writes: it begins as the wrapper says, and with nothing focused.
    private func connectInteraction(_ slot: StorageSlot, to wrapper: StructCell) throws -> Value {
        slot.location?.refresh()
        if slot.location == nil {
            var initial = wrapper.fields[FocusStateField.initial] ?? .none
            if slot.field.kind != .gestureState {
                initial = isFlag(slot.field.property.type) ? .bool(false) : .none
            }
            recordStorage(of: slot, value: initial)
            let location = StateLocationCell(
                initial: initial, graph: self, scope: slot.scope, property: slot.field.property)
            location.isFocus = slot.field.kind != .gestureState
            slot.location = location
        }
        var fields = wrapper.fields
        let place = FocusStateField.location.rawValue
        if place < fields.count, let location = slot.location { fields[place] = .cell(location) }
        return .cell(wrapper.with(fields: fields))
    }

    /// Whether a wrapper holds a Boolean value.
    private func isFlag(_ wrapper: SwiftType) -> Bool {
        guard case .nominal(_, let arguments) = wrapper, case .nominal(let value, _)? = arguments.first,
            case .builtin(.bool) = value.representation
        else { return false }
        return true
    }

    // MARK: - Storage

    private func makeState(_ slot: StorageSlot, from wrapper: StructCell) throws -> StateLocationCell {
        var initial = wrapper.fields[StateField.initial] ?? .none
        if let thunk = wrapper.fields[StateField.thunk], !thunk.isNone {
            initial = try runInitialValue(of: slot, thunk: thunk)
        }
        recordStorage(of: slot, value: initial)
        return StateLocationCell(initial: initial, graph: self, scope: slot.scope, property: slot.field.property)
    }

    private func makeStateObject(_ slot: StorageSlot, from wrapper: StructCell) throws -> Value {
        let object = try runInitialValue(of: slot, thunk: wrapper.fields[StateObjectField.thunk] ?? .none)
        recordStorage(of: slot, value: object)
        return object
    }

    private func runInitialValue(of slot: StorageSlot, thunk: Value) throws -> Value {
        guard !thunk.isNone else { return .none }
        let event = trace.emit(
            .autoclosureRun, at: slot.field.property.position, type: ownerName(of: slot),
            identity: slot.scope.identity, property: slot.field.wrappedName)
        let outer = context.initializingScope
        context.initializingScope = slot.scope
        defer { context.initializingScope = outer }
        return try trace.withCause(event) { try interpreter.call(thunk, []) }
    }

    private func recordStorage(of slot: StorageSlot, value: Value) {
        trace.emit(
            .stateInit, at: slot.field.property.position, type: ownerName(of: slot), identity: slot.scope.identity,
            property: slot.field.wrappedName, new: interpreter.snapshot(value))
    }

    private func ownerName(of slot: StorageSlot) -> String? {
        slot.field.property.owner?.qualifiedName ?? slot.scope.info?.name
    }

    /// An object that an eager initial value handed over to the storage lives as long as the storage holds it; the
    /// view's value keeps only what comparing it with the next one takes.
    private func forgetAdoptedObjects(of node: ScopeNode, in view: StructCell) {
        var fields = view.fields
        var isChanged = false
        for slot in node.slots where slot.field.kind == .state && slot.field.index < fields.count {
            guard case .cell(let cell) = fields[slot.field.index], let wrapper = cell as? StructCell,
                let object = wrapper.fields[StateField.initial]?.asObject
            else { continue }
            var inner = wrapper.fields
            inner[StateField.initial.rawValue] = .cell(WeakCell(object))
            fields[slot.field.index] = .cell(wrapper.with(fields: inner))
            isChanged = true
        }
        if isChanged { node.value = .cell(view.with(fields: fields)) }
    }
}
