// Cases carry values, labelled or not, and methods switch over them.
enum Shape {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case named(String, Int)
    case empty

    var area: Double {
        switch self {
        case .circle(let radius): return 3 * radius * radius
        case .rectangle(let width, let height): return width * height
        case .named, .empty: return 0
        }
    }

    mutating func grow() {
        switch self {
        case .circle(let radius): self = .circle(radius: radius * 2)
        case .rectangle(let width, let height): self = .rectangle(width: width * 2, height: height)
        case .named(let name, let count): self = .named(name + "+", count + 1)
        case .empty: self = .circle(radius: 1)
        }
    }
}

var shapes: [Shape] = [.circle(radius: 2), .rectangle(width: 2, height: 5), .named("n", 1), .empty]
print(shapes.map(\.area))
for index in shapes.indices { shapes[index].grow() }
for shape in shapes { print(shape) }
if case .named(let name, _) = shapes[2] { print("named", name) }
let make = Shape.circle
print(make(4).area)
