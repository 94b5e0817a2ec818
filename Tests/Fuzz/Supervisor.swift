import Foundation
import Synchronization

/// Gives workers their inputs, and notices when one dies or stands still.
struct Supervisor {
    struct Plan {
        var seed: UInt64 = 1
        var inputs = 0..<20_000
        var jobs = 2
        /// How long one input may take before it counts as one that hangs.
        var seconds = 20.0
        /// Where inputs with faults are written.
        var folder = ".build/fuzz"
        /// After this many seconds no new inputs are begun.
        var timeLimit = Double.infinity
    }

    struct Outcome {
        var inputs = 0
        var statuses: [Int32: Int] = [:]
        var faults: [Fault] = []
        var largestGrowth = 0
        var seconds = 0.0
    }

    let plan: Plan
    let mutator: Mutator
    let program: String

    /// Inputs that one worker runs before a fresh one takes over.
    private static let share = 1_000

    func run() -> Outcome {
        let start = ContinuousClock.now
        let next = Mutex(plan.inputs.lowerBound)
        let outcome = Mutex(Outcome())
        DispatchQueue.concurrentPerform(iterations: plan.jobs) { job in
            while true {
                let first = next.withLock { next in
                    defer { next += Self.share }
                    return next
                }
                guard first < plan.inputs.upperBound, Self.seconds(since: start) < plan.timeLimit else { return }
                run(first..<min(first + Self.share, plan.inputs.upperBound), job: job, outcome)
            }
        }
        return outcome.withLock { outcome in
            outcome.seconds = Self.seconds(since: start)
            outcome.faults.sort { $0.number < $1.number }
            return outcome
        }
    }

    private func run(_ inputs: Range<Int>, job: Int, _ outcome: borrowing Mutex<Outcome>) {
        var rest = inputs
        while !rest.isEmpty {
            let (reached, fault, progress) = runWorker(rest, job: job)
            outcome.withLock { outcome in
                outcome.inputs += max(0, reached - rest.lowerBound)
                outcome.largestGrowth = max(outcome.largestGrowth, progress?.largestGrowth ?? 0)
                outcome.statuses.merge(progress?.statuses ?? [:]) { $0 + $1 }
                if let fault {
                    outcome.faults.append(fault)
                    save(fault)
                }
            }
            rest = max(reached, rest.lowerBound + 1)..<max(reached, rest.lowerBound + 1, rest.upperBound)
        }
    }

    /// Runs one worker; returns the first input that it did not finish, and why.
    private func runWorker(_ inputs: Range<Int>, job: Int) -> (reached: Int, fault: Fault?, SharedProgress?) {
        let state = "\(plan.folder)/worker-\(job).state"
        let log = "\(plan.folder)/worker-\(job).log"
        try? FileManager.default.removeItem(atPath: state)
        _ = FileManager.default.createFile(atPath: log, contents: nil)
        guard let progress = try? SharedProgress(path: state) else { return (inputs.upperBound, nil, nil) }
        progress.input = inputs.lowerBound
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [
            "--worker", state, "--seed", "\(plan.seed)", "--from", "\(inputs.lowerBound)", "--runs", "\(inputs.count)",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(forWritingAtPath: log)
        guard (try? process.run()) != nil else { return (inputs.upperBound, nil, progress) }
        var last = (input: inputs.lowerBound, since: ContinuousClock.now)
        var isLate = false
        while process.isRunning {
            usleep(5_000)
            if progress.input != last.input { last = (progress.input, .now) }
            if Self.seconds(since: last.since) > plan.seconds {
                isLate = true
                kill(process.processIdentifier, SIGKILL)
                break
            }
        }
        process.waitUntilExit()
        let reached = progress.input
        if reached == -1 { return (inputs.upperBound, nil, progress) }
        let status = process.terminationStatus
        let kind: Fault.Kind?
        if isLate {
            kind = .hang
        } else if process.terminationReason == .uncaughtSignal {
            kind = .crash
        } else {
            switch Worker.Complaint(rawValue: status) {
            case .fault: kind = .internalFault
            case .memory: kind = .memory
            case .noPlace: kind = .noPlace
            case nil: kind = nil
            }
        }
        guard let kind else { return (reached, nil, progress) }
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n")
        let said = lines.first { $0.contains("atal error") || $0.hasPrefix("fuzz:") } ?? lines.last ?? ""
        let detail = kind == .crash && said.isEmpty ? "signal \(status)" : String(said.prefix(240))
        return (reached + 1, Fault(kind: kind, number: reached, detail: detail), progress)
    }

    private func save(_ fault: Fault) {
        let path = "\(plan.folder)/\(fault.kind.rawValue)-\(plan.seed)-\(fault.number).swift"
        _ = FileManager.default.createFile(atPath: path, contents: Data(mutator.input(fault.number)))
    }

    private static func seconds(since start: ContinuousClock.Instant) -> Double {
        let duration = start.duration(to: .now).components
        return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    }
}
