// Rule: ScrollViewReader's proxy scrolls to an id after the update that its action led to; an unknown id does nothing.
// Source: https://developer.apple.com/documentation/swiftui/scrollviewreader
// Basis: documented, confidence high

import SwiftUI

struct Message: Identifiable {
    let id: Int
}

struct Bubble: View {
    let message: Message
    var body: some View { Text("Message \(message.id)") }
}

struct Chat: View {
    @State private var messages = (0..<30).map { Message(id: $0) }
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("Send") {
                    messages.append(Message(id: messages.count))
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
                Button("Top") { proxy.scrollTo(0, anchor: .top) }
                Button("Nowhere") { proxy.scrollTo(-1) }
                List(messages) { Bubble(message: $0) }
            }
        }
    }
}

@Test("The new message comes into view", arguments: [26, 27])
func send(sdk: Int) {
    let sim = Simulation(Chat(), sdk: sdk, visibleRows: 5)
    sim.buttons["Send"].tap()
    #expect(sim.cells.allLabels == (26...30).map { "Message \($0)" })
    sim.buttons["Nowhere"].tap()
    #expect(sim.cells.allLabels.last == "Message 30")
    sim.buttons["Top"].tap()
    #expect(sim.cells.allLabels == (0..<5).map { "Message \($0)" })
}
