// Parts of values are changed where they are: fields, elements, payloads of optionals, defaults, also when a call throws.
struct Failure: Error { let reason: String }

struct Point: Equatable {
    var x = 0
    var y = 0
    mutating func step() {
        x += 1
        y += 2
    }
    mutating func fail() throws {
        x += 10
        throw Failure(reason: "after x became \(x)")
    }
}

struct Board {
    var point = Point()
    var points = [Point(), Point()]
    var best: Point? = Point()
    var named: [String: Point] = [:]
    var pair = (1, (2, 3))
}

func changes() {
    var board = Board()
    board.point.step()
    board.points[1].step()
    board.points[0].x += 5
    board.best?.step()
    board.best!.y = 9
    board.named["a"] = Point()
    board.named["a"]?.step()
    board.named["b", default: Point()].step()
    board.pair.1.0 += 5
    print(board.point.x, board.points[1].y, board.points[0].x, board.best!.x, board.best!.y, board.pair)
    print(board.named["a"]!.x, board.named["b"]!.x)
    let copy = board
    board.points[1].x = 100
    print(copy.points[1].x, board.points[1].x)
    var none: Point? = nil
    none?.step()
    none?.x = 5
    print(none == nil)
}
changes()

func failures() {
    var board = Board()
    do { try board.point.fail() } catch { print(error, board.point.x) }
    do {
        try board.points[0].fail()
    } catch let failure as Failure {
        print(failure.reason, board.points[0].x)
    } catch {}
    print((try? board.point.fail()) == nil, board.point.x)
}
failures()

func exchange(_ a: inout Int, _ b: inout Int) {
    let old = a
    a = b
    b = old
}

final class Owner {
    var numbers: [Int] = [1, 2]
    var point = Point()
    var total: Int {
        get { numbers.reduce(0) { $0 + $1 } }
        set { numbers = [newValue] }
    }
    func grow() {
        numbers.append(numbers.count)
        point.step()
        total += 1
    }
}

func owners() {
    let owner = Owner()
    owner.grow()
    print(owner.numbers, owner.point.x, owner.total)
    owner.numbers[0] = 7
    owner.numbers.append(8)
    exchange(&owner.numbers[0], &owner.point.x)
    print(owner.numbers, owner.point)
    var numbers = [1, 2, 3]
    var other = 9
    exchange(&numbers[1], &other)
    print(numbers, other)
    var (left, right) = (1, 2)
    (left, right) = (right, left)
    exchange(&left, &right)
    print(left, right)
}
owners()

struct Watched {
    var value = 0 { didSet { print("value", oldValue, value) } }
    var list: [Int] = [] { willSet { print("list", newValue) } }
}

func watched() {
    var watched = Watched()
    watched.value = 1
    watched.value += 1
    watched.list.append(3)
    watched.list += [4]
    var other = 5
    exchange(&watched.value, &other)
    print(watched.value, other)
}
watched()

func paths() {
    var board = Board()
    let x = \Board.point.x
    board[keyPath: x] = 4
    let second: WritableKeyPath<Board, Point> = \.points[1]
    board[keyPath: second].x = 8
    board[keyPath: second].step()
    print(board[keyPath: x], board.point.x, board.points[1])
}
paths()

func captured() {
    var count = 0
    let increase = { count += 1 }
    increase()
    increase()
    func nested(_ depth: Int) -> Int {
        count += depth
        return depth <= 0 ? 0 : depth + nested(depth - 1)
    }
    print(nested(4), count)
    let fixed = { [count] in count }
    count = 99
    print(fixed(), count)
}
captured()
