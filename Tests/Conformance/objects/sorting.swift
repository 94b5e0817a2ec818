import Foundation

struct Person: Equatable {
    var name: String
    var age: Int
    var city: String?
}
let people = [
    Person(name: "Bob", age: 30), Person(name: "Ann", age: 30), Person(name: "Cid", age: 20),
]
print(people.sorted(using: KeyPathComparator(\.name)).map(\.name))
print(people.sorted(using: KeyPathComparator(\.age, order: .reverse)).map(\.name))
print(people.sorted(using: [KeyPathComparator(\.age), KeyPathComparator(\Person.name)]).map(\.name))
print(people.sorted(using: SortDescriptor(\Person.age, order: .forward)).map(\.age))
var numbers = [3, 1, 2]
numbers.sort(using: SortDescriptor(\.self, order: .reverse))
print(numbers)
let order = [SortDescriptor(\Person.age), SortDescriptor(\Person.name, order: .reverse)]
print(people.sorted(using: order).map(\.name))
print(["b", "A", "c"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
