// State machines: transitions by tuples of state and event, self assignment, nested state, effects as closures.
enum Event {
    case start(url: String)
    case progress(Double)
    case finish(Result<[Int], Failure>)
    case cancel, retry
}
enum Failure: Error, Equatable {
    case offline
    case status(Int)
}
enum State: Equatable, CustomStringConvertible {
    case idle
    case loading(url: String, progress: Double)
    case loaded([Int])
    case failed(Failure, attempts: Int)
    var description: String {
        switch self {
        case .idle: "idle"
        case .loading(let url, let progress): "loading \(url) \(Int(progress * 100))%"
        case .loaded(let values) where values.isEmpty: "empty"
        case .loaded(let values): "loaded \(values.count)"
        case .failed(.offline, _): "offline"
        case .failed(.status(500...), let attempts): "server error after \(attempts)"
        case .failed(.status(let code), attempts: let attempts): "status \(code) after \(attempts)"
        }
    }
    var isBusy: Bool { if case .loading = self { true } else { false } }
    mutating func handle(_ event: Event) -> [String] {
        switch (self, event) {
        case (.idle, .start(let url)), (.loaded, .start(let url)), (.failed, .start(let url)):
            self = .loading(url: url, progress: 0)
            return ["fetch \(url)"]
        case (.loading(let url, let old), .progress(let new)) where new > old:
            self = .loading(url: url, progress: new)
            return []
        case (.loading, .finish(.success(let values))):
            self = .loaded(values)
            return values.map { "item \($0)" }
        case (.loading, .finish(.failure(let error))):
            self = .failed(error, attempts: 1)
            return ["report \(error)"]
        case (.failed(let error, let attempts), .retry) where attempts < 3:
            self = .failed(error, attempts: attempts + 1)
            return ["retry \(attempts)"]
        case (.loading, .cancel):
            self = .idle
            return ["cancelled"]
        case (_, .progress), (_, .finish), (_, .retry), (_, .cancel), (.loading, .start): return ["ignored"]
        }
    }
}
var state = State.idle
let events: [Event] = [
    .cancel, .start(url: "a"), .progress(0.5), .progress(0.2), .start(url: "b"), .finish(.success([1, 2])),
    .start(url: "c"), .finish(.failure(.status(404))), .retry, .retry, .retry, .start(url: "d"), .cancel,
    .start(url: "e"), .finish(.failure(.offline)),
]
for event in events {
    let effects = state.handle(event)
    print(state, effects, state.isBusy)
}
print(state == .failed(.offline, attempts: 1), State.failed(.status(503), attempts: 2), State.loaded([]))
