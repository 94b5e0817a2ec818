import SwiftMachine

/// What waits for the ends of animations: views that leave, and completions.
struct RunningAnimations {
    struct Entry {
        let number: Int
        let end: Int64
        let isCompletion: Bool
        /// The number of the work in the queue.
        let queued: Int
        /// Interpreted values that the work uses.
        let held: [Value]
        let work: () throws -> Void
    }

    private var entries: [Entry] = []
    private var lastNumber = 0

    /// When the completions come that are waited for.
    var completionEnds: [Int64] { entries.filter(\.isCompletion).map(\.end).sorted() }

    fileprivate mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    fileprivate mutating func add(_ entry: Entry) { entries.append(entry) }

    fileprivate mutating func remove(_ number: Int) { entries.removeAll { $0.number == number } }

    /// All of them, in the order of their ends.
    fileprivate mutating func takeAll() -> [Entry] {
        defer { entries = [] }
        return entries.sorted { ($0.end, $0.number) < ($1.end, $1.number) }
    }
}

extension ViewGraph {
    /// Schedules work for the end of an animation.
    func schedule(
        atAnimationEnd end: Int64, isCompletion: Bool = false, held: [Value] = [],
        _ work: @escaping () throws -> Void
    ) {
        let number = animations.nextNumber()
        let queued = context.scheduler.queue.schedule(
            at: end, priority: .main, cause: context.trace.cause, held: held
        ) { [weak self] in
            self?.animations.remove(number)
            try work()
        }
        animations.add(
            .init(number: number, end: end, isCompletion: isCompletion, queued: queued, held: held, work: work))
    }

    /// Ends whatever is being animated, in the order in which it would have ended.
    func endAnimations() throws {
        try perform("end animations") {
            for entry in animations.takeAll() {
                context.scheduler.queue.cancel(entry.queued)
                context.scheduler.queue.schedule(
                    at: trace.now, priority: .main, cause: context.trace.cause, held: entry.held, work: entry.work)
            }
            guard leaving.hasEndless else { return }
            schedule(atAnimationEnd: trace.now) { [weak self] in try self?.endTransitions(at: LeavingViews.never) }
        }
    }

    /// What is being animated now, as a scenario reads it.
    var runningAnimations: [String] {
        leaving.all.filter(\.node.isAlive).map { view in
            let end = view.end == LeavingViews.never ? "for ever" : "until \(Timeline.seconds(view.end))"
            return "\(path(of: view.node)) leaves \(end)"
        } + animations.completionEnds.map { "a completion waits until \(Timeline.seconds($0))" }
    }

    /// The path of the first view in a subtree that has one.
    private func path(of root: ViewNode) -> String {
        var next: ViewNode? = root
        while let node = next, !node.role.isVisible { next = node.children.first }
        return (next ?? root).identity.description
    }
}
