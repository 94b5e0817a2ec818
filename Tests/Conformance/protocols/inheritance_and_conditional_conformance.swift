// Protocols refine one another; generic types conform when their arguments do.
protocol Named { var name: String { get } }
protocol Titled: Named { var title: String { get } }
extension Titled { var full: String { "\(title) \(name)" } }

struct Doctor: Titled {
    let name: String
    let title = "Dr."
}

protocol Summarizable { var summary: String { get } }
extension Int: Summarizable { var summary: String { "#\(self)" } }
extension String: Summarizable { var summary: String { "'\(self)'" } }
extension Array: Summarizable where Element: Summarizable {
    var summary: String { "[" + map(\.summary).joined(separator: ", ") + "]" }
}
extension Optional: Summarizable where Wrapped: Summarizable {
    var summary: String { self?.summary ?? "nothing" }
}

print(Doctor(name: "Who").full)
print(3.summary, "a".summary, [1, 2].summary, [["x"], []].summary)
print(Optional(4).summary, ([nil, 5] as [Int?]).summary)

func names(_ list: [any Named]) -> [String] { list.map(\.name) }
print(names([Doctor(name: "No")]))
