@testable import ViewSim

/// A source in which signs like 1️⃣ mark the places that expectations speak of; they are no part of the text.
struct MarkedSource {
    let text: String
    private let places: [Character: (line: Int, column: Int)]

    init(_ marked: String) {
        var text = ""
        var places: [Character: (line: Int, column: Int)] = [:]
        var line = 1
        var column = 1
        for character in marked {
            if character.isMarker {
                places[character] = (line, column)
                continue
            }
            text.append(character)
            if character == "\n" {
                line += 1
                column = 1
            } else {
                column += character.utf8.count
            }
        }
        self.text = text
        self.places = places
    }

    /// The place of a marker in a file of this text.
    func location(_ marker: Character, file: String = "<stdin>") -> SourceLocation? {
        places[marker].map { SourceLocation(file: file, line: $0.line, column: $0.column) }
    }
}

extension Character {
    /// A digit in a keycap: the digit, a variation selector, the enclosing mark.
    fileprivate var isMarker: Bool { unicodeScalars.count == 3 && unicodeScalars.last?.value == 0x20E3 }
}
