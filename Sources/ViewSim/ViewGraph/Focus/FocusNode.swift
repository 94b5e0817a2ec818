/// `.focused(_:)` or `.defaultFocus(_:_:)`: names what has the focus.
final class FocusNode: ViewNode {
    override func mount(in graph: ViewGraph) throws {
        try show(in: graph)
        graph.focus.add(self)
    }
}
