// Numbers become text and text becomes numbers.
print(
    String(255), String(255, radix: 16), String(255, radix: 2), String(255, radix: 16, uppercase: true),
    Int("ff", radix: 16) ?? 0)
print(
    Int("42") ?? -1, Int(" 42") ?? -1, Int("4.2") ?? -1, Int("-7") ?? 0, Int("+7") ?? 0, Int("") as Any,
    UInt8("300") as Any)
print(
    Double("3.25") ?? 0, Double("1e3") ?? 0, Double("abc") as Any, Double(".5") ?? 0, Bool("true") as Any,
    Bool("yes") as Any)
print(1_000_000, 0xFF, 0b101, 0o17, 1.5e3, -0.0, 5 / 2, -5 / 2, 5 % -3, -5 % 3)
print("\(1)" + "\(2.0)", String(describing: 3), 4.description, 4.5.description, true.description, "x".debugDescription)
print("5" + "5", Int("5")! + Int("5")!, [1, 2].description, "\([1: "a"])", String(1.0), String(0.1 + 0.2))
let multi = """
    {"a": \(1 + 1),
     "b": "\("q".uppercased())"}
    """
print(multi, multi.split(separator: "\n").count, multi.contains("\"b\""))
print("a" < "B", "10" < "9", "abc".max() ?? "-", ["b", "A", "a"].sorted(), "ß".uppercased())
