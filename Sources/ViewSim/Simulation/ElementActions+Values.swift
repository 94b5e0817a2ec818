import SwiftMachine

/// Controls whose value is set directly: sliders, steppers, and pickers of dates and colors.
extension ElementActions {
    /// Gives a control a value: within its bounds, and at one of its steps.
    func adjust(_ element: SimulationElement, to value: Value, name: String) throws {
        let node = element.node
        guard let location = node.binding else { throw unsupported(element, "adjust") }
        switch node.info?.type.primitive {
        case "Slider"?:
            guard let number = value.asDouble else { throw unsupported(element, "adjust") }
            let lower = node.field(.lower).asDouble ?? 0
            let upper = max(lower, node.field(.upper).asDouble ?? 1)
            var next = min(max(number, lower), upper)
            if let step = node.field(.step).asDouble, step > 0 {
                next = min(lower + ((next - lower) / step).rounded() * step, upper)
            }
            try editing(node, by: node.field(.onEditingChanged), name: name) {
                try interpreter.writeBinding(location, node.field(.lower).isFloat ? .float(Float(next)) : .double(next))
            }
        case "DatePicker"?:
            var date = value
            for (bound, isLower) in [(node.field(.lower), true), (node.field(.upper), false)] where !bound.isNone {
                let bound = bound.unwrapped ?? bound
                let order = try interpreter.compare(date, bound)
                if isLower ? order < 0 : order > 0 { date = bound }
            }
            try graph.perform(name, on: node) { try interpreter.writeBinding(location, date) }
        case "MultiDatePicker"?, "ColorPicker"?:
            try graph.perform(name, on: node) { try interpreter.writeBinding(location, value) }
        default: throw unsupported(element, "adjust")
        }
    }

    /// An interaction with a control that says when it begins and when it ends.
    private func editing(_ node: ViewNode, by action: Value, name: String, _ work: () throws -> Void) throws {
        if !action.isNone {
            try graph.perform("\(name) (begin)", on: node) { _ = try interpreter.call(action, [.bool(true)]) }
        }
        try graph.perform(name, on: node, work)
        if !action.isNone, node.isAlive {
            try graph.perform("\(name) (end)", on: node) { _ = try interpreter.call(action, [.bool(false)]) }
        }
    }

    /// Presses one of a stepper's buttons.
    func step(_ element: SimulationElement, name: String, isUp: Bool) throws {
        let node = element.node
        guard node.info?.type.primitive == "Stepper" else { throw unsupported(element, "increment") }
        try editing(node, by: node.field(.onEditingChanged), name: name) {
            guard let location = node.binding else {
                let action = node.field(isUp ? .onIncrement : .onDecrement)
                if !action.isNone { _ = try interpreter.call(action, []) }
                return
            }
            let value = try interpreter.untracked { try interpreter.readBinding(location) }
            if case .int(let number) = value {
                let step = (node.field(.step).asInt ?? 1) * (isUp ? 1 : -1)
                let (next, overflow) = number.addingReportingOverflow(step)
                let lower = node.field(.lower).asInt ?? .min
                let upper = node.field(.upper).asInt ?? .max
                if !overflow, (lower...max(lower, upper)).contains(next) {
                    try interpreter.writeBinding(location, .int(next))
                }
            } else if let number = value.asDouble {
                let next = number + (node.field(.step).asDouble ?? 1) * (isUp ? 1 : -1)
                let lower = node.field(.lower).asDouble ?? -.infinity
                let upper = node.field(.upper).asDouble ?? .infinity
                if next >= lower, next <= upper { try interpreter.writeBinding(location, .double(next)) }
            }
        }
    }
}

extension Value {
    fileprivate var isFloat: Bool { if case .float = self { true } else { false } }
}
