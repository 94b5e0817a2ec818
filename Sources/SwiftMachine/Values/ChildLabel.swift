import SwiftFrontEnd

/// The place inside a cell that holds a value.
public enum ChildLabel {
    case field(PropertySymbol)
    case element(Int)
    case key
    case capture(LocalVariable)
    case named(StaticString)
}
