import SwiftFrontEnd

extension CodeGenerator {
    func emitStatements(_ statements: [Statement]) throws {
        try hoistLocalFunctions(statements)
        for statement in statements { try emit(statement) }
    }

    /// Emits statements in a scope of their own.
    func emitBlock(_ statements: [Statement]) throws {
        beginScope()
        try emitStatements(statements)
        try endScope()
    }

    /// Boxes of local functions exist before the first of them is declared, since they may refer to each other.
    private func hoistLocalFunctions(_ statements: [Statement]) throws {
        for case .localFunction(let variable, _) in statements.lazy.map(\.kind) where variable.isBoxed {
            let register = builder.allocate()
            builder.emit(.constant, register, builder.constant(.void))
            declare(variable, at: register)
        }
    }

    private func emit(_ statement: Statement) throws {
        builder.position = statement.position
        switch statement.kind {
        case .expression(let expression): try emitDiscarded(expression)
        case .bind(let pattern, let value): try emitBind(pattern, value)
        case .return(let value): try emitReturn(value)
        case .throw(let value):
            let register = builder.allocate()
            try emit(value, to: register)
            builder.position = statement.position
            builder.emit(.throw, register)
            builder.release(to: register)
        case .if(let conditions, let then, let otherwise): try emitIf(conditions, then, otherwise)
        case .guard(let conditions, let otherwise): try emitGuard(conditions, otherwise)
        case .while(let label, let conditions, let statements): try emitWhile(label, conditions, statements)
        case .repeatWhile(let label, let statements, let condition):
            try emitRepeat(label, statements, condition)
        case .for(let loop): try emitFor(loop)
        case .switch(let label, let subject, let cases): try emitSwitch(label, subject, cases)
        case .break(let label): try emitBreak(label, at: statement.position)
        case .continue(let label): try emitContinue(label, at: statement.position)
        case .fallthrough:
            guard let target = loops.last(where: { $0.nextCase != nil }), let next = target.nextCase else {
                throw failure("'fallthrough' without a following case", at: statement.position)
            }
            try emitScopeExits(downTo: target.scopeCount)
            builder.emitJump(.jump, to: next)
        case .defer(let statements): emitDefer(statements)
        case .doCatch(let label, let statements, let clauses): try emitDo(label, statements, clauses)
        case .block(let statements): try emitBlock(statements)
        case .localFunction(let variable, let closure): try emitLocalFunction(variable, closure)
        }
    }

    // MARK: Bindings

    private func emitBind(_ pattern: Pattern, _ value: Expression?) throws {
        guard let value else { return emitUninitialized(pattern) }
        switch pattern {
        case .binding(let variable):
            let register = builder.allocate()
            try emit(value, to: register)
            declare(variable, at: register)
        case .wildcard: try emitDiscarded(value)
        case .tuple(let patterns):
            if case .tuple(let elements) = value.kind, elements.count == patterns.count {
                for (pattern, element) in zip(patterns, elements) { try emitBind(pattern, element) }
                return
            }
            try emitIrrefutable(pattern, value)
        default: try emitIrrefutable(pattern, value)
        }
    }

    private func emitUninitialized(_ pattern: Pattern) {
        for variable in pattern.variables {
            let register = builder.allocate()
            builder.emit(.constant, register, builder.constant(.void))
            if variable.isWeak || variable.isUnowned {
                builder.emit(.constant, register, builder.constant(.none))
            }
            declare(variable, at: register)
        }
    }

    /// Binds a pattern that matches always, or traps.
    private func emitIrrefutable(_ pattern: Pattern, _ value: Expression) throws {
        let subject = builder.allocate()
        try emit(value, to: subject)
        scopes[scopes.count - 1].entries.append(.local(register: subject))
        let fail = builder.makeLabel()
        let done = builder.makeLabel()
        try emitPattern(pattern, subject, type: value.type, fail: fail)
        builder.emitJump(.jump, to: done)
        builder.place(fail)
        builder.emit(
            .trap,
            builder.add(
                Diagnostic(
                    id: "runtime.pattern", location: program.location(value.position),
                    message: "the value does not match the pattern it is bound to",
                    fix: "match it with 'if case' or 'guard case'")))
        builder.place(done)
    }

    private func emitLocalFunction(_ variable: LocalVariable, _ closure: ClosureExpression) throws {
        if variable.isBoxed, let box = registers[ObjectIdentifier(variable)] {
            let register = builder.allocate()
            try emitClosure(closure, to: register)
            builder.emit(.storeBox, box, register)
            builder.release(to: register)
        } else {
            let register = builder.allocate()
            try emitClosure(closure, to: register)
            declare(variable, at: register)
        }
    }

    // MARK: Conditions

    private func emitIf(_ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]) throws {
        let elseLabel = builder.makeLabel()
        let endLabel = builder.makeLabel()
        beginScope()
        let base = builder.top
        try emitConditions(conditions, fail: elseLabel)
        try emitStatements(then)
        let highest = builder.frameSize
        try endScope()
        let hasBindings = conditions.contains { if case .pattern = $0 { true } else { false } }
        if otherwise.isEmpty && !hasBindings {
            builder.place(elseLabel)
            return
        }
        builder.emitJump(.jump, to: endLabel)
        builder.place(elseLabel)
        if hasBindings { builder.emit(.clearRange, base, highest) }
        try emitBlock(otherwise)
        builder.place(endLabel)
    }

    private func emitGuard(_ conditions: [Condition], _ otherwise: [Statement]) throws {
        let failLabel = builder.makeLabel()
        let endLabel = builder.makeLabel()
        let base = builder.top
        let entryCount = scopes.last?.entries.count ?? 0
        try emitConditions(conditions, fail: failLabel)
        let after = builder.top
        let highest = builder.frameSize
        let entries = scopes.last?.entries ?? []
        builder.emitJump(.jump, to: endLabel)
        builder.place(failLabel)
        if conditions.contains(where: { if case .pattern = $0 { true } else { false } }) {
            builder.emit(.clearRange, base, highest)
        }
        scopes[scopes.count - 1].entries = Array(entries.prefix(entryCount))
        try emitBlock(otherwise)
        scopes[scopes.count - 1].entries = entries
        builder.setTop(after)
        builder.place(endLabel)
    }

    /// Evaluates conditions in order, binding in the current scope; jumps to `fail` at the first that does not hold.
    func emitConditions(_ conditions: [Condition], fail: CodeBuilder.Label) throws {
        for condition in conditions {
            switch condition {
            case .always: break
            case .expression(let expression): try emitCondition(expression, jumpIfFalse: fail)
            case .pattern(.some(.binding(let variable)), let value):
                builder.position = value.position
                let register = builder.allocate()
                try emit(value, to: register)
                builder.emitJump(.unwrapOrJump, register, register, to: fail)
                declare(variable, at: register)
            case .pattern(let pattern, let value):
                builder.position = value.position
                let subject = builder.allocate()
                try emit(value, to: subject)
                if !value.type.isTrivial { scopes[scopes.count - 1].entries.append(.local(register: subject)) }
                try emitPattern(pattern, subject, type: value.type, fail: fail)
            }
        }
    }

    // MARK: Loops

    private func emitWhile(_ label: String?, _ conditions: [Condition], _ statements: [Statement]) throws {
        let start = builder.makeLabel()
        let fail = builder.makeLabel()
        let end = builder.makeLabel()
        loops.append(
            JumpTarget(
                label: label, breakLabel: end, continueLabel: start, scopeCount: scopes.count,
                handler: builder.handler))
        let position = builder.position
        builder.place(start)
        beginScope()
        let base = builder.top
        try emitConditions(conditions, fail: fail)
        try emitStatements(statements)
        let highest = builder.frameSize
        try endScope()
        loops.removeLast()
        builder.position = position
        builder.emitJump(.jumpBack, to: start)
        builder.place(fail)
        if conditions.contains(where: { if case .pattern = $0 { true } else { false } }) {
            builder.emit(.clearRange, base, highest)
        }
        builder.place(end)
    }

    private func emitRepeat(_ label: String?, _ statements: [Statement], _ condition: Expression) throws {
        let start = builder.makeLabel()
        let next = builder.makeLabel()
        let end = builder.makeLabel()
        loops.append(
            JumpTarget(
                label: label, breakLabel: end, continueLabel: next, scopeCount: scopes.count,
                handler: builder.handler))
        builder.place(start)
        try emitBlock(statements)
        loops.removeLast()
        builder.place(next)
        builder.position = condition.position
        try emitCondition(condition, jumpIfFalse: end)
        builder.emitJump(.jumpBack, to: start)
        builder.place(end)
    }

    private func emitFor(_ loop: Statement.ForLoop) throws {
        let position = builder.position
        beginScope()
        let state = builder.allocate(3)
        try emit(loop.sequence, to: state)
        builder.position = position
        builder.emit(.integer, state + 1, 0)
        for register in state..<(state + 3) {
            scopes[scopes.count - 1].entries.append(.local(register: register))
        }
        // The slow path calls `makeIterator` and `next` of the sequence's own type.
        let out = builder.allocate()
        builder.reserve(2)
        let makeSite = Site(name: loop.isAsync ? "makeAsyncIterator" : "makeIterator", isOfLoop: true)
        builder.emit(.beginFor, state, extra: loop.isAsync ? 1 : 0)
        builder.emit(.copy, out + 1, state)
        builder.emit(.callDynamic, out, builder.add(makeSite))
        builder.emit(.move, state, out)
        let start = builder.makeLabel()
        let end = builder.makeLabel()
        let exit = builder.makeLabel()
        builder.place(start)
        loops.append(
            JumpTarget(
                label: loop.label, breakLabel: exit, continueLabel: start, scopeCount: scopes.count,
                handler: builder.handler))
        builder.release(to: out)
        beginScope()
        let element = builder.allocate()
        builder.reserve(3)
        builder.emitJump(.nextFor, state, element, to: end)
        let nextSite = builder.add(Site(name: "next", isOfLoop: true))
        let isUnchanged = builder.makeLabel()
        builder.emit(.copy, element + 1, state)
        builder.emit(.callDynamic, element, nextSite)
        if loop.isAsync { emitReturnHop() }
        builder.emitJump(.jumpIfNotMutating, nextSite, to: isUnchanged)
        builder.emit(.move, state, element + 1)
        builder.place(isUnchanged)
        builder.emitJump(.unwrapOrJump, element, element, to: end)
        let next = builder.makeLabel()
        if case .binding(let variable) = loop.pattern {
            declare(variable, at: element)
        } else {
            scopes[scopes.count - 1].entries.append(.local(register: element))
            try emitPattern(loop.pattern, element, type: .unknown, fail: next)
        }
        if let condition = loop.where { try emitCondition(condition, jumpIfFalse: next) }
        try emitStatements(loop.body)
        let base = scopes.last?.base ?? element
        let highest = builder.frameSize
        try endScope()
        builder.position = position
        builder.emitJump(.jumpBack, to: start)
        builder.place(next)
        builder.emit(.clearRange, base, highest)
        builder.emitJump(.jumpBack, to: start)
        builder.place(end)
        builder.place(exit)
        loops.removeLast()
        try endScope()
    }

    private func emitBreak(_ label: String?, at position: SourcePosition) throws {
        let target = loops.last { label == nil ? $0.takesPlainBreak : $0.label == label }
        guard let target else { throw failure("'break' outside of a loop or switch", at: position) }
        try emitScopeExits(downTo: target.scopeCount)
        builder.emitJump(.jump, to: target.breakLabel)
    }

    private func emitContinue(_ label: String?, at position: SourcePosition) throws {
        let target = loops.last { $0.continueLabel != nil && (label == nil || $0.label == label) }
        guard let target, let next = target.continueLabel else {
            throw failure("'continue' outside of a loop", at: position)
        }
        try emitScopeExits(downTo: target.scopeCount)
        builder.emitJump(.jumpBack, to: next)
    }

    // MARK: Switch

    private func emitSwitch(_ label: String?, _ subject: Expression, _ cases: [Statement.Case]) throws {
        let position = builder.position
        beginScope()
        let register = builder.allocate()
        try emit(subject, to: register)
        if !subject.type.isTrivial { scopes[scopes.count - 1].entries.append(.local(register: register)) }
        let end = builder.makeLabel()
        let bodies = cases.map { _ in builder.makeLabel() }
        let ordered = cases.indices.filter { !cases[$0].isDefault } + cases.indices.filter { cases[$0].isDefault }
        for index in ordered {
            let switchCase = cases[index]
            let nextTest = builder.makeLabel()
            let isLast = index == ordered.last
            var failLabels = [nextTest]
            beginScope()
            let base = builder.top
            preallocateVariables(of: switchCase.patterns.map(\.pattern))
            let bound = (top: builder.top, entries: scopes[scopes.count - 1].entries)
            if !switchCase.isDefault {
                for (number, alternative) in switchCase.patterns.enumerated() {
                    let isFinal = number == switchCase.patterns.count - 1
                    let fail = isFinal ? nextTest : builder.makeLabel()
                    if number > 0 {
                        builder.release(to: bound.top)
                        scopes[scopes.count - 1].entries = bound.entries
                    }
                    try emitPattern(alternative.pattern, register, type: subject.type, fail: fail)
                    if let condition = alternative.where { try emitCondition(condition, jumpIfFalse: fail) }
                    if !isFinal {
                        builder.emitJump(.jump, to: bodies[index])
                        builder.place(fail)
                        failLabels.append(fail)
                        if !alternative.pattern.isSimple { builder.emit(.clearRange, base, builder.frameSize) }
                    }
                }
            }
            builder.place(bodies[index])
            loops.append(
                JumpTarget(
                    label: label, breakLabel: end, continueLabel: nil, scopeCount: scopes.count - 1,
                    handler: builder.handler, nextCase: index + 1 < bodies.count ? bodies[index + 1] : nil))
            try emitStatements(switchCase.body)
            loops.removeLast()
            let highest = builder.frameSize
            try endScope()
            builder.position = position
            builder.emitJump(.jump, to: end)
            builder.place(nextTest)
            let isSimple = switchCase.patterns.allSatisfy { $0.pattern.isSimple }
            if !isSimple && !isLast { builder.emit(.clearRange, base, highest) }
        }
        builder.place(end)
        try endScope()
    }

    /// Alternatives bind the same variables, which live in the same registers whichever matches.
    func preallocateVariables(of patterns: [Pattern]) {
        guard patterns.count > 1 else { return }
        for variable in patterns.first?.variables ?? [] {
            let register = builder.allocate()
            declareUnwrapped(variable, at: register)
            preallocated[ObjectIdentifier(variable)] = register
        }
    }

    // MARK: Defer and errors

    private func emitDefer(_ statements: [Statement]) {
        let outer = builder.handler
        scopes[scopes.count - 1].entries.append(.deferred(statements, handler: outer))
        let error = builder.allocate()
        let label = builder.makeLabel()
        builder.handler = builder.makeHandler(target: label, depth: builder.top, register: error)
        addPad(label, handler: outer) { [self] in
            try emitDeferred(statements)
            builder.emit(.rethrow, error)
        }
    }

    /// Registers code that is emitted after the function's own, with the registers that are in use now.
    func addPad(_ label: CodeBuilder.Label, handler: Int32, _ emitBody: @escaping () throws -> Void) {
        let top = builder.top
        let position = builder.position
        let registers = registers
        pads.append { [self] in
            self.registers = registers
            builder.setTop(top)
            builder.position = position
            builder.handler = handler
            builder.place(label)
            do { try emitBody() } catch { padError = padError ?? error }
        }
    }

    private func emitDo(_ label: String?, _ statements: [Statement], _ clauses: [Statement.CatchClause]) throws {
        let end = builder.makeLabel()
        let outer = builder.handler
        loops.append(
            JumpTarget(
                label: label, breakLabel: end, continueLabel: nil, scopeCount: scopes.count, handler: outer,
                takesPlainBreak: false))
        defer { loops.removeLast() }
        guard !clauses.isEmpty else {
            try emitBlock(statements)
            builder.place(end)
            return
        }
        beginScope()
        let error = builder.allocate()
        let landing = builder.makeLabel()
        builder.handler = builder.makeHandler(target: landing, depth: builder.top, register: error)
        try emitBlock(statements)
        builder.handler = outer
        builder.emitJump(.jump, to: end)
        builder.place(landing)
        for clause in clauses {
            let next = builder.makeLabel()
            beginScope()
            let base = builder.top
            let body = builder.makeLabel()
            let caught = builder.allocate()
            builder.emit(.copy, caught, error)
            declare(clause.error, at: caught)
            preallocateVariables(of: clause.patterns.map(\.pattern))
            for (number, alternative) in clause.patterns.enumerated() {
                let isFinal = number == clause.patterns.count - 1
                let fail = isFinal ? next : builder.makeLabel()
                try emitPattern(alternative.pattern, error, type: .unknown, fail: fail)
                if let condition = alternative.where { try emitCondition(condition, jumpIfFalse: fail) }
                if !isFinal {
                    builder.emitJump(.jump, to: body)
                    builder.place(fail)
                }
            }
            builder.place(body)
            builder.emit(.clear, error)
            try emitStatements(clause.body)
            let highest = builder.frameSize
            try endScope()
            builder.emitJump(.jump, to: end)
            builder.place(next)
            if !clause.patterns.isEmpty { builder.emit(.clearRange, base, highest) }
        }
        if clauses.last.map({ !$0.patterns.isEmpty }) == true { builder.emit(.rethrow, error) }
        builder.place(end)
        try endScope()
    }
}

extension Pattern {
    /// The variables it binds, from left to right.
    var variables: [LocalVariable] {
        switch self {
        case .wildcard, .none, .expression: []
        case .binding(let variable): [variable]
        case .tuple(let patterns), .enumCase(_, let patterns), .dynamicCase(_, let patterns):
            patterns.flatMap(\.variables)
        case .some(let pattern), .cast(_, let pattern): pattern.variables
        }
    }

    /// Whether a failed match leaves nothing in registers.
    var isSimple: Bool {
        switch self {
        case .wildcard, .none: true
        case .enumCase(_, let patterns): patterns.allSatisfy { if case .wildcard = $0 { true } else { false } }
        case .binding, .tuple, .dynamicCase, .some, .cast, .expression: false
        }
    }
}
