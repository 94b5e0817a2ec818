@_implementationOnly import SwiftSyntax

extension SyntaxCollection {
    /// The elements of a list, in order.
    ///
    /// The library's iterator is generic over the element: at the first use of each kind of list the runtime looks for a
    /// conformance among those of all libraries, which costs more than the whole list. Children are of one type.
    var elements: [Element] { Syntax(self).children(viewMode: .sourceAccurate).compactMap { $0.as(Element.self) } }
}
