import SwiftMachine

/// A `withTransaction` or `withAnimation` call: what is written within goes to a transaction of its own.
struct TransactionScope {
    /// Equal for calls whose writes may share a transaction; 0 for a plain `Transaction()`.
    let number: Int
    let isAnimated: Bool
    /// The `Transaction`.
    let value: Value
    /// Whether anything was written within.
    var isWritten = false
}

extension ScenarioContext {
    /// Enters a `withTransaction` call.
    ///
    /// Writes of calls that follow each other with equal transactions are one transaction, as SwiftUI concatenates
    /// pending transactions that are equal.
    /// - Parameter isSpecial: whether the transaction says anything; a plain one is no transaction of its own.
    /// - Parameter isDistinct: whether it waits for its completion, so that nothing else may join it.
    func beginTransaction(_ value: Value, isAnimated: Bool, isSpecial: Bool, isDistinct: Bool) throws {
        guard isSpecial || isDistinct else {
            transactionScopes.append(TransactionScope(number: 0, isAnimated: false, value: value))
            return
        }
        if !isDistinct, let last = continuableTransaction, let graph = activeGraph ?? graphs.last,
            try graph.isSameValue(last.value, value)
        {
            transactionScopes.append(TransactionScope(number: last.number, isAnimated: isAnimated, value: value))
            return
        }
        lastTransactionNumber += 1
        let scope = TransactionScope(number: lastTransactionNumber, isAnimated: isAnimated, value: value)
        continuableTransaction = isDistinct ? nil : scope
        transactionScopes.append(scope)
    }
}
