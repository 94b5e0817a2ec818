/// A stored or computed property, static or of instances.
public final class PropertySymbol {
    package enum Storage {
        /// A field of each instance: an index into `allStoredProperties`.
        case field(Int)
        case computed
        /// A lazily initialized global: a static stored property or a top-level variable.
        case global(GlobalSymbol)
    }

    package let name: String
    package let position: SourcePosition
    package unowned(unsafe) var owner: NominalType?
    package var type: SwiftType
    package var storage: Storage
    package var isStatic = false
    package var isLet = false
    package var isWeak = false
    package var isUnowned = false
    package var isPrivate = false
    package var isOverridden = false
    package var isLazy = false
    /// Declared as `T!`.
    package var isImplicitlyUnwrapped = false
    package var isRequirement = false
    /// `@Observable` tracks reads and writes of the field.
    package var isObserved = false
    /// The getter and setter of a computed property, and of a stored one that has to run code on access
    /// (a wrapped or lazy one).
    package var getter: FunctionSymbol?
    package var setter: FunctionSymbol?
    /// Observers of a stored property; each takes `self` and the new (or old) value.
    package var willSet: FunctionSymbol?
    package var didSet: FunctionSymbol?
    /// Computes the default value of a stored instance property.
    package var initialValue: FunctionSymbol?
    /// For the storage `_name` of a wrapped property, the wrapped property's name.
    package var wraps: String?

    package init(name: String, position: SourcePosition, owner: NominalType?, type: SwiftType, storage: Storage) {
        self.name = name
        self.position = position
        self.owner = owner
        self.type = type
        self.storage = storage
    }
}
