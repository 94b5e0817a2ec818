import SwiftMachine

/// Nobody knows what an opaque view shows: what depends on it is as unknown as the view.
extension ElementFinder {
    private struct Place {
        let node: ViewNode
        /// The queries that find the control around the view.
        var control: [String] = []
        var isInRow = false
    }

    /// The first opaque view on screen that may hold what a query asks for.
    /// - Parameters:
    ///   - kind: The query; nil for any text.
    ///   - asksForLabels: Whether what elements are called matters, too.
    ///   - end: Where to stop, a view of which only what is before it matters.
    func opaqueView(hiding kind: String?, asksForLabels: Bool, before end: ViewNode? = nil) -> Value? {
        guard graph.hasUnknownViews else { return nil }
        guard let root = graph.topPresentation ?? graph.root else { return nil }
        var stack = [Place(node: root)]
        while let place = stack.popLast() {
            if place.node === end { return nil }
            if let found = opaque(place.node), matters(place, to: kind, asksForLabels) { return found }
            var inside = place
            if place.node.role == .tab {
                inside.control = ["tabs", "buttons"]
            } else if let queries = place.node.info?.queries, let first = queries.first, first != "staticTexts" {
                inside.control = queries
            }
            if graph.isCell(place.node) { inside.isInRow = true }
            for child in place.node.onscreenChildren.reversed() {
                stack.append(Place(node: child, control: inside.control, isInRow: inside.isInRow))
            }
        }
        return nil
    }

    /// The first opaque view inside of a view.
    func opaqueView(in root: ViewNode) -> Value? {
        guard graph.hasUnknownViews else { return nil }
        var stack = [root]
        while let node = stack.popLast() {
            if let found = opaque(node) { return found }
            stack += node.onscreenChildren.reversed()
        }
        return nil
    }

    private func matters(_ place: Place, to kind: String?, _ asksForLabels: Bool) -> Bool {
        guard let kind else { return true }
        if kind == "cells", place.isInRow || !place.control.isEmpty { return asksForLabels && place.isInRow }
        guard !place.control.isEmpty else { return true }
        // The label of a control is one element with the control.
        return kind == "images" || kind == "otherElements" || (asksForLabels && place.control.contains(kind))
    }

    private func opaque(_ node: ViewNode) -> Value? {
        switch node.role {
        case .opaque: node.value
        case .composite where node.info?.body == nil || showsUnknownView(node):
            graph.interpreter.makeOpaque(node.info?.name ?? "?")
        default: nil
        }
    }

    /// Whether a node stands for a view of UIKit or AppKit; a hosting controller's is known.
    private func showsUnknownView(_ node: ViewNode) -> Bool {
        (node as? CompositeNode)?.represented.isNone == false && node.children.allSatisfy { $0.role == .empty }
    }

    /// All text on screen; with an opaque view there, what can be said of it.
    func textsValue() throws -> Value {
        let texts = Value(array: try screenTexts().map { Value($0) })
        guard let opaque = opaqueView(hiding: nil, asksForLabels: true)?.asOpaqueCell else { return texts }
        return .cell(OpaqueCell(name: opaque.name, origin: opaque.origin, known: texts))
    }

    /// The labels of a query's elements, as far as they are known.
    func labelsValue(_ kind: String) throws -> Value {
        let labels = Value(array: elements(kind).map { Value($0.label) })
        guard let opaque = opaqueView(hiding: kind, asksForLabels: true)?.asOpaqueCell else { return labels }
        return .cell(OpaqueCell(name: opaque.name, origin: opaque.origin, known: labels))
    }
}
