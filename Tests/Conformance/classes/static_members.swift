// Static stored properties are made on first use, once; class members can be overridden.
func announce(_ text: String) -> String {
    print("made", text)
    return text
}

enum Config {
    nonisolated(unsafe) static var uses = 0
    static let shared = announce("shared")
    static var doubled: Int { uses * 2 }
    static func use() -> String {
        uses += 1
        return shared
    }
}

print("start")
print(Config.use())
print(Config.use())
print(Config.uses, Config.doubled)

class Level {
    class var name: String { "level" }
    static let limit = 10
    var described: String { "\(type(of: self).name) below \(Self.limit)" }
}

final class Cellar: Level {
    override class var name: String { "cellar" }
}
print(Level().described)
print(Cellar().described)
