/// A name of the catalogue with the forms it can be written in.
package struct CatalogEntry: Equatable {
    package enum Kind: String, CaseIterable, Encodable {
        case view, modifier, wrapper, macro, environment

        /// A heading over names of the kind.
        package var title: String {
            switch self {
            case .view: "Views and scenes"
            case .modifier: "Modifiers"
            case .wrapper: "Property wrappers"
            case .macro: "Macros"
            case .environment: "Environment values"
            }
        }
    }

    /// One initializer or overload.
    package struct Form: Hashable {
        /// Such as `Button(_:action:)`.
        package var signature: String
        package var state: CatalogState
    }

    package var name: String
    package var kind: Kind
    /// In the order of their declarations, each signature once.
    package var forms: [Form]

    /// That of the form which does most: one form that is simulated makes a name worth using.
    package var state: CatalogState {
        CatalogState.allCases.first { state in forms.contains { $0.state == state } } ?? .opaque
    }
}
