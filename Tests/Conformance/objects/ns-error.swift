import Foundation

enum AppError: LocalizedError, Equatable {
    case offline
    case server(code: Int)
    var errorDescription: String? {
        switch self {
        case .offline: "You are offline."
        case .server(let code): "Server said \(code)."
        }
    }
    var recoverySuggestion: String? { self == .offline ? "Try later." : nil }
}
enum Plain: Error { case first, second, third(Int) }
struct Custom: Error { var text = "x" }

let errors: [any Error] = [AppError.offline, AppError.server(code: 500)]
for error in errors {
    print(error.localizedDescription, (error as? LocalizedError)?.recoverySuggestion ?? "-", (error as NSError).code)
}
print((Plain.first as NSError).code, (Plain.second as NSError).code, (Plain.third(1) as NSError).code)
print((Plain.first as NSError).domain, (Custom() as NSError).code)
let error = NSError(domain: "com.example", code: 42, userInfo: [NSLocalizedDescriptionKey: "Went wrong"])
print(error.domain, error.code, error.localizedDescription, error.userInfo.count)
do {
    throw error
} catch let caught as NSError where caught.code == 42 {
    print("caught", caught.domain, caught === error)
} catch {
    print("other")
}
do {
    throw AppError.server(code: 404)
} catch AppError.offline {
    print("offline")
} catch let problem as AppError {
    print("problem", problem.localizedDescription, problem == .server(code: 404))
}
func load() -> Result<Int, any Error> { .failure(URLError(.timedOut)) }
if case .failure(let failure) = load(), let urlError = failure as? URLError {
    print(urlError.code == .timedOut, urlError.errorCode)
}
