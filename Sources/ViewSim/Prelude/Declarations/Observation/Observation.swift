// swift-format-ignore-file
@attached(member) macro Observable()
@attached(peer) macro ObservationIgnored()
@attached(accessor) macro ObservationTracked()
protocol Observable {}
extension Observable {
    func access<Member>(keyPath: KeyPath<Self, Member>) { _observationAccess(self, keyPath) }
    func withMutation<Member, T>(keyPath: KeyPath<Self, Member>, _ mutation: () throws -> T) rethrows -> T {
        _observationWillSet(self, keyPath)
        return try mutation()
    }
}
struct ObservationRegistrar {
    init() {}
    func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) { _observationAccess(subject, keyPath) }
    func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) { _observationWillSet(subject, keyPath) }
    func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {}
    func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T {
        _observationWillSet(subject, keyPath)
        return try mutation()
    }
}
func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T {
    let tracking = _beginTracking(onChange)
    let result = apply()
    _endTracking(tracking)
    return result
}
struct Observations<Element, Failure> {
    init(_ emit: @escaping () -> Element) { _later("Observations") }
    static func untilFinished(_ emit: @escaping () -> Any) -> Observations<Element, Failure> { _later("Observations"); return Observations<Element, Failure>({ emit() as! Element }) }
}
func _beginTracking(_ onChange: Any) -> Any
func _endTracking(_ tracking: Any)
func _observationAccess(_ subject: Any, _ keyPath: Any)
func _observationWillSet(_ subject: Any, _ keyPath: Any)
