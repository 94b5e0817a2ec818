import SwiftFrontEnd

/// An enum case with payload.
package final class EnumCell: HeapCell {
    package unowned(unsafe) let enumCase: EnumCaseSymbol
    package var payload: ContiguousArray<Value>
    /// The type with its generic arguments, where it has any and they are known; the program keeps it.
    package unowned(unsafe) var reified: MetatypeDescriptor?

    package init(enumCase: EnumCaseSymbol, payload: ContiguousArray<Value>, reified: MetatypeDescriptor? = nil) {
        self.enumCase = enumCase
        self.payload = payload
        self.reified = reified
    }

    /// A chain of cases dies here link by link: recursion would overflow the host's stack.
    deinit {
        guard Self.endsInCase(payload) else { return }
        var current: ContiguousArray<Value> = []
        swap(&current, &payload)
        while true {
            var link = Self.takeLink(from: &current)
            guard isKnownUniquelyReferenced(&link) else { return }
            Self.takePayload(of: link, into: &current)
        }
    }

    private static func endsInCase(_ payload: ContiguousArray<Value>) -> Bool {
        if case .cell(let cell)? = payload.last { return type(of: cell) == EnumCell.self }
        return false
    }

    /// Releases a payload but for its last value, which it gives if that is a case itself.
    private static func takeLink(from payload: inout ContiguousArray<Value>) -> EnumCell? {
        let last = payload.popLast()
        payload.removeAll()
        guard case .cell(let cell)? = last, type(of: cell) == EnumCell.self else { return nil }
        return unsafeDowncast(cell, to: EnumCell.self)
    }

    private static func takePayload(of link: EnumCell?, into payload: inout ContiguousArray<Value>) {
        guard let link else { return }
        swap(&payload, &link.payload)
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in payload.enumerated() { visit(value, .element(index)) }
    }
}
