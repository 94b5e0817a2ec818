func _expect(_ held: Bool, _ required: Bool, _ text: String, _ left: Any?, _ right: Any?, _ comment: String?)

struct Issue {
    @discardableResult static func record(_ comment: Any? = nil, sourceLocation: Any? = nil) -> Issue {
        _recordIssue(comment)
        return Issue()
    }
}

func _recordIssue(_ comment: Any?)
func withKnownIssue(_ comment: String? = nil, isIntermittent: Bool = false, _ body: () throws -> Void) { _withKnownIssue(comment, isIntermittent, body) }

struct Confirmation {
    let _times: _ConfirmedTimes
    func confirm(count: Int = 1) { _times.count += count }
    func callAsFunction(count: Int = 1) { _times.count += count }
}

// Counts how often a confirmation was confirmed.
final class _ConfirmedTimes { var count = 0 }

func confirmation<R>(_ comment: String? = nil, expectedCount: Int = 1, sourceLocation: Any? = nil, _ body: (Confirmation) throws -> R) rethrows -> R {
    let times = _ConfirmedTimes()
    let result = try body(Confirmation(_times: times))
    if times.count != expectedCount {
        let confirmed = "\(times.count) \(times.count == 1 ? "time" : "times")"
        let expected = "\(expectedCount) \(expectedCount == 1 ? "time" : "times")"
        _recordIssue("Confirmation was confirmed \(confirmed), but expected to be confirmed \(expected)")
    }
    return result
}

func _withKnownIssue(_ comment: String?, _ isIntermittent: Bool, _ body: Any)
