import SwiftFrontEnd

/// Says what an event means in words, for the timeline.
package struct EventSentence {
    package let files: [String]

    package init(files: [String]) { self.files = files }

    /// `Demo.swift:24`, or nothing for what has no place.
    package func place(_ position: SourcePosition) -> String? {
        guard position.isKnown, files.indices.contains(Int(position.file)) else { return nil }
        let file = files[Int(position.file)]
        return "\(file.split(separator: "/").last.map(String.init) ?? file):\(position.line)"
    }

    package func callAsFunction(_ event: TraceEvent) -> String {
        let type = event.type ?? "?"
        let member = event.property.map { event.type == nil ? $0 : "\(type).\($0)" } ?? type
        let at = place(event.position).map { " at \($0)" } ?? ""
        let because = event.reason.map { ": \($0)" } ?? ""
        let text: String
        switch event.kind {
        case .action: text = Self.action(event.reason ?? event.property ?? "action")
        case .transaction: text = "update\(because)"
        case .viewInit: text = "\(type) value made\(at)"
        case .structInit: text = "\(type) value made\(at)"
        case .body: text = "body of \(type)\(because)"
        case .identityInsert: text = "new identity \(event.identity?.description ?? type)\(because)"
        case .identityRemove: text = "identity gone \(event.identity?.description ?? type)\(because)"
        case .identityMove: text = "identity moved \(event.identity?.description ?? type)\(because)"
        case .stateInit: text = "\(member) starts\(event.new.map { " as \($0)" } ?? "")"
        case .stateWrite: text = "\(member): \(event.old ?? "?") → \(event.new ?? "?")\(at)\(because)"
        case .objectInit: text = "\(type) #\(event.instance) created\(at)\(because)"
        case .objectDeinit: text = "\(type) #\(event.instance) destroyed\(because)"
        case .autoclosureRun: text = "deferred value of \(member) computed"
        case .publish: text = "\(type)\(instance(event)) publishes\(event.property.map { " \($0)" } ?? "")\(because)"
        case .invalidate: text = "\(type) has to be evaluated again\(because)"
        case .appear: text = "\(type) appears"
        case .disappear: text = "\(type) disappears"
        case .change: text = "\(event.property ?? "value") changed: \(event.old ?? "?") → \(event.new ?? "?")"
        case .taskStart: text = "task starts\(at)\(because)"
        case .taskCancel: text = "task is cancelled\(at)\(because)"
        case .taskEnd: text = "task ends\(at)\(because)"
        case .subscribe: text = "subscription to \(member)\(at)"
        case .value: text = "\(member) delivers \(event.new ?? "a value")"
        case .completion: text = "\(member) completes"
        case .cancel: text = "subscription to \(member) is cancelled"
        case .timer: text = "timer fires\(at)\(because)"
        case .print: text = "prints \(event.new ?? event.reason ?? "")"
        case .warning:
            let words = event.reason ?? event.new ?? ""
            // Some warnings name their place themselves.
            text = "warning: \(words)\(at.isEmpty || words.hasSuffix(at.dropFirst(4)) ? "" : at)"
        case .expectation:
            text = "\(event.passed == false ? "FAILED" : "held")\(at): \(event.reason ?? event.new ?? "")"
        }
        return text.singleLine
    }

    /// `tap button "Add"` for `tap buttons["Add"]`.
    private static func action(_ text: String) -> String {
        guard let bracket = text.firstRange(of: "[\""), text.hasSuffix("\"]") else { return text }
        var words = text[..<bracket.lowerBound]
        let isPlural = words.last == "s" && words.contains(" ")
        if words.hasSuffix("switches") { words = words.dropLast(2) } else if isPlural { words = words.dropLast() }
        return "\(words) \(text[text.index(after: bracket.lowerBound)...].dropLast())"
    }

    private func instance(_ event: TraceEvent) -> String { event.instance > 0 ? " #\(event.instance)" : "" }
}
