#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where a command writes and what it knows of its surroundings; tests capture it.
package struct Console {
    package enum WriteOutcome: Equatable {
        case complete
        /// Nobody reads it any more.
        case closed
        case failed(reason: String)
    }

    /// Writes to standard output.
    package var write: (String) -> WriteOutcome
    package var writeError: (String) -> Void
    /// The whole of standard input.
    package var readInput: () -> [UInt8]
    package var environment: [String: String]
    package var outputIsTerminal: Bool
    package var errorIsTerminal: Bool
    /// Whether the process ends with the command: taking programs apart is left to that.
    package private(set) var endsWithCommand = false

    package init(
        write: @escaping (String) -> WriteOutcome, writeError: @escaping (String) -> Void,
        readInput: @escaping () -> [UInt8] = { [] }, environment: [String: String] = [:],
        outputIsTerminal: Bool = false, errorIsTerminal: Bool = false
    ) {
        self.write = write
        self.writeError = writeError
        self.readInput = readInput
        self.environment = environment
        self.outputIsTerminal = outputIsTerminal
        self.errorIsTerminal = errorIsTerminal
    }

    /// The variables that commands heed.
    package static func processEnvironment() -> [String: String] {
        let names = [
            "NO_COLOR", "FORCE_COLOR", "TERM", "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE",
        ]
        var result: [String: String] = [:]
        for name in names { result[name] = getenv(name).map { String(cString: $0) } }
        return result
    }

    /// The console of this process.
    package static func process(environment: [String: String]) -> Console {
        var console = Console(
            write: { writeAll($0, to: 1) }, writeError: { _ = writeAll($0, to: 2) }, readInput: { readAll(from: 0) },
            environment: environment, outputIsTerminal: isatty(1) == 1, errorIsTerminal: isatty(2) == 1)
        console.endsWithCommand = true
        return console
    }

    private static func writeAll(_ text: String, to descriptor: Int32) -> WriteOutcome {
        var text = text
        return text.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count {
                let written = writeOnce(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
                if written < 0 {
                    if errno == EINTR { continue }
                    return errno == EPIPE ? .closed : .failed(reason: String(cString: strerror(errno)))
                }
                offset += written
            }
            return .complete
        }
    }

    private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes, count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, bytes, count)
        #else
            Musl.write(descriptor, bytes, count)
        #endif
    }

    private static func readAll(from descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { return bytes }
        }
    }
}
