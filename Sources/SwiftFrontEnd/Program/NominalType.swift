/// A struct, enum, class, actor or protocol of the program or the prelude.
///
/// One instance stands for the type in lowering and at run time, so that a value's type leads to its members
/// without a table in between.
package final class NominalType: Hashable {
    package enum Kind: String {
        case `struct`, `class`, `enum`, `protocol`, actor
    }

    /// How values of the type are held at run time.
    package enum Representation {
        /// A `StructCell`, `EnumCell`/`.enumCase`, or `ObjectCell`, by `kind`.
        case declared
        /// A case of `Value` or a cell of its own, known to the interpreter.
        case builtin(Builtin)
        /// Not declared anywhere; its values are `OpaqueCell`s.
        case opaque
    }

    /// The dense index of the type in its program.
    package let id: Int
    package let name: String
    package let kind: Kind
    package let position: SourcePosition
    package let isFromPrelude: Bool
    /// Which type of the library it is, if it is one that rules are written for.
    package let known: WellKnownType?
    package var representation: Representation = .declared
    /// The program keeps all types alive.
    package unowned(unsafe) var parent: NominalType?
    /// Its own parameters, then those of the generic types around it.
    package var genericParameters: [GenericParameter] = []
    /// How many of the parameters are those of the types around it.
    package var outerParameterCount = 0
    package var superclass: NominalType?
    /// Generic arguments given to the superclass.
    package var superclassArguments: [SwiftType] = []
    /// Protocols named in the declaration and its extensions, with inherited ones left to `conforms(to:)`.
    package var conformances: [NominalType] = []
    /// Those of `conformances` that hold for some generic arguments only.
    package var conditionalConformances: [ConditionalConformance] = []
    /// Own stored properties, in order; a class's come after its superclass's fields.
    package var storedProperties: [PropertySymbol] = []
    package var cases: [EnumCaseSymbol] = []
    /// Members by base name (`init`, `subscript`, a property's or method's name), extensions included.
    package var members: [String: [Member]] = [:]
    package var deinitializer: FunctionSymbol?
    /// Associated types and type aliases declared inside, and generic parameters by name, are in `typeMembers`.
    package var typeMembers: [String: SwiftType] = [:]
    /// The raw type of an enum, where it has one.
    package var rawType: SwiftType?
    /// `@Observable` was applied.
    package var isObservable = false
    /// An attribute that nobody declares was applied, a macro perhaps, which may add any member.
    package var mayHaveMoreMembers = false
    /// `@resultBuilder` was applied.
    package var isResultBuilder = false
    /// The executor that an attribute of the declaration names.
    package var declaredIsolation: Isolation?
    /// Declared `~Copyable`: a value has one owner at a time. A struct of the kind that has a `deinit` is held as an
    /// instance of a class is, which nobody can tell.
    package var isNoncopyable = false
    /// Of library types that are held here in another way than there: whether their values are plain bytes.
    package var isPlainData: Bool?
    /// `@globalActor` was applied.
    package var isGlobalActor = false
    /// `@propertyWrapper` was applied.
    package var isPropertyWrapper = false
    /// `@dynamicMemberLookup` was applied.
    package var hasDynamicMemberLookup = false
    /// Says what the view graph does with values of the type, for the views and modifiers of the prelude; set from
    /// the attribute `@_primitive("name")`.
    package var primitive: String?
    /// The index of the first own field: the number of fields of all superclasses.
    package var fieldOffset = 0

    package init(
        id: Int, name: String, kind: Kind, position: SourcePosition = .none, isFromPrelude: Bool,
        parent: NominalType? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.position = position
        self.isFromPrelude = isFromPrelude
        self.known = isFromPrelude && parent == nil ? WellKnownType(rawValue: name) : nil
        self.parent = parent
    }

    package static func == (left: NominalType, right: NominalType) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// `Outer.Inner`, as `print(Inner.self)` would not but counts and diagrams do.
    package private(set) lazy var qualifiedName: String = parent.map { "\($0.qualifiedName).\(name)" } ?? name

    package var isClass: Bool { kind == .class || kind == .actor }

    /// Whether nobody declares it. Its values may be anything, values of other types included: the name may be an alias.
    package var isOpaque: Bool {
        if case .opaque = representation { return true }
        return false
    }

    /// The number of fields of an instance, inherited ones included.
    package var fieldCount: Int { fieldOffset + storedProperties.count }

    /// All stored properties in field order, inherited ones first.
    package var allStoredProperties: [PropertySymbol] { (superclass?.allStoredProperties ?? []) + storedProperties }

    /// The class and its superclasses, up to but without the given one: those that inherit an initializer of it.
    /// Without an owner, none.
    package func classes(below owner: NominalType?) -> [NominalType] {
        guard owner != nil else { return [] }
        return Array(sequence(first: self, next: \.superclass).prefix { $0 !== owner })
    }

    /// How many generic parameters its own declaration has.
    package var ownParameterCount: Int { genericParameters.count - outerParameterCount }

    /// Its arguments where only its own are written: those of the types around it are still their parameters.
    package func outerArguments(after written: [SwiftType]) -> [SwiftType] {
        guard outerParameterCount > 0, written.count <= ownParameterCount else { return written }
        return written + Array(repeating: .unknown, count: ownParameterCount - written.count)
            + genericParameters.suffix(outerParameterCount).map { .parameter($0) }
    }

    /// Whether the type is, inherits from, or conforms to another one, at any distance.
    package func conforms(to other: NominalType) -> Bool {
        if self === other { return true }
        if let superclass, superclass.conforms(to: other) { return true }
        return conformances.contains { $0 !== self && $0.conforms(to: other) }
    }
}

/// A member of a type.
package enum Member {
    case function(FunctionSymbol)
    case property(PropertySymbol)
    case enumCase(EnumCaseSymbol)
    case `subscript`(SubscriptSymbol)
    case type(NominalType)
}

/// The types the interpreter itself represents.
package enum Builtin: String, CaseIterable {
    case bool = "Bool"
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case float = "Float"
    case double = "Double"
    case string = "String"
    case substring = "Substring"
    case character = "Character"
    case array = "Array"
    case dictionary = "Dictionary"
    case set = "Set"
    case optional = "Optional"
    case any = "Any"
    case anyObject = "AnyObject"
    case keyPath = "KeyPath"
    case writableKeyPath = "WritableKeyPath"
    case referenceWritableKeyPath = "ReferenceWritableKeyPath"
    case partialKeyPath = "PartialKeyPath"
    case anyKeyPath = "AnyKeyPath"
    case never = "Never"
}
