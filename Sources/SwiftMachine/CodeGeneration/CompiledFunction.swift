import SwiftFrontEnd

/// What the machine keeps of a function symbol: its record, at an address that never changes, and its code.
final class CompiledFunction {
    let record: UnsafeMutablePointer<FunctionRecord>
    /// Keeps alive what the record points to.
    var code: Code?

    init(_ symbol: FunctionSymbol) {
        record = .allocate(capacity: 1)
        record.initialize(to: FunctionRecord(symbol: symbol))
    }

    deinit {
        record.deinitialize(count: 1)
        record.deallocate()
    }
}

extension FunctionSymbol {
    /// The function as the machine knows it; made at first use.
    var compiledFunction: CompiledFunction {
        // Nobody else stores anything there.
        if let compiled { return unsafeDowncast(compiled, to: CompiledFunction.self) }
        let made = CompiledFunction(self)
        compiled = made
        return made
    }

    /// What calls need to know.
    var record: UnsafeMutablePointer<FunctionRecord> { compiledFunction.record }
}
