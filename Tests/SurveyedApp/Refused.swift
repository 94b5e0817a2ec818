struct Point {
    let x: Int
    mutating func move() { x = 2 }
}
