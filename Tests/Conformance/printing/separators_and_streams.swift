// print takes any number of items, a separator and a terminator, or another stream.
print()
print("a", "b", 3, separator: "-")
print("no newline", terminator: "")
print("", terminator: "!\n")
print(1, 2, 3, separator: ", ", terminator: ".\n")
print("multi\nline")

var buffer = ""
print("into", "buffer", to: &buffer)
print("more", terminator: "", to: &buffer)
print(buffer)

struct Upper: TextOutputStream {
    var text = ""
    mutating func write(_ string: String) { text += string.uppercased() }
}
var upper = Upper()
print("shout", 1, to: &upper)
print(upper.text, terminator: "")
let lines = """
    First
      indented "quoted"
    last \
    joined
    """
print(lines)
print(#"raw \n \(no) "quotes""#, #"with \#(1 + 1)"#)
