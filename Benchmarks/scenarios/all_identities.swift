// Every row gets another explicit identity: all of them die and are born again.
import SwiftUI

struct Card: View {
    @State private var isTurned = false
    var body: some View { Text(isTurned ? "back" : "front") }
}

struct Deck: View {
    let cards: Int
    @State private var deal = 0
    var body: some View {
        VStack { ForEach(0..<cards, id: \.self) { Card().id("\(deal).\($0)") } }
    }
}

@Test(arguments: [1_000, 10_000])
func changes(cards: Int) {
    let sim = Simulation(Deck(cards: cards))
    for deal in 1...3 { sim.set(\Deck.deal, to: deal) }
    #expect(sim.identitiesCreated(of: Card.self) == 4 * cards)
    #expect(sim.liveIdentities(of: Card.self) == cards)
}
