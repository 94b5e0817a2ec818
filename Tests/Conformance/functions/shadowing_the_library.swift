// A function of the program shadows the library's, which its module's name still reaches.
func print(_ items: Any..., separator: String = " ") {
    Swift.print("logged:", items.count)
    for item in items { Swift.print(item) }
}
func min(_ a: Int, _ b: Int) -> Int { Swift.min(a, b) - 1 }

print("a", 2)
Swift.print(min(4, 9), Swift.max(4, 9))
