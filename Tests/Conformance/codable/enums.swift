import Foundation

enum Priority: String, Codable, CaseIterable { case low, medium, high = "HIGH" }
enum Rank: Int, Codable { case first = 1, second }

enum Event: Codable, Equatable {
    case idle
    case loaded(count: Int, name: String?)
    case failed(String)
    case moved(Double, to: Double)
}

struct Task: Codable {
    var priority: Priority
    var rank: Rank
    var log: [Event]
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let task = Task(
    priority: .high, rank: .second,
    log: [.idle, .loaded(count: 2, name: nil), .loaded(count: 1, name: "n"), .failed("x"), .moved(1, to: 2.5)])
let data = try encoder.encode(task)
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode(Task.self, from: data)
print(back.log == task.log, back.priority, back.rank)
for event in back.log {
    switch event {
    case .idle: print("idle")
    case .loaded(let count, let name): print("loaded", count, name ?? "-")
    case .failed(let reason): print("failed", reason)
    case .moved(let x, let y): print("moved", x, y)
    }
}

func attempt<T: Decodable>(_ type: T.Type, _ json: String) {
    do {
        print(try JSONDecoder().decode(type, from: Data(json.utf8)))
    } catch {
        print(error)
    }
}
attempt(Priority.self, "\"low\"")
attempt(Priority.self, "\"urgent\"")
attempt([Rank].self, "[1, 2, 3]")
attempt(Event.self, "{}")
attempt(Event.self, #"{"idle": {}, "failed": {"_0": "x"}}"#)
attempt(Event.self, #"{"failed": {}}"#)
attempt([String: Priority].self, #"{"a": "medium"}"#)
