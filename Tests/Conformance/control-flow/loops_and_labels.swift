// for, while and repeat, with where, labels, break and continue.
for number in 1...10 where number % 3 == 0 { print(number, terminator: " ") }
print()
outer: for row in 1...3 {
    for column in 1...3 {
        if column == 2 && row == 1 { continue outer }
        if row == 3 { break outer }
        print("\(row)\(column)", terminator: " ")
    }
}
print()
var countdown = 3
while countdown > 0 { countdown -= 1 }
repeat { countdown += 2 } while countdown < 5
print(countdown)
for case (let x, 1) in [(1, 1), (2, 0), (3, 1)] { print("x", x) }
for (index, letter) in "abc".enumerated() { print("\(index)\(letter)", terminator: ";") }
print()
for step in stride(from: 9, to: 0, by: -4) { print(step, terminator: " ") }
for _ in 0..<2 { print("again", terminator: " ") }
print()
search: while true {
    switch countdown {
    case 6: break search
    default: countdown = 6
    }
}
print(countdown)
done: do {
    if countdown == 6 { break done }
    print("never")
}
var iterator = [1, 2].makeIterator()
while let next = iterator.next() { print("next", next) }
var list = [1, 2, 3]
for item in list { list.append(item * 10) }
print(list)
