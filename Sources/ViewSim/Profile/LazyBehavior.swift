/// What lazy containers do with rows out of sight, as one SDK and its year's system do it.
///
/// SwiftUI promises none of these numbers. Each is the smallest that agrees with what is known from the source named
/// beside it; another SDK is another column of `LazyBehavior.of(sdk:kind:)`.
struct LazyBehavior: Equatable {
    /// Rows beyond the window, in the direction of a scroll, whose bodies run before they are seen.
    let prefetchedRows: Int
    /// Updates of the container after which a row out of sight is dropped with its state; nil: never.
    let retainedUpdates: Int?
    /// How many windows away from sight a row may be before it loses what lies deeper than its own view.
    let retainedWindows: Int
    /// Whether a subtree replaced by a change of its `.id` waits for its id to come back.
    let shelvesReplacedIdentities: Bool
    /// Whether content that an `if` without `else` hides keeps its state.
    let shelvesHiddenContent: Bool
    /// Whether an explicit `.id` on rows makes the view values of all elements at once.
    let makesAllIdentifiedRows: Bool

    /// The named behaviours of an SDK.
    ///
    /// | behaviour | 26 | 27 | evidence |
    /// |---|---|---|---|
    /// | a stack prefetches | no row | 2 rows | WWDC26, session 321: bodies may run ahead of a scroll; the number is ViewSim's |
    /// | a stack keeps rows | always | for 10 updates | kept when observed on iOS 16 and 17; dropped some time, says session 321 |
    /// | a list keeps rows | always | always | ole/swiftui-view-lifecycle, iOS 16; nothing newer is known |
    /// | nested state is kept | 1 window away | 1 window away | fatbobman/BlogCodes, Lazy_ForEach_Bug: lost after a long way |
    /// | `.id` comes back in a stack | old state | old state | twocentstudios, explicit identity, iOS 17 |
    /// | `if` comes back in a list | old state | old state | FB12969716, iOS 17; worked around in 2026 still |
    /// | `.id` on rows of a list | makes all values | makes all values | FatBlog, response efficiency of List, iOS 15 |
    static func of(sdk: Int, kind: LazyKind) -> LazyBehavior {
        let isStack = kind != .list
        let isRecent = sdk >= 27
        return LazyBehavior(
            prefetchedRows: isStack && isRecent ? 2 : 0, retainedUpdates: isStack && isRecent ? 10 : nil,
            retainedWindows: 1, shelvesReplacedIdentities: isStack, shelvesHiddenContent: !isStack,
            makesAllIdentifiedRows: !isStack)
    }
}

/// The families of containers that create rows when they are needed.
enum LazyKind {
    /// `List` and `Form`, whose rows are cells.
    case list
    /// `LazyVStack` and `LazyHStack`.
    case stack
    /// `LazyVGrid` and `LazyHGrid`, which show several views a row.
    case grid

    init?(primitive: String) {
        switch primitive {
        case "List", "Form": self = .list
        case "LazyVStack", "LazyHStack": self = .stack
        case "LazyVGrid", "LazyHGrid": self = .grid
        default: return nil
        }
    }
}
