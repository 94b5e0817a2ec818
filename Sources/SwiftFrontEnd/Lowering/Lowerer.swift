@_implementationOnly import SwiftSyntax

/// Turns syntax into a resolved program: declarations at once, bodies at their first call.
///
/// Everything that knows syntax lives here and in `BodyLowering`; what they make does not.
final class Lowerer: BodyProvider {
    let program: Program
    /// Source texts, indexed as `program.files`.
    var texts: [SourceText] = []
    /// Errors, warnings and notes found so far, in order.
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []

    /// What a function's body is made from, by function id.
    var sources: [Int: FunctionSource] = [:]
    /// The declaration of a property whose type has to be inferred from its initial value, by property.
    var inferredProperties: [ObjectIdentifier: InferredProperty] = [:]
    /// Top-level names. The user's shadow the prelude's.
    var userScope = TopLevelScope()
    var preludeScope = TopLevelScope()
    /// Types that only their own file sees, by file.
    var fileTypes: [Int: [String: NominalType]] = [:]
    /// Operators declared by the program, with their precedence.
    var operators = OperatorTable()
    /// Numbers the conditionals of view builders.
    var nextBranchSite = 0
    /// Statements of files with top-level code, in file order.
    var topLevelItems: [(file: Int, items: [CodeBlockItemSyntax], areVariables: Bool)] = []
    /// Test functions and previews found while declarations were collected.
    var testDeclarations: [TestDeclaration] = []
    var previews: [(position: SourcePosition, body: CodeBlockItemListSyntax, file: Int)] = []
    /// Types named like a builtin.
    private(set) var builtinTypes: [Builtin: NominalType] = [:]
    /// Names reported as opaque, with where each was met first.
    private(set) var opaqueNames: [String: SourcePosition] = [:]
    /// Whether the program names types or functions that it does not declare: other files may extend its types.
    private(set) var isPartOfMore = false
    /// The app's other sources, of which declarations are added when code that mentions them is about to run.
    var library: SourceLibrary?
    /// Modules that the program imports: its own packages are one module here.
    var importedModules: Set<String> = []
    /// Whether arguments of the root were made up.
    var hasMadeUpValues = false
    /// Members of generic parameters: `T.Element`, by parameter and name.
    var dependentTypes: [GenericParameter: [String: GenericParameter]] = [:]
    /// Associated types found so far, by type and name.
    var associatedTypes: [ObjectIdentifier: [String: SwiftType]] = [:]
    /// What associated types are where a conforming type says nothing, by protocol and name.
    var associatedDefaults: [ObjectIdentifier: [String: (TypeSyntax, DeclarationContext)]] = [:]
    /// Whether the declarations read so far have their members, so that what follows from these may be kept.
    var hasDeclarations = false
    /// What `Self` is inside each protocol.
    var selfParameters: [ObjectIdentifier: GenericParameter] = [:]
    /// What constrained extensions require, by member.
    var extensionRequirements: [ObjectIdentifier: [GenericRequirement]] = [:]
    var extensionsAwaitingTypes: [(ExtensionDeclSyntax, DeclarationContext)] = []
    var pendingMembers: [(NominalType, MemberBlockItemListSyntax, DeclarationContext)] = []
    var pendingHeaders: [() -> Void] = []
    var laidOut: Set<ObjectIdentifier> = []
    var typesWithOwnInitializer: Set<ObjectIdentifier> = []
    /// Functions marked `@Test`, by id.
    var testFunctions: Set<Int> = []
    var wrappedProperties: [ObjectIdentifier: WrappedProperty] = [:]
    /// Wrapped properties by their projection `$name`.
    var projections: [ObjectIdentifier: WrappedProperty] = [:]
    /// Properties that only add observers to an inherited one.
    var overriddenObservers: [(PropertySymbol, DeclarationContext)] = []
    var unfinishedMemberwise: [(NominalType, FunctionSymbol)] = []
    /// Stored properties whose wrapper nobody declares: they store their value, and may be set from anywhere.
    var opaqueWrapped: Set<ObjectIdentifier> = []
    /// Wrapped properties whose types are being inferred from their wrapper's arguments.
    var inferringWrapped: Set<ObjectIdentifier> = []
    var unfinishedWrappers: [WrappedProperty] = []
    /// Wrapped properties of the program of which it is not known yet whether their wrappers take them.
    var uncheckedWrappers: [WrappedProperty] = []
    /// How many of the program's functions were asked whether they need to know their generic arguments.
    var functionsWithTypes = 0
    /// The names of the functions that are passed their generic arguments.
    var functionsTakingTypes: Set<String> = []
    /// Natives that lowering calls itself, by name.
    var runtimeFunctions: [String: FunctionSymbol] = [:]
    /// The properties behind the storage of lazy ones.
    var lazyStorage: [ObjectIdentifier: PropertySymbol] = [:]
    /// Result builders written on stored properties.
    var storedBuilders: [ObjectIdentifier: NominalType] = [:]
    /// Ids of the memberwise initializers that Swift writes itself.
    var memberwiseInitializers: Set<Int> = []
    /// Properties that hold the tuples of tuple patterns.
    var tuples: Set<ObjectIdentifier> = []
    /// The tuple that holds the value of a property, by property.
    var tupleStorage: [ObjectIdentifier: TupleStorage] = [:]
    /// Attributes of parameters that name wrappers.
    var parameterAttributes: [AttributeSyntax] = []
    var suiteAttributes: [ObjectIdentifier: AttributeSyntax] = [:]
    /// Type aliases declared in types, resolved when they are named.
    var memberAliases: [ObjectIdentifier: [String: AliasDeclaration]] = [:]

    init(program: Program) {
        self.program = program
        for builtin in Builtin.allCases {
            let type = NominalType(
                id: program.types.count, name: builtin.rawValue, kind: builtin == .any ? .protocol : .struct,
                isFromPrelude: true)
            type.representation = .builtin(builtin)
            let names: [String] =
                switch builtin {
                case .array, .set: ["Element"]
                case .dictionary: ["Key", "Value"]
                case .optional: ["Wrapped"]
                case .keyPath, .writableKeyPath, .referenceWritableKeyPath: ["Root", "Value"]
                case .partialKeyPath: ["Root"]
                default: []
                }
            type.genericParameters = names.map { GenericParameter(name: $0) }
            for parameter in type.genericParameters { type.typeMembers[parameter.name] = .parameter(parameter) }
            program.types.append(type)
            builtinTypes[builtin] = type
            program.libraryTypes[type.name] = type
            preludeScope.types[type.name] = type
        }
        program.builtinTypes = builtinTypes
        program.bodyProvider = self
    }

    // MARK: Diagnostics

    func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    func error(_ id: String, at position: SourcePosition, _ message: String, why: String? = nil, fix: String? = nil)
        -> Diagnostic
    {
        let diagnostic = Diagnostic(
            id: id, location: program.location(position), message: message, why: why, fix: fix)
        report(diagnostic)
        return diagnostic
    }

    /// What was reported and noted so far: lowering that is tried and dropped takes its notes back.
    struct Notes {
        fileprivate var diagnostics: [Diagnostic]
        fileprivate var reported: Set<Diagnostic>
        fileprivate var opaqueNames: [String: SourcePosition]
        fileprivate var isPartOfMore: Bool
    }

    var notes: Notes {
        get {
            Notes(
                diagnostics: diagnostics, reported: reported, opaqueNames: opaqueNames, isPartOfMore: isPartOfMore)
        }
        set {
            diagnostics = newValue.diagnostics
            reported = newValue.reported
            opaqueNames = newValue.opaqueNames
            isPartOfMore = newValue.isPartOfMore
        }
    }

    /// Notes a name that nothing declares, once.
    func noteOpaque(_ name: String, at position: SourcePosition, what: String = "name") {
        guard opaqueNames[name] == nil else { return }
        opaqueNames[name] = position
        if what == "type" || what == "name" { isPartOfMore = true }
        report(.opaque(name, what: what, at: program.location(position)))
    }

    // MARK: Files

    /// One file of the program.
    struct ParsedFile {
        var name: String
        var text: String
        var tree: SourceFileSyntax
    }

    /// Registers what parsed files declare at their top level; `finishDeclarations` resolves it.
    func add(_ files: [ParsedFile]) {
        for file in files {
            add(file.tree, ofFile: add(SourceText(name: file.name, text: file.text), isPrelude: false))
        }
    }

    /// Registers what a part of a file declares.
    func add(_ tree: SourceFileSyntax, ofFile index: Int) {
        reportSyntaxErrors(tree, file: index)
        collect(tree, file: index, isPrelude: false)
    }

    /// Registers files that are not read any further, to say what is wrong with their syntax.
    func addRefused(_ files: [ParsedFile]) {
        for file in files {
            let index = add(SourceText(name: file.name, text: file.text), isPrelude: false)
            reportSyntaxErrors(file.tree, file: index)
        }
    }

    /// Registers declarations of the prelude.
    func add(_ sources: [PreludeSource]) {
        var trees = PreludeTree()
        add(sources, &trees)
    }

    /// Registers declarations of the prelude, whose trees share what was made before.
    func add(_ sources: [PreludeSource], _ trees: inout PreludeTree) {
        for source in sources {
            let index = add(SourceText(name: source.name, text: source.text), isPrelude: true)
            collect(trees.tree(of: source), file: index, isPrelude: true)
        }
    }

    func add(_ text: SourceText, isPrelude: Bool) -> Int {
        program.files.append(text.name)
        texts.append(text)
        program.preludeFiles.append(isPrelude)
        return texts.count - 1
    }

    func position(of node: some SyntaxProtocol, in file: Int) -> SourcePosition {
        if let origin = texts[file].origin { return origin }
        let place = texts[file].lineAndColumn(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return SourcePosition(file: file, line: place.line, column: place.column)
    }

    func isPrelude(file: Int) -> Bool { program.preludeFiles[file] }

    // MARK: Types that lowering refers to

    func nominal(_ builtin: Builtin) -> NominalType? { builtinTypes[builtin] }

    /// The type of a builtin with its arguments.
    func type(_ builtin: Builtin, _ arguments: [SwiftType] = []) -> SwiftType {
        guard let nominal = builtinTypes[builtin] else { return .unknown }
        return .nominal(nominal, arguments)
    }

    func optional(_ wrapped: SwiftType) -> SwiftType { type(.optional, [wrapped]) }

    /// A type of the prelude (or, failing that, of the program) by name.
    func wellKnown(_ name: String) -> NominalType? { preludeScope.types[name] ?? userScope.types[name] }

    /// A function of the program without parameters that no source declares, which gives one value.
    func makeFunction(
        giving value: (BodyLowering) -> Expression, named name: String, at position: SourcePosition, inFile file: Int
    ) -> FunctionSymbol {
        let symbol = program.makeFunction(name: name, kind: .function, position: position)
        let context = DeclarationContext(file: file, isPrelude: false)
        let expression = value(BodyLowering(symbol, context: context, lowerer: self, result: .unknown))
        symbol.body = FunctionBody(
            parameters: [], statements: [Statement(kind: .return(expression), position: position)],
            result: expression.type)
        return symbol
    }

    // MARK: BodyProvider

    func body(of symbol: FunctionSymbol) throws -> FunctionBody {
        if let body = symbol.body { return body }
        guard let source = sources[symbol.id] else {
            if let body = foreignBody(of: symbol) { return body }
            let place = program.location(symbol.position)
            throw Trap(
                diagnostic: Diagnostic(
                    id: "lowering.no-body", location: place,
                    message: "'\(symbol.signatureName)' has no body that can run",
                    fix: "give it a body, or a conforming type's own implementation"))
        }
        if let wrapping = inertModifier(symbol, source: source) {
            symbol.implementation = .synthesized(wrapping)
            return FunctionBody(parameters: [], statements: [], result: symbol.result)
        }
        let body = BodyLowering.lower(symbol, source: try readBody(of: symbol, source), lowerer: self)
        symbol.body = body
        return body
    }

    func members(of type: NominalType, named name: String) -> [Member] {
        var result: [Member] = []
        var visited: Set<ObjectIdentifier> = []
        appendMembers(of: type, named: name, to: &result, visited: &visited)
        guard result.count > 1, !extensionRequirements.isEmpty else { return result }
        var substitution = Substitution()
        substitution.selfType = .nominal(type, [])
        for case let owner? in result.map(\.owner) where owner.kind == .protocol {
            substitution.bindings[selfParameter(of: owner)] = .nominal(type, [])
        }
        let available = result.filter { isAvailable($0, substitution) }
        return mostConstrainedFirst(available.isEmpty ? result : available)
    }

    var isIncomplete: Bool { !opaqueNames.isEmpty || hasMadeUpValues }

    func operatorFunctions(named name: String) -> [FunctionSymbol] {
        (userScope.functions[name] ?? []) + (preludeScope.functions[name] ?? [])
    }
}

/// Names at the top level of the program or the prelude.
struct TopLevelScope {
    var types: [String: NominalType] = [:]
    var functions: [String: [FunctionSymbol]] = [:]
    /// Operators declared as static members, over all types.
    var memberOperators: [String: [FunctionSymbol]] = [:]
    var variables: [String: PropertySymbol] = [:]
    var aliases: [String: AliasDeclaration] = [:]
}

/// Where a declaration stands.
struct DeclarationContext {
    var file: Int
    var owner: NominalType?
    /// Generic parameters and associated types in scope by name, inner ones over outer ones.
    var generics: [String: SwiftType] = [:]
    /// Types declared in the enclosing function bodies.
    var localTypes: [String: NominalType] = [:]
    /// The attributes of the extension around, which say where its members run.
    var extensionAttributes: AttributeListSyntax?
    var isPrelude: Bool
}

/// What a function's body is made from.
enum FunctionSource {
    /// Statements with the declared parameters.
    case code(CodeBlockItemListSyntax, DeclarationContext)
    /// Statements of an app's file that are parsed at the first call.
    case waiting(SourceLibrary.Body, DeclarationContext)
    /// One expression whose value the function gives: a default argument or initial value.
    case value(ExprSyntax, SwiftType, DeclarationContext)
    /// Statements at the top level of a file.
    case topLevel([CodeBlockItemSyntax], DeclarationContext)
    /// The content of a preview, as a view.
    case viewContent(CodeBlockItemListSyntax, DeclarationContext)
    /// The initial value of a wrapped property's storage.
    case wrappedValue(WrappedProperty, DeclarationContext)
    /// What Swift writes itself for `Codable`, as source that is parsed at the first call.
    case coding(CodingSource)
}

/// A stored property declared without a type.
struct InferredProperty {
    let value: ExprSyntax
    let context: DeclarationContext
    let isStatic: Bool
}

/// A function marked `@Test`.
struct TestDeclaration {
    let function: FunctionSymbol
    let suite: NominalType?
    let attribute: AttributeSyntax
    let suiteAttribute: AttributeSyntax?
    let file: Int
}
