/// Gives text its meaning in colour, where colour is wanted.
package struct Painter {
    /// What a piece of text means; each meaning has one look.
    package enum Meaning {
        case heading, failure, success, warning, birth, death, action, quiet
    }

    package let isColored: Bool

    package init(isColored: Bool) {
        self.isColored = isColored
    }

    package func callAsFunction(_ text: String, _ meaning: Meaning) -> String {
        guard isColored, !text.isEmpty else { return text }
        let code =
            switch meaning {
            case .heading: "1"
            case .failure: "31"
            case .success: "32"
            case .warning: "33"
            case .birth: "32"
            case .death: "35"
            case .action: "1;34"
            case .quiet: "2"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
