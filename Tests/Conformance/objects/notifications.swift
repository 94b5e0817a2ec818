import Foundation

extension Notification.Name {
    static let didLogin = Notification.Name("didLogin")
    static let didLogout = Notification.Name(rawValue: "didLogout")
}

final class Session {
    let name: String
    init(name: String) { self.name = name }
    func login() {
        NotificationCenter.default.post(name: .didLogin, object: self, userInfo: ["user": name, "count": 3])
    }
}

func run() {
    let center = NotificationCenter.default
    let session = Session(name: "one")
    let other = Session(name: "two")
    let first = center.addObserver(forName: .didLogin, object: nil, queue: nil) { notification in
        print("any", (notification.object as? Session)?.name ?? "-", notification.userInfo?["user"] as? String ?? "-")
    }
    let second = center.addObserver(forName: .didLogin, object: session, queue: nil) { notification in
        print("mine", notification.userInfo?["count"] as? Int ?? 0, notification.name.rawValue)
    }
    other.login()
    center.removeObserver(first)
    session.login()
    other.login()
    center.removeObserver(second)
    session.login()
    center.post(name: .didLogout, object: nil)
    center.post(Notification(name: .didLogout))
    print("end", Notification.Name.didLogin == Notification.Name("didLogin"))
}
run()

final class Listener: @unchecked Sendable {
    private var tokens: [any NSObjectProtocol] = []
    private(set) var count = 0
    private let center: NotificationCenter
    init(center: NotificationCenter) {
        self.center = center
        tokens.append(
            center.addObserver(forName: Notification.Name("tick"), object: nil, queue: nil) { [weak self] _ in
                self?.count += 1
            })
    }
    deinit {
        tokens.forEach(center.removeObserver)
        print("listener gone after", count)
    }
}
let center = NotificationCenter()
func listen() {
    let listener = Listener(center: center)
    center.post(name: Notification.Name("tick"), object: nil)
    center.post(name: Notification.Name("tick"), object: nil)
    center.post(name: Notification.Name("tock"), object: nil)
    print(listener.count)
}
listen()
center.post(name: Notification.Name("tick"), object: nil)
