// 200,000 reads of a protocol's requirement on values of two types.
protocol Shape { var area: Double { get } }
struct Square: Shape {
    var side: Double
    var area: Double { side * side }
}
struct Circle: Shape {
    var radius: Double
    var area: Double { radius * 3 }
}
func total() -> Double {
    let shapes: [any Shape] = [Square(side: 2), Circle(radius: 1)]
    var sum = 0.0
    for i in 0..<200_000 { sum += shapes[i % 2].area }
    return sum
}
print(total())
