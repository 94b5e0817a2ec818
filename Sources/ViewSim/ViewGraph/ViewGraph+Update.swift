import SwiftFrontEnd
import SwiftMachine

extension ViewGraph {
    /// Passes of one update after which a body that keeps invalidating itself ends the scenario.
    static let passLimit = 100

    // MARK: - Writes

    /// Writes a state; an equal value changes nothing.
    func write(_ value: Value, to location: StateLocationCell) throws {
        guard try !isSameValue(location.latest, value) else { return }
        let scope = location.scope
        if let running = context.currentScope, running.graph === self {
            context.warn("Modifying state during view update, this will cause undefined behavior.")
        }
        let event = trace.emit(
            .stateWrite, at: interpreter.currentPosition, type: scope?.info?.name, identity: scope?.identity,
            property: location.property.wraps ?? location.property.name, old: interpreter.snapshot(location.latest),
            new: interpreter.snapshot(value))
        location.write(value)
        let index = openTransaction()
        transactions[index].writes.append(.init(location: location, value: value, event: event))
    }

    /// Marks a scope for evaluation in the transaction that is open.
    func invalidate(_ scope: ScopeNode, change: String, reason: String) {
        guard scope.isAlive else { return }
        scope.noteChange(change)
        let index = openTransaction()
        let number = transactions[index].number
        guard scope.lastTransaction != number else { return }
        scope.lastTransaction = number
        let event = emitInvalidation(of: scope, reason: reason, cause: nil)
        transactions[index].invalidations.append(.init(scope: scope, event: event))
    }

    private func emitInvalidation(of scope: ScopeNode, reason: String, cause: Int?) -> Int {
        trace.emit(
            .invalidate, at: scope.info?.type.position ?? .none, cause: cause, type: scope.info?.name,
            identity: scope.identity, reason: reason)
    }

    /// The transaction that writes go to now: the last one, where it is of the same animation and round.
    func openTransaction() -> Int {
        let isFromBody = context.currentScope != nil
        let scope = context.transactionScopes.last
        if let index = context.transactionScopes.indices.last { context.transactionScopes[index].isWritten = true }
        if let last = transactions.last, (last.scope?.number ?? 0) == (scope?.number ?? 0), last.round == callbackRound
        {
            if isFromBody { transactions[transactions.count - 1].isFromBody = true }
            return transactions.count - 1
        }
        lastTransaction += 1
        var transaction = ViewTransaction(
            number: lastTransaction, scope: scope, round: callbackRound, cause: trace.cause)
        transaction.isFromBody = isFromBody
        transactions.append(transaction)
        return transactions.count - 1
    }

    // MARK: - Updates

    /// Commits the pending transactions in order, each with its update, until none is left.
    func settle() throws {
        guard !transactions.isEmpty else { return }
        let outerRound = callbackRound
        defer { callbackRound = outerRound }
        try asActive {
            var turns = 0
            var turnsFromBodies = 0
            while !transactions.isEmpty {
                let transaction = transactions.removeFirst()
                turns += 1
                guard turns <= Scheduler.turnLimit else {
                    context.scheduler.warnUnsettled(at: places(of: transaction))
                    abandonTransactions(with: transaction)
                    break
                }
                turnsFromBodies = transaction.isFromBody ? turnsFromBodies + 1 : 0
                guard turnsFromBodies <= Self.passLimit else { throw endlessBody(transaction) }
                try commit(transaction)
            }
        }
    }

    private func commit(_ transaction: ViewTransaction) throws {
        callbackRound = transaction.round
        if callbackRound == 0 { frameNumber += 1 }
        updateTransaction = UpdateTransaction(
            isCommitting: true, value: transaction.scope?.value ?? .none,
            isAnimating: transaction.scope?.isAnimated ?? false)
        defer { updateTransaction = UpdateTransaction() }
        let event = trace.emit(.transaction, cause: transaction.cause)
        for write in transaction.writes {
            let location = write.location
            guard location.graph === self else { continue }
            location.commit(write.value)
            if location.isFocus { focus.request(location) }
            let name = location.property.wraps ?? location.property.name
            if let owner = location.dependentOwner { invalidate(owner, for: location, name, cause: write.event) }
            for reader in location.readers where reader.isCurrent {
                guard let scope = reader.scope, reader.takeChange(interpreter) else { continue }
                invalidate(scope, for: location, name, cause: write.event)
            }
            for scope in location.dependents.takeCurrent() {
                invalidate(scope, for: location, name, cause: write.event)
            }
        }
        for invalidation in transaction.invalidations { markDirty(invalidation.scope, event: invalidation.event) }
        try trace.withCause(event) {
            try runBodies()
            for request in transaction.scrolls { try perform(request) }
            try finishUpdate()
        }
    }

    private func invalidate(_ scope: ScopeNode, for location: StateLocationCell, _ name: String, cause: Int) {
        guard scope.isAlive else { return }
        scope.noteChange(scope.changeName(of: location) ?? location.property.name)
        markDirty(scope, event: emitInvalidation(of: scope, reason: "\(name) changed", cause: cause))
    }

    func markDirty(_ scope: ScopeNode, event: Int) {
        guard scope.isAlive, !scope.isDirty else { return }
        scope.isDirty = true
        scope.invalidation = event
        dirty.append(scope)
    }

    /// Evaluates what is dirty from the root down, each scope once.
    private func runBodies() throws {
        let earlier = callbacks
        callbacks = []
        var segments: [(depth: Int, callbacks: [UpdateCallback])] = []
        while !dirty.isEmpty {
            var batch = dirty.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }[...]
            dirty = []
            while let scope = batch.popFirst() {
                guard scope.isAlive, scope.isDirty, !isSuspended(scope) else { continue }
                try withTransaction(at: scope) { try evaluate(scope, reason: nil) }
                if !callbacks.isEmpty { segments.append((scope.depth, callbacks)) }
                callbacks = []
                // What is deeper joins the ones that wait: a page of a link may hold views that are dirty themselves.
                guard dirty.contains(where: { $0.depth > scope.depth }), !batch.isEmpty else { continue }
                let deeper = dirty.filter { $0.depth > scope.depth }
                dirty.removeAll { $0.depth > scope.depth }
                batch = (batch + deeper).sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }[...]
            }
        }
        guard segments.count > 1 else {
            callbacks = earlier + (segments.first?.callbacks ?? [])
            return
        }
        // Inner callbacks come first; those of one depth stay in the order of the tree.
        let ordered = segments.enumerated().sorted {
            ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
        }
        callbacks = earlier + ordered.flatMap(\.element.callbacks)
    }

    /// Runs what follows the bodies of an update: removals, appear and change callbacks.
    func finishUpdate() throws {
        repeat {
            while !lazyRows.pendingFills.isEmpty || !dirty.isEmpty {
                try fillPending()
                if !dirty.isEmpty { try runBodies() }
            }
        } while try renewPreferences() || renewColorSchemes()
        try interpreter.drain()
        let outerRound = callbackRound
        callbackRound += 1
        defer { callbackRound = outerRound }
        while !callbacks.isEmpty || !removals.isEmpty {
            let removals = self.removals
            let callbacks = self.callbacks
            self.removals = []
            self.callbacks = []
            for removal in removals where removal.isEarly { try finish(removal) }
            for callback in callbacks { try run(callback) }
            for removal in removals where !removal.isEarly { try finish(removal) }
        }
        leaving.dropRemoved()
        try focus.settle()
        try interpreter.drain()
    }

    private func run(_ callback: UpdateCallback) throws {
        switch callback {
        case .appear(let node):
            guard node.isAlive, !node.hasAppeared else { return }
            guard !isSuspended(node), !isCovered(node) else {
                node.awaitsAppearance = true
                return
            }
            node.isEmptied = node.isAppearanceModifier && isEmptyList(node)
            guard !node.isEmptied else { return }
            node.hasAppeared = true
            try node.appear(in: self)
        case .act(let node, let action, let arguments):
            guard node.isAlive else { return }
            try node.act(action, arguments, in: self)
        }
    }

    /// Calls an action of a modifier, where it has one.
    func callAction(_ action: Value) throws {
        switch action {
        case .none, .void: return
        default: _ = try interpreter.call(action, [])
        }
    }

    /// Runs the disappear callbacks of a removed subtree from the inside out, then lets go of what it held.
    private func finish(_ removal: Removal) throws {
        let nodes = postOrder(removal.node)
        try trace.withCause(removal.cause) {
            for node in nodes where node.hasAppeared { try node.disappear(in: self, reason: removal.reason) }
            for node in emptied(by: removal.node) {
                node.hasAppeared = false
                node.isEmptied = true
                try node.disappear(in: self, reason: removal.reason)
            }
            if removal.isKept {
                for node in nodes where node.hasAppeared {
                    node.hasAppeared = false
                    node.awaitsAppearance = true
                }
                return
            }
            try cancelRefreshes(in: nodes)
            for node in nodes {
                guard node.role.isVisible else {
                    node.release()
                    continue
                }
                let event = trace.emit(
                    .identityRemove, at: node.info?.type.position ?? .none,
                    type: node.info?.name ?? opaqueName(of: node.value), identity: node.identity,
                    reason: removal.reason, animated: removal.isAnimated)
                try trace.withCause(event) {
                    node.release()
                    try interpreter.drain()
                }
            }
            try interpreter.drain()
            try callAction(removal.action)
        }
    }

    /// The nodes of a subtree, children before their parents, the last child first.
    private func postOrder(_ root: ViewNode) -> ReversedCollection<ContiguousArray<ViewNode>> {
        var order: ContiguousArray<ViewNode> = []
        forEachNode(of: root) { order.append($0) }
        return order.reversed()
    }

    // MARK: - Bounds

    private func abandonTransactions(with transaction: ViewTransaction) {
        for transaction in [transaction] + transactions {
            for write in transaction.writes where write.location.graph === self { write.location.commit(write.value) }
        }
        transactions = []
    }

    private func places(of transaction: ViewTransaction) -> [SourcePosition] {
        var places: [SourcePosition] = []
        let events = transaction.writes.map(\.event) + transaction.invalidations.map(\.event)
        for event in events.prefix(20) {
            guard let found = trace.event(event), found.position.isKnown, !places.contains(found.position) else {
                continue
            }
            places.append(found.position)
        }
        return places
    }

    private func endlessBody(_ transaction: ViewTransaction) -> Trap {
        let scope = transaction.writes.first?.location.scope ?? transaction.invalidations.first?.scope
        let name = scope?.info?.name ?? "a view"
        let position = places(of: transaction).first ?? scope?.info?.body?.position ?? .none
        return Trap(
            diagnostic: Diagnostic(
                id: "views.endless-update", location: interpreter.program.location(position),
                message: "the body of \(name) changes what it depends on at every evaluation",
                why: "\(Self.passLimit) evaluations in one update did not settle",
                fix: "move the change into an action, onAppear or onChange"))
    }
}
