/// A resolved program: its files, types, functions and globals, lowered lazily.
package final class Program {
    /// File names as the user gave them, indexed by `SourcePosition.file`.
    package var files: [String] = []
    /// Whether a file belongs to the prelude, indexed as `files`.
    package var preludeFiles: [Bool] = []
    package var types: [NominalType] = []
    /// The types that the interpreter itself represents.
    package var builtinTypes: [Builtin: NominalType] = [:]
    package var functions: [FunctionSymbol] = []
    package var globals: [GlobalSymbol] = []
    /// The library's types at top level by name, whatever the program's own types are called.
    package var libraryTypes: [String: NominalType] = [:]
    private var metatypes: [SwiftType: MetatypeDescriptor] = [:]
    /// Makes the typed body of a function at its first call.
    package var bodyProvider: (any BodyProvider)?

    package init() {}

    /// The one descriptor of a metatype.
    package func metatype(_ type: SwiftType) -> MetatypeDescriptor {
        if let known = metatypes[type] { return known }
        let descriptor = MetatypeDescriptor(type: type)
        metatypes[type] = descriptor
        return descriptor
    }

    /// A new function symbol, registered under the next id.
    package func makeFunction(
        name: String, kind: FunctionSymbol.Kind, position: SourcePosition, owner: NominalType? = nil
    ) -> FunctionSymbol {
        let symbol = FunctionSymbol(id: functions.count, name: name, kind: kind, position: position, owner: owner)
        functions.append(symbol)
        return symbol
    }

    package func location(_ position: SourcePosition) -> SourceLocation? {
        guard position.isKnown, files.indices.contains(Int(position.file)) else { return nil }
        return SourceLocation(
            file: files[Int(position.file)], line: Int(position.line), column: Int(position.column))
    }
}

/// Lowers function bodies on demand; implemented above the program, where syntax is known.
package protocol BodyProvider: AnyObject {
    /// The typed body of a function declared in source.
    /// - Throws: `Trap` when the body cannot be lowered.
    func body(of symbol: FunctionSymbol) throws -> FunctionBody

    /// The members of a type with a base name, inherited and extension ones included, most specific first; used where
    /// the receiver's type is known at run time only. Not on a hot path: callers cache.
    func members(of type: NominalType, named name: String) -> [Member]

    /// What an associated type is in a type; `unknown` where nothing says it.
    func associatedType(_ name: String, of type: SwiftType) -> SwiftType

    /// Operator functions declared at the top level.
    func operatorFunctions(named name: String) -> [FunctionSymbol]

    /// Whether the program names things that nobody declares, so that types were not checked as the compiler would.
    var isIncomplete: Bool { get }
}
