import SwiftFrontEnd

/// The flat code of one function, with the tables that its instructions index.
final class Code {
    let symbol: FunctionSymbol
    let instructions: UnsafeMutablePointer<Instruction>
    let count: Int
    let constants: UnsafeMutablePointer<Value>
    let constantCount: Int
    let functions: UnsafeMutablePointer<UnsafeMutablePointer<FunctionRecord>>
    let functionCount: Int
    /// Keeps the called functions' records alive.
    let functionSymbols: [FunctionSymbol]
    let sites: [Site]
    /// What a site found for the types of its last receivers, by the site's index.
    let caches: UnsafeMutablePointer<MemberCache>
    let types: [SwiftType]
    let nominals: [NominalType]
    let cases: [EnumCaseSymbol]
    let properties: [PropertySymbol]
    let branches: [ViewBranch]
    let keyPaths: [KeyPathTemplate]
    let diagnostics: [Diagnostic]
    let labels: [[String?]]
    /// The source of each instruction.
    let positions: [SourcePosition]
    /// The innermost handler that covers each instruction; -1 for none.
    let handlerIndices: [Int32]
    let handlers: [Handler]
    let frameSize: Int
    let localNames: [LocalName]

    /// Where an error goes that is thrown below it.
    struct Handler {
        var target: Int32
        /// Registers from this one on are destroyed first.
        var depth: Int32
        /// Receives the error.
        var register: Int32
    }

    /// A register that holds a named variable, for reports of who holds what.
    struct LocalName {
        var register: Int
        var variable: LocalVariable
    }

    init(symbol: FunctionSymbol, builder: CodeBuilder) {
        self.symbol = symbol
        count = builder.instructions.count
        instructions = .allocate(capacity: max(1, count))
        instructions.initialize(from: builder.instructions, count: count)
        constantCount = builder.constants.count
        constants = .allocate(capacity: max(1, constantCount))
        constants.initialize(from: builder.constants, count: constantCount)
        functionSymbols = builder.functions
        functionCount = builder.functions.count
        functions = .allocate(capacity: max(1, functionCount))
        functions.initialize(from: builder.functions.map(\.record), count: functionCount)
        sites = builder.sites
        caches = .allocate(capacity: max(1, sites.count))
        caches.initialize(repeating: MemberCache(), count: sites.count)
        types = builder.types
        nominals = builder.nominals
        cases = builder.cases
        properties = builder.properties
        branches = builder.branches
        keyPaths = builder.keyPaths
        diagnostics = builder.diagnostics
        labels = builder.labelLists
        positions = builder.positions
        handlerIndices = builder.handlerIndices
        handlers = builder.handlers
        frameSize = builder.frameSize
        localNames = builder.localNames
    }

    deinit {
        instructions.deinitialize(count: count)
        instructions.deallocate()
        constants.deinitialize(count: constantCount)
        constants.deallocate()
        functions.deinitialize(count: functionCount)
        functions.deallocate()
        caches.deinitialize(count: sites.count)
        caches.deallocate()
    }
}

/// What a call needs to know of a function, at a stable address: one a function symbol.
struct FunctionRecord {
    /// Nil until the function has code.
    var instructions: UnsafeMutablePointer<Instruction>?
    var constants: UnsafeMutablePointer<Value>?
    var functions: UnsafeMutablePointer<UnsafeMutablePointer<FunctionRecord>>?
    var caches: UnsafeMutablePointer<MemberCache>?
    var frameSize = 0
    var argumentCount = 0
    /// The arguments that are `inout`, by bit; those past the 63rd are not.
    var inoutMask: UInt64 = 0
    var native: NativeFunction?
    unowned(unsafe) let symbol: FunctionSymbol
    unowned(unsafe) var code: Code?

    init(symbol: FunctionSymbol) { self.symbol = symbol }
}

extension FunctionSymbol {
    /// The arguments of a call, `self` included.
    var argumentCount: Int { parameters.count + (takesSelf ? 1 : 0) }

    /// Whether `self` is passed `inout`.
    var takesSelfInout: Bool {
        guard takesSelf, !isStatic, isMutating, let owner else { return false }
        return !owner.isClass
    }

    var inoutMask: UInt64 {
        var mask: UInt64 = takesSelfInout ? 1 : 0
        let offset = takesSelf ? 1 : 0
        for (index, parameter) in parameters.enumerated() where parameter.isInout && index + offset < 64 {
            mask |= 1 << UInt64(index + offset)
        }
        return mask
    }
}

/// What a site found for a few types, for the loop to see at once.
///
/// An entry is a function to call with the receiver, or else the field that is read.
struct MemberCache {
    struct Entry {
        var type: UnsafeRawPointer?
        var target: UnsafeMutablePointer<FunctionRecord>?
        var field = -1
    }

    var first = Entry()
    var second = Entry()
    var third = Entry()

    /// Enters a new finding; the oldest one goes.
    mutating func insert(_ entry: Entry) {
        third = second
        second = first
        first = entry
    }
}

/// A place in code that finds a member by name when it runs, and remembers what it found.
final class Site {
    let name: String
    let labels: [String?]
    let argumentCount: Int
    /// The arguments that are addresses, by their index without `self`.
    let addresses: [Int]
    let firstTrailingClosure: Int?
    let isSubscript: Bool
    /// Whether the last argument is what a subscript's setter stores, rather than one in brackets.
    var storesElement: Bool { isSubscript && name.hasSuffix("=") }
    /// The symbol that lowering resolved, for dispatched calls.
    let symbol: FunctionSymbol?
    /// Whether a `for` loop makes the call: for its iterator, or for the next element.
    let isOfLoop: Bool

    /// The type of the receiver for which the fields below were found.
    unowned(unsafe) var cachedType: NominalType?
    var cachedMember: Member?
    /// For operators: the type of the second operand beside `cachedType`, and the functions that both types have.
    unowned(unsafe) var cachedOperand: NominalType?
    var cachedOperators: [FunctionSymbol] = []
    /// The function that was called last.
    var lastFunction: FunctionSymbol?
    /// For dispatched calls: what stands for the symbol in the cached type.
    var target: UnsafeMutablePointer<FunctionRecord>?

    init(
        name: String, labels: [String?] = [], argumentCount: Int = 0, addresses: [Int] = [],
        firstTrailingClosure: Int? = nil, isSubscript: Bool = false, symbol: FunctionSymbol? = nil,
        isOfLoop: Bool = false
    ) {
        self.name = name
        self.labels = labels
        self.argumentCount = argumentCount
        self.addresses = addresses
        self.firstTrailingClosure = firstTrailingClosure
        self.isSubscript = isSubscript
        self.symbol = symbol
        self.isOfLoop = isOfLoop
    }
}

/// A key path literal before its subscript arguments are known.
struct KeyPathTemplate {
    enum Component {
        case property(PropertySymbol)
        case dynamicProperty(String)
        case `subscript`(SubscriptSymbol, argumentCount: Int)
        case dynamicSubscript(labels: [String?], argumentCount: Int)
        case tupleElement(Int)
        case optionalChain
        case forceUnwrap
    }

    var root: SwiftType
    var components: [Component]
}
