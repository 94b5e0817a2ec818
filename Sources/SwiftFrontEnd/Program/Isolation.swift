/// Which executor a function's code runs on.
package enum Isolation {
    /// Any of the pool: code that nothing isolates.
    case nonisolated
    /// The main actor.
    case main
    /// The actor that `self` is.
    case instance
    /// Another global actor.
    case globalActor(NominalType)
    /// Whichever its caller runs on.
    case caller
}

/// What a function type says of the executor on which a closure of it runs; it does not tell types apart.
package struct ClosureIsolation: Hashable {
    /// `@MainActor () -> Void`.
    package var isMain = false
    /// `@Sendable () -> Void`: nothing of the place where the closure is written comes with it.
    package var isSendable = false

    package static func == (left: ClosureIsolation, right: ClosureIsolation) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}

extension FunctionSymbol {
    /// What the declaration says, or the type around it.
    package var resolvedIsolation: Isolation {
        if isFromPrelude { return .caller }
        if let isolation { return isolation }
        switch kind {
        case .topLevel: return .main
        case .initialValue, .deinitializer, .closure: return .caller
        case .function: return .nonisolated
        case .method, .getter, .setter, .initializer:
            guard let owner else { return .nonisolated }
            let own = owner.isolation
            guard case .instance = own else { return own }
            return isStatic || kind == .initializer && !isAsync ? .nonisolated : .instance
        }
    }
}

extension NominalType {
    /// That of the members that do not say otherwise.
    package var isolation: Isolation {
        var pending = [self]
        var seen: Set<ObjectIdentifier> = []
        while let type = pending.popLast() {
            guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
            if let declared = type.declaredIsolation { return declared }
            if type.kind == .actor { return .instance }
            pending += type.conformances
            if let superclass = type.superclass { pending.append(superclass) }
        }
        return .nonisolated
    }
}
