import CGraphviz
import SwiftFrontEnd
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Draws DOT text through libgraphviz.
package enum Graphviz {
    /// Why nothing was drawn.
    package struct Failure: Error, Equatable {
        package var message: String
    }

    /// Graphviz keeps state of its own in globals: one drawing at a time.
    private static let lock = Mutex(())

    /// The drawing of a graph as SVG, the same bytes on every machine with the same Graphviz.
    package static func svg(dot: String) throws(Failure) -> String {
        let outcome = lock.withLock { _ in render(dot: dot, format: "svg") }
        return cleaned(try outcome.get())
    }

    private static func render(dot: String, format: String) -> Result<String, Failure> {
        var text: UnsafeMutablePointer<CChar>?
        var message: UnsafeMutablePointer<CChar>?
        let status = viewsim_render(dot, format, &text, &message)
        defer {
            free(text)
            free(message)
        }
        if status == 0, let text { return .success(String(cString: text)) }
        return .failure(Failure(message: describe(status, detail: message.map { String(cString: $0) })))
    }

    private static func describe(_ status: Int32, detail: String?) -> String {
        let detail = detail.map { " (\($0.split(separator: "\n").joined(separator: " ")))" } ?? ""
        return switch UInt32(status) {
        case VIEWSIM_NO_PLUGIN.rawValue:
            "Graphviz's plugins core and dot_layout were not found beside libgvc; reinstall Graphviz"
        case VIEWSIM_NO_CONTEXT.rawValue: "Graphviz cannot be started\(detail)"
        case VIEWSIM_BAD_GRAPH.rawValue: "Graphviz cannot read the graph\(detail)"
        case VIEWSIM_NO_LAYOUT.rawValue: "Graphviz cannot lay the graph out\(detail)"
        default: "Graphviz cannot draw the graph\(detail)"
        }
    }

    /// Leaves out comments, which name Graphviz's version, and the reference to a DTD on the network.
    private static func cleaned(_ svg: String) -> String {
        var result = ""
        var rest = Substring(svg)
        while let start = rest.firstRange(of: "<!") {
            let isComment = rest[start.upperBound...].hasPrefix("--")
            let ending = isComment ? "-->" : ">"
            guard let end = rest[start.upperBound...].firstRange(of: ending) else { break }
            result += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
            if rest.first == "\n" { rest = rest.dropFirst() }
        }
        return (result + rest).replacing(#"font-family="Courier,monospace""#, with: #"font-family="\#(fonts)""#)
    }

    /// Widths are estimated for Courier; these fonts, at hand on one system or another, are as wide.
    private static let fonts =
        "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', Courier, monospace"
}
