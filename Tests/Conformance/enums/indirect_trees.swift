// An indirect enum holds values of itself.
indirect enum Expression {
    case number(Int)
    case sum(Expression, Expression)
    case product(Expression, Expression)
    case negated(Expression)

    var value: Int {
        switch self {
        case .number(let number): number
        case .sum(let left, let right): left.value + right.value
        case .product(let left, let right): left.value * right.value
        case .negated(let inner): -inner.value
        }
    }

    var text: String {
        switch self {
        case .number(let number): "\(number)"
        case .sum(let left, let right): "(\(left.text) + \(right.text))"
        case .product(let left, let right): "\(left.text) * \(right.text)"
        case .negated(let inner): "-\(inner.text)"
        }
    }
}

let tree = Expression.product(.sum(.number(2), .negated(.number(5))), .number(4))
print(tree.text, "=", tree.value)

enum Tree<Element: Comparable> {
    case leaf
    indirect case node(Tree, Element, Tree)

    func inserting(_ new: Element) -> Tree {
        guard case .node(let left, let element, let right) = self else { return .node(.leaf, new, .leaf) }
        return new < element
            ? .node(left.inserting(new), element, right)
            : .node(left, element, right.inserting(new))
    }

    var sorted: [Element] {
        if case .node(let left, let element, let right) = self { return left.sorted + [element] + right.sorted }
        return []
    }
}
print([5, 1, 4, 2, 3].reduce(Tree<Int>.leaf) { $0.inserting($1) }.sorted)
