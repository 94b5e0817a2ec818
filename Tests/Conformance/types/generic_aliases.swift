typealias Pair<A, B> = (first: A, second: B)
typealias Handler<Value> = (Result<Value, any Error>) -> Void
typealias Names<V> = [String: V]
struct Outer { typealias Grid<E> = [[E]]; var g: Grid<Int> = [[1]] }
func call(_ h: Handler<Int>) { h(.success(3)) }
let p: Pair<Int, String> = (1, "a")
print(p.first, p.second)
call { if case .success(let v) = $0 { print(v + 1) } }
let n: Names<Int> = ["a": 1]
print(n["a"]! + 1, Outer().g[0][0] + 1)
let o: Outer.Grid<Double> = [[2]]
print(o)
print(Names<Bool>().count)
