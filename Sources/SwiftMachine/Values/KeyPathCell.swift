import SwiftFrontEnd

/// A key path value.
package final class KeyPathCell: HeapCell {
    package enum Component {
        case property(PropertySymbol)
        case dynamicProperty(String)
        case `subscript`(SubscriptSymbol, [Value])
        case dynamicSubscript([Value], labels: [String?])
        case tupleElement(Int)
        case optionalChain
        case forceUnwrap
    }

    package let root: SwiftType
    package let components: [Component]

    package init(root: SwiftType, components: [Component]) {
        self.root = root
        self.components = components
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for case .subscript(_, let arguments) in components {
            for value in arguments { visit(value, .named("subscript argument")) }
        }
    }
}
