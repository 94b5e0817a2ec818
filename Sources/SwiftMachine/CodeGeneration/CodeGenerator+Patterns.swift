import SwiftFrontEnd

extension CodeGenerator {
    /// Matches what a register holds, which stays there; jumps to `fail` if it does not match. Bindings are declared
    /// in the current scope. Where it fails, registers allocated since may hold values.
    func emitPattern(_ pattern: Pattern, _ subject: Int, type: SwiftType, fail: CodeBuilder.Label) throws {
        switch pattern {
        case .wildcard: break
        case .none: builder.emitJump(.jumpIfSome, subject, to: fail)
        case .binding(let variable):
            if let register = preallocated[ObjectIdentifier(variable)] {
                builder.emit(.copy, register, subject)
                if variable.isBoxed { builder.emit(.makeBox, register) }
                return
            }
            let register = builder.allocate()
            builder.emit(.copy, register, subject)
            declare(variable, at: register)
        case .some(let inner):
            switch inner {
            case .wildcard: builder.emitJump(.jumpIfNone, subject, to: fail)
            default:
                let part = partRegister(isTrivial: false)
                builder.emit(.copy, part, subject)
                builder.emitJump(.unwrapOrJump, part, part, to: fail)
                try emitPattern(inner, part, type: .unknown, fail: fail)
            }
        case .tuple(let patterns):
            var elements: [SwiftType.TupleElement] = []
            if case .tuple(let types) = type { elements = types }
            for (index, inner) in patterns.enumerated() {
                if case .wildcard = inner { continue }
                let elementType = index < elements.count ? elements[index].type : .unknown
                let part = partRegister(isTrivial: elementType.isTrivial)
                builder.emit(.getTuple, part, subject, index)
                try emitPattern(inner, part, type: elementType, fail: fail)
            }
        case .enumCase(let enumCase, let patterns):
            builder.emitJump(.jumpIfNotCase, subject, builder.add(enumCase), to: fail)
            for (index, inner) in patterns.enumerated() {
                if case .wildcard = inner { continue }
                let payload =
                    patterns.count == enumCase.payload.count && index < enumCase.payload.count
                    ? enumCase.payload[index] : .unknown
                let part = partRegister(isTrivial: payload.isTrivial)
                builder.emit(.getPayload, part, subject, index, extra: patterns.count)
                try emitPattern(inner, part, type: payload, fail: fail)
            }
        case .dynamicCase(let name, let patterns):
            let site = builder.add(Site(name: name, argumentCount: patterns.count))
            builder.emitJump(.jumpIfNotDynamicCase, subject, site, to: fail)
            for (index, inner) in patterns.enumerated() {
                if case .wildcard = inner { continue }
                let part = partRegister(isTrivial: false)
                builder.emit(.getPayload, part, subject, index, extra: patterns.count)
                try emitPattern(inner, part, type: .unknown, fail: fail)
            }
        case .cast(let target, let inner):
            builder.emitJump(.jumpIfNotType, subject, builder.add(target), to: fail)
            if case .wildcard = inner { return }
            let part = partRegister(isTrivial: false)
            builder.emit(.copy, part, subject)
            builder.emit(.castForced, part, part, builder.add(target))
            try emitPattern(inner, part, type: target, fail: fail)
        case .expression(let variable, let expression):
            let register = builder.allocate()
            builder.emit(.copy, register, subject)
            declare(variable, at: register)
            try emitCondition(expression, jumpIfFalse: fail)
        }
    }

    /// A register for a part of the subject, destroyed with the scope.
    private func partRegister(isTrivial: Bool) -> Int {
        let register = builder.allocate()
        if !isTrivial { scopes[scopes.count - 1].entries.append(.local(register: register)) }
        return register
    }
}
