// Rule: NotificationCenter does not keep an object that it calls by selector, and keeps a closure until its token is removed.
// Source: https://developer.apple.com/documentation/foundation/notificationcenter
// Basis: documented, confidence high

import SwiftUI

extension Notification.Name { static let ping = Notification.Name("ping") }

final class Receiver: NSObject {
    private(set) var count = 0
    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(handle(_:)), name: .ping, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(Receiver.plain), name: .ping, object: nil)
    }
    @objc func handle(_ notification: Notification) { count += notification.userInfo?["by"] as? Int ?? 1 }
    @objc private func plain() { count += 100 }
}

final class Model: ObservableObject {
    @Published var pings = 0
    private var token: (any NSObjectProtocol)?
    init(isWeak: Bool) {
        if isWeak {
            token = NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: .main) { [weak self] _ in
                self?.pings += 1
            }
        } else {
            token = NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: .main) { _ in
                self.pings += 1
            }
        }
    }
}

struct Screen: View {
    @StateObject private var model = Model(isWeak: true)
    var body: some View { Text("\(model.pings) pings") }
}

@Test("A method is called by its selector, and its object is not kept")
func selectors() {
    let sim = Simulation(Screen())
    var receiver: Receiver? = Receiver()
    NotificationCenter.default.post(name: .ping, object: nil, userInfo: ["by": 5])
    #expect(receiver?.count == 105)
    NotificationCenter.default.post(name: .ping, object: nil)
    #expect(receiver?.count == 206)
    receiver = nil
    #expect(sim.liveCount(of: Receiver.self) == 0)
    NotificationCenter.default.post(name: .ping, object: nil)
    #expect(sim.texts == ["3 pings"])
}

@Test("The center keeps a closure and the model that it captures")
func closures() {
    let sim = Simulation(Screen())
    #expect(sim.liveCount(of: Model.self) == 1)
    var kept: Model? = Model(isWeak: false)
    var free: Model? = Model(isWeak: true)
    _ = (kept, free)
    kept = nil
    free = nil
    #expect(sim.liveCount(of: Model.self) == 2)
}
