/// The colours of a drawing.
package struct DiagramTheme {
    struct Look {
        var fill: String
        var line: String
        var text: String
    }

    var background = "#ffffff"
    var title = "#1d2129"
    var quiet = "#6b7280"
    var edge = "#9aa3b2"
    var ownership = "#2f6f4f"
    var leak = "#c0392b"

    static let light = DiagramTheme()

    func look(of role: Diagram.Role) -> Look {
        switch role {
        case .view: Look(fill: "#e8f0fe", line: "#3b73d9", text: "#173a7a")
        case .container: Look(fill: "#f7f8fa", line: "#d3d8e0", text: "#5c6573")
        case .slot: Look(fill: "#fff6e0", line: "#d9a53b", text: "#6b4a08")
        case .object: Look(fill: "#e6f6ec", line: "#3f9d68", text: "#14502f")
        case .closure: Look(fill: "#f3ecfb", line: "#9067c6", text: "#4a2a7a")
        case .root: Look(fill: "#eceff3", line: "#7b8696", text: "#2d3440")
        case .leaked: Look(fill: "#fdeceb", line: "#c0392b", text: "#7d1f15")
        case .more: Look(fill: "#ffffff", line: "#c3c9d3", text: "#6b7280")
        }
    }
}
