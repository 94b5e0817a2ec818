// Errors travel from throw to the first catch that matches.
enum NetworkError: Error, Equatable {
    case offline
    case status(Int)
}

struct ParseError: Error {
    let line: Int
    var localizedText: String { "line \(line)" }
}

func fetch(_ code: Int) throws -> String {
    switch code {
    case 200: return "body"
    case 0: throw NetworkError.offline
    case 1: throw ParseError(line: 7)
    default: throw NetworkError.status(code)
    }
}

func attempt(_ code: Int) -> String {
    do {
        let body = try fetch(code)
        return "got \(body)"
    } catch NetworkError.offline {
        return "offline"
    } catch NetworkError.status(let status) where status >= 500 {
        return "server \(status)"
    } catch let error as ParseError {
        return error.localizedText
    } catch {
        return "other \(error)"
    }
}
print([200, 0, 503, 404, 1].map(attempt))
print((try? fetch(200)) ?? "none", (try? fetch(0)) ?? "none", try! fetch(200).count)

func rethrow(_ code: Int) throws -> Int {
    do {
        return try fetch(code).count
    } catch is ParseError {
        return -1
    }
}
print((try? rethrow(1)) ?? 0, (try? rethrow(0)) ?? 0)
do { _ = try rethrow(0) } catch { print("passed on", error as? NetworkError == .offline) }
func each(_ codes: [Int], _ body: (Int) throws -> String) rethrows -> [String] { try codes.map(body) }
print(each([1, 2]) { "\($0)" })
do { print(try each([200, 404], fetch)) } catch { print(error) }
