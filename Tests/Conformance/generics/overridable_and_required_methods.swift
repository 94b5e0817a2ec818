// Generic methods that subclasses override, or protocols require, know what their parameters stand for.
protocol Decoder {
    func decode<T>(_ type: T.Type, from text: String) -> T?
    func name<T>(of value: T) -> String
    static func wrap<T>(_ value: T) -> [T]
}
extension Decoder {
    func name<T>(of value: T) -> String { "default \(T.self)" }
    static func wrap<T>(_ value: T) -> [T] { [value, value] }
    func decodeAll<T>(_ texts: [String]) -> [T] { texts.compactMap { decode(T.self, from: $0) } }
}
struct Plain: Decoder {
    func decode<T>(_ type: T.Type, from text: String) -> T? {
        if T.self == Int.self { return Int(text) as? T }
        if T.self == String.self { return text as? T }
        return nil
    }
}
struct Loud: Decoder {
    func decode<T>(_ type: T.Type, from text: String) -> T? {
        print("decode \(T.self)")
        return Plain().decode(type, from: text)
    }
    func name<T>(of value: T) -> String { "LOUD \(T.self) \(value)" }
    static func wrap<T>(_ value: T) -> [T] { print("wrap \(T.self)"); return [value] }
}
let decoders: [any Decoder] = [Plain(), Loud()]
for decoder in decoders {
    let number: Int? = decoder.decode(Int.self, from: "12")
    let text: [String] = decoder.decodeAll(["a", "b"])
    print(number ?? -1, text, decoder.name(of: [1.5]), type(of: decoder).wrap(true).count)
}
func use<D: Decoder>(_ decoder: D) -> [Int] { decoder.decodeAll(["1", "x", "3"]) }
print(use(Plain()), use(Loud()))

class Printer {
    func show<T>(_ value: T) -> String { "\(T.self): \(value)" }
    func first<S: Sequence>(of values: S) -> String { "\(S.Element.self) \(S.self)" }
    func make<T: ExpressibleByIntegerLiteral>() -> T { 1 }
}
class Framed: Printer {
    override func show<T>(_ value: T) -> String { "[\(super.show(value))|\(T.self)]" }
    override func make<T: ExpressibleByIntegerLiteral>() -> T { 2 }
}
let printers: [Printer] = [Printer(), Framed()]
for printer in printers {
    let double: Double = printer.make()
    let int: Int = printer.make()
    print(printer.show(1), printer.show("a"), printer.first(of: ["x"]), double, int)
}
