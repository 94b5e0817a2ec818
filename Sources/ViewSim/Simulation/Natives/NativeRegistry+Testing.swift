import SwiftFrontEnd
import SwiftMachine

extension NativeRegistry {
    /// What the macros of Swift Testing are lowered to.
    static func registerTesting(_ registry: inout NativeRegistry) {
        registry.register("_expect(_:_:_:_:_:_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .void }
            var comment = arguments[5].asString
            var held = false
            switch arguments[0] {
            case .bool(let value): held = value
            case .cell(let cell):
                if let opaque = cell as? OpaqueCell {
                    comment = context.undetermined(opaque)
                } else {
                    comment = "the condition is not a Bool"
                }
            default: comment = "the condition is not a Bool"
            }
            let hasSides = !arguments[3].isNone || !arguments[4].isNone
            func side(_ value: Value) throws -> String? {
                held || !hasSides ? nil : try interpreter.debugDescribe(value)
            }
            let text = arguments[2].asString ?? ""
            try context.record(
                text: text, held: held, left: try side(arguments[3]), right: try side(arguments[4]), comment: comment,
                isRequired: arguments[1].asBool == true)
            return .void
        }
        registry.register("_recordIssue(_:)") { interpreter, arguments in
            let comment = arguments[0].isNone ? nil : try interpreter.describe(arguments[0], as: nil)
            try interpreter.context?.record(
                text: "Issue recorded", held: false, left: nil, right: nil, comment: comment, isRequired: false)
            return .void
        }
        registry.register("_withKnownIssue(_:_:_:)") { interpreter, arguments in
            try interpreter.context?.withKnownIssue(
                comment: arguments[0].asString, isIntermittent: arguments[1].asBool == true
            ) { _ = try interpreter.call(arguments[2], []) }
            return .void
        }
    }
}

extension ScenarioContext {
    /// Records an expectation; a failed requirement ends the scenario.
    func record(text: String, held: Bool, left: String?, right: String?, comment: String?, isRequired: Bool) throws {
        let position = interpreter.currentPosition
        let isKnown = !held && knownIssueDepth > 0
        let event = trace.emit(.expectation, at: position, old: left, new: right, reason: text, passed: held || isKnown)
        expectations.append(
            ExpectationResult(
                text: text, held: held, isKnownIssue: isKnown, location: interpreter.program.location(position),
                left: left, right: right, comment: comment, sequence: event))
        guard isRequired, !held else { return }
        throw Trap(
            diagnostic: Diagnostic(
                id: "expectation.required", location: interpreter.program.location(position),
                message: "a requirement did not hold: \(text)"))
    }

    /// A condition or loop of the scenario itself cannot go on without knowing; one of the program counts as false.
    func decide(about opaque: OpaqueCell, isOfLoop: Bool) throws -> Bool {
        let location = interpreter.program.location(interpreter.currentPosition)
        if let test, interpreter.innermostEntry === test {
            throw Trap(
                diagnostic: Diagnostic(
                    id: "expectation.undetermined", location: location, message: undetermined(opaque)))
        }
        didWrite(opaque)
        note(
            Diagnostic(
                id: "opaque.condition", severity: .note, location: location,
                message: isOfLoop
                    ? "a loop goes over \(opaque.name), which is opaque; it has no elements"
                    : "a condition depends on \(opaque.name), which is opaque; it counts as false"))
        return false
    }

    /// What the scope shows is not known from here on.
    func didWrite(_ opaque: OpaqueCell) {
        guard let scope = currentScope, scope.undecided == nil else { return }
        scope.undecided = opaque
        scope.graph.hasUnknownViews = true
    }

    func undetermined(_ opaque: OpaqueCell) -> String {
        let place = interpreter.program.location(opaque.origin).map { " at \($0)" } ?? ""
        return "undetermined: \(opaque.name)\(place) is not known to ViewSim; declare it in a file given with --stubs"
    }

    /// Runs code whose failures are expected; that none occurs is a failure.
    func withKnownIssue(comment: String?, isIntermittent: Bool, _ body: () throws -> Void) throws {
        let count = expectations.count
        let position = interpreter.currentPosition
        knownIssueDepth += 1
        var stoppedBy: String?
        do {
            defer { knownIssueDepth -= 1 }
            try body()
        } catch let trap as Trap {
            stoppedBy = trap.diagnostic.id == "expectation.required" ? "" : trap.diagnostic.message
        } catch let error as ThrownValue {
            stoppedBy = "an error was thrown: \(try interpreter.describe(error.value, as: nil))"
        }
        if let stoppedBy, !stoppedBy.isEmpty {
            let event = trace.emit(.expectation, at: position, reason: stoppedBy, passed: true)
            expectations.append(
                ExpectationResult(
                    text: stoppedBy, held: false, isKnownIssue: true, location: interpreter.program.location(position),
                    left: nil, right: nil, comment: comment, sequence: event))
        }
        let occurred = expectations[count...].contains { !$0.held }
        if !occurred, !isIntermittent {
            try record(
                text: "withKnownIssue", held: false, left: nil, right: nil,
                comment: "the known issue did not occur" + (comment.map { ": \($0)" } ?? ""), isRequired: false)
        }
    }
}
