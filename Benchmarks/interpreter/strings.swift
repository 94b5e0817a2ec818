// 50,000 texts are put together, looked at, and joined.
func run() -> Int {
    var text = ""
    var parts: [String] = []
    var long = 0
    for i in 0..<50_000 {
        let word = "word \(i)"
        if word.hasSuffix("7") { long += word.count }
        text += "x"
        parts.append(word)
    }
    let joined = parts.joined(separator: ", ")
    return text.count + joined.split(separator: ",").count + long + (joined == text ? 1 : 0)
}
print(run())
