import SwiftFrontEnd

/// Collects the instructions and tables of one function while they are generated.
struct CodeBuilder {
    private(set) var instructions: [Instruction] = []
    private(set) var constants: [Value] = []
    private(set) var functions: [FunctionSymbol] = []
    private(set) var sites: [Site] = []
    private(set) var types: [SwiftType] = []
    private(set) var nominals: [NominalType] = []
    private(set) var cases: [EnumCaseSymbol] = []
    private(set) var properties: [PropertySymbol] = []
    private(set) var branches: [ViewBranch] = []
    private(set) var keyPaths: [KeyPathTemplate] = []
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var labelLists: [[String?]] = []
    private(set) var positions: [SourcePosition] = []
    private(set) var handlerIndices: [Int32] = []
    private(set) var handlers: [Code.Handler] = []
    var localNames: [Code.LocalName] = []
    /// The number of registers in use, and the most there were.
    private(set) var top = 0
    private(set) var frameSize = 0
    /// The source of what is emitted next.
    var position: SourcePosition = .none
    /// The innermost handler around what is emitted next.
    var handler: Int32 = -1

    private var constantIndices: [Constant: Int] = [:]
    private var functionIndices: [ObjectIdentifier: Int] = [:]
    private var typeIndices: [SwiftType: Int] = [:]
    private var labelTargets: [Int32] = []
    private var jumps: [(instruction: Int, operand: Operand, label: Label)] = []
    private var handlerLabels: [Label] = []

    /// A place in the code that may not be known yet.
    struct Label {
        fileprivate let index: Int
    }

    enum Operand { case a, b, c }

    // MARK: Instructions

    @discardableResult
    mutating func emit(
        _ operation: Operation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, extra: Int = 0
    ) -> Int {
        instructions.append(
            Instruction(
                operation: operation, extra: UInt16(truncatingIfNeeded: extra), a: Int32(truncatingIfNeeded: a),
                b: Int32(truncatingIfNeeded: b), c: Int32(truncatingIfNeeded: c)))
        positions.append(position)
        handlerIndices.append(handler)
        return instructions.count - 1
    }

    mutating func makeLabel() -> Label {
        labelTargets.append(-1)
        return Label(index: labelTargets.count - 1)
    }

    mutating func place(_ label: Label) { labelTargets[label.index] = Int32(instructions.count) }

    /// Emits a jump whose target is operand a, b or c, as the operation has it.
    mutating func emitJump(_ operation: Operation, _ a: Int = 0, _ b: Int = 0, to label: Label, extra: Int = 0) {
        let index = emit(operation, a, b, extra: extra)
        let operand: Operand =
            switch operation {
            case .jump, .jumpBack: .a
            case .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .jumpIfSome, .jumpIfKnown: .b
            default: .c
            }
        jumps.append((index, operand, label))
    }

    /// Makes a handler that lands at a label.
    mutating func makeHandler(target: Label, depth: Int, register: Int) -> Int32 {
        handlers.append(Code.Handler(target: -1, depth: Int32(depth), register: Int32(register)))
        handlerLabels.append(target)
        return Int32(handlers.count - 1)
    }

    /// Fills in the targets of jumps and handlers.
    mutating func resolveLabels() {
        for jump in jumps {
            let target = labelTargets[jump.label.index]
            switch jump.operand {
            case .a: instructions[jump.instruction].a = target
            case .b: instructions[jump.instruction].b = target
            case .c: instructions[jump.instruction].c = target
            }
        }
        for (index, label) in handlerLabels.enumerated() { handlers[index].target = labelTargets[label.index] }
    }

    // MARK: Registers

    mutating func allocate(_ count: Int = 1) -> Int {
        let register = top
        top += count
        frameSize = max(frameSize, top)
        return register
    }

    /// Frees the registers from one on; what they hold has been moved or destroyed.
    mutating func release(to register: Int) { top = register }

    /// Reserves registers above the top without using them now.
    mutating func reserve(_ count: Int) { frameSize = max(frameSize, top + count) }

    mutating func setTop(_ register: Int) {
        top = register
        frameSize = max(frameSize, top)
    }

    // MARK: Tables

    mutating func constant(_ constant: Constant) -> Int {
        // Zero and negative zero are equal, and not the same.
        if case .double(0) = constant { return add(Value(constant)) }
        // Equal texts may be made of different scalars.
        if case .string(let text) = constant, !text.utf8.allSatisfy({ $0 < 128 }) { return add(Value(constant)) }
        if let index = constantIndices[constant] { return index }
        let index = add(Value(constant))
        constantIndices[constant] = index
        return index
    }

    mutating func add(_ value: Value) -> Int {
        constants.append(value)
        return constants.count - 1
    }

    mutating func add(_ function: FunctionSymbol) -> Int {
        let key = ObjectIdentifier(function)
        if let index = functionIndices[key] { return index }
        functions.append(function)
        functionIndices[key] = functions.count - 1
        return functions.count - 1
    }

    mutating func add(_ site: Site) -> Int {
        sites.append(site)
        return sites.count - 1
    }

    mutating func add(_ type: SwiftType) -> Int {
        if let index = typeIndices[type] { return index }
        types.append(type)
        typeIndices[type] = types.count - 1
        return types.count - 1
    }

    mutating func add(_ nominal: NominalType) -> Int {
        if let index = nominals.firstIndex(of: nominal) { return index }
        nominals.append(nominal)
        return nominals.count - 1
    }

    mutating func add(_ enumCase: EnumCaseSymbol) -> Int {
        if let index = cases.firstIndex(where: { $0 === enumCase }) { return index }
        cases.append(enumCase)
        return cases.count - 1
    }

    mutating func add(_ property: PropertySymbol) -> Int {
        if let index = properties.firstIndex(where: { $0 === property }) { return index }
        properties.append(property)
        return properties.count - 1
    }

    mutating func add(_ branch: ViewBranch) -> Int {
        branches.append(branch)
        return branches.count - 1
    }

    mutating func add(_ keyPath: KeyPathTemplate) -> Int {
        keyPaths.append(keyPath)
        return keyPaths.count - 1
    }

    mutating func add(_ diagnostic: Diagnostic) -> Int {
        diagnostics.append(diagnostic)
        return diagnostics.count - 1
    }

    mutating func add(labels: [String?]) -> Int {
        if let index = labelLists.firstIndex(of: labels) { return index }
        labelLists.append(labels)
        return labelLists.count - 1
    }
}

extension Value {
    /// The value of a compile-time constant.
    init(_ constant: Constant) {
        switch constant {
        case .void: self = .void
        case .none: self = .none
        case .bool(let value): self = .bool(value)
        case .double(let value): self = .double(value)
        case .float(let value): self = .float(value)
        case .string(let value): self = .cell(StringCell(value))
        case .character(let value): self = .cell(CharacterCell(value))
        case .integer(let bits, let type): self = Value(integerBits: bits, of: type)
        }
    }

    /// An integer of a builtin type by its bits; for floating types, the number.
    init(integerBits bits: Int64, of type: Builtin) {
        self =
            switch type {
            case .int8: .int8(Int8(truncatingIfNeeded: bits))
            case .int16: .int16(Int16(truncatingIfNeeded: bits))
            case .int32: .int32(Int32(truncatingIfNeeded: bits))
            case .int64: .int64(bits)
            case .uint: .uint(UInt(truncatingIfNeeded: bits))
            case .uint8: .uint8(UInt8(truncatingIfNeeded: bits))
            case .uint16: .uint16(UInt16(truncatingIfNeeded: bits))
            case .uint32: .uint32(UInt32(truncatingIfNeeded: bits))
            case .uint64: .uint64(UInt64(bitPattern: bits))
            case .double: .double(Double(bits))
            case .float: .float(Float(bits))
            default: .int(Int(truncatingIfNeeded: bits))
            }
    }
}
