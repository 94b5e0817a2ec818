/// Access to cells in registers without counting references.
///
/// A `Value` is a word of payload and a tag; for `.cell` the word is the reference. The compiler retains what it
/// reads through a pattern, which is most of the cost of reading a field, so the interpreter's loop looks at the word
/// itself. A test checks the layout.
extension UnsafeMutablePointer<Value> {
    @inline(__always)
    var isCell: Bool {
        if case .cell = pointee { return true }
        return false
    }

    /// Whether the register holds a value that nobody knows.
    @inline(__always)
    var isOpaque: Bool { isCell && borrowedCell._withUnsafeGuaranteedRef { type(of: $0) == OpaqueCell.self } }

    /// The cell of a register that holds one; only valid while the register does.
    @inline(__always)
    var borrowedCell: Unmanaged<HeapCell> {
        Unmanaged.fromOpaque(UnsafeRawPointer(self).load(as: UnsafeRawPointer.self))
    }

    /// The struct in the register, if it holds one; only valid while the register does.
    @inline(__always)
    var borrowedStruct: Unmanaged<StructCell>? {
        guard isCell else { return nil }
        let cell = borrowedCell
        guard cell._withUnsafeGuaranteedRef({ type(of: $0) == StructCell.self }) else { return nil }
        return Unmanaged.fromOpaque(cell.toOpaque())
    }

    /// The object in the register, if it holds one; only valid while the register does.
    @inline(__always)
    var borrowedObject: Unmanaged<ObjectCell>? {
        guard isCell else { return nil }
        let cell = borrowedCell
        guard cell._withUnsafeGuaranteedRef({ type(of: $0) == ObjectCell.self }) else { return nil }
        return Unmanaged.fromOpaque(cell.toOpaque())
    }

    /// The array in the register, if it holds one; only valid while the register does.
    @inline(__always)
    var borrowedArray: Unmanaged<ArrayCell>? {
        guard isCell else { return nil }
        let cell = borrowedCell
        guard cell._withUnsafeGuaranteedRef({ type(of: $0) == ArrayCell.self }) else { return nil }
        return Unmanaged.fromOpaque(cell.toOpaque())
    }

    /// The box in the register, if it holds one; only valid while the register does.
    @inline(__always)
    var borrowedBox: Unmanaged<BoxCell>? {
        guard isCell else { return nil }
        let cell = borrowedCell
        guard cell._withUnsafeGuaranteedRef({ type(of: $0) == BoxCell.self }) else { return nil }
        return Unmanaged.fromOpaque(cell.toOpaque())
    }

    /// The address of the type of the struct or object in the register, which tells types apart.
    @inline(__always)
    var receiverType: UnsafeRawPointer? {
        guard isCell else { return nil }
        return borrowedCell._withUnsafeGuaranteedRef { cell -> UnsafeRawPointer? in
            if type(of: cell) == StructCell.self {
                return UnsafeRawPointer(
                    Unmanaged.passUnretained(unsafeDowncast(cell, to: StructCell.self).type).toOpaque())
            }
            if type(of: cell) == ObjectCell.self {
                return UnsafeRawPointer(
                    Unmanaged.passUnretained(unsafeDowncast(cell, to: ObjectCell.self).storage.type).toOpaque())
            }
            return nil
        }
    }

    /// Whether the register holds the only reference to its cell.
    @inline(__always)
    var isUniqueCell: Bool {
        let reference = UnsafeMutableRawPointer(self).assumingMemoryBound(to: HeapCell.self)
        return isKnownUniquelyReferenced(&reference.pointee)
    }

    /// Takes the value out, leaving `.void`.
    @inline(__always)
    func take() -> Value {
        let value = move()
        initialize(to: .void)
        return value
    }

    /// Appends a string or array to the one in the register in place, where that is the only reference to it and the
    /// result is within a limit.
    func append(_ other: Self, limit: Int) -> Bool {
        guard isCell, other.isCell, isUniqueCell, case .cell(let right) = other.pointee else { return false }
        return borrowedCell._withUnsafeGuaranteedRef { left in
            if type(of: left) == StringCell.self, type(of: right) == StringCell.self {
                let left = unsafeDowncast(left, to: StringCell.self)
                let right = unsafeDowncast(right, to: StringCell.self)
                guard left.origin == nil, left.string.utf8.count + right.string.utf8.count <= limit else {
                    return false
                }
                left.string += right.string
                return true
            }
            if let left = left.asArray, let right = right.asArray {
                guard left.elements.count + right.elements.count <= limit else { return false }
                left.elements += right.elements
                return true
            }
            return false
        }
    }

    /// Makes the struct in the register the only reference to its cell.
    @inline(__always)
    func makeStructUnique() {
        guard let cell = borrowedStruct, !isUniqueCell else { return }
        pointee = .cell(
            cell._withUnsafeGuaranteedRef { $0.with(fields: $0.fields) })
    }
}

extension HeapCell {
    /// Quick casts to cells that have no subclasses.
    var asStruct: StructCell? { type(of: self) == StructCell.self ? unsafeDowncast(self, to: StructCell.self) : nil }
    var asStringCell: StringCell? {
        type(of: self) == StringCell.self ? unsafeDowncast(self, to: StringCell.self) : nil
    }
    var asArray: ArrayCell? { type(of: self) == ArrayCell.self ? unsafeDowncast(self, to: ArrayCell.self) : nil }
    var asObject: ObjectCell? { type(of: self) == ObjectCell.self ? unsafeDowncast(self, to: ObjectCell.self) : nil }
    var asClosure: ClosureCell? {
        type(of: self) == ClosureCell.self ? unsafeDowncast(self, to: ClosureCell.self) : nil
    }
}

/// An implicit member whose type was not known where it was written: `.foo` or `.foo(1)` until it meets a type.
final class ImplicitMemberCell: HeapCell {
    let name: String
    let labels: [String?]
    /// Nil where it was written without parentheses.
    let arguments: ContiguousArray<Value>?

    init(name: String, labels: [String?], arguments: ContiguousArray<Value>?) {
        self.name = name
        self.labels = labels
        self.arguments = arguments
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in (arguments ?? []).enumerated() { visit(value, .element(index)) }
    }
}
