import SwiftMachine

/// Views that are removed in an animation leave in their transition: they stay, with their state and tasks, until the
/// animation has ended. What is put back before that is the same view.
extension ViewGraph {
    // MARK: - Leaving

    /// Shows something else at a place: what was there leaves, and what is on its way out of it comes back.
    func exchangeChildren(
        of place: ViewNode, from old: LeavingView.Occupant, to new: LeavingView.Occupant
    ) throws {
        let outgoing = place.children
        place.children = try returningChildren(of: place, showing: new)
        try updateChildren(of: place)
        for (index, child) in outgoing.enumerated() { try takeOut(child, of: place, at: index, showing: old) }
    }

    /// Takes a view out of a place, in its transition where the removal is animated.
    func takeOut(
        _ node: ViewNode, of place: ViewNode, at index: Int = 0, showing occupant: LeavingView.Occupant = .row
    ) throws {
        guard updateTransaction.isAnimating || context.transitionsMayAnimate, let end = try transitionEnd(of: node)
        else {
            return remove(node, isReplaced: true)
        }
        node.isLeaving = true
        // A view that leaves in an update runs no body in it.
        forEachNode(of: node) { ($0 as? ScopeNode)?.isDirty = false }
        let view = LeavingView(
            node: node, occupant: occupant, index: index, end: end, isAnimated: replacementDepth == 0,
            cause: trace.cause)
        guard leaving.add(view, to: place), end != LeavingViews.never else { return }
        schedule(atAnimationEnd: end) { [weak self] in try self?.endTransitions(at: end) }
    }

    /// When the transition of a removed subtree has ended; nil if it goes at once.
    ///
    /// What is not on screen has no transition, and what presents something goes together with it.
    private func transitionEnd(of root: ViewNode) throws -> Int64? {
        var length: Int64?
        try forEachTransition(of: root) { child, transition in
            guard child.hasAppeared, !transition.isIdentity,
                let animation = try transition.animation ?? currentAnimation,
                let own = try self.length(of: animation), own > 0
            else { return }
            length = max(length ?? 0, own)
        }
        guard let length else { return nil }
        var isPresenting = false
        forEachNode(of: root) { if $0.role == .presented { isPresenting = true } }
        guard !isPresenting else { return nil }
        return length == LeavingViews.never ? length : trace.now + length
    }

    /// The animation of the running update, here in the tree.
    private var currentAnimation: Value? {
        get throws {
            guard updateTransaction.isAnimating else { return nil }
            if let animation = updateTransaction.implicitAnimation { return animation }
            guard case .cell(let cell) = updateTransaction.value, cell is StructCell else { return nil }
            return try interpreter.property("animation", of: updateTransaction.value).unwrapped
        }
    }

    /// How long an animation takes until nothing moves any more.
    private func length(of animation: Value) throws -> Int64? {
        guard case .cell(let cell) = animation.unerased, cell is StructCell else { return nil }
        let nanoseconds = try interpreter.callMethod("_nanosecondsUntilRemoved", labels: [], on: animation, [])
        return nanoseconds.unwrapped?.asInt.map(Int64.init) ?? LeavingViews.never
    }

    /// Whether a node is in a view that is on its way out.
    func isLeaving(_ node: ViewNode) -> Bool {
        guard !leaving.isEmpty else { return false }
        for node in node.selfAndAncestors {
            if node.isLeaving { return true }
        }
        return false
    }

    // MARK: - Coming back

    /// The children with which a place comes back; those among them that have gone already are made anew.
    private func returningChildren(
        of place: ViewNode, showing occupant: LeavingView.Occupant
    ) throws -> ContiguousArray<ViewNode> {
        let returning = try leaving.take(from: place) {
            try $0.node.isAlive && isSame($0.occupant, occupant)
        }
        var children: ContiguousArray<ViewNode> = []
        for view in returning.sorted(by: { $0.index < $1.index }) {
            while children.count < view.index {
                children.append(
                    ViewNode(
                        role: .empty, info: nil, value: .void, identity: place.identity, parent: place,
                        order: nextOrder()))
            }
            view.node.isLeaving = false
            children.append(view.node)
        }
        return children
    }

    private func isSame(_ left: LeavingView.Occupant, _ right: LeavingView.Occupant) throws -> Bool {
        switch (left, right) {
        case (.branch(let left), .branch(let right)): left == right
        case (.identity(let left), .identity(let right)): try isSameID(left, right)
        case (.row, .row): true
        default: false
        }
    }

    /// The rows of a `ForEach` that are on their way out; nil where there are none.
    func leavingRows(of node: ViewNode) throws -> RowTable? {
        guard !leaving.isEmpty else { return nil }
        var rows: RowTable?
        for view in leaving.views(below: node) where view.node.isAlive {
            guard let row = view.node as? RowNode else { continue }
            if rows == nil { rows = RowTable(interpreter: interpreter) }
            try rows?.insert(row)
        }
        return rows
    }

    // MARK: - Having left

    /// The transitions of views are over: they are gone.
    func endTransitions(at end: Int64) throws {
        try asActive {
            frameNumber += 1
            callbackRound = 0
            for view in leaving.takeEnding(at: end) where view.node.isAlive {
                view.node.isLeaving = false
                removals.append(
                    Removal(node: view.node, isEarly: false, isAnimated: view.isAnimated, cause: view.cause))
                markRemoved(view.node)
            }
            try finishUpdate()
        }
    }
}

extension ViewNode {
    /// Whether a row that was taken out of its `ForEach` is on its way out, or gone.
    var isTakenOut: Bool { !isAlive || isLeaving }
}
