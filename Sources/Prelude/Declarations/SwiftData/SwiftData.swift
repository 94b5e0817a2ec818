// Models live in memory as long as their container does: nothing is written to a disk, and nothing is read from one.
@attached(extension, conformances: PersistentModel) macro Model()
@attached(peer) macro Attribute(_ options: Any...)
@attached(peer) macro Relationship(_ options: Any..., deleteRule: Any = 0, inverse: Any? = nil)
@attached(peer) macro Transient()
@freestanding(expression) macro Predicate<Input>(_ body: (Input) -> Bool)
@_reachedBy("SwiftData") protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}
extension PersistentModel {
    @_reachedBy("SwiftData") var id: PersistentIdentifier { PersistentIdentifier(_object: ObjectIdentifier(self)) }
    var persistentModelID: PersistentIdentifier { PersistentIdentifier(_object: ObjectIdentifier(self)) }
    var modelContext: ModelContext? { _stores._all.map { $0.mainContext }.first { $0._contains(self) || $0._isDeleting(self) } }
    var isDeleted: Bool { _stores._all.contains { $0.mainContext._isDeleting(self) } }
    @_reachedBy("SwiftData") static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    @_reachedBy("SwiftData") func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct PersistentIdentifier: Hashable, Comparable {
    let _object: ObjectIdentifier
    static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs._object < rhs._object }
}

// The context saves by itself, so that it keeps no model for the sake of its deletion.
final class _DeletedModel {
    weak var _model: AnyObject?
    init(_ model: AnyObject) { _model = model }
}

@Observable final class ModelContext {
    var _objects: [Any] = []
    var autosaveEnabled = true
    var hasChanges = false
    @ObservationIgnored var _inserted: [Any] = []
    @ObservationIgnored var _deleted: [_DeletedModel] = []
    @ObservationIgnored weak var _container: ModelContainer?
    @ObservationIgnored var undoManager: UndoManager? = nil
    init(_none: ModelContainer?) {}
    init(_ container: ModelContainer) { _container = container }
    var container: ModelContainer { _container! }
    func _contains(_ model: AnyObject) -> Bool { _objects.contains { ($0 as AnyObject) === model } }
    func _isDeleting(_ model: AnyObject) -> Bool { _deleted.contains { $0._model === model } }
    var insertedModelsArray: [Any] { _inserted }
    var deletedModelsArray: [Any] { _deleted.compactMap { $0._model } }
    var changedModelsArray: [Any] { _objects.isEmpty ? [] : _unknown("ModelContext.changedModelsArray") as! [Any] }
    func insert(_ model: AnyObject) {
        guard !_contains(model) else { return }
        _objects.append(model)
        if _isDeleting(model) { _deleted.removeAll { $0._model === model } } else { _inserted.append(model) }
        hasChanges = true
    }
    func delete(_ model: AnyObject) {
        guard _contains(model) else { return }
        _objects.removeAll { ($0 as AnyObject) === model }
        _inserted.removeAll { ($0 as AnyObject) === model }
        _deleted.append(_DeletedModel(model))
        hasChanges = true
    }
    func delete(model type: Any, where predicate: Any? = nil, includeSubclasses: Bool = true) throws {
        for model in _fetch(type, predicate, []) { delete(model as AnyObject) }
    }
    func save() throws {
        _inserted = []
        _deleted = []
        hasChanges = false
    }
    // Insertions and deletions only.
    func rollback() {
        guard hasChanges else { return }
        let (inserted, deleted) = (_inserted, _deleted)
        _objects = _objects.filter { model in !inserted.contains { ($0 as AnyObject) === (model as AnyObject) } } + deleted.compactMap { $0._model }
        try? save()
    }
    func processPendingChanges() {}
    func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
    func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        _limited(_fetch(descriptor._type, descriptor.predicate, descriptor.sortBy), descriptor.fetchOffset, descriptor.fetchLimit)
    }
    func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
    func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map { PersistentIdentifier(_object: ObjectIdentifier($0)) }
    }
    func enumerate<T>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws { for model in try fetch(descriptor) { try block(model) } }
    func registeredModel<T>(for id: PersistentIdentifier) -> T? { _objects.first { ObjectIdentifier($0 as AnyObject) == id._object } as? T }
    func model(for id: PersistentIdentifier) -> Any? { _objects.first { ObjectIdentifier($0 as AnyObject) == id._object } }
    func _fetch(_ model: Any, _ predicate: Any?, _ order: [Any]) -> [Any] {
        let kind = model as? Any.Type
        var found: [Any] = []
        for model in _objects where type(of: model) == kind {
            let holds = _satisfies(model, predicate)
            if _isUnknown(holds) { return _unknown("#Predicate") as! [Any] }
            if holds { found.append(model) }
        }
        return _sorted(found, order)
    }
}

func _sorted(_ models: [Any], _ order: [_Value]) -> [Any] {
    for descriptor in order {
        if _isUnknown(descriptor) { return _unknown("SortDescriptor") as! [Any] }
        for model in models where _isUnknown(descriptor.compare(model, model)) { return _unknown("SortDescriptor") as! [Any] }
    }
    return order.isEmpty ? models : models.sorted { left, right in _isOrdered(left, right, order) }
}

func _limited(_ models: [Any], _ offset: Int?, _ limit: Int?) -> [Any] {
    if _isUnknown(models) { return models }
    let rest = Array(models.dropFirst(offset ?? 0))
    return limit == nil ? rest : Array(rest.prefix(limit!))
}

func _satisfies(_ model: Any, _ predicate: _Value?) -> Bool { predicate == nil ? true : (try? predicate!.evaluate(model)) ?? false }
func _isOrdered(_ left: Any, _ right: Any, _ order: [_Value]) -> Bool {
    for descriptor in order {
        let result: ComparisonResult = descriptor.compare(left, right)
        if result != .orderedSame { return result == .orderedAscending }
    }
    return false
}

@_reachedBy("SwiftData") struct Predicate<Input> {
    let _closure: (Input) throws -> Bool
    init(_ closure: @escaping (Input) throws -> Bool) { _closure = closure }
    func evaluate(_ input: Input) throws -> Bool { try _closure(input) }
    static var `true`: Predicate<Input> { Predicate { _ in true } }
    static var `false`: Predicate<Input> { Predicate { _ in false } }
}

struct FetchDescriptor<T> {
    var predicate: Predicate<T>?
    var sortBy: [SortDescriptor<T>]
    var fetchLimit: Int?
    var fetchOffset: Int?
    var includePendingChanges = true
    var relationshipKeyPathsForPrefetching: [Any] = []
    var propertiesToFetch: [Any] = []
    let _type: Any
    init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [], _type type: T.Type = T.self) {
        self.predicate = predicate
        self.sortBy = sortBy
        _type = type
    }
}

final class ModelContainer {
    let mainContext: ModelContext
    var configurations: [ModelConfiguration] = []
    let schema: Any
    init(_schema schema: Any) {
        self.schema = schema
        let context = ModelContext(_none: nil)
        mainContext = context
        context._container = self
        _stores._all.append(self)
    }
    convenience init(for types: Any..., migrationPlan: Any? = nil, configurations: ModelConfiguration...) throws { self.init(_schema: types) }
    convenience init(for schema: Schema, migrationPlan: Any? = nil, configurations: [ModelConfiguration] = []) throws { self.init(_schema: schema) }
    func deleteAllData() { mainContext._objects = [] }
    func erase() throws { mainContext._objects = [] }
}

struct ModelConfiguration {
    let isStoredInMemoryOnly: Bool
    init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: Any = 0,
        cloudKitDatabase: Any = 0
    ) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }
    init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: Any = 0) { isStoredInMemoryOnly = false }
    init(for types: Any..., isStoredInMemoryOnly: Bool) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }
}

struct Schema {
    init(_ types: Any, version: Any = 0) {}
    init(versionedSchema: Any) {}
}

let _stores = _Stores()
// The containers that modifiers make: one for the same models, as one file on a disk would be.
final class _Stores {
    var _all: [ModelContainer] = []
    var _byTypes: [String: ModelContainer] = [:]
    func _container(_ types: Any) -> ModelContainer {
        let key = "\(types)"
        if let known = _byTypes[key] { return known }
        let made = ModelContainer(_schema: types)
        _byTypes[key] = made
        return made
    }
}

extension EnvironmentValues { @Entry var modelContext: ModelContext = _stores._container("default").mainContext }
extension View {
    func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }
    func modelContainer(for modelType: Any, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: Any = 0) -> some View
    { environment(\.modelContext, _stores._container(modelType).mainContext) }
    func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

// Reads the context while the body runs, and so depends on its models and on what the filter and the order read of them.
@propertyWrapper struct Query<Result>: DynamicProperty {
    let _type: Any
    let _filter: Any?
    let _order: [Any]
    let _limit: Int?
    let _offset: Int?
    @Environment(\.modelContext) private var _context: ModelContext
    init(_filter filter: Any?, _order order: [Any], _type type: Any, _limit limit: Int? = nil, _offset offset: Int? = nil) {
        _filter = filter
        _order = order
        _type = type
        _limit = limit
        _offset = offset
    }
    init(_type type: Result.Type = Result.self) { self.init(_filter: nil, _order: [], _type: type) }
    init(animation: Animation, _type type: Result.Type = Result.self) { self.init(_filter: nil, _order: [], _type: type) }
    init(transaction: Transaction, _type type: Result.Type = Result.self) { self.init(_filter: nil, _order: [], _type: type) }
    init(filter: Any? = nil, sort keyPath: AnyKeyPath, order: SortOrder = .forward, animation: Animation = .default, _type type: Result.Type = Result.self) {
        self.init(_filter: filter, _order: [SortDescriptor(keyPath, order: order)], _type: type)
    }
    init(filter: Any? = nil, sort descriptors: [Any] = [], animation: Animation = .default, _type type: Result.Type = Result.self) {
        self.init(_filter: filter, _order: descriptors, _type: type)
    }
    init(filter: Any?, animation: Animation = .default, _type type: Result.Type = Result.self) { self.init(_filter: filter, _order: [], _type: type) }
    init(_ descriptor: FetchDescriptor<Any>, animation: Animation = .default, _type type: Result.Type = Result.self) {
        self.init(_filter: descriptor.predicate, _order: descriptor.sortBy, _type: type, _limit: descriptor.fetchLimit, _offset: descriptor.fetchOffset)
    }
    var wrappedValue: Result { _limited(_context._fetch(_codingArgument(_type, 0), _filter, _order), _offset, _limit) as! Result }
    var modelContext: ModelContext { _context }
    var fetchError: (any Error)? { nil }
}
