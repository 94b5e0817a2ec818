// Objects live in memory as long as their context does: there is no model file, and so no entity but the program's classes.
class NSManagedObject: NSObject, ObservableObject, Identifiable, _StoredIdentity {
    weak var managedObjectContext: NSManagedObjectContext?
    override init() {}
    init(context: NSManagedObjectContext) { context.insert(self) }
    init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { context?.insert(self) }
    var id: ObjectIdentifier { ObjectIdentifier(self) }
    var objectID: NSManagedObjectID { NSManagedObjectID(_object: ObjectIdentifier(self)) }
    var _identity: ObjectIdentifier { ObjectIdentifier(self) }
    var isInserted: Bool { managedObjectContext?._inserted.contains { $0 === self } ?? false }
    var isUpdated: Bool { !isInserted && !isDeleted && (managedObjectContext?._changed.contains { $0._object === self } ?? false) }
    var isDeleted: Bool { managedObjectContext?._deleted.contains { $0 === self } ?? false }
    var isFault: Bool { false }
    var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    func _willChange(_ value: _ManagedValue) {
        objectWillChange.send()
        guard let context = managedObjectContext else { return }
        if !value._isChanged {
            value._isChanged = true
            value._committed = value._value
            context._changed.append(_ManagedChange(_object: self, _value: value))
        }
        context._touch()
    }
    func value(forKey key: String) -> Any? { _valueAtKeys(self, [key]) }
    func value(forKeyPath path: String) -> Any? { _valueAtKeyPath(self, path) }
    func setValue(_ value: Any?, forKey key: String) {
        guard let path = _keyPath(self, key) else {
            _trap("NSUnknownKeyException", "the entity \(type(of: self)) is not key value coding-compliant for the key \"\(key)\"")
        }
        let object: _Value = self
        object[keyPath: path] = value
    }
    static func entity() -> NSEntityDescription { NSEntityDescription(_type: Self.self) }
    static func fetchRequest() -> NSFetchRequest<Any> { NSFetchRequest<Any>(_class: Self.self) }
}

struct NSManagedObjectID: Hashable, _StoredIdentity {
    let _object: ObjectIdentifier
    var _identity: ObjectIdentifier { _object }
}

struct _ManagedChange {
    let _object: NSManagedObject
    let _value: _ManagedValue
}

class NSEntityDescription: NSObject {
    let _type: Any
    init(_type type: Any) { _type = type }
}

final class _ManagedValue {
    var _value: Any? = nil
    var _committed: Any? = nil
    var _isChanged = false
}

@propertyWrapper struct NSManaged<Value> {
    let _storage = _ManagedValue()
    let _type: Any
    init(_type type: Value.Type = Value.self) { _type = type }
    func _get(in object: AnyObject) -> Value { wrappedValue }
    func _set(_ newValue: Value, in object: AnyObject) {
        (object as? NSManagedObject)?._willChange(_storage)
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
    @ObservationIgnored var _inserted: [NSManagedObject] = []
    @ObservationIgnored var _deleted: [NSManagedObject] = []
    @ObservationIgnored var _changed: [_ManagedChange] = []
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
        _inserted.append(object)
        _touch()
    }
    // An object is the context's until the deletion is saved; one that was never saved leaves at once.
    func delete(_ object: NSManagedObject) {
        guard _objects.contains(where: { ($0 as AnyObject) === object }) else { return }
        _objects.removeAll { ($0 as AnyObject) === object }
        if _inserted.contains(where: { $0 === object }) {
            _inserted.removeAll { $0 === object }
            _changed.removeAll { $0._object === object }
            object.managedObjectContext = nil
        } else {
            _deleted.append(object)
        }
        _touch()
    }
    var insertedObjects: Set<NSManagedObject> { Set(_inserted) }
    var deletedObjects: Set<NSManagedObject> { Set(_deleted) }
    var updatedObjects: Set<NSManagedObject> { Set(_changed.map { $0._object }.filter { $0.isUpdated }) }
    var registeredObjects: Set<NSManagedObject> { Set(_objects.map { $0 as! NSManagedObject } + _deleted) }
    func save() throws {
        for object in _deleted { object.managedObjectContext = nil }
        _settle()
    }
    func rollback() {
        guard hasChanges else { return }
        let (inserted, deleted, changed) = (_inserted, _deleted, _changed)
        for change in changed {
            change._object.objectWillChange.send()
            change._value._value = change._value._committed
        }
        _objects.removeAll { object in inserted.contains { $0 === (object as AnyObject) } }
        for object in inserted { object.managedObjectContext = nil }
        for object in deleted { _objects.append(object) }
        _settle()
        _changes += 1
    }
    func _settle() {
        for change in _changed {
            change._value._isChanged = false
            change._value._committed = nil
        }
        _inserted = []
        _deleted = []
        _changed = []
        hasChanges = false
    }
    func reset() {
        for object in _objects { (object as! NSManagedObject).managedObjectContext = nil }
        _objects = []
        try? save()
    }
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
        let kind = model as? Any.Type
        let version = _changes
        var found: [Any] = []
        for object in _objects where type(of: object) == kind {
            let holds = predicate == nil ? true : predicate!._holds(object, nil)
            if holds == nil { return _unknown("NSPredicate \(predicate!.predicateFormat)") as! [Any] }
            if holds! { found.append(object) }
        }
        return _sorted(found, order)
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
/// What was set on the results of a request in its view: it stands until something else is set, whatever the view is made with.
@Observable final class _FetchSettings {
    var _predicate: NSPredicate? = nil
    var _hasPredicate = false
    var _order: [Any]? = nil
}

struct FetchedResults<Result>: RandomAccessCollection {
    let _elements: [Result]
    let _request: _FetchConfiguration
    var nsPredicate: NSPredicate? {
        get { _request.nsPredicate }
        nonmutating set { _request._set(newValue) }
    }
    var sortDescriptors: [SortDescriptor<Result>] {
        get { _request._order as! [SortDescriptor<Result>] }
        nonmutating set { _request._settings._order = newValue }
    }
    var nsSortDescriptors: [NSSortDescriptor] {
        get { _request._order as! [NSSortDescriptor] }
        nonmutating set { _request._settings._order = newValue }
    }
    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    var count: Int { _elements.count }
    var isEmpty: Bool { _elements.isEmpty }
    var first: Result? { _elements.first }
    var last: Result? { _elements.last }
    subscript(position: Int) -> Result { _elements[position] }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
}

struct _FetchConfiguration {
    let _settings: _FetchSettings
    let _initialPredicate: NSPredicate?
    let _initialOrder: [Any]
    var _order: [Any] { _settings._order ?? _initialOrder }
    func _set(_ predicate: NSPredicate?) {
        _settings._hasPredicate = true
        _settings._predicate = predicate
    }
    var nsPredicate: NSPredicate? {
        get { _settings._hasPredicate ? _settings._predicate : _initialPredicate }
        nonmutating set { _set(newValue) }
    }
    var sortDescriptors: [Any] {
        get { _order }
        nonmutating set { _settings._order = newValue }
    }
    var nsSortDescriptors: [Any] {
        get { _order }
        nonmutating set { _settings._order = newValue }
    }
}

@propertyWrapper struct FetchRequest<Results>: DynamicProperty {
    let _type: Any
    let _predicate: NSPredicate?
    let _order: [Any]
    let _limit: Int
    let _offset: Int
    @Environment(\.managedObjectContext) private var _context: NSManagedObjectContext
    @State private var _settings = _FetchSettings()
    init(_order order: [Any], _predicate predicate: NSPredicate?, _limit limit: Int, _offset offset: Int, _type type: Any) {
        _order = order
        _predicate = predicate
        _limit = limit
        _offset = offset
        _type = type
    }
    init(sortDescriptors: [Any], predicate: NSPredicate? = nil, animation: Animation? = nil, _type type: Results.Type = Results.self) {
        self.init(_order: sortDescriptors, _predicate: predicate, _limit: 0, _offset: 0, _type: type)
    }
    init(
        entity: NSEntityDescription, sortDescriptors: [Any], predicate: NSPredicate? = nil, animation: Animation? = nil, _type type: Results.Type = Results.self
    ) { self.init(_order: sortDescriptors, _predicate: predicate, _limit: 0, _offset: 0, _type: type) }
    init(fetchRequest: NSFetchRequest<Any>, animation: Animation? = nil, _type type: Results.Type = Results.self) {
        self.init(
            _order: fetchRequest.sortDescriptors ?? [], _predicate: fetchRequest.predicate, _limit: fetchRequest.fetchLimit, _offset: fetchRequest.fetchOffset,
            _type: type)
    }
    var _configuration: _FetchConfiguration { _FetchConfiguration(_settings: _settings, _initialPredicate: _predicate, _initialOrder: _order) }
    var wrappedValue: Results {
        let configuration = _configuration
        let found = _context._fetch(_codingArgument(_type, 0), configuration.nsPredicate, configuration._order)
        return FetchedResults(_elements: _limited(found, _offset, _limit == 0 ? nil : _limit), _request: configuration) as! Results
    }
    var projectedValue: Binding<_FetchConfiguration> {
        let configuration = _configuration
        return Binding(get: { configuration }, set: { _ in })
    }
}

let _fallbackContext = NSManagedObjectContext()
extension EnvironmentValues { @Entry var managedObjectContext: NSManagedObjectContext = _fallbackContext }
