extension Value {
    /// The fields of a struct; empty for anything else.
    package var structFields: ContiguousArray<Value> {
        guard case .cell(let cell) = unerased else { return [] }
        return (cell as? StructCell)?.fields ?? []
    }

    /// A field of a struct, `.void` where there is none.
    package func structField(_ index: Int) -> Value {
        guard case .cell(let cell) = self, let fields = (cell as? StructCell)?.fields, fields.indices.contains(index)
        else { return .void }
        return fields[index]
    }

    /// The cell of an unknown value.
    package var asOpaqueCell: OpaqueCell? {
        guard case .cell(let cell) = unerased else { return nil }
        return cell as? OpaqueCell
    }
}
