/// How much of a declared name ViewSim carries out.
package enum CatalogState: String, CaseIterable, Encodable {
    /// It does what SwiftUI's does, as far as lifetimes and updates depend on it.
    case simulated
    /// Accepted with its arguments, and without any effect that is simulated: how something looks, mostly.
    case inert
    /// Accepted; what it gives is unknown, and nothing may depend on it.
    case opaque
}
