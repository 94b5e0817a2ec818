// An implicit member whose type a `where` clause tells, and an associated type named like a type of a library.
protocol Store { associatedtype State; var state: State { get set } }
enum Phase: Equatable { case loading, loaded(Int), failed }
struct PhaseStore: Store { var state = Phase.loading }
func reset<S: Store, T>(_ store: inout S, to state: T) where S.State == T { store.state = state }
func isIn<S: Store>(_ store: S, _ state: S.State) -> Bool where S.State: Equatable { store.state == state }
var s = PhaseStore()
reset(&s, to: .loaded(3))
print(s.state)
reset(&s, to: .failed)
print(s.state, isIn(s, .failed), isIn(s, .loading))
func pair<A>(_ a: A, _ b: A) -> String { "\(a) \(b)" }
print(pair(Phase.loading, .failed), pair(.failed, Phase.loaded(1)))
func has<C: Collection, E>(_ c: C, _ e: E) -> Bool where C.Element == E, E: Equatable { c.contains(e) }
print(has([Phase.loading], .loading), has([Phase.loading], .failed))
struct Machine<S: Store> {
    var store: S
    mutating func go<T>(_ t: T) where T == S.State { store.state = t }
    func check<T: Equatable>(is t: T) -> Bool where S.State == T { store.state == t }
}
var m = Machine(store: PhaseStore())
m.go(.loaded(9))
print(m.store.state, m.check(is: .loaded(9)))
struct Level: Store { var state = 0.5 }
var level = Level()
reset(&level, to: 2)
print(level.state, isIn(level, 2))
struct Own: Store {
    typealias State = Phase
    var state: State = .loaded(1)
    func copy() -> State { state }
}
print(Own().copy(), isIn(Own(), .loaded(1)))
