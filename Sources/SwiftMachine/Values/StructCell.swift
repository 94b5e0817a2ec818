import SwiftFrontEnd

/// An instance of a struct.
package final class StructCell: HeapCell {
    package unowned(unsafe) let type: NominalType
    package var fields: ContiguousArray<Value>
    /// The type with its generic arguments, where it has any and they are known; the program keeps it.
    package unowned(unsafe) var reified: MetatypeDescriptor?

    package init(type: NominalType, fields: ContiguousArray<Value>, reified: MetatypeDescriptor? = nil) {
        self.type = type
        self.fields = fields
        self.reified = reified
    }

    /// A struct of the same type, generic arguments included, with other fields.
    package func with(fields: ContiguousArray<Value>) -> StructCell {
        StructCell(type: type, fields: fields, reified: reified)
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        let properties = type.storedProperties
        for (index, field) in fields.enumerated() {
            visit(field, index < properties.count ? .field(properties[index]) : .element(index))
        }
    }
}
