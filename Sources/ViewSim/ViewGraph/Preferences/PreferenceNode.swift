/// A modifier that reads what its content prefers: `onPreferenceChange`, or one that shows a view made from it.
final class PreferenceNode: ViewNode {
    /// The value as it was last read; nil where the content never had one.
    var current: Value?
    var rounds = CallbackRounds()

    /// The key's type.
    var key: Value { field(.key) }
    /// What is made from the value.
    var made: ScopeNode? { children.count > 1 ? children[1] as? ScopeNode : nil }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        if let current { visit(current, .named("preference")) }
    }

    override func release() {
        super.release()
        current = nil
    }
}

/// How often an action ran within one frame: more than twice is a cycle, which SwiftUI ends with a warning.
struct CallbackRounds {
    private var lastRound = -1
    private var count = 0
    private var frame = -1

    /// Notes that the action is to run; says whether it may.
    mutating func note(round: Int, frame: Int) -> Bool {
        if self.frame != frame {
            self.frame = frame
            count = 0
            lastRound = -1
        }
        if lastRound != round {
            lastRound = round
            count += 1
        }
        return count <= 2
    }
}
