import SwiftMachine

/// What a graph knows of scrolling.
struct Scrolling {
    /// Whether a scroll is what fills windows now.
    var isRunning = false
    /// The tasks that were started by pulling, with the modifiers that they are of.
    var refreshes: [(modifier: ViewNode, task: Value)] = []
}
