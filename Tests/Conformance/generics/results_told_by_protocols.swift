// A generic result is of the protocol type that is asked for, where no argument says otherwise.
protocol Service { var name: String { get } }
struct Live: Service { let name = "live" }
final class Registry {
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
    func resolve<T>() -> T? { makers[ObjectIdentifier(T.self)].flatMap { $0() as? T } }
    func require<T>() -> T {
        guard let value: T = resolve() else { fatalError("\(T.self) is not registered") }
        return value
    }
}
func named<T>() -> T? {
    print(T.self)
    return nil
}
func twice<T>(_ value: T) -> [T] { [value, value] }

let registry = Registry()
registry.register(Service.self) { Live() }
registry.register(Int.self) { 7 }
let service: Service? = registry.resolve()
print(service?.name ?? "none")
let required: any Service = registry.require()
print(required.name)
let number: Int = registry.require()
print(number)
let missing: Service? = named()
print(missing == nil)
func use(_ service: any Service) { print(service.name) }
use(registry.require())
let services: [any Service] = twice(Live())
print(services.count)
