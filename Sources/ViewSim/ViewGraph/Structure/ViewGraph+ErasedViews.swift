import SwiftMachine

extension ViewGraph {
    /// What an `AnyView` holds; an erased view inside another one adds no level of its own.
    func erasedContent(of view: Value) -> Value {
        var content = view
        while true {
            let inner = classify(content)
            guard inner.role == .anyView, let info = inner.info else { return content }
            content = info.value(of: .content, in: inner.value)
        }
    }

    /// Whether two views are of one type to Swift: modifiers and generic arguments are part of it, which branch of a
    /// conditional shows is not.
    ///
    /// Values carry no generic arguments. They follow from the views inside, so the two are walked side by side; where
    /// a type does not show, it counts as the same.
    func isSameViewType(_ left: Value, _ right: Value) -> Bool {
        var pairs = [(left, right)]
        while let (left, right) = pairs.popLast() {
            switch (left, right) {
            case (.cell(let left), .cell(let right)):
                if left === right { continue }
                guard appendParts(of: unwrapped(left), unwrapped(right), to: &pairs) else { return false }
            case (.none, _), (_, .none): continue
            default:
                guard interpreter.nominalType(of: left) === interpreter.nominalType(of: right) else { return false }
            }
        }
        return true
    }

    private func unwrapped(_ cell: HeapCell) -> HeapCell {
        var cell = cell
        while true {
            switch cell {
            case let outer as SomeCell: if case .cell(let inner) = outer.value { cell = inner } else { return cell }
            case let outer as ErasedCell: if case .cell(let inner) = outer.value { cell = inner } else { return cell }
            default: return cell
            }
        }
    }

    /// Whether two cells are of one type as far as they themselves show; what is inside is compared later.
    private func appendParts(of left: HeapCell, _ right: HeapCell, to pairs: inout [(Value, Value)]) -> Bool {
        switch (left, right) {
        case (let left as StructCell, let right as StructCell):
            guard left.type === right.type else { return false }
            return appendFields(of: left, right, to: &pairs)
        case (let left as ViewBlockCell, let right as ViewBlockCell):
            guard left.children.count == right.children.count else { return false }
            pairs += zip(left.children, right.children)
            return true
        case (let left as ViewBranchCell, let right as ViewBranchCell):
            guard left.branch.site == right.branch.site else { return false }
            if left.branch == right.branch { pairs.append((left.content ?? .none, right.content ?? .none)) }
            return true
        case (let left as OpaqueCell, let right as OpaqueCell): return left.name == right.name
        case (let left as EnumCell, let right as EnumCell): return left.enumCase.owner === right.enumCase.owner
        default: return interpreter.nominalType(of: .cell(left)) === interpreter.nominalType(of: .cell(right))
        }
    }

    private func appendFields(of left: StructCell, _ right: StructCell, to pairs: inout [(Value, Value)]) -> Bool {
        func append(at index: Int) {
            guard index < left.fields.count, index < right.fields.count else { return }
            pairs.append((left.fields[index], right.fields[index]))
        }
        let info = context.types.info(of: left.type)
        func append(_ field: ViewField) {
            pairs.append((info.value(of: field, in: left), info.value(of: field, in: right)))
        }
        switch info.role {
        case .inert:
            guard case .function(let first) = info.value(of: .modifier, in: left),
                case .function(let second) = info.value(of: .modifier, in: right)
            else { return true }
            append(.content)
            return first.toOpaque() == second.toOpaque()
        case .anyView: return true
        case .viewModifier where info.body == nil:
            append(.content)
            append(.modifier)
        default:
            for field in info.childFields { append(at: field.index) }
            guard !left.type.isFromPrelude, !left.type.genericParameters.isEmpty else { return true }
            for (index, property) in left.type.storedProperties.enumerated() {
                if case .parameter = property.type { append(at: index) }
            }
        }
        return true
    }

    /// The type of views as SwiftUI's messages name it, as far as values show it.
    func viewTypeName(_ views: [Value]) -> String {
        if views.count == 1, let view = views.first {
            let type = DynamicType(interpreter: interpreter).type(of: classify(view).value)
            return TypeNamer(isQualified: false).name(of: type)
        }
        return views.isEmpty ? "EmptyView" : "TupleView<(\(views.map { viewTypeName([$0]) }.joined(separator: ", ")))>"
    }
}
