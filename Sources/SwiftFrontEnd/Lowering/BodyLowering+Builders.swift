@_implementationOnly import SwiftSyntax

/// Result builders. View builders make cells of the view graph directly; others call their build methods.
extension BodyLowering {
    func lowerBuilderBody(
        _ items: CodeBlockItemListSyntax, builder: NominalType, result: SwiftType
    ) -> [Statement] {
        let isView = builder.isFromPrelude && builder.name.hasSuffix("Builder")
        var statements: [Statement] = []
        let block = isView ? viewBlock(items, into: &statements) : userBlock(items, builder, into: &statements)
        let position = items.first.map { self.position(of: $0) } ?? symbol.position
        var value = block
        if !isView, let final = buildCall(builder, "buildFinalResult", [RawArgument(lowered: block)], at: position) {
            value = final
        }
        builtType = value.type
        statements.append(Statement(kind: .return(coerce(value, to: result)), position: position))
        return statements
    }

    // MARK: View builders

    /// The children of a block; statements between them are put into `statements` in order.
    private func viewBlock(_ items: CodeBlockItemListSyntax, into statements: inout [Statement]) -> Expression {
        predeclareLocalFunctions(items)
        var children: [Expression] = []
        let position = items.first.map { self.position(of: $0) } ?? symbol.position
        let isPlain = items.allSatisfy { $0.item.is(ExprSyntax.self) && !isBranching($0) }
        viewItems(items, &children, isPlain: isPlain, into: &statements)
        let viewType = lowerer.wellKnown("View").map { SwiftType.nominal($0, []) } ?? .unknown
        if children.count == 1, let only = children.first { return only }
        return Expression(kind: .viewBlock(children), type: viewType, position: position)
    }

    private func isBranching(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.is(IfExprSyntax.self) || item.item.is(SwitchExprSyntax.self)
            || item.item.is(MacroExpansionExprSyntax.self)
    }

    private func viewItems(
        _ items: CodeBlockItemListSyntax, _ children: inout [Expression], isPlain: Bool,
        into statements: inout [Statement]
    ) {
        for item in items {
            let position = position(of: item)
            var expression = item.item.as(ExprSyntax.self)
            if expression == nil { expression = item.item.as(ExpressionStmtSyntax.self)?.expression }
            if let config = item.item.as(IfConfigDeclSyntax.self) {
                if case .statements(let inner)? = ConditionalCompilation.activeClause(of: config)?.elements {
                    viewItems(inner, &children, isPlain: false, into: &statements)
                }
            } else if let expression {
                if let conditional = expression.as(IfExprSyntax.self) {
                    let child = temporary("$child\(children.count)", .unknown, at: position, isMutable: true)
                    statements.append(Statement(kind: .bind(.binding(child), nil), position: position))
                    statements.append(viewIf(conditional, to: child, site: nextSite(), index: 0))
                    children.append(local(child, at: position))
                } else if let choice = expression.as(SwitchExprSyntax.self) {
                    let child = temporary("$child\(children.count)", .unknown, at: position, isMutable: true)
                    statements.append(Statement(kind: .bind(.binding(child), nil), position: position))
                    statements.append(viewSwitch(choice, to: child))
                    children.append(local(child, at: position))
                } else if isPlain {
                    children.append(lower(expression, .unknown))
                } else {
                    let value = lower(expression, .unknown)
                    let child = temporary("$child\(children.count)", value.type, at: position)
                    statements.append(Statement(kind: .bind(.binding(child), value), position: position))
                    children.append(local(child, at: position))
                }
            } else {
                lowerItem(item, into: &statements)
            }
        }
    }

    private func nextSite() -> Int {
        lowerer.nextBranchSite += 1
        return lowerer.nextBranchSite
    }

    private func assign(_ value: Expression, to child: LocalVariable) -> Statement {
        Statement(
            kind: .expression(
                Expression(
                    kind: .assign(target: local(child, at: value.position), value: value), type: .void,
                    position: value.position)), position: value.position)
    }

    private func branch(_ branch: ViewBranch, _ content: Expression?, at position: SourcePosition) -> Expression {
        Expression(kind: .viewBranch(branch, content: content), type: .unknown, position: position)
    }

    /// Whether an `if` and its `else if`s show something in any case.
    private func endsWithElse(_ syntax: IfExprSyntax) -> Bool {
        var last = syntax
        while case .ifExpr(let next)? = last.elseBody { last = next }
        return last.elseBody != nil
    }

    /// An `if` and its `else if`s are one site; the branches count from 0.
    private func viewIf(_ syntax: IfExprSyntax, to child: LocalVariable, site: Int, index: Int) -> Statement {
        let position = position(of: syntax)
        let isChained = index > 0
        let isOptional = !endsWithElse(syntax)
        let (conditions, then) = inScope { () -> ([Condition], [Statement]) in
            let conditions = lowerConditions(syntax.conditions)
            return inScope {
                var statements: [Statement] = []
                let content = viewBlock(syntax.body.statements, into: &statements)
                let name = isChained ? "if.else\(index).true" : "if.true"
                statements.append(
                    assign(
                        branch(
                            ViewBranch(site: site, index: index, name: name, isOptional: isOptional), content,
                            at: position), to: child))
                return (conditions, statements)
            }
        }
        let otherwise: [Statement]
        switch syntax.elseBody {
        case .codeBlock(let block)?:
            otherwise = inScope {
                var statements: [Statement] = []
                let content = viewBlock(block.statements, into: &statements)
                let name = ViewBranch(site: site, index: index + 1, name: "if.false")
                statements.append(assign(branch(name, content, at: position), to: child))
                return statements
            }
        case .ifExpr(let next)?: otherwise = [viewIf(next, to: child, site: site, index: index + 1)]
        default:
            let name = ViewBranch(site: site, index: index + 1, name: "if.false", isOptional: true)
            otherwise = [assign(branch(name, nil, at: position), to: child)]
        }
        return Statement(kind: .if(conditions, then: then, else: otherwise), position: position)
    }

    private func viewSwitch(_ syntax: SwitchExprSyntax, to child: LocalVariable) -> Statement {
        let subject = lower(syntax.subject, .unknown)
        let site = nextSite()
        var index = -1
        var names = caseNames(syntax.cases)[...]
        let cases = lowerCases(syntax.cases, of: subject.type) { items in
            index += 1
            var statements: [Statement] = []
            let position = items.first.map { self.position(of: $0) } ?? subject.position
            let content = viewBlock(items, into: &statements)
            let name = names.popFirst() ?? "case\(index)"
            statements.append(
                assign(
                    branch(ViewBranch(site: site, index: index, name: "switch.\(name)"), content, at: position),
                    to: child))
            return statements
        }
        checkExhaustive(cases, of: subject.type, at: position(of: syntax))
        return Statement(kind: .switch(label: nil, subject, cases), position: position(of: syntax))
    }

    /// A readable name for each case: `loaded` of `case .loaded(let x)`.
    private func caseNames(_ cases: SwitchCaseListSyntax) -> [String] {
        cases.flatMap { element -> [String] in
            switch element {
            case .switchCase(let syntax):
                guard case .case(let label) = syntax.label, let pattern = label.caseItems.first?.pattern else {
                    return ["default"]
                }
                let text = pattern.trimmedDescription
                let name = text.drop { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "\"" }
                let plain = name.hasPrefix("let .") ? name.dropFirst(5) : name.hasPrefix(".") ? name.dropFirst() : name
                return [String(plain.prefix { $0.isLetter || $0.isNumber || $0 == "_" })]
            case .ifConfigDecl(let config):
                if case .switchCases(let inner)? = ConditionalCompilation.activeClause(of: config)?.elements {
                    return caseNames(inner)
                }
                return []
            @unknown default: return []
            }
        }
    }

    // MARK: Other builders

    private func userBlock(
        _ items: CodeBlockItemListSyntax, _ builder: NominalType, into statements: inout [Statement]
    ) -> Expression {
        predeclareLocalFunctions(items)
        var parts: [Expression] = []
        userItems(items, builder, &parts, into: &statements)
        let position = items.first.map { self.position(of: $0) } ?? symbol.position
        return combine(parts, builder, at: position)
    }

    private func combine(_ parts: [Expression], _ builder: NominalType, at position: SourcePosition) -> Expression {
        if has(builder, "buildPartialBlock"), let first = parts.first,
            var result = buildCall(
                builder, "buildPartialBlock", [RawArgument(label: "first", lowered: first)], at: position)
        {
            for part in parts.dropFirst() {
                guard
                    let next = buildCall(
                        builder, "buildPartialBlock",
                        [
                            RawArgument(label: "accumulated", lowered: result),
                            RawArgument(label: "next", lowered: part),
                        ],
                        at: position)
                else { break }
                result = next
            }
            return result
        }
        return buildCall(builder, "buildBlock", parts.map { RawArgument(lowered: $0) }, at: position)
            ?? failure(
                "lowering.builder", at: position,
                "result builder '\(builder.name)' cannot combine \(parts.count) components",
                fix: "give it 'buildBlock(_ components: …)'")
    }

    private func has(_ builder: NominalType, _ method: String) -> Bool {
        !lowerer.members(of: .nominal(builder, []), named: method).isEmpty
    }

    private func buildCall(
        _ builder: NominalType, _ method: String, _ arguments: [RawArgument], at position: SourcePosition
    ) -> Expression? {
        let type = SwiftType.nominal(builder, [])
        let metatype = Expression(kind: .metatype(type), type: .metatype(type), position: position)
        let candidates = lowerer.members(of: type, named: method).compactMap { found -> Candidate? in
            guard case .function(let function) = found.member, function.isStatic else { return nil }
            return Candidate(symbol: function, substitution: found.substitution, selfArgument: .value(metatype))
        }
        return resolveCall(candidates, arguments, expected: .unknown, at: position, name: method)
    }

    /// The type a builder's expressions have, where `buildExpression` declares one.
    private func expressionType(_ builder: NominalType) -> SwiftType {
        let functions = lowerer.members(of: .nominal(builder, []), named: "buildExpression")
        guard functions.count == 1, case .function(let function) = functions[0].member,
            let parameter = function.parameters.first
        else { return .unknown }
        return erasingUnbound(parameter.type)
    }

    private func userItems(
        _ items: CodeBlockItemListSyntax, _ builder: NominalType, _ parts: inout [Expression],
        into statements: inout [Statement]
    ) {
        func addPart(_ value: Expression, at position: SourcePosition) {
            let part = temporary("$part\(parts.count)", value.type, at: position)
            statements.append(Statement(kind: .bind(.binding(part), value), position: position))
            parts.append(local(part, at: position))
        }
        for item in items {
            let position = position(of: item)
            var expression = item.item.as(ExprSyntax.self)
            if expression == nil { expression = item.item.as(ExpressionStmtSyntax.self)?.expression }
            if let config = item.item.as(IfConfigDeclSyntax.self) {
                if case .statements(let inner)? = ConditionalCompilation.activeClause(of: config)?.elements {
                    userItems(inner, builder, &parts, into: &statements)
                }
            } else if let expression {
                if let conditional = expression.as(IfExprSyntax.self) {
                    let part = temporary("$part\(parts.count)", .unknown, at: position, isMutable: true)
                    statements.append(Statement(kind: .bind(.binding(part), nil), position: position))
                    let (branches, hasElse) = conditionalBranches(conditional)
                    statements.append(
                        userIf(branches[...], builder, hasElse: hasElse, total: branches.count, index: 0, to: part))
                    parts.append(local(part, at: position))
                } else if let choice = expression.as(SwitchExprSyntax.self) {
                    let part = temporary("$part\(parts.count)", .unknown, at: position, isMutable: true)
                    statements.append(Statement(kind: .bind(.binding(part), nil), position: position))
                    statements.append(userSwitch(choice, builder, to: part))
                    parts.append(local(part, at: position))
                } else {
                    var value = lower(expression, expressionType(builder))
                    if has(builder, "buildExpression"),
                        let built = buildCall(builder, "buildExpression", [RawArgument(lowered: value)], at: position)
                    {
                        value = built
                    }
                    addPart(value, at: position)
                }
            } else if let loop = item.item.as(ForStmtSyntax.self) {
                userFor(loop, builder, &parts, into: &statements)
            } else {
                lowerItem(item, into: &statements)
            }
        }
    }

    private func conditionalBranches(
        _ syntax: IfExprSyntax
    ) -> (branches: [(IfExprSyntax?, CodeBlockItemListSyntax)], hasElse: Bool) {
        var branches: [(IfExprSyntax?, CodeBlockItemListSyntax)] = []
        var current = syntax
        while true {
            branches.append((current, current.body.statements))
            switch current.elseBody {
            case .ifExpr(let next)?: current = next
            case .codeBlock(let block)?:
                branches.append((nil, block.statements))
                return (branches, true)
            default: return (branches, false)
            }
        }
    }

    /// Wraps a branch's value so that branches of a balanced tree have one type, as Swift does.
    private func either(
        _ value: Expression, index: Int, total: Int, _ builder: NominalType, at position: SourcePosition
    ) -> Expression {
        guard total > 1 else { return value }
        let half = total / 2 + total % 2
        let isFirst = index < half
        let inner =
            isFirst
            ? either(value, index: index, total: half, builder, at: position)
            : either(value, index: index - half, total: total - half, builder, at: position)
        return buildCall(
            builder, "buildEither", [RawArgument(label: isFirst ? "first" : "second", lowered: inner)], at: position)
            ?? inner
    }

    private func userIf(
        _ branches: ArraySlice<(IfExprSyntax?, CodeBlockItemListSyntax)>, _ builder: NominalType, hasElse: Bool,
        total: Int, index: Int, to part: LocalVariable
    ) -> Statement {
        guard let (syntax, items) = branches.first else {
            return Statement(kind: .block([]), position: part.position)
        }
        let position = syntax.map { self.position(of: $0) } ?? part.position
        func content() -> [Statement] {
            var statements: [Statement] = []
            var block = userBlock(items, builder, into: &statements)
            if syntax?.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) == true,
                let limited = buildCall(
                    builder, "buildLimitedAvailability", [RawArgument(lowered: block)], at: position)
            {
                block = limited
            }
            var value = either(block, index: index, total: total, builder, at: position)
            if !hasElse, let built = buildCall(builder, "buildOptional", [RawArgument(lowered: value)], at: position) {
                value = built
            }
            if part.type == .unknown { part.type = value.type }
            statements.append(assign(value, to: part))
            return statements
        }
        guard let syntax else { return Statement(kind: .block(inScope { content() }), position: position) }
        let (conditions, then) = inScope { () -> ([Condition], [Statement]) in
            let conditions = lowerConditions(syntax.conditions)
            return (conditions, inScope { content() })
        }
        let rest = branches.dropFirst()
        let otherwise: [Statement]
        if rest.isEmpty {
            let none = Expression(kind: .constant(.none), type: .unknown, position: position)
            let value = buildCall(builder, "buildOptional", [RawArgument(lowered: none)], at: position) ?? none
            otherwise = [assign(value, to: part)]
        } else {
            otherwise = [userIf(rest, builder, hasElse: hasElse, total: total, index: index + 1, to: part)]
        }
        return Statement(kind: .if(conditions, then: then, else: otherwise), position: position)
    }

    private func userSwitch(_ syntax: SwitchExprSyntax, _ builder: NominalType, to part: LocalVariable) -> Statement {
        let subject = lower(syntax.subject, .unknown)
        let total = caseNames(syntax.cases).count
        var index = -1
        let cases = lowerCases(syntax.cases, of: subject.type) { items in
            index += 1
            var statements: [Statement] = []
            let value = either(
                userBlock(items, builder, into: &statements), index: index, total: total, builder,
                at: subject.position)
            if part.type == .unknown { part.type = value.type }
            statements.append(assign(value, to: part))
            return statements
        }
        return Statement(kind: .switch(label: nil, subject, cases), position: position(of: syntax))
    }

    private func userFor(
        _ loop: ForStmtSyntax, _ builder: NominalType, _ parts: inout [Expression],
        into statements: inout [Statement]
    ) {
        let position = position(of: loop)
        let array = temporary("$array\(parts.count)", lowerer.type(.array, [.unknown]), at: position, isMutable: true)
        statements.append(
            Statement(
                kind: .bind(.binding(array), Expression(kind: .array([]), type: array.type, position: position)),
                position: position))
        let sequence = lower(loop.sequence, .unknown)
        let loopStatement = inScope { () -> Statement in
            let pattern = lowerPattern(loop.pattern, of: elementType(of: sequence.type), isMutable: false)
            let condition = loop.whereClause.map { lower($0.condition, lowerer.type(.bool)) }
            let body = inScope { () -> [Statement] in
                var inner: [Statement] = []
                let value = userBlock(loop.body.statements, builder, into: &inner)
                array.type = lowerer.type(.array, [value.type])
                let append = callMember(
                    "append", on: local(array, at: position), [RawArgument(lowered: value)], at: position,
                    expected: .unknown)
                inner.append(Statement(kind: .expression(append), position: position))
                return inner
            }
            return Statement(
                kind: .for(
                    Statement.ForLoop(
                        label: nil, pattern: pattern, sequence: sequence, where: condition, body: body, isAsync: false)),
                position: position)
        }
        statements.append(loopStatement)
        let built =
            buildCall(builder, "buildArray", [RawArgument(lowered: local(array, at: position))], at: position)
            ?? local(array, at: position)
        let part = temporary("$part\(parts.count)", built.type, at: position)
        statements.append(Statement(kind: .bind(.binding(part), built), position: position))
        parts.append(local(part, at: position))
    }
}
