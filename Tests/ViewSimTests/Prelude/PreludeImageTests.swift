import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Prelude image")
struct PreludeImageTests {
    @Test("A member is loaded when both its name and its type are reached")
    func membersFollowNameAndType() {
        func text(_ identifiers: Set<String>) -> String {
            Prelude.sources(reaching: identifiers).map(\.text).joined()
        }
        #expect(!text([]).contains("func shuffled"))
        #expect(text(["shuffled"]).contains("func shuffled"))
        #expect(!text(["uuidString"]).contains("struct UUID"))
        #expect(text(["UUID"]).contains("struct UUID"))
    }

    @Test("What a loaded declaration mentions is loaded too")
    func mentionsAreFollowed() {
        let text = Prelude.sources(reaching: ["UUID"]).map(\.text).joined()
        #expect(text.contains("func _makeUUIDString"))
        #expect(!text.contains("struct Date"))
    }

    @Test("An initializer with a label is loaded by the label")
    func initializerLabels() {
        func text(_ identifiers: Set<String>) -> String {
            Prelude.sources(reaching: identifiers).map(\.text).joined()
        }
        #expect(!text(["Dictionary"]).contains("init<S: Sequence>(grouping"))
        #expect(text(["grouping"]).contains("init<S: Sequence>(grouping"))
    }

    @Test("What every run loads stays small, since reading it costs start-up time")
    func baseline() {
        func bytes(_ names: Set<String>) -> Int {
            Prelude.sources(reaching: names).reduce(0) { $0 + $1.text.utf8.count }
        }
        #expect(bytes([]) < 6_000)
        #expect(bytes(SourceLibrary.ownNames) < 13_500)
        #expect(bytes(SourceLibrary.ownNames.union(["ObservableObject", "Published"])) < 14_000)
    }

    @Test("A name without a base leads to the protocols of its own type, not to others with such a member")
    func protocolsAtHand() {
        let texts = Prelude.sources(reaching: ["Collection", "isEmpty", "endIndex"]).map(\.name)
        #expect(!texts.contains { $0.hasPrefix("Combine/") })
    }

    @Test("Words are found by bisection")
    func words() {
        let words = PackedWords(
            ends: PackedNumbers(digits: "000010000300006"), characters: "aabcabd")
        #expect(words.index(of: "a") == 0)
        #expect(words.index(of: "ab") == 1)
        #expect(words.index(of: "cab") == 2)
        #expect(words.index(of: "b") == nil)
        #expect(words[1] == "ab")
    }
}
