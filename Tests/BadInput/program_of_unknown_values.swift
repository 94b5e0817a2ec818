// Status: 0
struct Node { var next: Int? = nil }
dump(number...3)
dump(Kind.labeled(name: "x", weight: 1.5))
var text = unknown
for _ in 1...100_000 { text = text.next }
print("end")
