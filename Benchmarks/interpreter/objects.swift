// 200,000 objects are made and destroyed, each recorded in the trace.
final class Node { var value = 0 }
func make() -> Int {
    var sum = 0
    for _ in 0..<200_000 {
        let node = Node()
        sum += node.value
    }
    return sum
}
print(make())
