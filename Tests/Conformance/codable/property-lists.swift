import Foundation

struct Window: Codable, Equatable {
    var title: String
    var frame: [Double]
    var opened: Date
    var image: Data?
}
let window = Window(
    title: "Main", frame: [0, 0, 800, 600], opened: Date(timeIntervalSince1970: 1000), image: Data([1, 2]))
let data = try PropertyListEncoder().encode([window])
let decoded = try PropertyListDecoder().decode([Window].self, from: data)
print(decoded == [window], decoded[0].frame, decoded[0].opened, decoded[0].image?.count ?? 0)
let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
print(try PropertyListDecoder().decode(Window.self, from: encoder.encode(window)) == window)
do {
    _ = try PropertyListDecoder().decode([String].self, from: data)
} catch is DecodingError {
    print("not texts")
}
