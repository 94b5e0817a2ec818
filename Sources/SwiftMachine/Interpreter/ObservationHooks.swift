import SwiftFrontEnd

/// What the interpreter tells of reads and writes of `@Observable` fields.
package protocol ObservationHooks: AnyObject {
    /// A tracked field was read.
    func didAccess(_ object: ObjectStorage, _ property: PropertySymbol)
    /// A tracked field is about to change, by assignment of an unequal value or by mutation in place.
    func willMutate(_ object: ObjectStorage, _ property: PropertySymbol) throws
    /// The change is complete.
    func didMutate(_ object: ObjectStorage, _ property: PropertySymbol) throws
}
