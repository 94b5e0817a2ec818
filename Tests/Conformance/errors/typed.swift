// Typed throws, rethrowing, and what a catch knows of the error.
enum Failure: Error { case empty, bad(Int) }
func parse(_ text: String) throws(Failure) -> Int {
    guard !text.isEmpty else { throw .empty }
    guard let number = Int(text) else { throw .bad(text.count) }
    return number
}
for text in ["4", "", "abc"] {
    do { print(try parse(text)) } catch .empty { print("empty") } catch .bad(let count) { print("bad", count) }
}
do { _ = try parse("") } catch {
    switch error {
    case .empty: print("is empty")
    case .bad: print("is bad")
    }
}
func each<T>(_ values: [T], _ body: (T) throws -> Void) rethrows { for value in values { try body(value) } }
each([1, 2]) { print($0) }
do { try each(["1", "x"]) { print(try parse($0)) } } catch { print(error) }
func attempt<T, E: Error>(_ body: () throws(E) -> T) -> Result<T, E> {
    do { return .success(try body()) } catch { return .failure(error) }
}
print(attempt { () throws(Failure) -> Int in try parse("7") }, (try? parse("q")) as Any)
