import SwiftFrontEnd

/// The branch that a conditional in a view builder took.
package final class ViewBranchCell: HeapCell {
    package let branch: ViewBranch
    package let content: Value?

    package init(branch: ViewBranch, content: Value?) {
        self.branch = branch
        self.content = content
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        if let content { visit(content, .named("content")) }
    }
}
