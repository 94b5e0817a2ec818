import Foundation

/// What a worker did last, in memory that outlives it: a file mapped by the worker and its supervisor.
///
/// Unchecked: one process writes; the other only looks at numbers that grow.
final class SharedProgress: @unchecked Sendable {
    private let numbers: UnsafeMutablePointer<Int>
    private static let count = 512

    /// Slots before those that count exit statuses.
    private enum Slot {
        static let input = 0
        static let megabytes = 1
        static let firstStatus = 8
    }

    /// - Throws: where the file cannot be mapped.
    init(path: String) throws {
        let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
        let bytes = Self.count * MemoryLayout<Int>.size
        guard descriptor >= 0, ftruncate(descriptor, off_t(bytes)) == 0 else { throw FuzzError.unmapped(path) }
        defer { close(descriptor) }
        guard let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { throw FuzzError.unmapped(path) }
        numbers = memory.bindMemory(to: Int.self, capacity: Self.count)
    }

    deinit { munmap(numbers, Self.count * MemoryLayout<Int>.size) }

    /// The number of the input that is running; -1 when the worker is done.
    var input: Int {
        get { numbers[Slot.input] }
        set { numbers[Slot.input] = newValue }
    }

    /// How much memory one input took at most.
    var largestGrowth: Int {
        get { numbers[Slot.megabytes] }
        set { numbers[Slot.megabytes] = newValue }
    }

    func count(status: Int32) { numbers[Slot.firstStatus + Int(status & 0xff)] += 1 }

    var statuses: [Int32: Int] {
        var result: [Int32: Int] = [:]
        for status in 0..<256 where numbers[Slot.firstStatus + status] > 0 {
            result[Int32(status)] = numbers[Slot.firstStatus + status]
        }
        return result
    }
}

enum FuzzError: Error {
    case unmapped(String)
}
