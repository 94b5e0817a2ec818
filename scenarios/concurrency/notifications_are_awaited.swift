// Rule: A loop over a center's notifications takes each that is posted while it runs, also those of one instant, and stops observing when it is left or its task is cancelled.
// Source: https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
// Basis: documented, confidence medium; that what is posted between two turns is kept is an assumption

import SwiftUI

extension Notification.Name { static let saved = Notification.Name("saved") }

@MainActor @Observable final class Log { var lines: [String] = [] }

struct Listener: View {
    let log: Log
    var body: some View {
        Text("listener").task {
            for await note in NotificationCenter.default.notifications(named: .saved) {
                log.lines.append(note.userInfo?["file"] as? String ?? "")
            }
        }
    }
}

struct Screen: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown { Listener(log: log) }
            Button("Hide") { isShown = false }
        }
    }
}

@MainActor @Test("Each one, as long as the view is there")
func each() {
    let log = Log()
    let sim = Simulation(Screen(log: log))
    for file in ["a", "b"] { NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["file": file]) }
    sim.advance(by: .seconds(1))
    #expect(log.lines == ["a", "b"])
    sim.buttons["Hide"].tap()
    NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["file": "c"])
    sim.advance(by: .seconds(1))
    #expect(log.lines == ["a", "b"])
    #expect(sim.tasks == 0)
}
