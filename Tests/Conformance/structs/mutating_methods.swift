// Mutating methods change self in place, may replace it, and may call one another.
struct Stack {
    private(set) var items: [Int] = []

    mutating func push(_ item: Int) { items.append(item) }

    mutating func pop() -> Int? { items.isEmpty ? nil : items.removeLast() }

    mutating func pushTwice(_ item: Int) {
        push(item)
        push(item)
    }

    mutating func reset() { self = Stack() }
}

var stack = Stack()
stack.push(1)
stack.pushTwice(2)
print(stack.items)
print(stack.pop() ?? -1, stack.pop() ?? -1, stack.items.count)
stack.reset()
print(stack.pop() as Any, stack.items)

struct Shelf {
    var stacks = [Stack(), Stack()]
}

var shelf = Shelf()
shelf.stacks[1].push(7)
shelf.stacks[1].pushTwice(8)
print(shelf.stacks.map(\.items))

extension Int {
    mutating func double() { self *= 2 }
}
var count = 21
count.double()
print(count)
