import SwiftFrontEnd

/// One thing that happened in a simulation.
package struct TraceEvent {
    package enum Kind: String, CaseIterable {
        /// A user's or scenario's action on the tree; the updates that follow name it as their cause.
        case action
        /// A transaction of writes begins its update.
        case transaction
        /// A view struct's initializer ended.
        case viewInit = "view.init"
        /// A body is about to run.
        case body
        /// A place in the tree got a view that was not there.
        case identityInsert = "identity.insert"
        /// A view left the tree; its state goes with it.
        case identityRemove = "identity.remove"
        /// A row stands elsewhere among its siblings and keeps its state.
        case identityMove = "identity.move"
        /// A state property got its first value for an identity.
        case stateInit = "state.init"
        /// A state property was given another value; the transaction that is open takes it to those who read it.
        case stateWrite = "state.write"
        /// A class instance was allocated; its initializer runs next.
        case objectInit = "object.init"
        /// The last strong reference went; `deinit` runs next.
        case objectDeinit = "object.deinit"
        /// A wrapper's deferred initial value is about to be computed.
        case autoclosureRun = "autoclosure.run"
        /// An object says that it changes; the views that observe it are invalidated.
        case publish
        /// A node was marked for re-evaluation, for a reason.
        case invalidate
        /// A view came on screen; without a type, the action of an `onAppear` runs next.
        case appear
        /// A view left the screen; without a type, the action of an `onDisappear` runs next.
        case disappear
        /// The action of an `onChange` runs next; its value changed, or it is an initial one.
        case change
        /// A task was made; its first step is queued, or taken at once where it is immediate.
        case taskStart = "task.start"
        /// A task was asked to stop; it runs on until it looks.
        case taskCancel = "task.cancel"
        /// A task's body returned or threw.
        case taskEnd = "task.end"
        /// A subscriber was attached to a publisher.
        case subscribe
        /// A publisher delivers a value to a subscriber.
        case value
        /// A publisher finished or failed; its subscription ends.
        case completion
        /// A subscription was ended by its subscriber.
        case cancel
        /// Named by the format of traces; what waits for a moment runs without an event of its own.
        case timer
        /// The code under test printed.
        case print
        /// Something that SwiftUI would log, or that is likely a mistake.
        case warning
        /// An expectation of the scenario was evaluated.
        case expectation
        /// Another struct's initializer ended: counted, never part of a written trace.
        case structInit
    }

    /// Counts from 1 in the order of emission.
    package let sequence: Int
    /// Virtual time since mount, in nanoseconds.
    package let time: Int64
    package let kind: Kind
    /// The event that led to this one; 0 for none.
    package let cause: Int
    package let position: SourcePosition
    /// The type concerned, by its qualified name.
    package var type: String?
    /// The instance of the type, counted from 1; 0 for none.
    package var instance: Int = 0
    package var identity: Identity?
    package var property: String?
    package var old: String?
    package var new: String?
    package var reason: String?
    package var animated: Bool?
    /// For `expectation`: whether it held.
    package var passed: Bool?
}

/// A readable, stable path from the root of the view tree.
package final class Identity: Sendable, CustomStringConvertible {
    package let parent: Identity?
    /// `Screen`, `VStack[1]`, `if.true`, `ForEach[id: 42]`, `id("Maria")`.
    package let component: String

    package init(parent: Identity?, component: String) {
        self.parent = parent
        self.component = component
    }

    package var description: String {
        var parts: [String] = []
        var next: Identity? = self
        while let identity = next {
            parts.append(identity.component)
            next = identity.parent
        }
        if parts.count > Self.longest {
            // A view inside itself: nobody reads the path, and each level would print all above it.
            let half = Self.longest / 2
            parts = parts.prefix(half) + ["…"] + parts.suffix(half)
        }
        parts.reverse()
        return parts.joined(separator: "/")
    }

    private static let longest = 200
}
