// Members of what a property declared with `!` holds need no `?` or `!`.
final class Engine {
    var power = 1
    func start() -> String { "started with \(power)" }
}
struct World {
    nonisolated(unsafe) static var stack: [Engine] = [Engine()]
    static var current: Engine! { stack.last }
    nonisolated(unsafe) static var shared: Engine!
}
final class Car {
    var engine: Engine!
    init() { engine = Engine() }
    func drive() -> String {
        engine.power += 1
        return engine.start()
    }
}

print(World.current.start())
World.current.power = 7
print(World.current.power, World.stack.count)
World.shared = Engine()
World.shared.power = 3
print(World.shared.start())
let car = Car()
print(car.drive(), car.engine.power)
if let engine = car.engine { print("there is one of", engine.power) }
car.engine = nil
print(car.engine?.power ?? 0, car.engine == nil)
