struct CollectionDifference<ChangeElement>: Sequence {
    enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        var _offset: Int {
            switch self {
            case .insert(let offset, _, _): offset
            case .remove(let offset, _, _): offset
            }
        }
        var _element: ChangeElement {
            switch self {
            case .insert(_, let element, _): element
            case .remove(_, let element, _): element
            }
        }
    }
    typealias Element = Change
    let insertions: [Change]
    let removals: [Change]
    init(_insertions: [Change], _removals: [Change]) {
        insertions = _insertions
        removals = _removals
    }
    var count: Int { insertions.count + removals.count }
    var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }
    func makeIterator() -> _ArrayIterator<Change> {
        var changes: [Change] = Array(removals.reversed())
        changes.append(contentsOf: insertions)
        return _ArrayIterator(_elements: changes)
    }
    func inverse() -> CollectionDifference<ChangeElement> {
        let inserted = removals.map { change -> Change in
            if case .remove(let offset, let element, let other) = change { return Change.insert(offset: offset, element: element, associatedWith: other) }
            return change
        }
        let removed = insertions.map { change -> Change in
            if case .insert(let offset, let element, let other) = change { return Change.remove(offset: offset, element: element, associatedWith: other) }
            return change
        }
        return CollectionDifference(_insertions: inserted, _removals: removed)
    }
    func inferringMoves() -> CollectionDifference<ChangeElement> {
        func unique(_ change: Change, _ changes: [Change]) -> Change? {
            let same = changes.filter { $0._element == change._element }
            return same.count == 1 ? same[0] : nil
        }
        return CollectionDifference(
            _insertions: insertions.map { change -> Change in
                guard unique(change, insertions) != nil, let other = unique(change, removals) else { return change }
                return Change.insert(offset: change._offset, element: change._element, associatedWith: other._offset)
            },
            _removals: removals.map { change -> Change in
                guard unique(change, removals) != nil, let other = unique(change, insertions) else { return change }
                return Change.remove(offset: change._offset, element: change._element, associatedWith: other._offset)
            })
    }
}

extension Collection {
    func difference<C: Collection>(from other: C) -> CollectionDifference<Element> { difference(from: other) { $0 == $1 } }
    func difference<C: Collection>(from other: C, by areEquivalent: (Element, Element) -> Bool) -> CollectionDifference<Element> {
        let old = Array(other)
        let new = Array(self)
        var furthest: [Int: Int] = [1: 0]
        var history: [[Int: Int]] = []
        var edits = 0
        var isDone = false
        while !isDone {
            history.append(furthest)
            let before = furthest
            furthest = [:]
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                var x: Int
                if diagonal == -edits {
                    x = before[diagonal + 1]!
                } else {
                    let left = before[diagonal - 1]!
                    if diagonal != edits, let above = before[diagonal + 1], left < above { x = above } else { x = left + 1 }
                }
                while x < old.count && x - diagonal < new.count && areEquivalent(old[x], new[x - diagonal]) { x += 1 }
                furthest[diagonal] = x
                if x >= old.count && x - diagonal >= new.count {
                    isDone = true
                    break
                }
            }
            edits += 1
        }
        var insertions: [CollectionDifference<Element>.Change] = []
        var removals: [CollectionDifference<Element>.Change] = []
        var x = old.count
        var y = new.count
        for step in stride(from: history.count - 1, to: 0, by: -1) {
            let before = history[step]
            let diagonal = x - y
            let isDown = diagonal == -step || (diagonal != step && before[diagonal - 1]! < before[diagonal + 1]!)
            let source = isDown ? diagonal + 1 : diagonal - 1
            x = before[source]!
            y = x - source
            if isDown {
                insertions.append(CollectionDifference<Element>.Change.insert(offset: y, element: new[y], associatedWith: nil))
            } else {
                removals.append(CollectionDifference<Element>.Change.remove(offset: x, element: old[x], associatedWith: nil))
            }
        }
        return CollectionDifference(_insertions: insertions.reversed(), _removals: removals.reversed())
    }
    func applying(_ difference: CollectionDifference<Element>) -> Self? {
        var result = Array(self)
        for change in difference {
            switch change {
            case .remove(let offset, _, _):
                if offset >= result.count { return nil }
                result.remove(at: offset)
            case .insert(let offset, let element, _):
                if offset > result.count { return nil }
                result.insert(element, at: offset)
            }
        }
        return Self(result)
    }
}
