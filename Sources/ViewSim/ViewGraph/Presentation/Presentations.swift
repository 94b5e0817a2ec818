/// What is presented in a graph.
struct Presentations {
    /// Sheets, covers, popovers and dialogs, in the order in which they were presented.
    var shown: [PresentedNode] = []
    /// Menus that are open, outer ones first.
    var openMenus: [PresentationNode] = []
}
