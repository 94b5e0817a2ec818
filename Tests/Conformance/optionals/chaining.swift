// Optional chaining stops at the first nil and evaluates nothing further.
final class Room {
    var name: String
    var next: Room?
    var objects: [String: Int] = [:]
    init(_ name: String) { self.name = name }
    func enter() -> String? { name.isEmpty ? nil : "in \(name)" }
    func paint() { print("painting", name) }
}

func argument() -> String {
    print("argument evaluated")
    return "painted"
}

let hall = Room("hall")
print(hall.next?.name ?? "no next", hall.next?.next?.enter() ?? "nowhere")
hall.next?.name = argument()
print(hall.next?.paint() == nil)
hall.next = Room("attic")
hall.next?.name = argument()
print(hall.next?.name.count ?? 0, hall.next?.enter() as Any)
print(hall.next?.paint() != nil)
hall.next?.objects["lamp"] = 1
hall.next?.objects["lamp"]? += 4
hall.next?.objects["none"]? += 4
print(hall.next?.objects["lamp"] ?? 0, hall.next?.objects.count ?? 0)

var rooms: [String: Room]? = ["a": hall]
print(rooms?["a"]?.next?.name.first?.isLetter ?? false, rooms?["b"]?.name as Any)
rooms?["a"]?.next?.next = Room("")
print(rooms?["a"]?.next?.next?.enter() ?? "nameless")
rooms = nil
print(rooms?["a"]?.name ?? "gone", hall.next!.next!.name.isEmpty)
let text: String? = "12"
print(text.flatMap(Int.init) ?? 0, text?.count ?? 0, (text?.uppercased().lowercased() ?? "").count)
