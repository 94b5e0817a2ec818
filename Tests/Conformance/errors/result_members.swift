// Results: making, reading and transforming them.
enum LoadError: Error, Equatable {
    case missing(String)
    case empty
}
struct ParseError: Error { let line: Int }
func load(_ name: String) -> Result<String, LoadError> {
    name.isEmpty
        ? .failure(.empty)
        : name.hasPrefix("?") ? .failure(.missing(name)) : .success("contents of \(name)")
}
for name in ["a", "", "?b"] {
    switch load(name) {
    case .success(let text): print("loaded", text)
    case .failure(.missing(let name)): print("missing", name)
    case .failure(let error): print("failed", error)
    }
}
print((try? load("a").get()) ?? "-", (try? load("").get()) ?? "none")
do { print(try load("?x").get()) } catch { print("caught", error) }
print(load("abc").map(\.count), load("").map(\.count), load("a").map { $0.uppercased() })
print(
    load("").mapError { error in ParseError(line: error == .empty ? 0 : 1) },
    load("x").flatMap { load($0 + "2") }, load("x").flatMap { _ in load("") })
print(
    load("").flatMapError { _ in Result<String, LoadError>.success("default") },
    load("?").flatMapError { error in .failure(error) } as Result<String, LoadError>)
let caught = Result { try load("").get() }
let computed = Result { 6 * 7 }
if case .failure(let error) = caught { print("wrapped", error) }
if case .success(let value) = computed { print("value", value) }
print(
    load("a") == .success("contents of a"), load("") == .failure(.empty), load("") == load("?"),
    Set([load("a"), load("a")].map { "\($0)" }).count)
func fetch(_ id: Int, completion: (Result<[Int], any Error>) -> Void) {
    completion(id > 0 ? .success(Array(0..<id)) : .failure(ParseError(line: id)))
}
fetch(3) { result in print((try? result.get()) ?? []) }
fetch(-1) { result in
    guard case .failure(let error) = result, let parse = error as? ParseError else { return }
    print("line", parse.line, error is LoadError)
}
extension Result {
    var value: Success? { if case .success(let value) = self { value } else { nil } }
    var isFailure: Bool { value == nil }
}
print(
    load("a").value ?? "-", load("").isFailure,
    [load("a"), load(""), load("b")].compactMap(\.value).count)
let results: [Result<Int, LoadError>] = [.success(1), .failure(.empty), .success(3)]
print(
    results.compactMap { try? $0.get() }, results.map { (try? $0.get()) ?? 0 }.reduce(0, +),
    results[0], results[1])
func all(_ results: [Result<Int, LoadError>]) throws -> [Int] { try results.map { try $0.get() } }
do { print(try all(results)) } catch LoadError.empty { print("one was empty") } catch {
    print("other")
}
let void: Result<Void, LoadError> = .success(())
print(void, (try? void.get()) != nil)
