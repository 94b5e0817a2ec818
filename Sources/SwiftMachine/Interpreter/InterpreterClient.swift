import SimulationTrace
import SwiftFrontEnd

/// What the machine calls back: whoever runs a program with it decides what follows from its code.
package protocol InterpreterClient: AnyObject {
    /// Brings what depends on the program's values up to date, until nothing is left to do now.
    func settleClient() throws

    /// Runs work whose reads are nobody's dependencies.
    func untracked<Result>(_ work: () throws -> Result) rethrows -> Result

    /// The next piece of scheduled work is about to run.
    func turnWillBegin()

    /// Logs a warning, once for each place; nil stands for the place that runs.
    func warn(_ text: String, at position: SourcePosition?)

    /// Keeps what people have to know of a run.
    func note(_ diagnostic: Diagnostic)

    /// Decides a condition on a value of unknown nature, or whether a loop over one goes on.
    func decide(about opaque: OpaqueCell, isOfLoop: Bool) throws -> Bool

    /// Hears of a value of unknown nature that becomes a part of a text.
    func didWrite(_ opaque: OpaqueCell)

    /// Hears of a member that a value's type does not have, which is opaque therefore.
    func noteUnknownMember(_ name: String, of type: NominalType)

    /// Hears of a value in a place where the compiler would not have let it, which is opaque therefore.
    func noteUnsettled(_ trap: Diagnostic)

    /// What tasks that start now belong to; nil for nothing in particular.
    var launchingIdentity: Identity? { get }
}
