// Changes deep inside nested structs, arrays and dictionaries; copies stay as they were.
struct Cell {
    var value: Int
    var notes: [String] = []
}
struct Row {
    var cells: [Cell]
    var title: String?
    mutating func bump() { for index in cells.indices { cells[index].value += 1 } }
}
struct Sheet {
    var rows: [Row]
    var named: [String: Row] = [:]
    var selected: (row: Int, cell: Int)?
    subscript(row: Int, cell: Int) -> Cell {
        get { rows[row].cells[cell] }
        set { rows[row].cells[cell] = newValue }
    }
    var first: Row {
        get { rows[0] }
        set { rows[0] = newValue }
    }
    mutating func edit(_ change: (inout Cell) -> Void) {
        if let selected { change(&rows[selected.row].cells[selected.cell]) }
    }
    mutating func forEachCell(_ body: (inout Cell, Int) -> Void) {
        for r in rows.indices { for c in rows[r].cells.indices { body(&rows[r].cells[c], r * 10 + c) } }
    }
}
var sheet = Sheet(rows: [Row(cells: [Cell(value: 1), Cell(value: 2)]), Row(cells: [Cell(value: 3)], title: "t")])
let before = sheet
sheet.rows[0].cells[1].value *= 10
sheet[1, 0].notes.append("n")
sheet.first.title = "first"
sheet.first.cells.append(Cell(value: 9))
sheet.rows[1].title? += "!"
sheet.rows[0].bump()
sheet.named["copy"] = sheet.rows[1]
sheet.named["copy"]?.cells[0].value = -1
sheet.named["copy"]!.bump()
sheet.named["new", default: Row(cells: [])].cells.append(Cell(value: 7))
sheet.selected = (0, 2)
sheet.selected?.cell -= 1
sheet.edit {
    $0.value += 100
    $0.notes = ["edited"]
}
sheet.forEachCell { cell, place in cell.notes.append("\(place)") }
print(
    sheet.rows.map { $0.cells.map(\.value) }, sheet.rows.map { $0.title ?? "-" }, sheet[0, 1].notes, sheet[1, 0].notes)
print(
    sheet.named.keys.sorted().map { sheet.named[$0]!.cells.map(\.value) }, before.rows.map { $0.cells.map(\.value) },
    before.named.isEmpty)
var grid = [[0, 0], [0, 0]]
var other = grid
grid[0][1] = 5
other[1].append(7)
swap(&grid, &other)
grid[1][2] -= 1
print(grid, other)
var table: [String: [String: [Int]]] = [:]
table["a", default: [:]]["b", default: []].append(1)
table["a"]?["b"]?.append(2)
table["a"]!["c"] = [3]
table["x"]?["y"] = [9]
print(table["a"]!["b"]!, table["a"]!["c"]!, table["x"] == nil, table["a"]?.count ?? 0)
func modify(_ sheet: Sheet) -> Sheet {
    var copy = sheet
    copy.rows.removeAll { $0.title == "t!" }
    return copy
}
print(modify(sheet).rows.count, sheet.rows.count)
var optional: Row? = sheet.rows[0]
optional?.cells.removeFirst()
optional?.title = nil
print(optional?.cells.count ?? 0, optional?.title ?? "nil", sheet.rows[0].cells.count)
