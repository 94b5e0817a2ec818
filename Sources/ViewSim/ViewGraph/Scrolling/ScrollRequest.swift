import SwiftMachine

/// A scroll that follows the update which it was asked in.
struct ScrollRequest {
    enum Target {
        /// By a number of lines, up where it is negative.
        case lines(Int)
        /// To an id; nil for the anchor scrolls as little as it takes.
        case id(Value, anchor: Double?)
    }

    /// The container, or the node in which one with the id is sought.
    let node: ViewNode
    let target: Target
}
