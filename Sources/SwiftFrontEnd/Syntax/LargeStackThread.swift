#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs work on a thread whose stack is large enough for deeply nested source.
///
/// The parser and walks over syntax recurse on the host, and the main thread's stack of 8 MB ends early.
package enum LargeStackThread {
    /// Address space only: pages are committed as they are touched.
    static let stackSize = 1 << 30

    /// Runs work that may throw on a new thread and waits for its result.
    ///
    /// Where no thread can be made, the work runs on the caller's.
    package static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result {
        try run { () -> Swift.Result<Result, any Error> in Swift.Result(catching: work) }.get()
    }

    /// Runs work that does not throw on a new thread and waits for its result.
    package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        let job = Job(work: work)
        guard let thread = start({ job.execute() }) else { return work() }
        pthread_join(thread, nil)
        return job.result ?? work()
    }

    /// Work for one thread, with a place for what comes of it.
    ///
    /// Unchecked: the starter reads the result only after it joined the thread.
    private final class Job<Result>: @unchecked Sendable {
        private let work: @Sendable () -> Result
        private(set) var result: Result?

        init(work: @escaping @Sendable () -> Result) { self.work = work }

        func execute() { result = work() }
    }

    private final class Entry {
        let execute: @Sendable () -> Void
        init(_ execute: @escaping @Sendable () -> Void) { self.execute = execute }
    }

    private static func start(_ execute: @escaping @Sendable () -> Void) -> pthread_t? {
        let context = Unmanaged.passRetained(Entry(execute)).toOpaque()
        let thread = create(context)
        if thread == nil { Unmanaged<Entry>.fromOpaque(context).release() }
        return thread
    }

    private static func create(_ context: UnsafeMutableRawPointer) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        #if canImport(Darwin)
            var thread: pthread_t?
            return pthread_create(&thread, &attributes, enter, context) == 0 ? thread : nil
        #else
            var thread = pthread_t()
            return pthread_create(&thread, &attributes, enter, context) == 0 ? thread : nil
        #endif
    }

    #if canImport(Darwin)
        private static let enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
            Unmanaged<Entry>.fromOpaque(context).takeRetainedValue().execute()
            return nil
        }
    #else
        private static let enter: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            guard let context else { return nil }
            Unmanaged<Entry>.fromOpaque(context).takeRetainedValue().execute()
            return nil
        }
    #endif
}
