/// The types of the library that the front end and the machine know more about than their declarations say.
///
/// A program may have a type of the same name; it is never one of these.
package enum WellKnownType: String {
    case range = "Range"
    case closedRange = "ClosedRange"
    case partialRangeFrom = "PartialRangeFrom"
    case partialRangeUpTo = "PartialRangeUpTo"
    case partialRangeThrough = "PartialRangeThrough"
    case arraySlice = "ArraySlice"
    case binding = "Binding"
    case duration = "Duration"
    case hasher = "Hasher"
    case objectIdentifier = "ObjectIdentifier"

    /// Whether values of the type are pairs of bounds with elements between them.
    package var isBoundedRange: Bool { self == .range || self == .closedRange }

    /// Whether values of the type are ranges of any kind.
    package var isRange: Bool {
        switch self {
        case .range, .closedRange, .partialRangeFrom, .partialRangeUpTo, .partialRangeThrough: true
        case .arraySlice, .binding, .duration, .hasher, .objectIdentifier: false
        }
    }
}
