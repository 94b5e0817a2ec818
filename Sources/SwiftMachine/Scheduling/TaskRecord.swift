import SimulationTrace
import SwiftFrontEnd

/// A task that has started and not ended.
package struct TaskRecord {
    /// Counts from 1 in the order of starting.
    package let number: Int
    package let position: SourcePosition
    /// The view whose modifier started it.
    package let identity: Identity?
    /// The event of its start.
    package let event: Int
}
