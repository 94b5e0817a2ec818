import SwiftFrontEnd

/// The catalogue as text, kind by kind.
package struct CatalogReport {
    package let entries: [CatalogEntry]
    package let painter: Painter
    /// Only names and states.
    package var isQuiet = false
    /// One line a form below each name.
    package var isVerbose = false

    package init(entries: [CatalogEntry], painter: Painter, isQuiet: Bool = false, isVerbose: Bool = false) {
        self.entries = entries
        self.painter = painter
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
    }

    package func text() -> String {
        var text = ""
        let width = entries.map(\.name.count).max() ?? 0
        for kind in CatalogEntry.Kind.allCases {
            let members = entries.filter { $0.kind == kind }
            if members.isEmpty { continue }
            if !isQuiet { text += painter(kind.title, .heading) + "\n" }
            for entry in members {
                let name = entry.name + String(repeating: " ", count: width - entry.name.count)
                text += "  \(name)  \(painter(entry.state.rawValue, meaning(entry.state)))\(exceptions(entry))\n"
                guard isVerbose else { continue }
                for form in entry.forms { text += "    \(form.signature)  \(painter(form.state.rawValue, .quiet))\n" }
            }
            if !isQuiet { text += "\n" }
        }
        return isQuiet ? text : text + summary + "\n"
    }

    /// How many forms of a name do less than it.
    private func exceptions(_ entry: CatalogEntry) -> String {
        CatalogState.allCases.filter { $0 != entry.state }.compactMap { state in
            let count = entry.forms.count { $0.state == state }
            return count == 0 ? nil : "; \(count) of \(entry.forms.count) forms \(state.rawValue)"
        }.joined()
    }

    private var summary: String {
        let counts = CatalogState.allCases.map { state in "\(entries.count { $0.state == state }) \(state.rawValue)" }
        return "\(entries.count) \(entries.count == 1 ? "name" : "names"): \(counts.joined(separator: ", "))."
    }

    private func meaning(_ state: CatalogState) -> Painter.Meaning {
        switch state {
        case .simulated: .success
        case .inert: .quiet
        case .opaque: .warning
        }
    }
}
