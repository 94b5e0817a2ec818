/// A random view tree: what a program's root shows, as data that becomes source text and that the model evaluates.
indirect enum ViewShape: Sendable {
    case leaf(Leaf, tag: Int, input: Number)
    /// A user's container of stored content (`Box`) or of a stored closure that it can hide (`Fold`).
    case container(isFold: Bool, tag: Int, ViewShape)
    case stack(Stack, [ViewShape])
    case conditional(Condition, ViewShape, ViewShape?)
    /// A `switch` over the rest by three.
    case choice(Number, [ViewShape])
    /// `if let v = opt`.
    case unwrapped(ViewShape, ViewShape?)
    case rows(Rows, ViewShape)
    case identified(Number, ViewShape)
    /// Two erased views in one place.
    case erased(Condition, ViewShape, ViewShape)
    /// A user's modifier with state of its own.
    case modified(tag: Int, ViewShape)
    case environment(Number, ViewShape)
    /// A view type of its own around the content, with everything that the content uses as inputs.
    case section(tag: Int, ViewShape)
    /// A `DisclosureGroup`, closed at first.
    case disclosure(tag: Int, ViewShape)
    /// A `NavigationStack` with a link from its first page to a second one, which leads back.
    case pages(tag: Int, ViewShape, ViewShape)
    /// A view with a button that presents a sheet, which can be closed.
    case sheet(tag: Int, ViewShape, ViewShape)

    enum Leaf: String, CaseIterable, Sendable {
        case plain, counter, owner, watcher, reader, bound, part, number, object, half, starter, chain, looped

        /// Whether it does something when it comes on screen, or only while it is there.
        var dependsOnAppearing: Bool { self == .starter || self == .chain }
    }

    enum Stack: String {
        case vertical = "VStack"
        case horizontal = "HStack"
        case layered = "ZStack"
        case group = "Group"
        case lazy = "LazyVStack"
        case list = "List"
        case scroll = "ScrollView"
        case section = "Section"

        /// Those that are chosen at random; lazy ones are made around rows only.
        static let eager: [Stack] = [.vertical, .horizontal, .layered, .group, .scroll, .section]
    }

    enum Rows: CaseIterable {
        /// By the element itself, by the id of an element, by position, and by the element of a filtered list.
        case itself, identifiable, positions, filtered
    }

    enum Condition: CaseIterable {
        case even, large, flag, many, present
    }

    /// An integer of the place where it stands; one that has no meaning there is 1.
    indirect enum Number: Sendable {
        case constant(Int)
        case a, count, payload
        case row(Int)
        case half(Number)
        case rest(Number)
    }

    /// The shapes directly inside.
    var children: [ViewShape] {
        switch self {
        case .leaf: []
        case .container(_, _, let content), .rows(_, let content), .identified(_, let content),
            .modified(_, let content), .environment(_, let content), .section(_, let content),
            .disclosure(_, let content):
            [content]
        case .stack(_, let children), .choice(_, let children): children
        case .conditional(_, let first, let second), .unwrapped(let first, let second):
            [first] + (second.map { [$0] } ?? [])
        case .erased(_, let first, let second), .pages(_, let first, let second), .sheet(_, let first, let second):
            [first, second]
        }
    }

    /// Whether something is shown later than its code was made: it sees what the root's last body saw, so that a root
    /// that does not read its state shows an old one.
    var hasLaterContent: Bool {
        switch self {
        case .disclosure, .pages, .sheet: true
        default: children.contains(where: \.hasLaterContent)
        }
    }

    /// The number of shapes in the tree.
    var size: Int { children.reduce(1) { $0 + $1.size } }
}

/// The names that a place in a program can use.
struct ShapeScope {
    var hasPayload = false
    /// How many rows are around.
    var depth = 0
    /// Whether the place is on a page that another one can cover: what appears there appears again.
    var isOnPage = false

    var inPage: ShapeScope {
        var scope = self
        scope.isOnPage = true
        return scope
    }

    var inPayload: ShapeScope {
        var scope = self
        scope.hasPayload = true
        return scope
    }

    var inRow: ShapeScope {
        var scope = self
        scope.depth += 1
        return scope
    }
}
