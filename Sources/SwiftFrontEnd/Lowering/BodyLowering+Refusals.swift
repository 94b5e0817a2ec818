@_implementationOnly import SwiftSyntax

/// What Swift refuses: access to what is private, changes of what is constant.
extension BodyLowering {
    func isTypeOrNested(_ owner: NominalType) -> Bool {
        func outermost(_ type: NominalType) -> NominalType { type.parent.map { outermost($0) } ?? type }
        guard let current = context.owner else { return false }
        return outermost(current) === outermost(owner)
    }

    func checkAccess(_ function: FunctionSymbol, at position: SourcePosition) {
        guard function.isPrivate, let owner = function.owner, !owner.isFromPrelude, !isTypeOrNested(owner), !isTest
        else { return }
        let name = function.kind == .initializer ? "\(owner.name)' initializer" : "\(function.name)'"
        _ = lowerer.error(
            "lowering.private", at: position, "'\(name) is inaccessible due to 'private' protection level",
            fix: function.kind == .initializer
                ? "give '\(owner.name)' an initializer of its own" : "make it internal, or pass the value in")
    }

    func checkAccess(_ property: PropertySymbol, at position: SourcePosition) {
        guard property.isPrivate, let owner = property.owner, !owner.isFromPrelude, !isTypeOrNested(owner), !isTest
        else { return }
        _ = lowerer.error(
            "lowering.private", at: position,
            "'\(property.name)' is inaccessible due to 'private' protection level",
            fix: "let the owner pass the value, a binding or the object")
    }

    /// Reports what Swift refuses to change.
    func checkMutable(
        _ target: Expression, at position: SourcePosition, mutatingMember: String? = nil, isAddress: Bool = false,
        isCompound: Bool = false
    ) {
        guard !context.isPrelude else { return }
        func refuse(_ message: String, fix: String) {
            _ = lowerer.error("lowering.immutable", at: position, message, fix: fix)
        }
        let start =
            if mutatingMember != nil {
                "cannot use mutating member on immutable value"
            } else {
                isCompound ? "left side of mutating operator isn't mutable" : "cannot assign to property"
            }
        switch target.kind {
        case .property(let base, let property, _):
            if lowerer.opaqueWrapped.contains(ObjectIdentifier(property)) { return }
            // `assign(to: &$value)` changes what the wrapper's publisher feeds, not the projection.
            if isAddress, lowerer.projections[ObjectIdentifier(property)] != nil { return }
            if case .computed = property.storage {
                if property.setter == nil, !property.isRequirement || property.getter != nil && !property.isRequirement
                {
                    if isInitializing(property) { return }
                    refuse(
                        "\(start): '\(property.name)' is a get-only property",
                        fix: isWrapped(property)
                            ? "the wrapper owns the value: change the object's properties, or its identity"
                            : "give it a setter")
                    return
                }
                if let setter = property.setter, !setter.isMutating { return }
            } else if property.isLet, !isInitializing(property) {
                refuse("\(start): '\(property.name)' is a 'let' constant", fix: "declare it with 'var'")
                return
            }
            if property.owner?.isClass == true || property.isStatic { return }
            if let base { checkMutableBase(base, at: position, start: start) }
        case .local(let local):
            if !local.isMutable, !local.isInout {
                if local.name == "self", symbol.owner?.isClass == true { return }
                if local.name == "self" {
                    refuse("\(start): 'self' is immutable", fix: "mark the function 'mutating'")
                } else if mutatingMember != nil || isCompound {
                    refuse(
                        "\(start): '\(local.name)' is a 'let' constant", fix: "declare it with 'var'")
                } else {
                    refuse(
                        "cannot assign to value: '\(local.name)' is a 'let' constant", fix: "declare it with 'var'")
                }
            }
        case .subscript(let base, let symbol, _):
            if symbol.setter?.isMutating == true, symbol.owner?.isClass != true {
                checkMutableBase(base, at: position, start: start)
            }
        case .tupleElement(let base, _): checkMutableBase(base, at: position, start: start)
        default: break
        }
    }

    func checkMutableBase(_ base: Expression, at position: SourcePosition, start: String) {
        guard case .local(let local) = base.kind else {
            if case .property = base.kind { checkMutable(base, at: position) }
            return
        }
        guard !local.isMutable, !local.isInout else { return }
        if case .nominal(let nominal, _) = local.type {
            if nominal.isClass || nominal.kind == .protocol || nominal.isOpaque { return }
        } else if local.type == .unknown {
            return
        } else if case .parameter = local.type {
            return
        }
        if case .metatype = local.type { return }
        let message = local.name == "self" ? "'self' is immutable" : "'\(local.name)' is a 'let' constant"
        _ = lowerer.error(
            "lowering.immutable", at: position, "\(start): \(message)",
            fix: local.name == "self"
                ? "hold the value in @State, or mark the function 'mutating'" : "declare it with 'var'")
    }

    func isWrapped(_ property: PropertySymbol) -> Bool {
        lowerer.wrappedProperties[ObjectIdentifier(property)] != nil
    }

    /// Whether a top-level statement gives a constant the value that its declaration left out.
    private func isDeclaredFirst(_ property: PropertySymbol) -> Bool {
        guard symbol.kind == .topLevel, property.owner == nil, case .global(let global) = property.storage else {
            return false
        }
        return global.initialValue == nil
    }

    /// Whether this body is an initializer of the property's own type, which sets it for the first time.
    func isInitializing(_ property: PropertySymbol) -> Bool {
        symbol.kind == .initializer && symbol.owner === property.owner || isDeclaredFirst(property)
            || (parent?.isInitializing(property) ?? false)
    }
}
