import SwiftFrontEnd
import SwiftMachine

/// The rows of a `ForEach` in a lazy container: ids are read in one pass, rows are made for the window only.
extension ViewGraph {
    /// Takes new data over: rows follow their ids, and those in the window are evaluated.
    func updateLazyRows(of node: ForEachNode) throws {
        let source = try shownData(of: node)
        let isFirst = node.lazy == nil
        var data = node.lazy ?? LazyData()
        data.version += 1
        var added = 0..<0
        if isFirst || !isSameCell(data.source, source) {
            let elements = try elements(of: source)
            let ids = try ids(of: elements, by: node.field(.id))
            added = try follow(ids, in: node, data: data)
            data.source = source
            data.elements = elements
            data.ids = ids
        }
        data.hidden = node.lazy?.hidden ?? []
        data.distant = node.lazy?.distant ?? DistantRows()
        node.lazy = data
        try fillRows(of: node)
        try warnDuplicates(in: node)
        if node.lazy?.hasIdentifiedRows == true { try makeValues(of: added, in: node) }
    }

    private func isSameCell(_ left: Value, _ right: Value) -> Bool {
        guard case .cell(let left) = left, case .cell(let right) = right, left is ArrayCell else { return false }
        return left === right
    }

    /// Gives the rows their new places and removes those whose ids are gone; the places between which ids are new.
    private func follow(_ ids: ContiguousArray<Value>, in node: ForEachNode, data: LazyData) throws -> Range<Int> {
        let old = data.ids
        var prefix = 0
        let shorter = min(old.count, ids.count)
        while prefix < shorter, try isSameID(old[prefix], ids[prefix]) { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, try isSameID(old[old.count - 1 - suffix], ids[ids.count - 1 - suffix]) {
            suffix += 1
        }
        var between = RowTable(interpreter: interpreter)
        var isEmpty = true
        for row in allRows(of: node) {
            guard let place = row.lazy else { continue }
            if place.index >= old.count - suffix {
                place.index += ids.count - old.count
            } else if place.index >= prefix {
                try between.insert(row)
                isEmpty = false
            }
        }
        let changed = prefix..<max(prefix, ids.count - suffix)
        var leavingRows = try leavingRows(of: node)
        guard !isEmpty || leavingRows != nil else {
            node.lazy?.distant.renew()
            return changed
        }
        var last = -1
        for index in changed {
            guard let (row, position) = try between.take(ids[index]) else {
                guard let (row, _) = try leavingRows?.take(ids[index]) else { continue }
                row.isLeaving = false
                row.lazy?.index = index
                node.lazy?.hidden.append(row)
                continue
            }
            if position < last { trace.emit(.identityMove, identity: row.identity) }
            last = max(last, position)
            row.lazy?.index = index
        }
        let gone = between.remaining
        for row in gone { try takeOut(row, of: node) }
        if leavingRows != nil { leaving.forgetReturned(to: node) }
        node.children.removeAll(where: \.isTakenOut)
        node.lazy?.hidden.removeAll(where: \.isTakenOut)
        node.lazy?.distant.renew()
        return changed
    }

    /// All rows that exist.
    private func allRows(of node: ForEachNode) -> [RowNode] {
        nearRows(of: node) + (node.lazy?.distant.rows ?? [])
    }

    /// Rows in and around the window, in the order of the data.
    private func nearRows(of node: ForEachNode) -> [RowNode] {
        (node.children + (node.lazy?.hidden ?? [])).compactMap { $0 as? RowNode }
            .sorted { ($0.lazy?.index ?? 0) < ($1.lazy?.index ?? 0) }
    }

    /// Makes, updates, parks and drops rows, so that those are on screen which the window shows.
    func fillRows(of node: ForEachNode) throws {
        guard let filled = lazyRows.fill, let data = node.lazy else { return }
        defer { lazyRows.fill?.prepared = filled.prepared }
        let start = filled.row
        let rows = nearRows(of: node)
        let count = data.ids.count
        var existing: [Int: RowNode] = [:]
        for row in rows { if let index = row.lazy?.index { existing[index] = row } }
        if data.hasOptionalRows { lazyRows.fill?.prepare(start..<start + 1) }
        var (index, row) = firstElement(
            from: lazyRows.fill?.prepared.lowerBound ?? 0, start: start, rows: rowsWithOddCounts(near: rows, of: data),
            count: count)
        lazyRows.fill?.row = row
        var shown: ContiguousArray<ViewNode> = []
        var hidden: ContiguousArray<ViewNode> = []
        var kept: Set<Int> = []
        while index < count, let current = lazyRows.fill, current.row < current.prepared.upperBound {
            let known = existing[index] ?? node.lazy?.distant.take(index)
            let row = try bringIn(known, index: index, of: node)
            row.firstRow = current.row
            row.rowCount = (lazyRows.fill?.row ?? current.row) - current.row
            kept.insert(index)
            if current.shows(row.firstRow, count: row.rowCount) { shown.append(row) } else { hidden.append(row) }
            index += 1
        }
        var left = count - index
        for row in rows {
            guard let place = row.lazy, !kept.contains(place.index) else { continue }
            if place.index >= index { left += row.rowCount - 1 }
            try setAside(row, at: place)
            guard row.isAlive else { continue }
            if place.isHollow, lazyRows.fill?.container.behavior.retainedUpdates == nil {
                node.lazy?.distant.insert(row)
            } else {
                hidden.append(row)
            }
        }
        if data.distant.hasOddCounts {
            for row in data.distant.rows where row.isParked && (row.lazy?.index ?? 0) >= index {
                left += row.rowCount - 1
            }
        }
        lazyRows.fill?.row += left
        hidden.sort { (($0 as? RowNode)?.lazy?.index ?? 0) < (($1 as? RowNode)?.lazy?.index ?? 0) }
        node.children = shown
        node.lazy?.hidden = hidden
        if node.lazy?.hasOptionalRows == true, !data.hasOptionalRows, index > kept.count {
            // Only now is it known that the rows before have to be there.
            lazyRows.fill?.row = start
            try fillRows(of: node)
        }
    }

    /// Rows that stand for more or fewer than one row of the container, in the order of the data.
    private func rowsWithOddCounts(near rows: [RowNode], of data: LazyData) -> [RowNode] {
        let near = rows.filter { $0.rowCount != 1 }
        guard data.distant.hasOddCounts else { return near }
        return (near + data.distant.rows.filter { $0.rowCount != 1 })
            .sorted { ($0.lazy?.index ?? 0) < ($1.lazy?.index ?? 0) }
    }

    /// The first element whose rows reach a row, and the row where it begins.
    private func firstElement(from target: Int, start: Int, rows: [RowNode], count: Int) -> (index: Int, row: Int) {
        var index = 0
        var row = start
        for known in rows {
            guard let place = known.lazy?.index, place >= index else { continue }
            if row + (place - index) >= target { break }
            row += place - index
            index = place
            if row + known.rowCount > target { return (index, row) }
            row += known.rowCount
            index += 1
        }
        let step = min(max(0, target - row), count - index)
        return (index + step, row + step)
    }

    /// A row that the window wants: made, brought back, or brought in line.
    private func bringIn(_ existing: RowNode?, index: Int, of node: ForEachNode) throws -> RowNode {
        guard let data = node.lazy else {
            throw interpreter.trap("rows.missing", "a row has no data", why: nil, fix: nil)
        }
        guard let row = existing else {
            let row = RowNode(key: data.ids[index], in: node, graph: self)
            row.lazy = LazyRow(index: index, version: data.version)
            row.installed = data.elements[index]
            try evaluate(row, reason: nil)
            noteShape(of: row, in: node)
            return row
        }
        let wasParked = row.isParked
        row.isParked = false
        row.lazy?.isHollow = false
        row.lazy?.index = index
        if row.lazy?.version != data.version || row.isDirty {
            row.lazy?.version = data.version
            row.installed = data.elements[index]
            try evaluate(row, reason: nil)
            noteShape(of: row, in: node)
        } else {
            try refillChildren(of: row)
        }
        if wasParked {
            try evaluateWaiting(row)
            enter(row)
        }
        return row
    }

    /// A row that the window does not want is parked, loses what is nested in it, and at last goes.
    private func setAside(_ row: RowNode, at place: LazyRow) throws {
        guard let fill = lazyRows.fill else { return }
        if !row.isParked {
            leave(row)
            row.isParked = true
            lazyRows.hasParked = true
            place.parkedAt = fill.container.fillNumber
        } else if isExpired(parkedAt: place.parkedAt, in: fill.container) {
            remove(row, isReplaced: false, reason: Self.droppedReason)
            return
        }
        if isFar(row: row.firstRow, count: row.rowCount, in: fill) {
            hollow(row)
            place.version = 0
            place.isHollow = true
        }
    }

    /// Learns from a row what `ForEach` cannot know without it.
    private func noteShape(of row: RowNode, in node: ForEachNode) {
        var next: ViewNode? = row
        while let current = next {
            switch current.role {
            case .branch:
                if (current as? BranchNode)?.branch?.isOptional == true { node.lazy?.hasOptionalRows = true }
            case .identified:
                if lazyRows.fill?.container.behavior.makesAllIdentifiedRows == true {
                    node.lazy?.hasIdentifiedRows = true
                }
            case .leaf, .container, .opaque, .closureContent: return
            default: break
            }
            next = current.children.first ?? current.offscreen.first
        }
    }

    /// Makes the view values of elements without rows: explicit ids are known only from them.
    private func makeValues(of elements: Range<Int>, in node: ForEachNode) throws {
        guard let data = node.lazy else { return }
        let known = Set(allRows(of: node).compactMap { $0.lazy?.index })
        for index in elements where !known.contains(index) {
            _ = try interpreter.untracked { try interpreter.call(node.field(.content), [data.elements[index]]) }
        }
    }

    private func warnDuplicates(in node: ForEachNode) throws {
        var used = IDTable(interpreter: interpreter)
        let container = node.rowContainer?.info?.type.name ?? "List"
        for case let row as RowNode in node.children where try !used.insert(row.key) {
            try warnDuplicate(row.key, node: node)
            context.warn(
                "\(container == "List" ? "List" : "\(container)Layout"): the ID \(try interpreter.describe(row.key, as: nil)) is used by "
                    + "multiple child views, this will give undefined results!", at: contentPosition(of: node))
        }
    }
}
