// Numbers about a model, as view models compute them.
struct Expense: Identifiable, Hashable {
    let id: Int
    var category: String
    var amount: Double
    var day: Int
    var tags: Set<String> = []
}
var expenses = [
    Expense(id: 1, category: "food", amount: 12.5, day: 1, tags: ["lunch"]),
    Expense(id: 2, category: "travel", amount: 40, day: 1),
    Expense(id: 3, category: "food", amount: 7.25, day: 2, tags: ["lunch", "cheap"]),
    Expense(id: 4, category: "fun", amount: 15, day: 3),
    Expense(id: 5, category: "travel", amount: 5, day: 3, tags: ["cheap"]),
]
let total = expenses.map(\.amount).reduce(0, +)
print(total, total / Double(expenses.count), expenses.max { $0.amount < $1.amount }?.id ?? 0)
let byCategory = Dictionary(grouping: expenses, by: \.category).mapValues {
    $0.reduce(0) { $0 + $1.amount }
}
for (category, sum) in byCategory.sorted(by: { $0.value > $1.value }) {
    print(category, sum, Int((sum / total * 100).rounded()))
}
let days = Dictionary(grouping: expenses) { $0.day }.sorted { $0.key < $1.key }
for (day, items) in days {
    print("day \(day):", items.map { "\($0.category) \($0.amount)" }.joined(separator: ", "))
}
var running = 0.0
print(
    expenses.map { expense -> Double in
        running += expense.amount
        return running
    })
print(
    expenses.reduce(into: [String: Int]()) { $0[$1.category, default: 0] += 1 }.filter {
        $0.value > 1
    }.keys.sorted())
let tags = expenses.reduce(into: Set<String>()) { $0.formUnion($1.tags) }
print(
    tags.sorted(), expenses.filter { $0.tags.contains("cheap") }.map(\.id),
    expenses.flatMap(\.tags).sorted(), Set(expenses.map(\.category)).count)
if let index = expenses.firstIndex(where: { $0.id == 4 }) {
    expenses[index].amount += 5
    expenses[index].tags.insert("late")
}
expenses.removeAll { $0.amount < 6 }
expenses.sort { ($0.category, $0.amount) < ($1.category, $1.amount) }
print(
    expenses.map(\.id), expenses.contains { $0.tags.contains("late") },
    expenses.first { $0.day > 1 }.map(\.category) ?? "-")
func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    return sorted.count.isMultiple(of: 2)
        ? (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2 : sorted[sorted.count / 2]
}
print(median(expenses.map(\.amount)) ?? 0, median([]) as Any, median([3, 1, 2]) ?? 0)
let selected: Set<Expense.ID> = [1, 2]
print(
    expenses.filter { selected.contains($0.id) }.map(\.id),
    expenses.partitioned { $0.amount > 12 }.map { $0.count },
    zip(expenses, expenses.dropFirst()).map { $1.amount - $0.amount })
extension Array {
    func partitioned(by isFirst: (Element) -> Bool) -> [[Element]] {
        [filter(isFirst), filter { !isFirst($0) }]
    }
}
let matrix = [[1, 2, 3], [4, 5, 6]]
print(
    (0..<3).map { column in matrix.map { $0[column] } }, matrix.flatMap { $0 }.reduce(0, +),
    matrix.map { $0.reduce(0, +) }, matrix.joined().max()!,
    matrix.map { $0.map(String.init).joined(separator: " ") })
print(
    stride(from: 0, to: 7, by: 3).map { Array((1...7).dropFirst($0).prefix(3)) },
    (1...4).reduce([1]) { $0 + [$0.last! * $1] },
    Array(repeating: 0, count: 3).enumerated().map { $0.offset * $0.offset })
