// swift-format-ignore-file
func _expect(_ held: Bool, _ required: Bool, _ text: String, _ left: Any?, _ right: Any?, _ comment: String?)
struct Issue { @discardableResult static func record(_ comment: Any? = nil, sourceLocation: Any? = nil) -> Issue { _recordIssue(comment); return Issue() } }
func _recordIssue(_ comment: Any?)
func withKnownIssue(_ comment: String? = nil, isIntermittent: Bool = false, _ body: () throws -> Void) { _withKnownIssue(comment, isIntermittent, body) }
func _withKnownIssue(_ comment: String?, _ isIntermittent: Bool, _ body: Any)
