/// What must be on screen, worked out the simple way: everything is evaluated again after each event, and state lies
/// in a table by path.
struct ReferenceModel {
    /// What a button does.
    private enum Action {
        case add(path: String, key: String)
        case set(path: String, key: String, Int)
        case shared, store, a, left
    }

    private let shape: ViewShape
    private var a = 0
    private var b = false
    private var ids = [1, 2, 3]
    private var opt: Int? = 1
    private var left = 0
    private var shared = 0
    private var store = 0
    private var storage: [String: [String: Int]] = [:]
    private var visited: Set<String> = []
    private(set) var texts: [String] = []
    private var buttons: [(label: String, action: Action?)] = []
    /// What the topmost sheet shows; the rest is out of reach then.
    private var sheet: (texts: [String], buttons: [(label: String, action: Action?)])?
    /// How many identities of each type are alive.
    private(set) var identities: [String: Int] = [:]

    init(shape: ViewShape) {
        self.shape = shape
        evaluate()
    }

    /// What the program must print for a script.
    static func output(of shape: ViewShape, script: [Int]) -> [String] {
        var model = ReferenceModel(shape: shape)
        var lines = [model.texts.joined(separator: "|")]
        for step in script {
            model.perform(step)
            lines.append(model.texts.joined(separator: "|"))
        }
        lines.append("\(LawProgram.counted.map { model.identities[$0, default: 0] })")
        lines.append("[\(model.identities["Owner", default: 0]), 1, 1]")
        lines.append("true")
        lines.append(model.texts.joined(separator: "|"))
        lines.append("\(LawProgram.counted.map { _ in 0 })")
        return lines + ["[0, 0, 0]", "true"]
    }

    // MARK: - Events

    private mutating func perform(_ step: Int) {
        let next = (ids.max() ?? 0) + 1
        switch step {
        case 0: a += 1
        case 1: a -= 1
        case 3: b.toggle()
        case 4: ids.append(next)
        case 5: ids = Array(ids.dropFirst())
        case 6: ids = Array(ids.dropLast())
        case 7: ids.reverse()
        case 8: ids = Array(ids.dropFirst()) + Array(ids.prefix(1))
        case 9: ids = Array(ids.prefix(1)) + [next] + Array(ids.dropFirst())
        case 10: ids = []
        case 11: ids = [1, 2, 3]
        case 12: opt = (opt ?? 0) + 1
        case 13: opt = nil
        case 14: shared += 1
        case 15: store += 1
        case 17...20:
            // Under a sheet they are out of reach.
            if let index = buttons.firstIndex(where: { $0.label == ["both", "split", "list", "all"][step - 17] }) {
                tap(index)
            }
        case 24: ids = [4, 2, 7, 1]
        case 25: ids = Array(ids.suffix(1)) + Array(ids.dropLast())
        case LawProgram.tapBase...: tap(step % buttons.count)
        default: break
        }
        evaluate()
    }

    private mutating func tap(_ index: Int) {
        switch buttons[index].action {
        case .add(let path, let key)?: storage[path]?[key, default: 0] += 1
        case .set(let path, let key, let value)?: storage[path]?[key] = value
        case .shared?: shared += 1
        case .store?: store += 1
        case .a?: a += 1
        case .left?: left += 1
        case nil:
            switch buttons[index].label {
            case "both":
                a += 1
                b.toggle()
            case "split":
                a += 1
                // A transaction of its own.
                evaluate()
                b.toggle()
                ids.reverse()
            case "list":
                ids.append((ids.max() ?? 0) + 1)
                a -= 1
            default:
                a += 1
                shared += 1
                store += 1
                opt = (opt ?? 0) + 1
            }
        }
    }

    // MARK: - Evaluation

    private mutating func evaluate() {
        visited = []
        texts = []
        buttons = []
        identities = [:]
        for label in ["both", "split", "list", "all"] { button(label, nil) }
        sheet = nil
        visit(shape, at: "", Place())
        if let sheet { (texts, buttons) = sheet }
        storage = storage.filter { visited.contains($0.key) }
    }

    /// The values of the names at a place.
    private struct Place {
        var payload: Int?
        var rows: [Int] = []
        var number = 0
    }

    private func value(_ number: ViewShape.Number, _ place: Place) -> Int {
        switch number {
        case .constant(let value): value
        case .a: a
        case .count: ids.count
        case .payload: place.payload ?? 1
        case .row(let depth): depth < place.rows.count ? place.rows[depth] : 1
        case .half(let number): value(number, place) / 2
        case .rest(let number): abs(value(number, place)) % 3
        }
    }

    private func holds(_ condition: ViewShape.Condition) -> Bool {
        switch condition {
        case .even: a % 2 == 0
        case .large: a > 1
        case .flag: b
        case .many: ids.count > 2
        case .present: opt != nil
        }
    }

    private mutating func button(_ label: String, _ action: Action?) {
        texts.append(label)
        buttons.append((label, action))
    }

    /// The state at a path; the first visit makes it.
    private mutating func state(at path: String, _ key: String, initial: Int = 0) -> Int {
        visited.insert(path)
        if let known = storage[path]?[key] { return known }
        storage[path, default: [:]][key] = initial
        return initial
    }

    private mutating func visit(_ shape: ViewShape, at path: String, _ place: Place) {
        switch shape {
        case .leaf(let leaf, let tag, let input):
            visit(leaf, tag: name(leaf.rawValue, tag, place), n: value(input, place), at: path + "/\(leaf)", place)
        case .container(let isFold, let tag, let content):
            let inner = path + (isFold ? "/Fold" : "/Box")
            let tag = name(isFold ? "fold" : "box", tag, place)
            guard isFold else {
                texts.append(tag)
                visit(content, at: inner, place)
                return
            }
            // Taps are counted: an even number leaves it open.
            let isOpen = state(at: inner, "taps") % 2 == 0
            button(tag, .add(path: inner, key: "taps"))
            if isOpen { visit(content, at: inner + "/open", place) }
        case .stack(_, let children):
            for (index, child) in children.enumerated() { visit(child, at: "\(path)/\(index)", place) }
        case .conditional(let condition, let first, let second):
            if holds(condition) {
                visit(first, at: path + "/true", place)
            } else if let second {
                visit(second, at: path + "/false", place)
            }
        case .choice(let number, let cases):
            let index = min(abs(value(number, place) % 3), cases.count - 1)
            visit(cases[index], at: "\(path)/case\(index)", place)
        case .unwrapped(let first, let second):
            if let opt {
                var inner = place
                inner.payload = opt
                visit(first, at: path + "/some", inner)
            } else if let second {
                visit(second, at: path + "/none", place)
            }
        case .rows(let rows, let content):
            let keys: [Int] =
                switch rows {
                case .itself, .identifiable: ids
                case .positions: Array(ids.indices)
                case .filtered: ids.filter { $0 % 2 == 1 }
                }
            for key in keys {
                var inner = place
                inner.rows.append(key)
                visit(content, at: "\(path)/row\(key)", inner)
            }
        case .identified(let number, let content):
            visit(content, at: "\(path)/id\(value(number, place))", place)
        case .erased(let condition, let first, let second):
            let shown = holds(condition) ? first : second
            visit(shown, at: "\(path)/any(\(shown.typeName))", place)
        case .modified(let tag, let content):
            let tag = name("mark", tag, place)
            let inner = path + "/Mark"
            visit(content, at: inner + "/content", place)
            texts.append("\(tag) \(state(at: inner, "k"))")
            button(tag, .add(path: inner, key: "k"))
        case .environment(let number, let content):
            var inner = place
            inner.number = value(number, place)
            visit(content, at: path, inner)
        case .section(let tag, let content): visit(content, at: "\(path)/Section\(tag)", place)
        case .disclosure(let tag, let content):
            let inner = path + "/DisclosureGroup"
            let isOpen = state(at: inner, "taps") % 2 == 1
            button(name("group", tag, place), .add(path: inner, key: "taps"))
            if isOpen { visit(content, at: inner + "/open", place) }
        case .pages(let tag, let first, let second):
            let inner = path + "/NavigationStack"
            let isPushed = state(at: inner, "pushed") == 1
            let (shownTexts, shownButtons) = (texts, buttons)
            visit(first, at: inner + "/first", place)
            button(name("link", tag, place), .set(path: inner, key: "pushed", 1))
            guard isPushed else { return }
            // The first page lives on below.
            (texts, buttons) = (shownTexts, shownButtons)
            button(name("back", tag, place), .set(path: inner, key: "pushed", 0))
            visit(second, at: inner + "/second", place)
        case .sheet(let tag, let content, let presented):
            let inner = path + "/Sheeted"
            let isShown = state(at: inner, "shown") == 1
            let title = name("sheet", tag, place)
            button(title, .set(path: inner, key: "shown", 1))
            visit(content, at: inner + "/content", place)
            guard isShown else { return }
            let (shownTexts, shownButtons) = (texts, buttons)
            (texts, buttons) = ([], [])
            button("close\(title)", .set(path: inner, key: "shown", 0))
            visit(presented, at: inner + "/sheet", place)
            // Another one above it was visited and decides.
            if sheet == nil { sheet = (texts, buttons) }
            (texts, buttons) = (shownTexts, shownButtons)
        }
    }

    private func name(_ letter: String, _ tag: Int, _ place: Place) -> String {
        "\(letter)\(tag)" + place.rows.map { ".\($0)" }.joined()
    }

    private mutating func visit(_ leaf: ViewShape.Leaf, tag: String, n: Int, at path: String, _ place: Place) {
        func count(_ type: String) { identities[type, default: 0] += 1 }
        switch leaf {
        case .plain:
            count("Plain")
            texts.append("\(tag) \(n)")
        case .counter:
            count("Counter")
            texts.append("\(tag) \(n) \(state(at: path, "s"))")
            button(tag, .add(path: path, key: "s"))
        case .half:
            count("Half")
            texts.append("\(tag) \(n / 2) \(state(at: path, "s"))")
            button(tag, .add(path: path, key: "s"))
        case .owner:
            count("Owner")
            texts.append("\(tag) \(state(at: path, "p"))")
            button(tag, .add(path: path, key: "p"))
        case .watcher:
            count("Watcher")
            texts.append("\(tag) \(shared)")
            button(tag, .shared)
        case .reader:
            count("Reader")
            texts.append("\(tag) \(store)")
            button(tag, .store)
        case .bound:
            count("Bound")
            texts.append("\(tag) \(a)")
            button(tag, .a)
        case .part:
            count("Bound")
            texts.append("\(tag) \(left)")
            button(tag, .left)
        case .number:
            count("NumberReader")
            texts.append("\(tag) \(place.number)")
        case .object:
            count("ObjectReader")
            texts.append("\(tag) \(shared)")
        case .starter:
            count("Starter")
            // The appear callback has run when everything has settled.
            texts.append("\(tag) \(state(at: path, "starts", initial: 1))")
        case .chain:
            count("Chain")
            let last = state(at: path, "n", initial: n)
            if last != n {
                storage[path]?["n"] = n
                storage[path]?["k"] = n * 10
            }
            texts.append("\(tag) \(n) \(state(at: path, "k"))")
        case .looped:
            count("Loop")
            texts.append(tag)
        }
    }
}

extension ViewShape {
    /// The type of the view, as far as erased views differ by it.
    fileprivate var typeName: String {
        switch self {
        case .leaf(.part, _, _): "bound"
        case .leaf(let leaf, _, _): leaf.rawValue
        case .stack(let stack, let children):
            "\(stack.rawValue)<\(children.map(\.typeName).joined(separator: ","))>"
        case .identified(_, let content): "id<\(content.typeName)>"
        case .modified(_, let content): "mark<\(content.typeName)>"
        case .section(let tag, _): "Section\(tag)"
        default: "other"
        }
    }
}
