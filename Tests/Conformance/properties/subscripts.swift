// Subscripts take labels, several indices, defaults; they may be generic, static or settable.
struct Matrix {
    let columns: Int
    private var grid: [Int]
    init(rows: Int, columns: Int) {
        self.columns = columns
        grid = Array(repeating: 0, count: rows * columns)
    }
    subscript(row: Int, column: Int) -> Int {
        get { grid[row * columns + column] }
        set { grid[row * columns + column] = newValue }
    }
    subscript(diagonal index: Int) -> Int { self[index, index] }
    static subscript(name: String) -> Int { name.count }
}

var matrix = Matrix(rows: 2, columns: 2)
matrix[1, 1] = 5
matrix[1, 1] += 2
matrix[0, 0] = matrix[1, 1] - 1
print(matrix[0, 0], matrix[1, 1], matrix[diagonal: 0], Matrix["abc"])

struct Settings {
    var values: [String: Int] = [:]
    subscript(key: String, default fallback: Int = 0) -> Int {
        get { values[key] ?? fallback }
        set { values[key] = newValue }
    }
}
var settings = Settings()
settings["a"] += 1
settings["a", default: 100] += 1
settings["b", default: 100] += 1
print(settings["a"], settings["b"], settings["c", default: -1])

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 1] ?? 0, [1, 2][safe: 2] ?? 0)
