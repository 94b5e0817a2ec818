extension NativeRegistry {
    static func registerDuration(_ registry: inout NativeRegistry) {
        registry.define("Duration.description") { _, arguments in Value(try arguments.duration(0).description) }
        registry.define("Duration.components") { _, arguments in
            let components = try arguments.duration(0).components
            return .cell(
                TupleCell(
                    elements: [.int64(components.seconds), .int64(components.attoseconds)],
                    labels: ["seconds", "attoseconds"]))
        }
        func unit(_ name: String, perSecond: Double, _ make: @escaping (Double) -> Duration) {
            registry.define("static Duration.\(name)(_:)") { interpreter, arguments in
                let number = try arguments.double(1)
                guard number.isFinite, abs(number) < 9e9 * perSecond else {
                    throw interpreter.fatal("Duration is out of range", fix: "use a shorter one")
                }
                return try interpreter.value(of: make(number))
            }
        }
        unit("seconds", perSecond: 1) { .seconds($0) }
        unit("milliseconds", perSecond: 1e3) { .milliseconds($0) }
        unit("microseconds", perSecond: 1e6) { .microseconds($0) }
        registry.define("static Duration.+(_:_:)") { interpreter, arguments in
            try interpreter.value(of: arguments.duration(1) + arguments.duration(2))
        }
        registry.define("static Duration.-(_:_:)") { interpreter, arguments in
            try interpreter.value(of: arguments.duration(1) - arguments.duration(2))
        }
        registry.define("static Duration.*(_:_:)") { interpreter, arguments in
            let duration = try arguments.duration(1)
            if let factor = try arguments.value(2).asInt { return try interpreter.value(of: duration * factor) }
            return try interpreter.value(of: duration * arguments.double(2))
        }
        registry.define("static Duration./(_:_:)") { interpreter, arguments in
            let duration = try arguments.duration(1)
            if case .cell = try arguments.value(2) { return .double(duration / (try arguments.duration(2))) }
            let divisor = try arguments.double(2)
            guard divisor != 0 else { throw interpreter.fatal("Division by zero", fix: "check the divisor first") }
            if let divisor = try arguments.value(2).asInt { return try interpreter.value(of: duration / divisor) }
            return try interpreter.value(of: duration / divisor)
        }
    }
}

extension Arguments {
    fileprivate func duration(_ index: Int) throws -> Duration {
        let cell = try cell(index, as: StructCell.self, "a Duration")
        guard cell.fields.count == 2, let nanoseconds = cell.fields[0].asInt, let rest = cell.fields[1].asInt else {
            throw WrongArgument(expected: "a Duration", index: index)
        }
        return Duration(secondsComponent: Int64(nanoseconds / 1_000_000_000), attosecondsComponent: 0)
            + Duration(
                secondsComponent: 0,
                attosecondsComponent: Int64(nanoseconds % 1_000_000_000) * 1_000_000_000
                    + Int64(rest))
    }
}

extension Interpreter {
    /// A `Duration`: whole nanoseconds, and the attoseconds beyond them.
    fileprivate func value(of duration: Duration) throws -> Value {
        let components = duration.components
        let (seconds, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow, let type = preludeType("Duration") else {
            throw fatal("Duration is out of range", fix: "use a shorter one")
        }
        let nanoseconds = seconds &+ components.attoseconds / 1_000_000_000
        let rest = components.attoseconds % 1_000_000_000
        return .cell(StructCell(type: type, fields: [.int(Int(nanoseconds)), .int(Int(rest))]))
    }
}
