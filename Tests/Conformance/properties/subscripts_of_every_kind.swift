// Subscripts: several arguments, labels, defaults, variadic, static, generic, get-only, with observers' effects, nested.
struct Grid<Cell> {
    private var cells: [[Cell]]
    init(_ cells: [[Cell]]) { self.cells = cells }
    subscript(row: Int, column: Int) -> Cell {
        get { cells[row][column] }
        set { cells[row][column] = newValue }
    }
    subscript(row row: Int) -> [Cell] { cells[row] }
    subscript(wrapping index: Int, by step: Int = 1) -> Cell {
        cells.joined().map { $0 }[(index * step) % (cells.count * cells[0].count)]
    }
    subscript(indices: (Int, Int)...) -> [Cell] { indices.map { self[$0.0, $0.1] } }
    subscript<T>(map transform: (Cell) -> T) -> [[T]] { cells.map { $0.map(transform) } }
    subscript(safe index: Int) -> [Cell]? { cells.indices.contains(index) ? cells[index] : nil }
}
var grid = Grid([[1, 2], [3, 4]])
grid[0, 1] = 20
grid[1, 0] += 5
(grid[0, 0], grid[1, 1]) = (grid[1, 1], grid[0, 0])
print(grid[row: 0], grid[1, 0], grid[wrapping: 5], grid[wrapping: 1, by: 2], grid[(0, 0), (1, 1)])
print(grid[map: { "\($0)!" }], grid[safe: 9] as Any, grid[safe: 1]?.count ?? 0)
func bump(_ n: inout Int) { n += 1 }
bump(&grid[0, 0])
print(grid[0, 0])
enum Settings {
    nonisolated(unsafe) private static var values: [String: Int] = [:]
    static subscript(key: String) -> Int {
        get { values[key, default: -1] }
        set { values[key] = newValue }
    }
}
Settings["a"] = 1
Settings["a"] += 10
print(Settings["a"], Settings["b"])
final class Sheet {
    var rows: [String: Grid<Int>] = ["main": Grid([[0]])]
    subscript(name: String) -> Grid<Int>? {
        get { rows[name] }
        set { print("set", name, newValue.map { _ in false } ?? true ? "nil" : "grid"); rows[name] = newValue }
    }
    subscript(name: String, row: Int) -> Int {
        get { rows[name]![row, 0] }
        set { rows[name]![row, 0] = newValue }
    }
}
let sheet = Sheet()
sheet["main"]?[0, 0] = 8
sheet["main", 0] *= 2
sheet["other"] = Grid([[5]])
sheet["other"] = nil
print(sheet["main", 0], sheet.rows.count)
var nested = [["a": [1, 2]], ["b": [3]]]
nested[0]["a"]![1] += 10
nested[1]["c", default: []].append(4)
nested[1]["b"]?.removeAll()
print(nested[0]["a"]!, nested[1]["c"]!, nested[1]["b"]!)
struct Bits {
    var raw: UInt8 = 0;
    subscript(bit: Int) -> Bool {
        get { raw >> bit & 1 == 1 }
        set { raw = newValue ? raw | 1 << bit : raw & ~(1 << bit) }
    }
}
var bits = Bits()
bits[3] = true
bits[0].toggle()
print(bits.raw, (0..<4).map { bits[$0] })
