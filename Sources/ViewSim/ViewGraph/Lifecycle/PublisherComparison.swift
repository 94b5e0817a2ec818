import SwiftMachine

/// Whether a body gives `onReceive` the publisher that it gave last time.
extension ViewGraph {
    /// An operator of Combine is a structure: it is the same as another one of its kind with the same upstream, the same
    /// arguments and closures that capture nothing. The declarations make each of a closure, which captures just these.
    func isSamePublisher(_ left: StructCell, _ right: StructCell) throws -> Bool {
        guard left.fields.count == right.fields.count else { return false }
        for index in left.fields.indices where try !isSamePart(left.fields[index], right.fields[index]) {
            return false
        }
        return true
    }

    private func isSamePart(_ left: Value, _ right: Value) throws -> Bool {
        guard case .cell(let leftCell) = left, case .cell(let rightCell) = right,
            let leftClosure = leftCell as? ClosureCell, let rightClosure = rightCell as? ClosureCell
        else { return try isSameValue(left, right) }
        if leftClosure === rightClosure { return true }
        guard leftClosure.function === rightClosure.function,
            leftClosure.function.isFromPrelude || leftClosure.captures.isEmpty,
            leftClosure.captures.count == rightClosure.captures.count
        else { return false }
        for (left, right) in zip(leftClosure.captures, rightClosure.captures) {
            if case .cell(let cell) = left, cell is BoxCell { return false }
            if try !isSamePart(left, right) { return false }
        }
        return true
    }
}
