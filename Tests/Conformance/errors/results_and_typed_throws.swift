// Result holds what a call gave or threw; typed throws name the error; initializers and properties may throw.
enum Failure: Error {
    case bad(Int)
    case worse
}

func half(_ number: Int) throws(Failure) -> Int {
    if number % 2 != 0 { throw .bad(number) }
    return number / 2
}

func typed(_ number: Int) -> String {
    do {
        return "\(try half(number))"
    } catch {
        switch error {
        case .bad(let number): return "bad \(number)"
        case .worse: return "worse"
        }
    }
}
print(typed(4), typed(5))

let results: [Result<Int, Failure>] = [.success(1), .failure(.worse), .success(3)]
print(
    results.map { (try? $0.get()) ?? -1 }, results[0].map { $0 + 1 },
    results[1].mapError { "\($0)" as String }.isFailure)
let caught = Result { try half(7) }
switch caught {
case .success(let value): print(value)
case .failure(let error): print("failure", error)
}
print(results[2].flatMap { $0 > 2 ? .failure(.bad($0)) : .success($0) })

struct Age {
    let years: Int
    init(_ years: Int) throws {
        guard years >= 0 else { throw Failure.bad(years) }
        self.years = years
    }
    var doubled: Int {
        get throws {
            if years > 60 { throw Failure.worse }
            return years * 2
        }
    }
}
print((try? Age(-1)) == nil, try Age(20).doubled, (try? Age(70).doubled) ?? 0)
func nested() throws -> Int { try (try? Age(-5).years) ?? Age(5).years }
print(try nested())

extension Result where Success == Int {
    func mapError(_ text: (Failure) -> String) -> Result<Int, Text> {
        switch self {
        case .success(let value): .success(value)
        case .failure(let error): .failure(Text(text: text(error)))
        }
    }
    var isFailure: Bool { if case .failure = self { true } else { false } }
}
struct Text: Error { let text: String }
