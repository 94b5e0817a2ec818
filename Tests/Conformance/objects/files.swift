import Foundation

struct Note: Codable, Equatable { var title: String; var done: Bool }
struct Store {
    let url: URL
    func save(_ notes: [Note]) throws { try JSONEncoder().encode(notes).write(to: url, options: [.atomic]) }
    func load() -> [Note] {
        guard let data = try? Data(contentsOf: url) else { return [] }
        return (try? JSONDecoder().decode([Note].self, from: data)) ?? []
    }
}
let manager = FileManager.default
let folder = manager.temporaryDirectory.appendingPathComponent("conformance-\(UUID().uuidString)")
try manager.createDirectory(at: folder, withIntermediateDirectories: true)
let store = Store(url: folder.appendingPathComponent("notes.json"))
print(store.load(), manager.fileExists(atPath: store.url.path))
try store.save([Note(title: "one", done: false), Note(title: "two", done: true)])
print(store.load().map(\.title), manager.fileExists(atPath: store.url.path))
let text = folder.appendingPathComponent("text.txt")
try "hello".write(to: text, atomically: true, encoding: .utf8)
print(try String(contentsOf: text, encoding: .utf8), try Data(contentsOf: text).count)
print(try manager.contentsOfDirectory(atPath: folder.path).sorted())
try manager.copyItem(at: text, to: folder.appendingPathComponent("copy.txt"))
try manager.removeItem(at: text)
print(
    manager.fileExists(atPath: text.path),
    manager.contents(atPath: folder.appendingPathComponent("copy.txt").path)?.count ?? 0)
do {
    _ = try Data(contentsOf: text)
} catch {
    print("no file")
}
try manager.removeItem(at: store.url)
print(
    store.load(), try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map(\.lastPathComponent))
try? manager.removeItem(at: folder)
