@_implementationOnly import SwiftSyntax

/// Precedence of operators.
///
/// Expressions are folded here and not by SwiftOperators, because its folded trees lose their source positions unless
/// the whole file is rewritten, which costs more than parsing it.
struct OperatorTable {
    enum Associativity {
        case left, right, none
    }

    struct Precedence {
        var level: Int
        var associativity: Associativity
    }

    private var groups: [String: Precedence] = [
        "BitwiseShiftPrecedence": Precedence(level: 160, associativity: .none),
        "MultiplicationPrecedence": Precedence(level: 150, associativity: .left),
        "AdditionPrecedence": Precedence(level: 140, associativity: .left),
        "RangeFormationPrecedence": Precedence(level: 135, associativity: .none),
        "CastingPrecedence": Precedence(level: 132, associativity: .none),
        "NilCoalescingPrecedence": Precedence(level: 131, associativity: .right),
        "ComparisonPrecedence": Precedence(level: 130, associativity: .none),
        "LogicalConjunctionPrecedence": Precedence(level: 120, associativity: .left),
        "LogicalDisjunctionPrecedence": Precedence(level: 110, associativity: .left),
        "TernaryPrecedence": Precedence(level: 100, associativity: .right),
        "AssignmentPrecedence": Precedence(level: 90, associativity: .right),
        "DefaultPrecedence": Precedence(level: 125, associativity: .none),
    ]

    private var infix: [String: String] = {
        var table: [String: String] = [:]
        let rows: [(String, String)] = [
            ("<< >> &<< &>>", "BitwiseShiftPrecedence"),
            ("* / % &* &", "MultiplicationPrecedence"),
            ("+ - &+ &- | ^", "AdditionPrecedence"),
            ("..< ...", "RangeFormationPrecedence"),
            ("??", "NilCoalescingPrecedence"),
            ("< <= > >= == != === !== ~=", "ComparisonPrecedence"),
            ("&&", "LogicalConjunctionPrecedence"),
            ("||", "LogicalDisjunctionPrecedence"),
            ("= += -= *= /= %= <<= >>= &= |= ^= &+= &-= &*=", "AssignmentPrecedence"),
        ]
        for (names, group) in rows {
            for name in names.split(separator: " ") { table[String(name)] = group }
        }
        return table
    }()

    mutating func declare(_ syntax: PrecedenceGroupDeclSyntax) {
        var precedence = Precedence(level: 125, associativity: .none)
        for attribute in syntax.groupAttributes {
            if let relation = attribute.as(PrecedenceGroupRelationSyntax.self),
                let other = relation.precedenceGroups.first.flatMap({ groups[$0.name.text] })
            {
                precedence.level =
                    relation.higherThanOrLowerThanLabel.text == "higherThan" ? other.level + 1 : other.level - 1
            }
            if let associativity = attribute.as(PrecedenceGroupAssociativitySyntax.self) {
                switch associativity.value.text {
                case "left": precedence.associativity = .left
                case "right": precedence.associativity = .right
                default: break
                }
            }
        }
        groups[syntax.name.text] = precedence
    }

    mutating func declare(_ syntax: OperatorDeclSyntax) {
        guard syntax.fixitySpecifier.text == "infix" else { return }
        infix[syntax.name.text] = syntax.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
    }

    func precedence(of name: String) -> Precedence {
        infix[name].flatMap { groups[$0] } ?? Precedence(level: 125, associativity: .none)
    }

    var ternary: Precedence { Precedence(level: 100, associativity: .right) }
    var cast: Precedence { Precedence(level: 132, associativity: .none) }
}

/// An expression whose operators are grouped by precedence.
indirect enum FoldedExpression {
    case operand(ExprSyntax)
    case infix(FoldedExpression, operator: ExprSyntax, name: String, FoldedExpression)
    case ternary(FoldedExpression, UnresolvedTernaryExprSyntax, FoldedExpression)
    /// `is`, `as`, `as?`, `as!`: the operator and the type.
    case cast(FoldedExpression, operator: ExprSyntax, ExprSyntax)

    /// The first operand.
    var firstSyntax: ExprSyntax {
        switch self {
        case .operand(let syntax): syntax
        case .infix(let left, _, _, _), .ternary(let left, _, _), .cast(let left, _, _): left.firstSyntax
        }
    }
}

extension OperatorTable {
    /// Groups the elements of a sequence by precedence. O(n) for chains of one precedence.
    func fold(_ sequence: SequenceExprSyntax) -> FoldedExpression? {
        let elements = Array(sequence.elements)
        var index = 0
        return fold(elements, at: &index, minimum: 0)
    }

    private func fold(_ elements: [ExprSyntax], at index: inout Int, minimum: Int) -> FoldedExpression? {
        guard index < elements.count else { return nil }
        var left: FoldedExpression = .operand(elements[index])
        index += 1
        // `try` and `await` at the front cover everything to their right; the parser leaves them inside the operand.
        while index < elements.count {
            let element = elements[index]
            if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
                guard cast.level >= minimum, index + 1 < elements.count else { break }
                left = .cast(left, operator: element, elements[index + 1])
                index += 2
                continue
            }
            if let syntax = element.as(UnresolvedTernaryExprSyntax.self) {
                guard ternary.level >= minimum else { break }
                index += 1
                guard let right = fold(elements, at: &index, minimum: ternary.level) else { return left }
                left = .ternary(left, syntax, right)
                continue
            }
            let name: String
            if let binary = element.as(BinaryOperatorExprSyntax.self) {
                name = binary.operator.text
            } else if element.is(AssignmentExprSyntax.self) {
                name = "="
            } else {
                break
            }
            let precedence = precedence(of: name)
            guard precedence.level >= minimum else { break }
            index += 1
            let next = precedence.associativity == .right ? precedence.level : precedence.level + 1
            guard let right = fold(elements, at: &index, minimum: next) else { return left }
            left = .infix(left, operator: element, name: name, right)
        }
        return left
    }
}
