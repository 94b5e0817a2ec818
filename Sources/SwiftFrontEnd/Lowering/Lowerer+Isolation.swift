@_implementationOnly import SwiftSyntax

extension Lowerer {
    /// The executor that attributes and modifiers of a declaration name, or those of the extension around it.
    func isolation(
        of attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax = [], context: DeclarationContext
    ) -> Isolation? {
        for modifier in modifiers where modifier.name.text == "nonisolated" {
            return modifier.detail?.detail.text == "nonsending" ? .caller : .nonisolated
        }
        for case .attribute(let attribute) in attributes {
            let name = attribute.attributeName.trimmedDescription
            if name == "MainActor" { return .main }
            if name == "concurrent" { return .nonisolated }
            if name.first?.isUppercase == true, let type = lookUpType(name, context: context), type.isGlobalActor {
                return .globalActor(type)
            }
        }
        guard let outer = context.extensionAttributes, outer.id != attributes.id else { return nil }
        var around = context
        around.extensionAttributes = nil
        return isolation(of: outer, context: around)
    }
}

extension BodyLowering {
    /// Where a closure runs: where its attributes or its type say, else where the code around it does.
    func isolation(of closure: ClosureExprSyntax, _ function: FunctionType) -> Isolation {
        if let attributes = closure.signature?.attributes,
            let named = lowerer.isolation(of: attributes, context: context)
        {
            return named
        }
        if function.isolation.isMain { return .main }
        if function.isolation.isSendable { return .nonisolated }
        return symbol.resolvedIsolation
    }
}
