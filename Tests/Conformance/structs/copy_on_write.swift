// A hand-written copy-on-write type copies its storage only when it is shared.
final class Storage {
    var values: [Int]
    init(values: [Int]) { self.values = values }
}

struct Bag {
    private var storage = Storage(values: [])
    private(set) var copies = 0

    var values: [Int] { storage.values }

    mutating func insert(_ value: Int) {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(values: storage.values)
            copies += 1
        }
        storage.values.append(value)
    }
}

func run() {
    var bag = Bag()
    bag.insert(1)
    bag.insert(2)
    print(bag.values, bag.copies)
    var other = bag
    other.insert(3)
    other.insert(4)
    print(bag.values, bag.copies)
    print(other.values, other.copies)
}
run()
