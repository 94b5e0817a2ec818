// Arrays change in place: inserting, removing, replacing, moving.
var items = [1, 2, 3, 4, 5]
items.insert(0, at: 0)
items.insert(contentsOf: [10, 11], at: 2)
items.insert(99, at: items.endIndex)
print(items, items.remove(at: 2), items.removeFirst(), items.removeLast(), items)
items.replaceSubrange(1...2, with: [7, 8, 9])
items.removeSubrange(..<1)
print(items)
items[1...2] = [0]
items[items.startIndex..<items.startIndex] = [5, 5]
items += [6]
items.append(contentsOf: 20..<23)
print(items, items.count)
items.removeAll { $0 == 5 || $0 > 21 }
items.swapAt(0, items.count - 1)
print(items, items.popLast() ?? 0, items)
items.removeFirst(2)
items.removeLast(1)
print(items)
items.reverse()
items.sort()
items.sort { $0 > $1 }
items.sort(by: <)
print(items, items.capacity >= items.count)
items.reserveCapacity(100)
items.removeAll(keepingCapacity: true)
print(items.isEmpty, items.popLast() as Any, items.first as Any)
var grid = Array(repeating: Array(repeating: ".", count: 4), count: 2)
grid[1][2] = "#"
grid[0].append("end")
grid[1].insert("start", at: 0)
for row in grid { print(row.joined()) }
var people = [(name: "Ann", age: 30), (name: "Bob", age: 25)]
people[0].age += 1
people.append((name: "Cy", age: 41))
people.sort { $0.age < $1.age }
print(people.map(\.name), people[0], people.first { $0.age > 30 }?.name ?? "-")
struct Task {
    var title: String
    var tags: [String] = []
    var isDone = false
}
var tasks = [Task(title: "a"), Task(title: "b", tags: ["x"])]
tasks[1].tags.append("y")
tasks[0].isDone.toggle()
for index in tasks.indices where tasks[index].isDone { tasks[index].title += "!" }
for index in tasks.indices { tasks[index].tags.sort(by: >) }
print(tasks)
if let index = tasks.firstIndex(where: { $0.title == "b" }) { tasks.remove(at: index) }
print(tasks.count, tasks.map(\.title), [1, 2] + [3], [1] == [1], [[1], [2]] == [[1], [2]])
func double(_ values: inout [Int]) { for index in values.indices { values[index] *= 2 } }
var doubled = [1, 2, 3]
double(&doubled)
doubled[0] += doubled[1]
print(doubled)
