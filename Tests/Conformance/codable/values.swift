import Foundation

func show<T: Encodable>(_ value: T) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
        print(error)
    }
}
func read<T: Decodable>(_ type: T.Type, _ text: String) {
    do {
        print(try JSONDecoder().decode(type, from: Data(text.utf8)))
    } catch {
        print(error)
    }
}

show(1)
show(1.0)
show([0.1, 1e21, 1e-7, 123456789.125, -0.5])
show([Float(0.1), 3])
show("line\nbreak \"quoted\" \\ tab\t / é 😀 \u{1}")
show([true, false])
show([String?.some("a"), nil])
show(["k": Int?.none])
show([[1, 2], []])
show([1: "one"])
show(["a": ["b": ["c": 1]]])
show(UInt64.max)
show(Int64.min)
show(Double.infinity)
show(["x": Double.nan])
show(Set([5]))
show(Optional<Int>.none)

read(Int.self, "12")
read(Int.self, "12.0")
read(Int.self, "1e3")
read(UInt8.self, "255")
read(Double.self, "7")
read([Double].self, "[1, 2.50, -3e2]")
read(String.self, #""a\u00e9\n\ud83d\ude00\/""#)
read([Bool].self, "[true,false]")
read([String: [String: Int]].self, #"{"a": {"b": 1}}"#)
read([Int: String].self, #"{"4": "four"}"#)
read(Set<Int>.self, "[3, 3]")
read(Bool.self, "1")
read(String.self, "null")
read(Int?.self, "null")
