@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

extension LawProgram {
    /// A program made of random numbers: the same for the same seed.
    init(seed: UInt64, scripts: Int) {
        var random = SplitMix64(state: seed)
        var maker = ShapeMaker(random: random)
        var children: [ViewShape] = []
        for _ in 0..<2 + maker.random.below(3) { children.append(maker.shape(depth: 3, scope: ShapeScope())) }
        random = maker.random
        shape = .stack(.group, children)
        self.scripts = (0..<scripts).map { _ in
            (0..<3 + random.below(5)).map { _ in
                random.chance(30) ? Self.tapBase + random.below(60) : random.below(Self.eventCount)
            }
        }
    }
}

/// Makes shapes, with a new tag for each.
private struct ShapeMaker {
    var random: SplitMix64
    private var lastTag = 0

    init(random: SplitMix64) { self.random = random }

    private mutating func tag() -> Int {
        lastTag += 1
        return lastTag
    }

    mutating func shape(depth: Int, scope: ShapeScope) -> ViewShape {
        guard depth > 0 else { return leaf(scope) }
        switch random.below(24) {
        case 0...3: return leaf(scope)
        case 4, 5:
            let count = 1 + random.below(3)
            return .stack(
                random.pick(ViewShape.Stack.eager), (0..<count).map { _ in shape(depth: depth - 1, scope: scope) })
        case 6, 7:
            return .conditional(
                random.pick(ViewShape.Condition.allCases), shape(depth: depth - 1, scope: scope),
                random.chance(60) ? shape(depth: depth - 1, scope: scope) : nil)
        case 8:
            return .choice(
                .rest(number(scope)), (0..<2 + random.below(2)).map { _ in shape(depth: depth - 1, scope: scope) })
        case 9:
            return .unwrapped(
                shape(depth: depth - 1, scope: scope.inPayload),
                random.chance(50) ? shape(depth: depth - 1, scope: scope) : nil)
        case 10...12:
            guard scope.depth < 2 else { return leaf(scope) }
            if random.chance(30) {
                // No conditions inside: lazy containers keep the state of what is hidden in a row, others do not.
                let row = ViewShape.stack(.horizontal, [leaf(scope.inRow), leaf(scope.inRow)])
                return .stack(random.pick([.lazy, .list]), [.rows(random.pick(ViewShape.Rows.allCases), row)])
            }
            return .rows(random.pick(ViewShape.Rows.allCases), shape(depth: depth - 1, scope: scope.inRow))
        case 13, 14: return .identified(number(scope), shape(depth: depth - 1, scope: scope))
        case 15:
            return .erased(random.pick(ViewShape.Condition.allCases), expression(scope), expression(scope))
        case 16: return .modified(tag: tag(), shape(depth: depth - 1, scope: scope))
        case 17: return .environment(number(scope), shape(depth: depth - 1, scope: scope))
        case 18: return .container(isFold: random.chance(50), tag: tag(), shape(depth: depth - 1, scope: scope))
        case 19: return .disclosure(tag: tag(), shape(depth: depth - 1, scope: scope))
        case 20, 21:
            // A stack in a page of another one is not what anybody writes.
            guard !scope.isOnPage else { return leaf(scope) }
            return .pages(
                tag: tag(), shape(depth: depth - 1, scope: scope.inPage), shape(depth: depth - 1, scope: scope.inPage))
        case 22: return .sheet(tag: tag(), shape(depth: depth - 1, scope: scope), shape(depth: depth - 1, scope: scope))
        default: return .section(tag: tag(), shape(depth: depth - 1, scope: scope))
        }
    }

    /// What can stand as an argument.
    private mutating func expression(_ scope: ShapeScope) -> ViewShape {
        switch random.below(5) {
        case 0: .identified(number(scope), leaf(scope))
        case 1: .stack(.vertical, [leaf(scope), leaf(scope)])
        case 2: .modified(tag: tag(), leaf(scope))
        default: leaf(scope)
        }
    }

    private mutating func leaf(_ scope: ShapeScope) -> ViewShape {
        let leaves = ViewShape.Leaf.allCases.filter { !scope.isOnPage || !$0.dependsOnAppearing }
        return .leaf(random.pick(leaves), tag: tag(), input: number(scope))
    }

    private mutating func number(_ scope: ShapeScope) -> ViewShape.Number {
        switch random.below(8) {
        case 0: .constant(random.below(4))
        case 1, 2: .a
        case 3: .count
        case 4: scope.hasPayload ? .payload : .half(.a)
        case 5: scope.depth > 0 ? .row(random.below(scope.depth)) : .rest(.a)
        case 6: .half(number(scope))
        default: .rest(number(scope))
        }
    }
}
