// A property's type is inferred from values of types that are declared further down.
struct Screen {
    var model = Model()
    var rows = [Row(title: "a"), Row(title: "b", count: 2)]
    var shared = Model.shared
    var made = Model.make()
}

final class Model {
    nonisolated(unsafe) static let shared = Model()
    static func make() -> Model { Model() }
    var count = 0
    lazy var twice: Int = count * 2
}

struct Row {
    let title: String
    var count = 1
}

let screen = Screen()
screen.model.count = 4
print(screen.model.twice, screen.rows.map(\.count), screen.rows[0].title, screen.shared.count, screen.made.count)
