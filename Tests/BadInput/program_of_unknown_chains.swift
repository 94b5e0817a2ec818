// Status: 0
// A chain of unknown members ends at nil, and what it looked into is put back once.
var rooms: [String: Room]? = nil
print(rooms?["a"]?.next?.next?.enter() ?? "nameless")
var count: Int? = nil
print(count?.foo?.next?.enter() ?? "nameless")
