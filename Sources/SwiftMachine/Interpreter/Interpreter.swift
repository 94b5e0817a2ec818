import SimulationTrace
import SwiftFrontEnd

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs a program on explicit frames that can be suspended.
///
/// Registers live on one stack that never moves, so that natives may keep a pointer to their arguments while they call
/// back. A suspended fiber's part of the stack is moved to the heap until it resumes.
package final class Interpreter {
    package let program: Program
    package let trace: Trace
    package let heap: Heap
    /// Tracks `@Observable` fields; nil where nothing is tracked.
    package weak var observation: (any ObservationHooks)?
    /// Output, randomness and caches of Swift's library.
    package let library = LibraryState()
    /// Virtual time and tasks; nil where neither is needed.
    package var scheduler: Scheduler?
    /// Who runs the program, until the run ends; nil where nobody is told anything.
    package var client: (any InterpreterClient)?
    /// The host's implementations of declarations without a body.
    let natives: NativeRegistry
    /// Whether a value of unknown nature was made.
    package internal(set) var hasMetOpaque = false

    let limits: Limits
    let stack: UnsafeMutablePointer<Value>
    let stackCapacity: Int
    let frames: UnsafeMutablePointer<Frame>
    let frameCapacity: Int
    let state: UnsafeMutablePointer<MachineState>
    /// Dying objects, the one to continue with last.
    var releases: [ReleaseTask] = []
    /// What is known of types, by their id.
    var typeFacts: ContiguousArray<TypeFacts> = []
    /// Where the last `throw` stood, for an error that nothing catches.
    package var lastThrowPosition = SourcePosition.none
    /// The fiber that is running, if a fiber is.
    var currentFiber: Fiber?
    /// Stands for the assignment of a stored field, which changes its base.
    let mutatingMarker: FunctionSymbol
    private let markerOwner: NominalType

    /// What the process used before any code ran.
    let initialMegabytes = Interpreter.megabytesInUse() ?? 0

    package init(program: Program, natives: NativeRegistry, trace: Trace, limits: Limits = Limits()) {
        self.program = program
        self.natives = natives
        self.trace = trace
        self.heap = Heap()
        markerOwner = NominalType(id: -1, name: "struct", kind: .struct, isFromPrelude: true)
        mutatingMarker = FunctionSymbol(id: -1, name: "=", kind: .setter, position: .none, owner: markerOwner)
        mutatingMarker.isMutating = true
        stackCapacity = limits.registers
        frameCapacity = limits.frames
        stack = Self.zeroed(stackCapacity)
        frames = Self.zeroed(frameCapacity)
        state = .allocate(capacity: 1)
        self.limits = limits
        state.initialize(to: MachineState(checkpoint: min(limits.steps, Self.checkInterval)))
    }

    deinit {
        abandon()
        state.pointee.globals.deinitialize(count: state.pointee.globalCount)
        state.pointee.globals.deallocate()
        free(stack)
        free(frames)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Bounds that no program exceeds by accident.
    package struct Limits {
        /// Steps that a run may take before it counts as one that does not end.
        package var steps: Int
        /// Calls that may be active at once.
        var frames: Int
        /// Registers of all active calls.
        var registers: Int
        /// Megabytes by which the process may grow while code runs.
        package var megabytes: Int
        /// Class instances that may live at once.
        var objects: Int
        /// Bytes of one string, elements of one array made by appending.
        var length: Int

        /// Bounds that no program exceeds by accident, but for what a run is given.
        package init(
            steps: Int = 400_000_000, frames: Int = 200_000, registers: Int = 6_000_000, megabytes: Int = 2_000,
            objects: Int = 2_000_000, length: Int = 1 << 28
        ) {
            self.steps = steps
            self.frames = frames
            self.registers = registers
            self.megabytes = megabytes
            self.objects = objects
            self.length = length
        }
    }

    /// Memory of zeroes that costs nothing until it is touched. Zeroes are a valid, trivial `Value`, and a frame is
    /// initialized before it is read.
    private static func zeroed<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
        guard let memory = calloc(count, MemoryLayout<Element>.stride) else {
            return .allocate(capacity: count)
        }
        return memory.bindMemory(to: Element.self, capacity: count)
    }

    /// Drops everything that is running, without running anything for it.
    private func abandon() {
        let top = topOfStack
        for index in 0..<top { stack[index] = .void }
        state.pointee.depth = 0
        releases = []
        for id in 0..<state.pointee.globalCount { state.pointee.globals[id] = GlobalSlot() }
        heap.close()
    }
}

/// An active call.
struct Frame {
    enum Kind: UInt8 {
        /// Returns to the frame below.
        case normal
        /// Returns to the host.
        case entry
        /// A `deinit` that the release queue started.
        case release
    }

    var function: UnsafeMutablePointer<FunctionRecord>
    /// The instruction to continue with.
    var pc: UnsafeMutablePointer<Instruction>
    var base: Int32
    var kind: Kind
}

/// What changes all the time while code runs.
struct MachineState {
    /// The number of active frames.
    var depth = 0
    /// Registers below this one belong to the host's own calls.
    var hostTop = 0
    /// The number of host calls into interpreted code that are active.
    var nesting = 0
    /// Instructions run, counted where code jumps back or calls.
    var steps = 0
    /// Cells made by instructions.
    package var allocations = 0
    /// The number of steps at which bounds are checked next.
    var checkpoint: Int
    /// A native asked for its fiber to be parked.
    var suspensionRequested = false
    /// One slot a global, by its id.
    var globals = UnsafeMutablePointer<GlobalSlot>.allocate(capacity: 1)
    var globalCount = 0
}

struct GlobalSlot {
    var value: Value = .void
    var isReady = false
}

/// What the interpreter knows of a type.
struct TypeFacts {
    enum Initialization {
        case unknown, uncounted, structure, view
    }

    var initialization: Initialization = .unknown
    /// How many instances there were.
    var instances = 0
}

extension Interpreter {
    /// The first register that nobody uses.
    var topOfStack: Int {
        guard state.pointee.depth > 0 else { return state.pointee.hostTop }
        let frame = frames[state.pointee.depth - 1]
        return max(Int(frame.base) + frame.function.pointee.frameSize, state.pointee.hostTop)
    }

    /// Cells made by instructions so far.
    package var allocations: Int { state.pointee.allocations }

    /// Instructions run so far.
    package var steps: Int { state.pointee.steps }

    /// The place in the user's source that is running: the innermost one outside of the prelude.
    package var currentPosition: SourcePosition {
        var index = state.pointee.depth - 1
        var innermost = SourcePosition.none
        while index >= 0 {
            let position = position(ofFrame: index)
            if position.isKnown {
                if !isPrelude(position, frames[index].function.pointee.symbol) { return position }
                if !innermost.isKnown { innermost = position }
            }
            index -= 1
        }
        return innermost
    }

    /// The position that a frame stands at.
    func position(ofFrame index: Int) -> SourcePosition {
        let frame = frames[index]
        guard let code = frame.function.pointee.code else { return .none }
        let offset = frame.pc - code.instructions - 1
        return code.positions.indices.contains(offset) ? code.positions[offset] : .none
    }

    private func isPrelude(_ position: SourcePosition, _ symbol: FunctionSymbol) -> Bool {
        if symbol.isFromPrelude { return true }
        return program.preludeFiles.indices.contains(Int(position.file)) && program.preludeFiles[Int(position.file)]
    }

    /// A located error at the current position.
    package func trap(_ id: String, _ message: String, why: String? = nil, fix: String? = nil) -> Trap {
        Trap(
            diagnostic: Diagnostic(
                id: id, location: program.location(currentPosition), message: message, why: why, fix: fix))
    }

    func facts(of type: NominalType) -> TypeFacts {
        type.id < typeFacts.count ? typeFacts[type.id] : TypeFacts()
    }

    func updateFacts(of type: NominalType, _ change: (inout TypeFacts) -> Void) {
        while typeFacts.count <= type.id { typeFacts.append(TypeFacts()) }
        change(&typeFacts[type.id])
    }
}
