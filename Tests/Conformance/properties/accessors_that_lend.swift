struct Grid {
    var cells = [1, 2, 3]
    subscript(i: Int) -> Int {
        _read { yield cells[i] }
        _modify { print("modify"); yield &cells[i]; print("end modify") }
    }
    var first: Int {
        get { cells[0] }
        _modify { defer { print("done") }; yield &cells[0] }
    }
    var last: Int {
        get { cells[2] }
        set { print("set last"); cells[2] = newValue }
    }
}
var g = Grid()
g[1] += 5
print(g[1])
g.first *= 10
print(g.cells, g.first)
g[0] = 3
g.last += 1
print(g.cells)
func bump(_ x: inout Int) { x += 100 }
bump(&g[2]); bump(&g.first)
print(g.cells)
