extension Interpreter {
    /// A short structural form of a value for the trace: it calls no code of the program and keeps nothing alive.
    package func snapshot(_ value: Value) -> String { ValueSnapshot().text(value, depth: 0) }
}

/// Writes values briefly, by their structure alone.
struct ValueSnapshot {
    private static let depthLimit = 4
    private static let elementLimit = 8
    private static let textLimit = 60

    func text(_ value: Value, depth: Int) -> String {
        switch value {
        case .void: return "()"
        case .none: return "nil"
        case .bool(let value): return value ? "true" : "false"
        case .double(let value): return value.description
        case .float(let value): return value.description
        case .enumCase(let symbol): return ".\(symbol.takeUnretainedValue().name)"
        case .metatype(let descriptor):
            return TypeNamer(isQualified: false).name(of: descriptor.takeUnretainedValue().type) + ".self"
        case .function: return "function"
        case .cell(let cell): return text(cell, depth: depth)
        default: return value.anyInteger.map { "\($0)" } ?? ""
        }
    }

    private func text(_ cell: HeapCell, depth: Int) -> String {
        switch cell {
        case let cell as StringCell: return shorten(cell.string).debugDescription
        case let cell as CharacterCell: return String(cell.character).debugDescription
        case let cell as ErasedCell: return text(cell.value, depth: depth)
        case let cell as SomeCell: return "some(\(text(cell.value, depth: depth)))"
        case let cell as BoxCell: return text(cell.value, depth: depth)
        case let cell as PublishedCell: return text(cell.value, depth: depth)
        case let cell as ObjectCell: return "\(cell.storage.type.qualifiedName) #\(cell.storage.instance)"
        case let cell as WeakCell: return cell.object.map { text($0, depth: depth) } ?? "nil"
        case is ClosureCell, is BoundMethodCell, is NativeClosureCell: return "closure"
        case is KeyPathCell: return "key path"
        case let cell as OpaqueCell: return cell.name
        case is ViewBlockCell, is ViewBranchCell: return "views"
        case let cell as ArrayCell:
            return list(cell.elements.count, depth: depth) { text(cell.elements[$0], depth: depth + 1) }
        case let cell as SetCell:
            let indices = Array(cell.table.liveIndices.prefix(Self.elementLimit))
            return list(cell.table.count, depth: depth) { text(cell.table.keys[indices[$0]], depth: depth + 1) }
        case let cell as DictionaryCell:
            if cell.table.count == 0 { return "[:]" }
            let indices = Array(cell.table.liveIndices.prefix(Self.elementLimit))
            return list(cell.table.count, depth: depth) {
                let index = indices[$0]
                return
                    "\(text(cell.table.keys[index], depth: depth + 1)): \(text(cell.table.values[index], depth: depth + 1))"
            }
        case let cell as TupleCell: return fields(cell.elements, cell.labels ?? [], depth: depth)
        case let cell as StructCell:
            return cell.type.name + fields(cell.fields, cell.type.storedProperties.map(\.name), depth: depth)
        case let cell as EnumCell:
            return ".\(cell.enumCase.name)" + fields(cell.payload, cell.enumCase.labels, depth: depth)
        default: return "value"
        }
    }

    private func shorten(_ string: String) -> String {
        string.utf8.count <= Self.textLimit ? string : string.prefix(Self.textLimit) + "…"
    }

    private func list(_ count: Int, depth: Int, _ element: (Int) -> String) -> String {
        if count == 0 { return "[]" }
        guard depth < Self.depthLimit else { return "[\(count) elements]" }
        var parts = (0..<min(count, Self.elementLimit)).map(element)
        if count > Self.elementLimit { parts.append("… \(count) in all") }
        return "[\(parts.joined(separator: ", "))]"
    }

    private func fields(_ values: ContiguousArray<Value>, _ labels: [String?], depth: Int) -> String {
        guard depth < Self.depthLimit else { return values.isEmpty ? "()" : "(…)" }
        var parts = values.prefix(Self.elementLimit).enumerated().map { index, value in
            let text = text(value, depth: depth + 1)
            return (index < labels.count ? labels[index] : nil).map { "\($0): \(text)" } ?? text
        }
        if values.count > Self.elementLimit { parts.append("…") }
        return "(\(parts.joined(separator: ", ")))"
    }
}
