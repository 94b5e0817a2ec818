extension Code: CustomStringConvertible {
    /// The code as text, one instruction a line, for those who work on code generation.
    var description: String {
        var lines = ["\(symbol.signatureName): \(frameSize) registers"]
        for index in 0..<count {
            let instruction = instructions[index]
            var line = "  \(index)\t\(instruction.operation) \(instruction.a), \(instruction.b), \(instruction.c)"
            if instruction.extra != 0 { line += " +\(instruction.extra)" }
            if handlerIndices[index] >= 0 { line += " !\(handlers[Int(handlerIndices[index])].target)" }
            switch instruction.operation {
            case .call, .callInit, .callDispatched, .makeClosure:
                line += "\t; \(functionSymbols[Int(instruction.b)].signatureName)"
            case .callDynamic, .getDynamic, .setDynamic, .dynamicOperator:
                line += "\t; \(sites[Int(instruction.b)].name)"
            default: break
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}
