import SwiftMachine

/// One touch of a scenario, from the moment the finger comes down: who may react to it, and who did.
///
/// Of the gestures that exclude each other the first to recognize the touch wins: those of high priority from the
/// outside in, then the others from the inside out. Simultaneous ones see every touch.
final class TouchSequence {
    enum Phase: Int {
        case down, moved, held, up, cancelled
    }

    /// What a recognizer makes of a touch, as the prelude's gestures number it.
    private enum Recognition: Int {
        case failed, possible, active, ended, awaiting
    }

    private struct Touch {
        let phase: Phase
        let width: Double
        let height: Double
        let duration: Double
    }

    private struct Participant {
        enum Reaction {
            /// A gesture modifier with the memory of its recognizer.
            case gesture(memory: Value)
            /// A control or tap modifier that acts after some taps.
            case taps(Int, action: () throws -> Void)
        }

        let node: ViewNode
        var reaction: Reaction
        let isSimultaneous: Bool
        var recognition = Recognition.possible
        var taps = 0
        /// Touches kept back while an inner recognizer waits for another tap.
        var deferred: [Touch] = []
    }

    let graph: ViewGraph
    private let name: String
    private var participants: [Participant] = []
    private var winner: Int?
    private var hasReacted = false
    private(set) var width = 0.0
    private(set) var height = 0.0
    private var lastTime: Int64

    /// - Parameter controls: what taps do to the controls among the nodes around the element.
    init(
        graph: ViewGraph, name: String, from start: ViewNode, controls: (ViewNode) -> (() throws -> Void)?
    ) throws {
        self.graph = graph
        self.name = name
        lastTime = graph.trace.now
        var high: [Participant] = []
        var others: [Participant] = []
        var next: ViewNode? = start
        while let node = next {
            next = node.parent
            if node.role == .gesture {
                guard node.field(.isEnabled).asBool == true else { continue }
                let memory = try graph.interpreter.callMethod("_begin", labels: [], on: node.value, [])
                let priority = node.field(.priority).asInt ?? 0
                let participant = Participant(
                    node: node, reaction: .gesture(memory: memory), isSimultaneous: priority == 2)
                if priority == 1 { high.append(participant) } else { others.append(participant) }
            } else if node.role == .onTapGesture {
                let reaction = Participant.Reaction.taps(max(1, node.field(.count).asInt ?? 1)) {
                    _ = try graph.interpreter.call(node.field(.action), [])
                }
                others.append(Participant(node: node, reaction: reaction, isSimultaneous: false))
            } else if let action = controls(node) {
                others.append(Participant(node: node, reaction: .taps(1, action: action), isSimultaneous: false))
            }
        }
        participants = high.reversed() + others
    }

    var isEmpty: Bool { participants.isEmpty }

    /// Whether all reactions are those of controls and tap modifiers, which need no touch before the finger lifts.
    private var isPlain: Bool {
        participants.allSatisfy { if case .taps = $0.reaction { true } else { false } }
    }

    // MARK: - What a finger does

    /// Taps some times in quick succession.
    /// - Returns: whether anything reacted.
    func tap(_ count: Int) throws -> Bool {
        for number in 1...max(1, count) {
            if !isPlain { try send(.down) }
            try send(.up)
            if number < count { try restart() }
        }
        try giveUpWaiting()
        return hasReacted
    }

    func press(for duration: Double) throws {
        try send(.down)
        try send(.held, duration: duration)
        try send(.up)
        try giveUpWaiting()
    }

    /// Moves the finger, which comes down first where it is not.
    func begin() throws { try send(.down) }

    func move(byWidth width: Double, height: Double) throws {
        try noteTime()
        self.width += width
        self.height += height
        if width != 0 || height != 0 { try send(.moved) }
    }

    func end() throws {
        try noteTime()
        try send(.up)
        try giveUpWaiting()
    }

    /// The system takes the touch away: gestures are reset, and none ends.
    func cancel() throws {
        try graph.perform("\(name) (\(Self.verb(.cancelled)))", on: participants.first?.node) {
            for index in participants.indices {
                let participant = participants[index]
                guard participant.node.isAlive, participant.recognition != .failed, participant.recognition != .ended
                else { continue }
                participants[index].deferred = []
                participants[index].recognition = .failed
                _ = try receive(Touch(phase: .cancelled, width: 0, height: 0, duration: 0), at: index)
            }
        }
    }

    /// Time that passes while the finger has not moved counts as holding it.
    private func noteTime() throws {
        let elapsed = graph.trace.now - lastTime
        guard elapsed > 0, width == 0, height == 0 else { return }
        lastTime = graph.trace.now
        try send(.held, duration: Double(elapsed) / 1_000_000_000)
    }

    // MARK: - Recognition

    private func send(_ phase: Phase, duration: Double = 0) throws {
        let touch = Touch(phase: phase, width: width, height: height, duration: duration)
        let name = phase == .up ? self.name : "\(self.name) (finger \(Self.verb(phase)))"
        try graph.perform(name, on: participants.first?.node) {
            var isBlocked = false
            for index in participants.indices {
                try deliver(touch, to: index, isBlocked: &isBlocked)
            }
        }
    }

    private static func verb(_ phase: Phase) -> String {
        switch phase {
        case .down: "down"
        case .moved: "moved"
        case .held: "held"
        case .up: "up"
        case .cancelled: "cancelled"
        }
    }

    private func deliver(_ touch: Touch, to index: Int, isBlocked: inout Bool) throws {
        let participant = participants[index]
        guard participant.node.isAlive, participant.recognition != .failed, participant.recognition != .ended else {
            return
        }
        if !participant.isSimultaneous {
            if let winner, winner != index {
                participants[index].recognition = .failed
                _ = try receive(Touch(phase: .cancelled, width: 0, height: 0, duration: 0), at: index)
                return
            }
            if isBlocked {
                participants[index].deferred.append(touch)
                return
            }
        }
        let recognition = try receive(touch, at: index)
        participants[index].recognition = recognition
        switch recognition {
        case .active, .ended:
            hasReacted = true
            if !participant.isSimultaneous { winner = index }
        case .awaiting: if !participant.isSimultaneous { isBlocked = true }
        case .failed, .possible: break
        }
    }

    private func receive(_ touch: Touch, at index: Int) throws -> Recognition {
        switch participants[index].reaction {
        case .taps(let count, let action):
            switch touch.phase {
            case .down, .held: return .possible
            case .moved, .cancelled: return .failed
            case .up:
                participants[index].taps += 1
                guard participants[index].taps >= count else { return .awaiting }
                participants[index].taps = 0
                try action()
                return .ended
            }
        case .gesture(let memory):
            let phase = try graph.interpreter.callMethod(
                "_receive", labels: [nil, nil, nil, nil, nil], on: participants[index].node.value,
                [
                    .int(touch.phase.rawValue), .double(touch.width), .double(touch.height), .double(touch.duration),
                    memory,
                ])
            return phase.asInt.flatMap(Recognition.init) ?? .failed
        }
    }

    /// For whoever is through with a tap, the next one is a new attempt.
    private func restart() throws {
        winner = nil
        for index in participants.indices where [.failed, .ended].contains(participants[index].recognition) {
            participants[index].recognition = .possible
            participants[index].taps = 0
            if case .gesture = participants[index].reaction {
                let node = participants[index].node
                guard node.isAlive else { continue }
                let memory = try graph.interpreter.callMethod("_begin", labels: [], on: node.value, [])
                participants[index].reaction = .gesture(memory: memory)
            }
        }
    }

    /// No further tap comes: what waited for one fails, and what was kept back for it gets its touches.
    private func giveUpWaiting() throws {
        guard participants.contains(where: { $0.recognition == .awaiting || !$0.deferred.isEmpty }) else { return }
        try graph.perform(name, on: participants.first?.node) {
            for index in participants.indices {
                if participants[index].recognition == .awaiting {
                    let late = try receive(Touch(phase: .cancelled, width: 0, height: 0, duration: 0), at: index)
                    participants[index].recognition = late
                    if late == .ended {
                        hasReacted = true
                        winner = winner ?? index
                    }
                }
                let deferred = participants[index].deferred
                participants[index].deferred = []
                for touch in deferred where winner == nil || winner == index {
                    var isBlocked = false
                    if participants[index].recognition == .ended { participants[index].recognition = .possible }
                    try deliver(touch, to: index, isBlocked: &isBlocked)
                }
            }
        }
    }
}
