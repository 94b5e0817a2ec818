import Foundation
import SwiftFrontEnd
import ViewSim

/// The part of a process of its own: runs some inputs one after another and says which one is running.
struct Worker {
    let mutator: Mutator
    let progress: SharedProgress

    /// An input may take this much more memory than its bound says, since that is looked at now and then.
    private static let megabytes = 900

    /// Exit statuses by which a worker says that an input misbehaved without crashing.
    enum Complaint: Int32 {
        case fault = 101
        case memory = 102
        case noPlace = 103
    }

    func run(_ numbers: Range<Int>) {
        var limit = rlimit(rlim_cur: 24 << 30, rlim_max: 24 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        LargeStackThread.run {
            for number in numbers {
                progress.input = number
                let bytes = mutator.input(number)
                let before = Self.resident()
                Self.forgetPeak()
                let run = InputRun(bytes, number: number)
                progress.count(status: run.status)
                let growth = Self.peak() - before
                progress.largestGrowth = max(progress.largestGrowth, growth)
                if run.status == 70 { complain(.fault, run.errors) }
                if growth > Self.megabytes { complain(.memory, "\(growth) MB") }
                if run.lacksPlace { complain(.noPlace, run.errors) }
                // What one input leaves behind in the allocator is no other's fault.
                if Self.resident() > 1_500 {
                    progress.input = number + 1
                    exit(104)
                }
            }
        }
        progress.input = -1
    }

    private func complain(_ complaint: Complaint, _ text: String) -> Never {
        FileHandle.standardError.write(Data("fuzz: \(complaint): \(text.prefix(400))\n".utf8))
        exit(complaint.rawValue)
    }

    // MARK: Memory, where the system tells of it

    private static func resident() -> Int { megabytes(after: "VmRSS:") }
    private static func peak() -> Int { megabytes(after: "VmHWM:") }

    private static func forgetPeak() {
        guard let file = fopen("/proc/self/clear_refs", "w") else { return }
        fputs("5", file)
        fclose(file)
    }

    private static func megabytes(after label: String) -> Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard text.hasPrefix(label) else { continue }
            let digits = text.filter(\.isNumber)
            return (Int(digits) ?? 0) / 1024
        }
        return 0
    }
}
