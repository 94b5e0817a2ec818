// Dropping the head of a chain frees it from the head to the tail.
final class Link {
    let number: Int
    var next: Link?
    init(_ number: Int, next: Link?) {
        self.number = number
        self.next = next
    }
    deinit {
        if number % 250 == 0 { print("deinit", number) }
    }
}

func chain(_ count: Int) -> Link? {
    var head: Link?
    for number in stride(from: count, through: 1, by: -1) { head = Link(number, next: head) }
    return head
}

func run() {
    var head = chain(1000)
    var sum = 0
    var link = head
    while let current = link {
        sum += current.number
        link = current.next
    }
    print("sum", sum)
    head = nil
    print("freed", head == nil)
}
run()
