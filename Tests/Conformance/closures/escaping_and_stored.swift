// Escaping closures are stored and called later, with weak or strong captures.
final class Button {
    private var actions: [(String) -> Void] = []
    var onTap: (() -> Void)?
    func add(_ action: @escaping (String) -> Void) { actions.append(action) }
    func press(_ text: String) {
        actions.forEach { $0(text) }
        onTap?()
    }
}

final class Screen {
    let button = Button()
    var log: [String] = []
    init() {
        button.add { [weak self] text in self?.log.append("weak \(text)") }
        button.add { [unowned self] text in log.append("unowned \(text)") }
        button.onTap = { [weak self] in
            guard let self else { return }
            log.append("tap \(log.count)")
        }
    }
    deinit { print("screen gone", log.count) }
}

func run() -> Button {
    let screen = Screen()
    screen.button.press("a")
    print(screen.log)
    screen.button.add { [log = screen.log] _ in print("copied", log.count) }
    screen.button.press("b")
    print(screen.log)
    return screen.button
}
let button = run()
button.onTap?()
print("still works")
