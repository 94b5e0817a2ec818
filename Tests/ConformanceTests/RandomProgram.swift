import Foundation

@testable import SwiftMachine
@testable import ViewSim

/// A program made from a seed: objects in variables, fields, structs, enums, collections and closures, passed around,
/// replaced and let go, with all births, deaths and values printed.
///
/// Swift does not promise how long a local lives after its last use. So each scope ends by giving its variables something
/// else, the last one first, with output in between.
struct RandomProgram {
    let seed: UInt64
    private var random: SplitMix64
    private var lines: [String] = []
    private var depth = 0
    private var count = 0
    /// The variables in scope, the innermost scope last.
    private var scopes: [[Variable]] = []
    /// How many statements may still be written.
    private var budget: Int

    private struct Variable {
        let name: String
        let kind: Kind

        /// What can be printed of it.
        var text: String {
            switch kind {
            case .node: "\(name).name"
            case .optional: "\(name)?.name ?? \"nil\""
            case .array, .table: "\(name).count"
            case .pair, .slot: "\(name).text"
            case .closure: "\(name)()"
            }
        }
    }

    private enum Kind: CaseIterable {
        case node, optional, array, table, pair, slot, closure

        /// What a variable is given so that it lets go of what it holds.
        var empty: String {
            switch self {
            case .node: "bin"
            case .optional: "nil"
            case .array: "[]"
            case .table: "[:]"
            case .pair: "Pair(left: nil, right: nil)"
            case .slot: ".empty"
            case .closure: "{ \"\" }"
            }
        }
    }

    init(seed: UInt64, statements: Int = 24) {
        self.seed = seed
        random = SplitMix64(state: seed)
        budget = statements
        writeTypes()
        writeFunctions()
        writeMain()
    }

    /// A namespace with a function `run`.
    var source: String { lines.joined(separator: "\n") + "\n" }

    var name: String { "Program\(seed)" }

    // MARK: Writing

    private mutating func write(_ line: String) {
        // The compiler refuses to assign a variable to itself.
        let sides = line.components(separatedBy: " = ")
        if sides.count == 2, sides[0] == sides[1] { return }
        lines.append(String(repeating: "    ", count: depth) + line)
    }

    private mutating func block(_ head: String, _ body: (inout RandomProgram) -> Void) {
        write(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        write("}")
    }

    private mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

    private mutating func flip() -> Bool { number(below: 2) == 0 }

    private mutating func pick<T>(_ values: [T]) -> T { values[number(below: values.count)] }

    private mutating func fresh(_ prefix: String) -> String {
        count += 1
        return "\(prefix)\(count)"
    }

    // MARK: Declarations

    private mutating func writeTypes() {
        write("enum \(name) {")
        depth = 1
        var fields = [
            "var next: Node?", "var kids: [Node] = []", "var slot = Slot.empty", "var pair: Pair?",
            "var action: (() -> String)?", "weak var friend: Node?", "var table: [String: Node] = [:]",
        ]
        fields.shuffle(using: &random)
        let isObserved = flip()
        block("class Node") { program in
            program.write("let name: String")
            for field in fields {
                let observer =
                    isObserved && field.hasPrefix("var next") ? " { didSet { print(\"next of\", name) } }" : ""
                program.write(field + observer)
            }
            program.write("init(_ name: String) { self.name = name; print(\"+\\(name)\") }")
            program.write(
                "func text() -> String { \"\\(name)(\\(next?.name ?? \"-\") \\(kids.count) \\(slot.text))\" }")
            program.write("deinit { print(\"-\\(name)\") }")
        }
        block("final class Leaf: Node") { program in
            program.write("var extra: Node?")
            program.block("init(_ name: String, _ extra: Node?)") { inner in
                inner.write("self.extra = extra")
                inner.write("super.init(name)")
            }
            program.write("override func text() -> String { \"leaf \" + super.text() }")
            program.write("deinit { print(\"~\\(name)\", extra?.name ?? \"-\") }")
        }
        let members = flip() ? ["left", "right"] : ["right", "left"]
        block("struct Pair") { program in
            for member in members { program.write("var \(member): Node?") }
            program.write("var n = 0")
            program.block("init(left: Node?, right: Node?, n: Int = 0)") { inner in
                inner.write("self.left = left")
                inner.write("self.right = right")
                inner.write("self.n = n")
            }
            program.write("mutating func turn() { swap(&left, &right); n += 1 }")
            program.write("var text: String { \"\\(left?.name ?? \"-\")|\\(right?.name ?? \"-\")|\\(n)\" }")
        }
        block("enum Slot") { program in
            program.write("case empty, one(Node), two(Node, Pair), many([Node])")
            program.block("var text: String") { inner in
                inner.block("switch self") { cases in
                    cases.write("case .empty: return \".\"")
                    cases.write("case .one(let node): return node.name")
                    cases.write("case .two(let node, let pair): return node.name + pair.text")
                    cases.write("case .many(let nodes): return nodes.map(\\.name).joined(separator: \",\")")
                }
            }
        }
        write("struct Failure: Error { let node: Node }")
    }

    private mutating func writeFunctions() {
        write("nonisolated(unsafe) static let bin = Node(\"bin\")")
        write("static func make(_ name: String) -> Node { Node(name) }")
        write("static func pass(_ node: Node) -> Node { node }")
        block("static func choose(_ flag: Bool, _ a: Node, _ b: Node) -> Node?") { program in
            if program.flip() { program.write("defer { print(\"chose\") }") }
            program.write("if flag { return a }")
            program.write("return b.kids.first ?? b")
        }
        block("static func risky(_ name: String, _ fail: Bool) throws -> Node") { program in
            program.write("let node = Node(name)")
            program.write("defer { print(\"risky\", node.name) }")
            program.write("if fail { throw Failure(node: Node(name + \"f\")) }")
            program.write("return node")
        }
        block("static func change(_ pair: inout Pair, _ node: Node?)") { program in
            if program.flip() {
                program.write("pair.left = node")
                program.write("pair.turn()")
            } else {
                program.write("pair = Pair(left: pair.right, right: node, n: pair.n + 1)")
            }
        }
        write("static func drain(_ nodes: [Node]) -> Int { nodes.reduce(0) { $0 + $1.name.count } }")
        block("static func keep(_ node: Node) -> () -> String") { program in
            switch program.number(below: 3) {
            case 0: program.write("return { node.name }")
            case 1: program.write("return { [weak node] in node?.name ?? \"gone\" }")
            default: program.write("return { [name = node.name] in name + \"!\" }")
            }
        }
    }

    private mutating func writeMain() {
        block("static func run()") { program in
            program.scope { $0.statements() }
            program.write("print(\"done\")")
        }
        depth = 0
        write("}")
    }

    // MARK: Statements

    /// Writes a scope's content, and the last uses of its variables.
    private mutating func scope(_ body: (inout RandomProgram) -> Void) {
        scopes.append([])
        body(&self)
        for variable in scopes.removeLast().reversed() {
            write("print(\"drop\", \(variable.text))")
            write("\(variable.name) = \(variable.kind.empty)")
        }
    }

    private mutating func statements() {
        let count = 3 + number(below: 6)
        for _ in 0..<count where budget > 0 {
            budget -= 1
            statement()
        }
    }

    private func variables(_ kind: Kind) -> [String] {
        scopes.flatMap { $0.filter { $0.kind == kind }.map(\.name) }
    }

    private mutating func variable(_ kind: Kind) -> String? {
        let names = variables(kind)
        return names.isEmpty ? nil : pick(names)
    }

    private mutating func declare(_ kind: Kind) {
        let value =
            switch kind {
            case .node: node()
            case .optional: optional()
            case .array: array()
            case .table: flip() ? "[\"a\": \(node())]" : "[:]"
            case .pair: pair()
            case .slot: slot()
            case .closure: closure()
            }
        let type =
            switch kind {
            case .node: "Node"
            case .optional: "Node?"
            case .array: "[Node]"
            case .table: "[String: Node]"
            case .pair: "Pair"
            case .slot: "Slot"
            case .closure: "() -> String"
            }
        let name = fresh("v")
        write("var \(name): \(type) = \(value)")
        scopes[scopes.count - 1].append(Variable(name: name, kind: kind))
    }

    private mutating func statement() {
        let kind = pick(Kind.allCases)
        guard let name = variable(kind), number(below: 4) > 0 else {
            if depth < 6, number(below: 5) == 0 { nested() } else { declare(kind) }
            return
        }
        if depth < 6, number(below: 6) == 0 { return nested() }
        switch kind {
        case .node: nodeStatement(name)
        case .optional: optionalStatement(name)
        case .array: arrayStatement(name)
        case .table: tableStatement(name)
        case .pair: pairStatement(name)
        case .slot: slotStatement(name)
        case .closure:
            write(flip() ? "print(\(name)())" : "\(name) = \(closure())")
        }
    }

    private mutating func nodeStatement(_ name: String) {
        switch number(below: 11) {
        case 0: write("\(name).next = \(optional())")
        case 1: write("\(name).kids.append(\(node()))")
        case 2: write("if !\(name).kids.isEmpty { \(name).kids.removeFirst() }")
        case 3: write("\(name).slot = \(slot())")
        case 4: write("\(name) = \(node())")
        case 5: write("\(name).friend = \(variable(.node) ?? name)")
        case 6: write("print(\(name).text(), \(name).friend?.name ?? \"nil\")")
        case 7: write("\(name).pair = \(pair())")
        case 8: write("\(name).action = \(closure())")
        case 9: write("\(name).table[\"k\"] = \(optional())")
        default: write("_ = \(node())")
        }
    }

    private mutating func optionalStatement(_ name: String) {
        switch number(below: 9) {
        case 0: write("\(name) = nil")
        case 1: write("\(name) = \(optional())")
        case 2: write("\(name)?.next = \(optional())")
        case 3: write("\(name)?.kids.append(\(node()))")
        case 4: write("print(\(name)?.next?.name ?? \"nil\", \(name)?.kids.count ?? -1)")
        case 5:
            let held = fresh("h")
            block("if let \(held) = \(name)") { program in
                program.write("print(\"some\", \(held).text())")
                program.scope { $0.statements() }
            }
        case 6:
            if let other = variables(.optional).first(where: { $0 != name }) {
                write("swap(&\(name), &\(other))")
            } else {
                write("\(name)?.slot = \(slot())")
            }
        case 7: write("\(name)?.pair?.turn()")
        default: write("\(name)?.pair = \(pair())")
        }
        write("print(\"now\", \(name)?.name ?? \"nil\")")
    }

    private mutating func arrayStatement(_ name: String) {
        switch number(below: 9) {
        case 0: write("\(name).append(\(node()))")
        case 1: write("if !\(name).isEmpty { \(name).removeLast() }")
        case 2: write("if \(name).count > 1 { \(name).swapAt(0, 1); \(name)[0] = \(node()) }")
        case 3: write("\(name) = \(name).filter { $0.name.count.isMultiple(of: 2) }")
        case 4: write("\(name).sort { $0.name > $1.name }")
        case 5: write("\(name) = \(array())")
        case 6: write("\(name).removeAll { $0.kids.isEmpty }")
        case 7: write("\(name) += \(array())")
        default:
            let item = fresh("i")
            block("for \(item) in \(name)") { program in
                program.write("if \(item).name.hasSuffix(\"1\") { continue }")
                program.write("\(item).kids = []")
                program.write("if \(item).name.hasSuffix(\"5\") { break }")
            }
        }
        write("print(\(name).map(\\.name), drain(\(name)))")
    }

    private mutating func tableStatement(_ name: String) {
        // One key alone: a dictionary lets go of its values in an order that differs between runs.
        let key = "a"
        switch number(below: 5) {
        case 0: write("\(name)[\"\(key)\"] = \(optional())")
        case 1: write("\(name)[\"\(key)\"]?.kids.append(\(node()))")
        case 2: write("\(name).removeValue(forKey: \"\(key)\")")
        case 3: write("\(name)[\"\(key)\", default: \(node())].next = \(optional())")
        default: write("_ = \(name).updateValue(\(node()), forKey: \"\(key)\")")
        }
        write("print(\(name).keys.sorted(), \(name)[\"a\"]?.name ?? \"nil\")")
    }

    private mutating func pairStatement(_ name: String) {
        switch number(below: 6) {
        case 0: write("\(name).left = \(optional())")
        case 1: write("\(name).turn()")
        case 2: write("change(&\(name), \(optional()))")
        case 3: write("\(name) = \(pair())")
        case 4: write("\(name).right?.next = \(optional())")
        default: write("\(name).n += drain([\(node())])")
        }
        write("print(\(name).text)")
    }

    private mutating func slotStatement(_ name: String) {
        switch number(below: 4) {
        case 0: write("\(name) = \(slot())")
        case 1: write("if case .one(let node) = \(name) { print(\"one\", node.name); node.kids = [] }")
        case 2:
            block("switch \(name)") { program in
                program.write("case .empty: print(\"empty\")")
                program.write("case .one(let node) where node.kids.isEmpty: \(name) = .many([node])")
                program.write(
                    "case .two(_, var pair): pair.turn(); \(name) = .two(pair.left ?? \(program.node()), pair)")
                program.write("case .many(let nodes): \(name) = nodes.first.map { .one($0) } ?? .empty")
                program.write("default: \(name) = .empty")
            }
        default: write("\(name) = .empty")
        }
        write("print(\(name).text)")
    }

    private mutating func nested() {
        switch number(below: 6) {
        case 0:
            write("do {")
            depth += 1
            scope { $0.statements() }
            depth -= 1
            write("}")
        case 1:
            let index = fresh("i")
            block("for \(index) in 0..<2") { program in
                program.scope {
                    $0.statements()
                    if $0.flip() { $0.write("print(\"turn\", \(index))") }
                }
            }
        case 2:
            block("do") { program in
                let made = program.fresh("v")
                program.write("let \(made) = try risky(\"\(program.fresh("r"))\", \(program.flip()))")
                program.write("print(\"made\", \(made).name)")
                program.scope { $0.statements() }
                program.write("withExtendedLifetime(\(made)) {}")
            }
            lines[lines.count - 1] += " catch let failure as Failure {"
            depth += 1
            write("print(\"caught\", failure.node.name)")
            depth -= 1
            write("} catch {}")
        case 3:
            let function = fresh("f")
            block("func \(function)(_ flag: Bool, _ node: Node) -> Node?") { program in
                let made = program.fresh("v")
                program.write("let \(made) = Node(\"\(program.fresh("n"))\")")
                program.write("defer { print(\"leaving\", \(made).name) }")
                program.write("guard flag else { return nil }")
                program.write("\(made).next = node")
                program.write("return \(program.flip() ? made : "node.next ?? \(made)")")
            }
            write("print(\(function)(\(flip()), \(node()))?.name ?? \"nil\")")
        case 4:
            block("if \(flip())") { program in program.scope { $0.statements() } }
            lines[lines.count - 1] += " else {"
            depth += 1
            write("print(\"else\")")
            depth -= 1
            write("}")
        default:
            block("do") { program in
                program.scope {
                    $0.declare(.node)
                    let name = $0.scopes[$0.scopes.count - 1].last?.name ?? ""
                    $0.write("defer { print(\"defer\", \(name).name) }")
                    $0.statements()
                }
            }
        }
    }

    // MARK: Expressions

    private mutating func node() -> String {
        switch number(below: 9) {
        case 0, 1: return "Node(\"\(fresh("n"))\")"
        case 2: return "Leaf(\"\(fresh("n"))\", \(shortOptional()))"
        case 3: return "make(\"\(fresh("n"))\")"
        case 4: return "pass(\(shortNode()))"
        case 5: return "(\(shortOptional()) ?? Node(\"\(fresh("n"))\"))"
        case 6: return "((try? risky(\"\(fresh("r"))\", \(flip()))) ?? Node(\"\(fresh("n"))\"))"
        default: return shortNode()
        }
    }

    private mutating func shortNode() -> String { variable(.node) ?? "Node(\"\(fresh("n"))\")" }

    private mutating func shortOptional() -> String {
        variable(.optional) ?? (flip() ? "nil as Node?" : "\(shortNode()).next")
    }

    private mutating func optional() -> String {
        switch number(below: 7) {
        case 0: return "nil"
        case 1: return shortOptional()
        case 2: return "choose(\(flip()), \(node()), \(shortNode()))"
        case 3: return variable(.array).map { "\($0).last" } ?? node()
        case 4: return variable(.pair).map { "\($0).left" } ?? node()
        case 5: return variable(.table).map { "\($0)[\"a\"]" } ?? node()
        default: return node()
        }
    }

    private mutating func array() -> String {
        switch number(below: 4) {
        case 0: return "[\(node()), \(node())]"
        case 1: return variable(.array).map { "Array(\($0).reversed())" } ?? "[\(node())]"
        case 2: return "[\"\(fresh("m"))\", \"\(fresh("m"))\"].map { Node($0) }"
        default: return "\(shortNode()).kids"
        }
    }

    private mutating func pair() -> String {
        if let other = variable(.pair), flip() { return other }
        return flip() ? "Pair(left: \(node()), right: nil)" : "Pair(left: \(optional()), right: \(node()), n: 1)"
    }

    private mutating func slot() -> String {
        switch number(below: 5) {
        case 0: return ".empty"
        case 1: return ".one(\(node()))"
        case 2: return ".two(\(node()), \(pair()))"
        case 3: return ".many(\(array()))"
        default: return variable(.slot) ?? ".one(\(shortNode()))"
        }
    }

    private mutating func closure() -> String {
        let captured = variable(.node)
        switch (number(below: 5), captured) {
        case (0, let name?): return "{ [weak \(name)] in \(name)?.name ?? \"gone\" }"
        case (1, let name?): return "{ [\(name)] in \(name).name }"
        case (2, let name?): return "keep(\(name))"
        case (3, let name?): return "{ [kept = \(name).next] in kept?.name ?? \"nothing\" }"
        default: return "{ \"plain\(number(below: 9))\" }"
        }
    }
}
