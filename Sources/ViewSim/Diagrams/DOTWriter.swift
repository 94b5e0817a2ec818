import SimulationTrace

/// Writes a diagram in Graphviz's DOT language; equal diagrams give equal text.
package struct DOTWriter {
    package var theme = DiagramTheme.light

    package init(theme: DiagramTheme = DiagramTheme.light) {
        self.theme = theme
    }

    package func text(_ diagram: Diagram) -> String {
        var lines = ["digraph ViewSim {"]
        lines.append(
            "  graph [bgcolor=\"\(theme.background)\", fontname=\"Courier\", fontsize=12, labelloc=t, labeljust=l, "
                + "margin=0.3, nodesep=0.3, ranksep=0.42, pad=0.1, rankdir=\(diagram.direction == .down ? "TB" : "LR"), "
                + "label=\(heading(diagram))];")
        lines.append(
            "  node [shape=box, style=\"rounded,filled\", fontname=\"Courier\", fontsize=12, penwidth=1.2, "
                + "margin=\"0.14,0.08\"];")
        lines.append(
            "  edge [color=\"\(theme.edge)\", fontname=\"Courier\", fontsize=10, fontcolor=\"\(theme.quiet)\", "
                + "arrowsize=0.7, penwidth=1.2];")
        if diagram.nodes.isEmpty {
            lines.append(
                "  empty [shape=plaintext, style=\"\", fontcolor=\"\(theme.quiet)\", label=\"nothing to show\"];")
        }
        for node in diagram.nodes { lines.append(statement(node)) }
        for edge in diagram.edges { lines.append(statement(edge)) }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(_ diagram: Diagram) -> String {
        var cells = ""
        for line in diagram.title.singleLine.wrapped(to: 64) {
            cells +=
                "<tr><td align=\"left\"><font point-size=\"15\" color=\"\(theme.title)\"><b>\(escape(line))</b></font></td></tr>"
        }
        for line in diagram.subtitle.singleLine.wrapped(to: 88) {
            cells +=
                "<tr><td align=\"left\"><font point-size=\"11\" color=\"\(theme.quiet)\">\(escape(line))</font></td></tr>"
        }
        cells += "<tr><td height=\"14\"></td></tr>"
        return "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">\(cells)</table>>"
    }

    private func statement(_ node: Diagram.Node) -> String {
        let look = theme.look(of: node.role)
        var attributes = ["fillcolor=\"\(look.fill)\"", "color=\"\(look.line)\"", "fontcolor=\"\(look.text)\""]
        switch node.role {
        case .view: attributes.append("penwidth=1.8")
        case .container: attributes.append("fontsize=10.5")
        case .leaked: attributes.append("penwidth=2")
        case .more: attributes.append("style=\"rounded,dashed\"")
        default: break
        }
        attributes.append("label=\(label(node, look))")
        return "  n\(node.id) [\(attributes.joined(separator: ", "))];"
    }

    private func label(_ node: Diagram.Node, _ look: DiagramTheme.Look) -> String {
        let title = escape(shortened(node.title))
        let isBold = node.role == .view || node.role == .object || node.role == .leaked
        guard !node.rows.isEmpty else { return "<\(isBold ? "<b>\(title)</b>" : title)>" }
        var cells = "<tr><td align=\"left\">\(isBold ? "<b>\(title)</b>" : title)</td></tr><hr/>"
        for row in node.rows {
            let text = escape(shortened(row.text))
            let color =
                switch row.emphasis {
                case .normal: look.text
                case .object: theme.look(of: .object).text
                case .quiet: theme.quiet
                }
            cells += "<tr><td align=\"left\"><font point-size=\"10.5\" color=\"\(color)\">\(text)</font></td></tr>"
        }
        return "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">\(cells)</table>>"
    }

    private func statement(_ edge: Diagram.Edge) -> String {
        var attributes: [String] = []
        switch edge.style {
        case .child: attributes.append("arrowhead=none")
        case .owns: attributes.append("color=\"\(theme.ownership)\"")
        case .weak: attributes += ["style=dashed", "arrowhead=open", "constraint=false"]
        case .leaked: attributes += ["color=\"\(theme.leak)\"", "penwidth=2"]
        }
        if !edge.label.isEmpty { attributes.append("label=<  \(escape(shortened(edge.label)))  >") }
        return "  n\(edge.from) -> n\(edge.to) [\(attributes.joined(separator: ", "))];"
    }

    /// Long values are cut: a drawing is an overview.
    private func shortened(_ text: String) -> String { text.singleLine.truncated(to: 64) }

    /// Escapes text for an HTML-like label, in which Graphviz reads entities; control characters are spelled out.
    private func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.singleLine.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // XML has no place for these.
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
