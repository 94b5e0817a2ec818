import SwiftFrontEnd

/// What `sim-cli catalog --format json` gives, version 1.
package struct CatalogWire: Encodable {
    struct Entry: Encodable {
        var name: String
        var kind: CatalogEntry.Kind
        var state: CatalogState
        var forms: [Form]
    }

    struct Form: Encodable {
        var signature: String
        var state: CatalogState
    }

    var version = 1
    var entries: [Entry]

    package init(_ entries: [CatalogEntry]) {
        self.entries = entries.map { entry in
            Entry(
                name: entry.name, kind: entry.kind, state: entry.state,
                forms: entry.forms.map { Form(signature: $0.signature, state: $0.state) })
        }
    }
}
