import Foundation

let defaults = UserDefaults(suiteName: "conformance.\(UUID().uuidString)")!
print(
    defaults.integer(forKey: "n"), defaults.bool(forKey: "b"), defaults.string(forKey: "s") as Any,
    defaults.double(forKey: "d"))
defaults.set(5, forKey: "n")
defaults.set(true, forKey: "b")
defaults.set("text", forKey: "s")
defaults.set(2.5, forKey: "d")
defaults.set(["a", "b"], forKey: "list")
defaults.set(["k": 1], forKey: "map")
defaults.set(Data([1, 2]), forKey: "data")
print(
    defaults.integer(forKey: "n"), defaults.bool(forKey: "b"), defaults.string(forKey: "s") ?? "-",
    defaults.double(forKey: "d"))
print(
    defaults.stringArray(forKey: "list") ?? [], defaults.array(forKey: "list")?.count ?? 0,
    defaults.dictionary(forKey: "map")?.count ?? 0)
print(defaults.data(forKey: "data")?.count ?? 0, defaults.object(forKey: "n") as? Int ?? 0)
print(defaults.string(forKey: "n") ?? "-", defaults.integer(forKey: "d"), defaults.bool(forKey: "n"))
defaults.removeObject(forKey: "n")
print(defaults.object(forKey: "n") == nil, defaults.integer(forKey: "n"))
defaults.register(defaults: ["volume": 7, "s": "default"])
print(defaults.integer(forKey: "volume"), defaults.string(forKey: "s") ?? "-")
defaults.set(1, forKey: "volume")
print(defaults.integer(forKey: "volume"))
defaults.removeObject(forKey: "volume")
print(defaults.integer(forKey: "volume"))

struct Settings: Codable, Equatable { var theme: String; var size: Int }
extension UserDefaults {
    func save<T: Encodable>(_ value: T, as key: String) { set(try? JSONEncoder().encode(value), forKey: key) }
    func load<T: Decodable>(_ key: String, as type: T.Type) -> T? {
        data(forKey: key).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }
}
defaults.save(Settings(theme: "dark", size: 3), as: "settings")
print(defaults.load("settings", as: Settings.self) as Any, defaults.load("missing", as: Settings.self) as Any)
