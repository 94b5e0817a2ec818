// What a do statement throws has the type of the typed errors in it.
enum Failure: Error {
    case empty
    case tooLong(Int)
}

func check(_ text: String) throws(Failure) -> Int {
    if text.isEmpty { throw .empty }
    if text.count > 3 { throw .tooLong(text.count) }
    return text.count
}

for text in ["", "ab", "abcd"] {
    do {
        print(try check(text))
    } catch {
        switch error {
        case .empty: print("empty")
        case .tooLong(let count): print("too long", count)
        }
    }
}
