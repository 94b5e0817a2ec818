import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

/// A `ForEach` with a row for each element, by the element's id.
final class ForEachNode: ViewNode {
    /// The range that rows without ids began with.
    var firstRange: Value?
    /// The data of which only some elements have rows; nil outside of lazy containers.
    var lazy: LazyData?

    override var offscreen: ContiguousArray<ViewNode> {
        guard let lazy else { return [] }
        return lazy.distant.rows.isEmpty ? lazy.hidden : lazy.hidden + ContiguousArray(lazy.distant.rows.map { $0 })
    }

    override func show(in graph: ViewGraph) throws { try graph.updateRows(of: self) }

    override func release() {
        super.release()
        lazy = nil
    }
}

/// One element's content in a `ForEach`: evaluated by itself.
final class RowNode: ScopeNode {
    /// The id of the element.
    private(set) var key: Value
    /// The place of a row in a lazy container.
    var lazy: LazyRow?

    init(key: Value, in forEach: ForEachNode, graph: ViewGraph) {
        self.key = key
        super.init(
            graph: graph, role: .row, info: nil, value: .void,
            identity: Identity(
                parent: forEach.identity.parent,
                component: "\(forEach.identity.component)[id: \(graph.identityText(of: key))]"),
            parent: forEach, order: graph.nextOrder())
    }

    override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws {
        guard let forEach = parent as? ForEachNode else { return }
        try takeContent {
            graph.statistics.rowClosures += 1
            return try graph.interpreter.call(forEach.field(.content), [installed])
        }
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(key, .named("id"))
    }

    override func release() {
        super.release()
        key = .void
        lazy = nil
    }
}

extension ViewGraph {
    /// Brings the rows in line with the data: rows follow their ids, and each row's closure runs again.
    func updateRows(of node: ForEachNode) throws {
        if let container = node.rowContainer, lazyRows.fill?.container === container {
            return try updateLazyRows(of: node)
        }
        let elements = try self.elements(of: try shownData(of: node))
        let ids = try self.ids(of: elements, by: node.field(.id))
        let old = node.children
        var next: ContiguousArray<ViewNode> = []
        next.reserveCapacity(elements.count)
        var prefix = 0
        while prefix < min(old.count, ids.count), let row = old[prefix] as? RowNode,
            try isSameID(row.key, ids[prefix])
        {
            prefix += 1
        }
        if prefix == ids.count && prefix == old.count {
            for index in ids.indices {
                if let row = old[index] as? RowNode { try updateRow(row, element: elements[index]) }
            }
            return
        }
        var rows = RowTable(interpreter: interpreter)
        for index in prefix..<old.count {
            if let row = old[index] as? RowNode { try rows.insert(row) }
        }
        var leavingRows = try leavingRows(of: node)
        var used = IDTable(interpreter: interpreter)
        var duplicates: [Value] = []
        var hasMoved = false
        var lastPosition = -1
        for index in ids.indices {
            let id = ids[index]
            if try !used.insert(id) { duplicates.append(id) }
            if index < prefix, let row = old[index] as? RowNode {
                try updateRow(row, element: elements[index])
                next.append(row)
            } else if let (row, position) = try rows.take(id) {
                if position < lastPosition { hasMoved = true }
                lastPosition = max(lastPosition, position)
                if hasMoved {
                    trace.emit(.identityMove, identity: row.identity)
                    hasMoved = false
                }
                try updateRow(row, element: elements[index])
                next.append(row)
            } else if let (row, _) = try leavingRows?.take(id) {
                row.isLeaving = false
                try updateRow(row, element: elements[index])
                next.append(row)
            } else {
                next.append(try mountRow(element: elements[index], id: id, in: node))
            }
        }
        if leavingRows != nil { leaving.forgetReturned(to: node) }
        node.children = next
        for id in duplicates { try warnDuplicate(id, node: node) }
        for row in rows.remaining { try takeOut(row, of: node) }
    }

    private func updateRow(_ row: RowNode, element: Value) throws {
        row.installed = element
        try evaluate(row, reason: nil)
    }

    private func mountRow(element: Value, id: Value, in node: ForEachNode) throws -> ViewNode {
        let row = RowNode(key: id, in: node, graph: self)
        row.installed = element
        try evaluate(row, reason: nil)
        return row
    }

    func warnDuplicate(_ id: Value, node: ForEachNode) throws {
        let types = DynamicType(interpreter: interpreter)
        let namer = TypeNamer(isQualified: false)
        let content = viewTypeName(node.children.first?.children.map(\.value) ?? [])
        let name =
            "\(namer.name(of: types.type(of: node.field(.data)))), \(namer.name(of: types.type(of: id))), \(content)"
        context.warn(
            "ForEach<\(name)>: the ID \(try interpreter.describe(id, as: nil)) occurs multiple times within the collection, "
                + "this will give undefined results!", at: contentPosition(of: node))
    }

    /// Where the closure of the rows is written.
    func contentPosition(of node: ForEachNode) -> SourcePosition? { position(ofFunction: node.field(.content)) }

    /// Where a function or closure is written: where what is said of a callback belongs.
    func position(ofFunction function: Value) -> SourcePosition? {
        switch function {
        case .function(let function): return function.takeUnretainedValue().position
        case .cell(let cell): return (cell as? ClosureCell)?.function.position
        default: return nil
        }
    }

    /// What a `ForEach` has rows for: of a range without ids, only ever the first one is read.
    func shownData(of node: ForEachNode) throws -> Value {
        let data = node.field(.data)
        guard case .none = node.field(.id), case .cell(let cell as StructCell) = data, cell.type.isFromPrelude,
            cell.type.name == "Range"
        else { return data }
        guard let first = node.firstRange else {
            node.firstRange = data
            return data
        }
        let (count, old) = (try elements(of: data).count, try elements(of: first).count)
        if count != old {
            let content = viewTypeName(node.children.first?.children.map(\.value) ?? [])
            context.warn(
                "ForEach<Range<Int>, Int, \(content)> count (\(count)) != its initial count (\(old)). "
                    + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
                    + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!",
                at: contentPosition(of: node))
        }
        return first
    }

    /// The elements of a `ForEach`'s data; those of a binding are bindings, made by closures as SwiftUI makes them.
    func elements(of data: Value) throws -> ContiguousArray<Value> {
        guard case .cell(let cell) = data else { return [] }
        if let cell = cell as? ArrayCell { return cell.elements }
        if let cell = cell as? StructCell {
            if cell.type.isFromPrelude, cell.type.primitive == "Binding",
                let location = cell.fields[BindingField.location]
            {
                let collection = try interpreter.readBinding(location)
                let count = try elements(of: collection).count
                return try ContiguousArray(
                    (0..<count).map { index in
                        let part = Value.cell(
                            BindingLocationCell(.element(base: location, index: index), isClosure: true))
                        return .cell(
                            cell.with(fields: [part, try interpreter.readBinding(part)]))
                    })
            }
            if cell.type.isFromPrelude, cell.type.name == "Range" || cell.type.name == "ClosedRange",
                cell.fields.count == 2, let lower = cell.fields[0].asInt, let upper = cell.fields[1].asInt
            {
                let end = cell.type.name == "Range" ? upper : upper + 1
                return end > lower ? ContiguousArray((lower..<end).map(Value.int)) : []
            }
        }
        return try interpreter.sequenceElements(of: data) ?? []
    }

    /// The ids of elements, by a key path, or by their own `id` where there is none.
    func ids(of elements: ContiguousArray<Value>, by path: Value) throws -> ContiguousArray<Value> {
        try interpreter.charge(elements.count)
        var ids: ContiguousArray<Value> = []
        ids.reserveCapacity(elements.count)
        var lastType: NominalType?
        var fieldIndex: Int?
        for element in elements {
            var subject = element
            if case .cell(let cell) = element, let binding = cell as? StructCell, binding.type.isFromPrelude,
                binding.type.primitive == "Binding", let location = binding.fields[BindingField.location]
            {
                subject = try interpreter.readBinding(location)
            }
            if let type = declaredType(of: subject) {
                if type !== lastType {
                    lastType = type
                    fieldIndex = storedID(path, of: type)
                }
                if let fieldIndex, let value = storedField(fieldIndex, of: subject) {
                    ids.append(value)
                    continue
                }
            }
            switch path {
            case .none, .void:
                // The elements of a range are their own ids.
                if case .int = subject {
                    ids.append(subject)
                } else {
                    ids.append(try interpreter.property("id", of: subject))
                }
            default: ids.append(try interpreter.call(path, [subject]))
            }
        }
        return ids
    }

    private func declaredType(of value: Value) -> NominalType? {
        guard case .cell(let cell) = value else { return nil }
        if let cell = cell as? StructCell { return cell.type }
        return (cell as? ObjectCell)?.storage.type
    }

    /// The field that holds the ids of a type's values, where reading it runs no code.
    private func storedID(_ path: Value, of type: NominalType) -> Int? {
        var property: PropertySymbol?
        switch path {
        case .none, .void: property = context.types.property("id", of: type)
        case .cell(let cell):
            guard let cell = cell as? KeyPathCell, cell.components.count == 1 else { return nil }
            switch cell.components[0] {
            case .property(let symbol): property = symbol
            case .dynamicProperty(let name): property = context.types.property(name, of: type)
            default: return nil
            }
        default: return nil
        }
        guard let property, !property.isObserved, property.getter == nil, !property.isWeak, !property.isUnowned,
            case .field(let index) = property.storage
        else { return nil }
        return index
    }

    private func storedField(_ index: Int, of value: Value) -> Value? {
        guard case .cell(let cell) = value else { return nil }
        if let cell = cell as? StructCell { return index < cell.fields.count ? cell.fields[index] : nil }
        guard let storage = (cell as? ObjectCell)?.storage else { return nil }
        return index < storage.fields.count ? storage.fields[index] : nil
    }

    func isSameID(_ left: Value, _ right: Value) throws -> Bool {
        switch (left, right) {
        case (.int(let left), .int(let right)): return left == right
        case (.cell(let left as StringCell), .cell(let right as StringCell)): return left.string == right.string
        case (.cell(let left as ObjectCell), .cell(let right as ObjectCell)) where left === right: return true
        default: return try interpreter.isEqual(left, right)
        }
    }

    /// An id as identity paths show it.
    func identityText(of id: Value) -> String {
        if case .int(let number) = id, let pieces = interpreter.library.hashPieces[number] {
            return "hash: \(pieces.joined(separator: ", "))"
        }
        if let object = interpreter.object(identifiedBy: id) {
            return "\(object.type.qualifiedName) #\(object.instance)"
        }
        return interpreter.snapshot(id)
    }
}

/// Rows by id, each to be taken once.
struct RowTable {
    let interpreter: Interpreter
    private var buckets: [Int: [Int]] = [:]
    private var rows: [RowNode?] = []

    init(interpreter: Interpreter) { self.interpreter = interpreter }

    var remaining: [RowNode] { rows.compactMap { $0 } }

    mutating func insert(_ row: RowNode) throws {
        buckets[try interpreter.hashValue(of: row.key), default: []].append(rows.count)
        rows.append(row)
    }

    mutating func take(_ id: Value) throws -> (row: RowNode, position: Int)? {
        for position in buckets[try interpreter.hashValue(of: id)] ?? [] {
            if let row = rows[position], try interpreter.isEqual(row.key, id) {
                rows[position] = nil
                return (row, position)
            }
        }
        return nil
    }
}

/// Ids that occurred already.
struct IDTable {
    let interpreter: Interpreter
    private var buckets: [Int: [Value]] = [:]

    init(interpreter: Interpreter) { self.interpreter = interpreter }

    /// Whether the id is new.
    mutating func insert(_ id: Value) throws -> Bool {
        let hash = try interpreter.hashValue(of: id)
        for known in buckets[hash] ?? [] where try interpreter.isEqual(known, id) { return false }
        buckets[hash, default: []].append(id)
        return true
    }
}
