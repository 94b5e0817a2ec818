import SwiftFrontEnd

/// A drawing before layout: boxes with lines of text, and arrows.
package struct Diagram: Equatable {
    /// What a box stands for; each role has one look.
    enum Role: Equatable {
        /// A view that the program declares.
        case view
        /// A view of SwiftUI, or a place in the tree.
        case container
        case slot
        case object
        case closure
        case root
        /// An object of a retain cycle.
        case leaked
        /// What is not drawn for want of room.
        case more
    }

    struct Row: Equatable {
        enum Emphasis: Equatable { case normal, object, quiet }

        var text: String
        var emphasis = Emphasis.normal
    }

    struct Node: Equatable {
        var id: Int
        var role: Role
        var title: String
        var rows: [Row] = []
    }

    struct Edge: Equatable {
        enum Style: Equatable { case child, owns, weak, leaked }

        var from: Int
        var to: Int
        var label = ""
        var style: Style
    }

    enum Direction: Equatable { case down, right }

    var title: String
    var subtitle: String
    var direction = Direction.down
    var nodes: [Node] = []
    var edges: [Edge] = []
}
