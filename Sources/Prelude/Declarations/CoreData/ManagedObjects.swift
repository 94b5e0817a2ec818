// Objects live in memory as long as their context does: there is no model file, and so no entity but the program's classes.
class NSManagedObject: NSObject, ObservableObject, Identifiable {
    weak var managedObjectContext: NSManagedObjectContext?
    override init() {}
    init(context: NSManagedObjectContext) { context.insert(self) }
    init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { context?.insert(self) }
    var id: ObjectIdentifier { ObjectIdentifier(self) }
    var objectID: NSManagedObjectID { NSManagedObjectID(_object: ObjectIdentifier(self)) }
    var isDeleted: Bool { managedObjectContext == nil }
    var isFault: Bool { false }
    var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }
    func _willChange() {
        objectWillChange.send()
        managedObjectContext?._touch()
    }
    static func entity() -> NSEntityDescription { NSEntityDescription(_type: Self.self) }
    static func fetchRequest() -> NSFetchRequest<Any> { NSFetchRequest<Any>(_class: Self.self) }
}

struct NSManagedObjectID: Hashable { let _object: ObjectIdentifier }

class NSEntityDescription: NSObject {
    let _type: Any
    init(_type type: Any) { _type = type }
}

// Holds the value of a managed attribute.
final class _ManagedValue { var _value: Any? = nil }

@propertyWrapper struct NSManaged<Value> {
    let _storage = _ManagedValue()
    let _type: Any
    init(_type type: Value.Type = Value.self) { _type = type }
    func _get(in object: AnyObject) -> Value { wrappedValue }
    func _set(_ newValue: Value, in object: AnyObject) {
        (object as? NSManagedObject)?._willChange()
        _storage._value = newValue
    }
    var wrappedValue: Value {
        get { _storage._value == nil ? _managedDefault(_type) as! Value : _storage._value as! Value }
        nonmutating set { _storage._value = newValue }
    }
}

func _managedDefault(_ type: Any) -> Any? {
    let kind = type as! Any.Type
    if kind == Bool.self { return false }
    if kind == Int16.self {
        let zero: Int16 = 0
        return zero
    }
    if kind == Int32.self {
        let zero: Int32 = 0
        return zero
    }
    if kind == Int64.self {
        let zero: Int64 = 0
        return zero
    }
    if kind == Int.self { return 0 }
    if kind == Double.self { return 0.0 }
    if kind == Float.self {
        let zero: Float = 0
        return zero
    }
    if kind == String.self { return "" }
    return nil
}

@Observable class NSManagedObjectContext: NSObject {
    var _objects: [Any] = []
    var _changes = 0
    var hasChanges = false
    @ObservationIgnored var automaticallyMergesChangesFromParent = false
    @ObservationIgnored var mergePolicy: Any = 0
    @ObservationIgnored var undoManager: UndoManager? = nil
    @ObservationIgnored var name: String? = nil
    @ObservationIgnored var parent: NSManagedObjectContext? = nil
    override init() {}
    init(concurrencyType: Any) {}
    init(_ concurrencyType: Any) {}
    func _touch() {
        hasChanges = true
        _changes += 1
    }
    func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        _objects.append(object)
        _touch()
    }
    func delete(_ object: NSManagedObject) {
        object.managedObjectContext = nil
        _objects.removeAll { ($0 as AnyObject) === object }
        _touch()
    }
    func save() throws { hasChanges = false }
    func rollback() {}
    func reset() { _objects = [] }
    func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
    func refreshAllObjects() {}
    func perform(_ block: () -> Void) { block() }
    func performAndWait(_ block: () -> Void) { block() }
    func fetch(_ request: NSFetchRequest<Any>) throws -> [Any] {
        _limited(
            _fetch(request._type, request.predicate, request.sortDescriptors ?? []), request.fetchOffset, request.fetchLimit == 0 ? nil : request.fetchLimit)
    }
    func count(for request: NSFetchRequest<Any>) throws -> Int { try fetch(request).count }
    func object(with id: NSManagedObjectID) -> Any? { _objects.first { ObjectIdentifier($0 as AnyObject) == id._object } }
    func _fetch(_ model: Any, _ predicate: NSPredicate?, _ order: [_Value]) -> [Any] {
        guard predicate == nil || predicate!.predicateFormat == "TRUEPREDICATE" else { return _unknown("NSPredicate") as! [Any] }
        let kind = model as? Any.Type
        let version = _changes
        let found = _objects.filter { type(of: $0) == kind }
        return order.isEmpty ? found : found.sorted { left, right in _isOrdered(left, right, order) }
    }
}

class NSFetchRequest<ResultType>: NSObject {
    let _type: Any
    var predicate: NSPredicate? = nil
    var sortDescriptors: [Any]? = nil
    var fetchLimit = 0
    var fetchOffset = 0
    var fetchBatchSize = 0
    var includesSubentities = true
    var returnsObjectsAsFaults = true
    init(entityName: String, _type type: ResultType.Type = ResultType.self) { _type = type }
    init(_class type: Any) { _type = type }
}

class NSPersistentStoreDescription: NSObject {
    var url: URL?
    var type = ""
    override init() {}
    init(url: URL) { self.url = url }
    func setOption(_ option: Any?, forKey key: String) {}
}

class NSPersistentContainer: NSObject {
    let name: String
    let viewContext = NSManagedObjectContext()
    var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    init(name: String) { self.name = name }
    init(name: String, managedObjectModel model: Any) { self.name = name }
    func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        block(persistentStoreDescriptions[0], nil)
    }
    func newBackgroundContext() -> NSManagedObjectContext { viewContext }
    func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
}

class NSPersistentCloudKitContainer: NSPersistentContainer {}

struct FetchedResults<Result>: RandomAccessCollection {
    let _elements: [Result]
    var nsPredicate: NSPredicate? { nil }
    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    subscript(position: Int) -> Result { _elements[position] }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
}

@propertyWrapper struct FetchRequest<Results>: DynamicProperty {
    let _type: Any
    let _predicate: NSPredicate?
    let _order: [Any]
    @Environment(\.managedObjectContext) private var _context: NSManagedObjectContext
    init(sortDescriptors: [Any], predicate: NSPredicate? = nil, animation: Animation? = nil, _type type: Results.Type = Results.self) {
        _order = sortDescriptors
        _predicate = predicate
        _type = type
    }
    init(
        entity: NSEntityDescription, sortDescriptors: [Any], predicate: NSPredicate? = nil, animation: Animation? = nil, _type type: Results.Type = Results.self
    ) {
        _order = sortDescriptors
        _predicate = predicate
        _type = type
    }
    init(fetchRequest: NSFetchRequest<Any>, animation: Animation? = nil, _type type: Results.Type = Results.self) {
        _order = fetchRequest.sortDescriptors ?? []
        _predicate = fetchRequest.predicate
        _type = type
    }
    var wrappedValue: Results { FetchedResults(_elements: _context._fetch(_codingArgument(_type, 0), _predicate, _order)) as! Results }
}

let _fallbackContext = NSManagedObjectContext()
extension EnvironmentValues { @Entry var managedObjectContext: NSManagedObjectContext = _fallbackContext }
