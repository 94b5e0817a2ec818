extension NativeRegistry {
    static func registerPrinting(_ registry: inout NativeRegistry) {
        registry.register("print(_:separator:terminator:)") { interpreter, arguments in
            interpreter.write(try interpreter.joined(arguments) { try interpreter.describe($0) })
            return .void
        }
        registry.register("debugPrint(_:separator:terminator:)") { interpreter, arguments in
            interpreter.write(try interpreter.joined(arguments) { try interpreter.debugDescribe($0) })
            return .void
        }
        registry.register("_joinedDescriptions(_:_:_:)") { interpreter, arguments in
            Value(try interpreter.joined(arguments) { try interpreter.describe($0) })
        }
        registry.register("_trap(_:_:)") { interpreter, arguments in
            let kind = arguments[0].asString ?? "Fatal error"
            let message = arguments[1].asString ?? ""
            throw interpreter.trap(
                "runtime.fatal-error", message.isEmpty ? kind : "\(kind): \(message)",
                why: "the program asked to stop here", fix: "avoid the condition that leads here")
        }
    }
}

extension Interpreter {
    /// Items, separator and terminator as `print` joins them.
    fileprivate func joined(_ arguments: Arguments, _ describe: (Value) throws -> String) throws -> String {
        let items = try sequenceElements(of: arguments[0]) ?? [arguments[0]]
        let separator = arguments[1].asString ?? " "
        var text = ""
        for (index, item) in items.enumerated() {
            if index > 0 { text += separator }
            text += try describe(item)
        }
        return text + (arguments[2].asString ?? "\n")
    }

    /// Prints text; each line that it completes is an event of the trace.
    package func write(_ text: String) {
        let before = library.output.lines.count
        library.output.write(text)
        for line in library.output.lines[before...] { trace.emit(.print, at: currentPosition, new: line) }
    }
}
