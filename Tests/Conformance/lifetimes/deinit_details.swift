// deinit may use self's fields, call methods, mutate other objects and make new ones; each runs once.
final class Journal {
    var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
}
class Resource {
    let journal: Journal
    let name: String
    private(set) var isOpen = true
    init(_ name: String, _ journal: Journal) { self.name = name; self.journal = journal; journal.write("open \(name)") }
    func close() { if isOpen { isOpen = false; journal.write("close \(name)") } }
    var label: String { "resource \(name)" }
    deinit {
        close()
        let scratch = Scratch(self.label, journal)
        journal.write("deinit \(scratch.text)")
    }
}
final class Scratch {
    let text: String
    let journal: Journal
    init(_ text: String, _ journal: Journal) { self.text = text; self.journal = journal }
    deinit { journal.write("scratch of \(text)") }
}
final class File: Resource {
    override var label: String { "file \(name)" }
    override func close() { journal.write("flush \(name)"); super.close() }
    deinit { defer { journal.write("file deferred") }; journal.write("file deinit \(isOpen)") }
}
let journal = Journal()
do {
    let file = File("a.txt", journal)
    file.close()
    let resource: Resource = File("b.txt", journal)
    withExtendedLifetime((file, resource)) {}
}
do { let plain = Resource("c", journal); withExtendedLifetime(plain) {} }
journal.lines.forEach { print($0) }
final class Observer {
    var onDeath: (() -> Void)?
    deinit { onDeath?() }
}
final class Count { var n = 0 }
let deaths = Count()
func watch(_ deaths: Count) {
    let observer = Observer()
    observer.onDeath = { [deaths] in deaths.n += 1 }
    withExtendedLifetime(observer) {}
}
watch(deaths)
watch(deaths)
print(deaths.n)
