@_implementationOnly import SwiftSyntax

/// Conditions, `if` and `switch`.
extension BodyLowering {

    /// Bindings of the conditions are declared in the current scope.
    func lowerConditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { element -> Condition in
            switch element.condition {
            case .expression(let expression):
                return .expression(forcing(lower(expression, lowerer.type(.bool))))
            case .availability(let availability):
                guard availability.availabilityKeyword.tokenKind == .poundUnavailable else { return .always }
                return .expression(
                    Expression(
                        kind: .constant(.bool(false)), type: lowerer.type(.bool), position: position(of: availability)))
            case .matchingPattern(let match):
                let value = lower(match.initializer.value, .unknown)
                return .pattern(lowerPattern(match.pattern, of: value.type, isMutable: false), value)
            case .optionalBinding(let binding):
                let value: Expression
                if let initializer = binding.initializer {
                    let declared = binding.typeAnnotation.map { lowerer.resolve($0.type, context: context) }
                    value = lower(initializer.value, declared.map { lowerer.optional($0) } ?? .unknown)
                } else {
                    let name = lowerer.names(in: binding.pattern).first ?? "_"
                    value = lowerName(name, at: position(of: binding), expected: .unknown)
                }
                let pattern = lowerPattern(
                    binding.pattern, of: unwrapped(value.type), isMutable: binding.bindingSpecifier.text == "var")
                return .pattern(.some(pattern), value)
            @unknown default: return .always
            }
        }
    }

    func lowerIf(_ syntax: IfExprSyntax) -> Statement {
        let position = position(of: syntax)
        let before = initializedWrappers
        let (conditions, then) = inScope {
            let conditions = lowerConditions(syntax.conditions)
            return (conditions, lowerBlock(syntax.body.statements))
        }
        let after = initializedWrappers
        initializedWrappers = before
        let otherwise: [Statement] =
            switch syntax.elseBody {
            case .codeBlock(let block)?: lowerBlock(block.statements)
            case .ifExpr(let next)?: [lowerIf(next)]
            default: []
            }
        initializedWrappers.formUnion(after)
        return Statement(kind: .if(conditions, then: then, else: otherwise), position: position)
    }

    func lowerSwitch(_ syntax: SwitchExprSyntax, label: String?) -> Statement {
        let subject = lower(syntax.subject, .unknown)
        let cases = lowerCases(syntax.cases, of: subject.type) { self.lowerItems($0) }
        checkExhaustive(cases, of: subject.type, at: position(of: syntax))
        return Statement(kind: .switch(label: label, subject, cases), position: position(of: syntax))
    }

    /// Reports a switch that leaves out cases of an enum or a Bool. Patterns inside of cases are not weighed.
    func checkExhaustive(_ cases: [Statement.Case], of type: SwiftType, at position: SourcePosition) {
        guard !context.isPrelude, !cases.contains(where: \.isDefault) else { return }
        var missing: [String] = []
        let patterns = cases.flatMap { $0.patterns.filter { $0.where == nil }.map(\.pattern) }
        for pattern in patterns {
            switch pattern {
            case .wildcard, .binding, .dynamicCase, .cast, .tuple, .some, .none: return
            default: continue
            }
        }
        guard case .nominal(let nominal, _) = type, nominal.kind == .enum, !nominal.isFromPrelude else { return }
        var named: Set<Int> = []
        for case .enumCase(let enumCase, _) in patterns where enumCase.owner === nominal { named.insert(enumCase.tag) }
        missing = nominal.cases.filter { !named.contains($0.tag) }.map { ".\($0.name)" }
        guard !missing.isEmpty else { return }
        _ = lowerer.error(
            "lowering.not-exhaustive", at: position, "switch must be exhaustive",
            why: "\(missing.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") not handled",
            fix: "add the missing cases, or 'default'")
    }

    /// Cases with their bodies lowered by the given function, in the scope of the bindings.
    func lowerCases(
        _ list: SwitchCaseListSyntax, of type: SwiftType, body: (CodeBlockItemListSyntax) -> [Statement]
    ) -> [Statement.Case] {
        var cases: [Statement.Case] = []
        for element in list {
            switch element {
            case .switchCase(let syntax):
                let lowered = inScope { () -> Statement.Case in
                    var patterns: [(pattern: Pattern, where: Expression?)] = []
                    var isDefault = true
                    if case .case(let label) = syntax.label {
                        isDefault = false
                        for item in label.caseItems.elements {
                            sharedBindings = patterns.isEmpty ? nil : scopes[scopes.count - 1].variables
                            let pattern = lowerPattern(item.pattern, of: type, isMutable: false)
                            sharedBindings = nil
                            let condition = item.whereClause.map { lower($0.condition, lowerer.type(.bool)) }
                            patterns.append((pattern, condition))
                        }
                    }
                    return Statement.Case(
                        patterns: patterns, body: body(syntax.statements), isDefault: isDefault)
                }
                cases.append(lowered)
            case .ifConfigDecl(let config):
                if case .switchCases(let inner)? = ConditionalCompilation.activeClause(of: config)?.elements {
                    cases += lowerCases(inner, of: type, body: body)
                }
            @unknown default: continue
            }
        }
        return cases
    }
}
