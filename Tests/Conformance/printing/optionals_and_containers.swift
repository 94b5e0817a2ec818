// Strings inside containers are quoted; optionals show their wrapper.
let some: Int? = 5
let none: Int? = nil
let text: String? = "t"
let double: Int?? = .some(nil)
print(some as Any, none as Any, text as Any, double as Any)
print([some, none], [text])
print(["k": some])
print((1, "two", 3.0), (name: "n", age: some))
print([1: ["a": [true]]])
print([(1, "x")])
print([[1, 2], []], [[String]]())
print([Int](), [:] as [String: Int], Set([1]))
print([1.0, 0.1, -2], ["\n", "é", "\"", "\\", "😀", "\t"])
print("a\tb", "quo\"te")
print(Character("c"), [Character("c")], "c" as Any)
print(() as Any, [()].count)
print(1...3, 0..<2, [1...2])
print(["a", "b"][...], [1, 2, 3].prefix(2), "hello".prefix(2))
