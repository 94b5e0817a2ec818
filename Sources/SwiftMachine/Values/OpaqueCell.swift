import SwiftFrontEnd

/// A value whose nature is not known, with the name and place it came from.
package final class OpaqueCell: HeapCell {
    package let name: String
    package let origin: SourcePosition
    /// Content of trailing closures, for opaque views.
    package let children: ContiguousArray<Value>
    /// For a member of an implicit member (`.number.precision(…)`), how it was written: the first child is what it is
    /// a member of, the others are its arguments. It has a value as soon as a type is met.
    package let member: MemberOfImplicit?
    /// For a list that an opaque view may add to: what is certainly in it.
    package let known: Value?

    package struct MemberOfImplicit {
        package let name: String
        package let labels: [String?]
        package let isCall: Bool
    }

    package init(
        name: String, origin: SourcePosition, children: ContiguousArray<Value> = [], member: MemberOfImplicit? = nil,
        known: Value? = nil
    ) {
        // A loop over members of members would make a name that grows with each.
        self.name = name.utf8.count > Self.longestName ? String(name.prefix(Self.longestName / 2)) + "…" : name
        self.origin = origin
        self.children = children
        self.member = member
        self.known = known
    }

    private static var longestName: Int { 400 }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in children.enumerated() { visit(value, .element(index)) }
    }
}
