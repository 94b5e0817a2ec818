import SwiftFrontEnd

/// A value of the interpreted program, in two words.
///
/// Optionals are transparent: nil is `none`, a present value is itself, and only a present nil (`.some(nil)` of a
/// nested optional) needs a `SomeCell`. Structs, collections and strings are cells with copy-on-write.
public enum Value {
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
///
/// Open, and public with what its interface names, since only such classes can be inherited from in other targets.
open class HeapCell {
    public init() {}

    /// Visits each value that the cell holds strongly, with the name of the place that holds it.
    open func forEachChild(_ visit: (Value, ChildLabel) -> Void) {}
}

/// The place inside a cell that holds a value.
public enum ChildLabel {
    case field(PropertySymbol)
    case element(Int)
    case key
    case capture(LocalVariable)
    case named(StaticString)
}

/// A `String`, or a `Substring` where it has an origin.
package final class StringCell: HeapCell {
    /// Changed in place only by the holder of the only reference.
    package var string: String
    /// What a `Substring` was cut from.
    package let origin: SubstringOrigin?

    package init(_ string: String, origin: SubstringOrigin? = nil) {
        self.string = string
        self.origin = origin
    }
}

/// The string that a `Substring` shares its indices with.
package final class SubstringOrigin {
    package let base: String
    /// The offset of the substring in the base's UTF-8.
    package let start: Int

    package init(base: String, start: Int) {
        self.base = base
        self.start = start
    }
}

package final class CharacterCell: HeapCell {
    package let character: Character
    package init(_ character: Character) { self.character = character }
}

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

package final class TupleCell: HeapCell {
    package var elements: ContiguousArray<Value>
    package let labels: [String?]?

    package init(elements: ContiguousArray<Value>, labels: [String?]? = nil) {
        self.elements = elements
        self.labels = labels
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in elements.enumerated() { visit(value, .element(index)) }
    }
}

package final class ArrayCell: HeapCell {
    package var elements: ContiguousArray<Value>
    package init(_ elements: ContiguousArray<Value>) { self.elements = elements }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in elements.enumerated() { visit(value, .element(index)) }
    }
}

/// A present nil: `.some(.none)` of a nested optional, or an optional that was converted to `Any`.
package final class SomeCell: HeapCell {
    package let value: Value
    package init(_ value: Value) { self.value = value }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("some")) }
}

/// A value in an existential whose static type says more than the value does (it mentions `Optional`).
package final class ErasedCell: HeapCell {
    package let value: Value
    package let type: SwiftType

    package init(value: Value, type: SwiftType) {
        self.value = value
        self.type = type
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("value")) }
}

/// A variable captured by reference.
package final class BoxCell: HeapCell {
    package var value: Value
    package init(_ value: Value) { self.value = value }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("variable")) }
}

/// A closure with its captures.
package final class ClosureCell: HeapCell {
    package let function: FunctionSymbol
    package let captures: ContiguousArray<Value>
    /// What a call needs to know of the function.
    let record: UnsafeMutablePointer<FunctionRecord>

    package init(function: FunctionSymbol, captures: ContiguousArray<Value>) {
        self.function = function
        self.captures = captures
        record = function.record
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        let locals = function.body?.captures ?? []
        for (index, value) in captures.enumerated() {
            visit(value, index < locals.count ? .capture(locals[index]) : .element(index))
        }
    }
}

/// A method with its receiver: equal to another one of the same method and the same object.
package final class BoundMethodCell: HeapCell {
    package let function: FunctionSymbol
    package let receiver: Value

    package init(function: FunctionSymbol, receiver: Value) {
        self.function = function
        self.receiver = receiver
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(receiver, .named("self")) }
}

/// A function of the host as a value of the program: what natives hand to interpreted code to call.
package final class NativeClosureCell: HeapCell {
    package let name: String
    package let function: NativeFunction
    /// Interpreted values that the function uses; natives hold values nowhere else.
    package let captures: ContiguousArray<Value>

    package init(name: String, captures: ContiguousArray<Value>, function: @escaping NativeFunction) {
        self.name = name
        self.captures = captures
        self.function = function
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in captures.enumerated() { visit(value, .element(index)) }
    }
}

/// A strong reference to a class instance: all values that refer to one instance share one handle, and the host's
/// reference count of the handle is the instance's.
package final class ObjectCell: HeapCell {
    package let storage: ObjectStorage

    package init(storage: ObjectStorage) {
        self.storage = storage
        super.init()
        storage.handle = Unmanaged.passUnretained(self)
    }

    /// Runs no interpreted code: the fields go to the release queue, which the interpreter drains before its next
    /// instruction.
    deinit { storage.heap.handleDied(storage) }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        let properties = storage.type.allStoredProperties
        for (index, field) in storage.fields.enumerated() {
            visit(field, index < properties.count ? .field(properties[index]) : .element(index))
        }
        for (_, value) in storage.associated { visit(value, .named("associated")) }
    }
}

/// The fields of a class instance. They outlive the handle while `deinit` runs.
package final class ObjectStorage {
    package let type: NominalType
    /// Counted from 1 among the instances of the type.
    package let instance: Int
    package let heap: Heap
    package var fields: ContiguousArray<Value>
    /// The type with its generic arguments, where it has any and they are known; the program keeps it.
    package unowned(unsafe) var reified: MetatypeDescriptor?
    /// What the runtime keeps with the object by key (its `objectWillChange` publisher, observation registrations).
    package var associated: [(key: String, value: Value)] = []
    /// The event that recorded its creation.
    package var creation: Int = -1
    /// Views and trackings that watch the object; holds no interpreted value strongly.
    package var observers: AnyObject?
    /// The living handle, which is what strong references refer to.
    package var handle: Unmanaged<ObjectCell>?
    /// The last strong reference went.
    package var isBeingDestroyed = false
    /// Its initializer failed or threw before all fields were set: no `deinit` runs.
    package var isIncomplete = false
    /// `discard self` took it apart: no `deinit` runs.
    package var isDiscarded = false
    /// Neighbours in the heap's list of instances, by age.
    package var previous: ObjectStorage?
    package unowned(unsafe) var next: ObjectStorage?

    package init(type: NominalType, instance: Int, heap: Heap, fields: ContiguousArray<Value>) {
        self.type = type
        self.instance = instance
        self.heap = heap
        self.fields = fields
    }
}

/// A weak reference to a class instance, held in fields and locals declared `weak` or `unowned`.
package final class WeakCell: HeapCell {
    package weak var object: ObjectCell?
    package init(_ object: ObjectCell?) { self.object = object }
}

/// A key path value.
package final class KeyPathCell: HeapCell {
    package enum Component {
        case property(PropertySymbol)
        case dynamicProperty(String)
        case `subscript`(SubscriptSymbol, [Value])
        case dynamicSubscript([Value], labels: [String?])
        case tupleElement(Int)
        case optionalChain
        case forceUnwrap
    }

    package let root: SwiftType
    package let components: [Component]

    package init(root: SwiftType, components: [Component]) {
        self.root = root
        self.components = components
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for case .subscript(_, let arguments) in components {
            for value in arguments { visit(value, .named("subscript argument")) }
        }
    }
}

/// A value whose nature is not known, with the name and place it came from.
package final class OpaqueCell: HeapCell {
    package let name: String
    package let origin: SourcePosition
    /// Content of trailing closures, for opaque views.
    package let children: ContiguousArray<Value>
    /// For a member of an implicit member (`.number.precision(…)`), how it was written: the first child is what it is
    /// a member of, the others are its arguments. It has a value as soon as a type is met.
    package let member: MemberOfImplicit?
    /// For a list that an opaque view may add to: what is certainly in it.
    package let known: Value?

    package struct MemberOfImplicit {
        package let name: String
        package let labels: [String?]
        package let isCall: Bool
    }

    package init(
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

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in children.enumerated() { visit(value, .element(index)) }
    }
}

/// Several children of a view builder's block.
package final class ViewBlockCell: HeapCell {
    package let children: ContiguousArray<Value>
    package init(children: ContiguousArray<Value>) { self.children = children }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in children.enumerated() { visit(value, .element(index)) }
    }
}

/// The branch that a conditional in a view builder took.
package final class ViewBranchCell: HeapCell {
    package let branch: ViewBranch
    package let content: Value?

    package init(branch: ViewBranch, content: Value?) {
        self.branch = branch
        self.content = content
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        if let content { visit(content, .named("content")) }
    }
}

extension Value {
    package init(_ string: String) { self = .cell(StringCell(string)) }
    package init(array: some Sequence<Value>) { self = .cell(ArrayCell(ContiguousArray(array))) }

    package var asString: String? {
        if case .cell(let cell) = self, let cell = cell as? StringCell { return cell.string }
        return nil
    }

    package var asInt: Int? {
        if case .int(let value) = self { return value }
        return nil
    }

    package var asBool: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    package var asDouble: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        case .float(let value): Double(value)
        default: nil
        }
    }

    package var asObject: ObjectCell? {
        if case .cell(let cell) = self { return cell as? ObjectCell }
        return nil
    }

    /// Whether the value refers to a cell, so that letting it go may let go of more.
    package var isHeapCell: Bool {
        if case .cell = self { return true }
        return false
    }

    package var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}
