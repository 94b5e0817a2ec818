import Foundation

final class Model: @unchecked Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    func update() { print("update", name) }
    deinit { print("deinit", name) }
}
let center = NotificationCenter()
let changed = Notification.Name("changed")

// The center keeps the closure, and the closure keeps what it captures.
func subscribe() -> any NSObjectProtocol {
    let model = Model("kept")
    return center.addObserver(forName: changed, object: nil, queue: nil) { _ in model.update() }
}
func strong() {
    let token = subscribe()
    center.post(name: changed, object: nil)
    center.removeObserver(token)
    print("removed")
}
strong()
center.post(name: changed, object: nil)

func weakly() {
    let model = Model("weak")
    let token = center.addObserver(forName: changed, object: nil, queue: nil) { [weak model] _ in
        print("model is", model == nil ? "gone" : "alive")
    }
    center.post(name: changed, object: nil)
    withExtendedLifetime(model) {}
    _ = token
}
weakly()
center.post(name: changed, object: nil)
