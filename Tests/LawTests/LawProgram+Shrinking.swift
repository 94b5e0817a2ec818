extension LawProgram {
    /// The smallest program found that still breaks a law, of one script.
    func shrunk(script: Int, isBroken: (LawProgram) -> Bool) -> LawProgram {
        var smallest = self
        smallest.scripts = [scripts[script]]
        guard isBroken(smallest) else { return self }
        var attempts = 300
        var isShrinking = true
        while isShrinking, attempts > 0 {
            isShrinking = false
            for candidate in smallest.smaller {
                attempts -= 1
                guard attempts > 0 else { break }
                if isBroken(candidate) {
                    smallest = candidate
                    isShrinking = true
                    break
                }
            }
        }
        return smallest
    }

    /// Programs with one part less: fewer events first, then fewer views.
    private var smaller: [LawProgram] {
        let script = scripts[0]
        var result: [LawProgram] = []
        if script.count > 1 {
            result.append(LawProgram(shape: shape, scripts: [Array(script.prefix(script.count / 2))]))
        }
        for index in script.indices {
            var shorter = script
            shorter.remove(at: index)
            result.append(LawProgram(shape: shape, scripts: [shorter]))
        }
        return result + shape.smaller.map { LawProgram(shape: $0, scripts: scripts) }
    }
}

extension ViewShape {
    /// Shapes with a part less, the smallest first.
    var smaller: [ViewShape] {
        var result = children
        for (index, child) in children.enumerated() {
            result += child.smaller.compactMap { replacing(index, with: $0) }
        }
        switch self {
        case .stack(let stack, let children) where children.count > 1:
            for index in children.indices {
                var fewer = children
                fewer.remove(at: index)
                result.append(.stack(stack, fewer))
            }
        case .conditional(let condition, let first, .some): result.append(.conditional(condition, first, nil))
        case .unwrapped(let first, .some): result.append(.unwrapped(first, nil))
        default: break
        }
        return result.sorted { $0.size < $1.size }
    }

    /// The shape with another one in a child's place; nil where that cannot be written.
    private func replacing(_ index: Int, with child: ViewShape) -> ViewShape? {
        switch self {
        case .leaf: return nil
        case .container(let isFold, let tag, _): return .container(isFold: isFold, tag: tag, child)
        case .rows(let rows, _): return .rows(rows, child)
        case .identified(let number, _): return .identified(number, child)
        case .modified(let tag, _): return .modified(tag: tag, child)
        case .environment(let number, _): return .environment(number, child)
        case .section(let tag, _): return .section(tag: tag, child)
        case .disclosure(let tag, _): return .disclosure(tag: tag, child)
        case .pages(let tag, let first, let second):
            return index == 0 ? .pages(tag: tag, child, second) : .pages(tag: tag, first, child)
        case .sheet(let tag, let first, let second):
            return index == 0 ? .sheet(tag: tag, child, second) : .sheet(tag: tag, first, child)
        case .stack(let stack, var children):
            children[index] = child
            return .stack(stack, children)
        case .choice(let number, var cases):
            cases[index] = child
            return .choice(number, cases)
        case .conditional(let condition, let first, let second):
            return index == 0 ? .conditional(condition, child, second) : .conditional(condition, first, child)
        case .unwrapped(let first, let second):
            return index == 0 ? .unwrapped(child, second) : .unwrapped(first, child)
        case .erased(let condition, let first, let second):
            return index == 0 ? .erased(condition, child, second) : .erased(condition, first, child)
        }
    }
}
