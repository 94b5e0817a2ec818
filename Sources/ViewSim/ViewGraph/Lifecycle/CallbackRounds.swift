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
