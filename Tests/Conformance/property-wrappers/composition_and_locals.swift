// Wrappers compose from the outside in, and work on locals, parameters and statics.
@propertyWrapper
struct Trimmed {
    private var text = ""
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    var wrappedValue: String {
        get { text }
        set { text = String(newValue.drop { $0 == " " }) }
    }
}

@propertyWrapper
struct Counted<Value> {
    private(set) var writes = 0
    var wrappedValue: Value { didSet { writes += 1 } }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Int { writes }
}

struct Note {
    @Counted @Trimmed var text = "   hello"
    @Counted var size = 1
}

var note = Note()
print("[\(note.text)]")
note.text = "  again"
note.size += 1
note.size += 1
print("[\(note.text)]", note.$text, note.$size)

func local() {
    @Trimmed var text = "  local"
    print("[\(text)]")
    text += " more"
    print("[\(text)]")
}
local()

func shout(@Trimmed _ text: String) -> String { text + "!" }
print(shout("   hey"))

@MainActor
enum Shared {
    @Counted static var total = 0
}
Shared.total = 4
print(Shared.total, Shared.$total)
