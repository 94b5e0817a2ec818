import SwiftFrontEnd

/// Changes of the executor: where an async function begins, before isolated code that does not suspend itself, and
/// after each `await`.
extension CodeGenerator {
    /// Where this function's code runs, with the register of the actor.
    var ownIsolation: (isolation: Isolation, actor: Int?) {
        let isolation = symbol.resolvedIsolation
        guard case .instance = isolation else { return (isolation, nil) }
        let owner = (body.parameters + body.captures).first { $0.name == "self" && !$0.isWeak && !$0.isBoxed }
        guard let owner, let register = registers[ObjectIdentifier(owner)] else { return (.nonisolated, nil) }
        return (isolation, register)
    }

    /// An async function moves to its own executor first of all.
    func emitEntryHop() {
        guard symbol.isAsync, !symbol.isFromPrelude else { return }
        let (isolation, actor) = ownIsolation
        emitHop(to: isolation, actor: actor)
    }

    /// What follows an `await` runs where the function does.
    func emitReturnHop() {
        let (isolation, actor) = ownIsolation
        emitHop(to: isolation, actor: actor)
    }

    /// A function that does not suspend itself is called on its own executor; `arguments` is the first one's register.
    func emitHop(before function: FunctionSymbol, arguments: Int) {
        guard awaitDepth > 0, !function.isAsync, function.kind != .closure else { return }
        emitHop(to: function.resolvedIsolation, actor: function.takesSelf ? arguments : nil)
    }

    /// A stored property of an actor is read on its executor.
    func emitHop(beforeReading property: PropertySymbol, of object: Int) {
        guard awaitDepth > 0, !property.isLet, let owner = property.owner, !owner.isFromPrelude else { return }
        emitHop(to: owner.isolation, actor: object)
    }

    /// A closure is called on the executor that it was made for.
    func emitHop(beforeCalling closure: Int) {
        guard awaitDepth > 0, !symbol.isFromPrelude else { return }
        emitHop(.hop, closure, extra: HopTarget.closure)
    }

    private func emitHop(to isolation: Isolation, actor: Int?) {
        switch isolation {
        case .caller: break
        case .nonisolated: emitHop(.hop, 0, extra: HopTarget.pool)
        case .main: emitHop(.hop, 0, extra: HopTarget.main)
        case .instance: if let actor { emitHop(.hop, actor, extra: HopTarget.actor) }
        case .globalActor(let type): emitHop(.hop, builder.add(type), extra: HopTarget.globalActor)
        }
    }

    private func emitHop(_ operation: Operation, _ operand: Int, extra: HopTarget) {
        let scratch = builder.allocate()
        builder.emit(operation, scratch, operand, extra: Int(extra.rawValue))
        builder.release(to: scratch)
    }
}

/// What the operand of `hop` means.
enum HopTarget: UInt16 {
    case main, pool, actor, globalActor, closure
}
