/// A case of an enum.
public final class EnumCaseSymbol {
    package let name: String
    /// The index of the case in its enum.
    package let tag: Int
    package unowned let owner: NominalType
    package var labels: [String?] = []
    package var payload: [SwiftType] = []
    /// Default values of payload parameters, where there are any.
    package var defaults: [FunctionSymbol?] = []
    package var rawValue: Constant?
    package let position: SourcePosition

    package init(name: String, tag: Int, owner: NominalType, position: SourcePosition) {
        self.name = name
        self.tag = tag
        self.owner = owner
        self.position = position
    }
}
