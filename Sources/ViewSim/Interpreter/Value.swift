/// A value of the interpreted program, in two words.
///
/// Optionals are transparent: nil is `none`, a present value is itself, and only a present nil (`.some(nil)` of a
/// nested optional) needs a `SomeCell`. Structs, collections and strings are cells with copy-on-write.
enum Value {
    case void
    case none
    case bool(Bool)
    case int(Int)
    case int8(Int8)
    case int16(Int16)
    case int32(Int32)
    case int64(Int64)
    case uint(UInt)
    case uint8(UInt8)
    case uint16(UInt16)
    case uint32(UInt32)
    case uint64(UInt64)
    case double(Double)
    case float(Float)
    /// A case without payload.
    case enumCase(Unmanaged<EnumCaseSymbol>)
    case metatype(Unmanaged<MetatypeDescriptor>)
    /// A function that captures nothing.
    case function(Unmanaged<FunctionSymbol>)
    case cell(HeapCell)
}

/// Anything on the simulated heap; its children can be traversed, so that owners and cycles are exact.
class HeapCell {
    /// Visits each value that the cell holds strongly, with the name of the place that holds it.
    func forEachChild(_ visit: (Value, ChildLabel) -> Void) {}
}

/// The place inside a cell that holds a value.
enum ChildLabel {
    case field(PropertySymbol)
    case element(Int)
    case key
    case capture(LocalVariable)
    case named(StaticString)
}

/// A `String`, or a `Substring` where it has an origin.
final class StringCell: HeapCell {
    /// Changed in place only by the holder of the only reference.
    var string: String
    /// What a `Substring` was cut from.
    let origin: SubstringOrigin?

    init(_ string: String, origin: SubstringOrigin? = nil) {
        self.string = string
        self.origin = origin
    }
}

/// The string that a `Substring` shares its indices with.
final class SubstringOrigin {
    let base: String
    /// The offset of the substring in the base's UTF-8.
    let start: Int

    init(base: String, start: Int) {
        self.base = base
        self.start = start
    }
}

final class CharacterCell: HeapCell {
    let character: Character
    init(_ character: Character) { self.character = character }
}

/// An instance of a struct.
final class StructCell: HeapCell {
    unowned(unsafe) let type: NominalType
    var fields: ContiguousArray<Value>
    /// The type with its generic arguments, where it has any and they are known; the program keeps it.
    unowned(unsafe) var reified: MetatypeDescriptor?

    init(type: NominalType, fields: ContiguousArray<Value>, reified: MetatypeDescriptor? = nil) {
        self.type = type
        self.fields = fields
        self.reified = reified
    }

    /// A struct of the same type, generic arguments included, with other fields.
    func with(fields: ContiguousArray<Value>) -> StructCell {
        StructCell(type: type, fields: fields, reified: reified)
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        let properties = type.storedProperties
        for (index, field) in fields.enumerated() {
            visit(field, index < properties.count ? .field(properties[index]) : .element(index))
        }
    }
}

/// An enum case with payload.
final class EnumCell: HeapCell {
    unowned(unsafe) let enumCase: EnumCaseSymbol
    var payload: ContiguousArray<Value>
    /// The type with its generic arguments, where it has any and they are known; the program keeps it.
    unowned(unsafe) var reified: MetatypeDescriptor?

    init(enumCase: EnumCaseSymbol, payload: ContiguousArray<Value>, reified: MetatypeDescriptor? = nil) {
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

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in payload.enumerated() { visit(value, .element(index)) }
    }
}

final class TupleCell: HeapCell {
    var elements: ContiguousArray<Value>
    let labels: [String?]?

    init(elements: ContiguousArray<Value>, labels: [String?]? = nil) {
        self.elements = elements
        self.labels = labels
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in elements.enumerated() { visit(value, .element(index)) }
    }
}

final class ArrayCell: HeapCell {
    var elements: ContiguousArray<Value>
    init(_ elements: ContiguousArray<Value>) { self.elements = elements }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in elements.enumerated() { visit(value, .element(index)) }
    }
}

/// A present nil: `.some(.none)` of a nested optional, or an optional that was converted to `Any`.
final class SomeCell: HeapCell {
    let value: Value
    init(_ value: Value) { self.value = value }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("some")) }
}

/// A value in an existential whose static type says more than the value does (it mentions `Optional`).
final class ErasedCell: HeapCell {
    let value: Value
    let type: SwiftType

    init(value: Value, type: SwiftType) {
        self.value = value
        self.type = type
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("value")) }
}

/// A variable captured by reference.
final class BoxCell: HeapCell {
    var value: Value
    init(_ value: Value) { self.value = value }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("variable")) }
}

/// A closure with its captures.
final class ClosureCell: HeapCell {
    let function: FunctionSymbol
    let captures: ContiguousArray<Value>
    /// What a call needs to know of the function.
    let record: UnsafeMutablePointer<FunctionRecord>

    init(function: FunctionSymbol, captures: ContiguousArray<Value>) {
        self.function = function
        self.captures = captures
        record = function.record
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        let locals = function.body?.captures ?? []
        for (index, value) in captures.enumerated() {
            visit(value, index < locals.count ? .capture(locals[index]) : .element(index))
        }
    }
}

/// A method with its receiver: equal to another one of the same method and the same object.
final class BoundMethodCell: HeapCell {
    let function: FunctionSymbol
    let receiver: Value

    init(function: FunctionSymbol, receiver: Value) {
        self.function = function
        self.receiver = receiver
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(receiver, .named("self")) }
}

/// A function of the host as a value of the program: what natives hand to interpreted code to call.
final class NativeClosureCell: HeapCell {
    let name: String
    let function: NativeFunction
    /// Interpreted values that the function uses; natives hold values nowhere else.
    let captures: ContiguousArray<Value>

    init(name: String, captures: ContiguousArray<Value>, function: @escaping NativeFunction) {
        self.name = name
        self.captures = captures
        self.function = function
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in captures.enumerated() { visit(value, .element(index)) }
    }
}

/// A strong reference to a class instance: all values that refer to one instance share one handle, and the host's
/// reference count of the handle is the instance's.
final class ObjectCell: HeapCell {
    let storage: ObjectStorage

    init(storage: ObjectStorage) {
        self.storage = storage
        super.init()
        storage.handle = Unmanaged.passUnretained(self)
    }

    /// Runs no interpreted code: the fields go to the release queue, which the interpreter drains before its next
    /// instruction.
    deinit { storage.heap.handleDied(storage) }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        let properties = storage.type.allStoredProperties
        for (index, field) in storage.fields.enumerated() {
            visit(field, index < properties.count ? .field(properties[index]) : .element(index))
        }
        for (_, value) in storage.associated { visit(value, .named("associated")) }
    }
}

/// The fields of a class instance. They outlive the handle while `deinit` runs.
final class ObjectStorage {
    let type: NominalType
    /// Counted from 1 among the instances of the type.
    let instance: Int
    let heap: Heap
    var fields: ContiguousArray<Value>
    /// The type with its generic arguments, where it has any and they are known; the program keeps it.
    unowned(unsafe) var reified: MetatypeDescriptor?
    /// What the runtime keeps with the object by key (its `objectWillChange` publisher, observation registrations).
    var associated: [(key: String, value: Value)] = []
    /// The event that recorded its creation.
    var creation: Int = -1
    /// Views and trackings that watch the object; holds no interpreted value strongly.
    var observers: AnyObject?
    /// The living handle, which is what strong references refer to.
    var handle: Unmanaged<ObjectCell>?
    /// The last strong reference went.
    var isBeingDestroyed = false
    /// Its initializer failed or threw before all fields were set: no `deinit` runs.
    var isIncomplete = false
    /// `discard self` took it apart: no `deinit` runs.
    var isDiscarded = false
    /// Neighbours in the heap's list of instances, by age.
    var previous: ObjectStorage?
    unowned(unsafe) var next: ObjectStorage?

    init(type: NominalType, instance: Int, heap: Heap, fields: ContiguousArray<Value>) {
        self.type = type
        self.instance = instance
        self.heap = heap
        self.fields = fields
    }
}

/// A weak reference to a class instance, held in fields and locals declared `weak` or `unowned`.
final class WeakCell: HeapCell {
    weak var object: ObjectCell?
    init(_ object: ObjectCell?) { self.object = object }
}

/// A key path value.
final class KeyPathCell: HeapCell {
    enum Component {
        case property(PropertySymbol)
        case dynamicProperty(String)
        case `subscript`(SubscriptSymbol, [Value])
        case dynamicSubscript([Value], labels: [String?])
        case tupleElement(Int)
        case optionalChain
        case forceUnwrap
    }

    let root: SwiftType
    let components: [Component]

    init(root: SwiftType, components: [Component]) {
        self.root = root
        self.components = components
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for case .subscript(_, let arguments) in components {
            for value in arguments { visit(value, .named("subscript argument")) }
        }
    }
}

/// A value whose nature is not known, with the name and place it came from.
final class OpaqueCell: HeapCell {
    let name: String
    let origin: SourcePosition
    /// Content of trailing closures, for opaque views.
    let children: ContiguousArray<Value>
    /// For a member of an implicit member (`.number.precision(…)`), how it was written: the first child is what it is
    /// a member of, the others are its arguments. It has a value as soon as a type is met.
    let member: MemberOfImplicit?
    /// For a list that an opaque view may add to: what is certainly in it.
    let known: Value?

    struct MemberOfImplicit {
        let name: String
        let labels: [String?]
        let isCall: Bool
    }

    init(
        name: String, origin: SourcePosition, children: ContiguousArray<Value> = [], member: MemberOfImplicit? = nil,
        known: Value? = nil
    ) {
        // A loop over members of members would make a name that grows with each.
        self.name = name.utf8.count > Self.longestName ? String(name.prefix(Self.longestName / 2)) + "…" : name
        self.origin = origin
        self.children = children
        self.member = member
        self.known = known
    }

    private static var longestName: Int { 400 }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in children.enumerated() { visit(value, .element(index)) }
    }
}

/// Several children of a view builder's block.
final class ViewBlockCell: HeapCell {
    let children: ContiguousArray<Value>
    init(children: ContiguousArray<Value>) { self.children = children }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in children.enumerated() { visit(value, .element(index)) }
    }
}

/// The branch that a conditional in a view builder took.
final class ViewBranchCell: HeapCell {
    let branch: ViewBranch
    let content: Value?

    init(branch: ViewBranch, content: Value?) {
        self.branch = branch
        self.content = content
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        if let content { visit(content, .named("content")) }
    }
}

extension Value {
    init(_ string: String) { self = .cell(StringCell(string)) }
    init(array: some Sequence<Value>) { self = .cell(ArrayCell(ContiguousArray(array))) }

    var asString: String? {
        if case .cell(let cell) = self, let cell = cell as? StringCell { return cell.string }
        return nil
    }

    var asInt: Int? {
        if case .int(let value) = self { return value }
        return nil
    }

    var asBool: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    var asDouble: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        case .float(let value): Double(value)
        default: nil
        }
    }

    var asObject: ObjectCell? {
        if case .cell(let cell) = self { return cell as? ObjectCell }
        return nil
    }

    /// Whether the value refers to a cell, so that letting it go may let go of more.
    var isHeapCell: Bool {
        if case .cell = self { return true }
        return false
    }

    var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}
