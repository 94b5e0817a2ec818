import Foundation
import ViewSim

/// Takes all figures, one after another.
struct Measurements {
    /// The root of the repository.
    let root: String
    /// The release build of `sim-cli`.
    let tool: String
    /// How often a process or a program is run.
    let runs: Int
    private(set) var report = Report()

    init(root: String, tool: String, runs: Int) {
        self.root = root
        self.tool = tool
        self.runs = runs
    }

    mutating func takeAll() throws {
        // Memory comes first: the system only tells the highest peak of all children so far.
        try memory()
        try startUp()
        try manyFiles()
        try parentRenders()
        try ownState()
        try identityChanges()
        try timerEvents()
        try interpreter()
        report.floors = floors()
    }

    // MARK: - Processes

    private mutating func startUp() throws {
        let arguments = ["run", root + "/scenarios/demo.swift"]
        _ = try ChildProcess(tool, arguments)
        var samples: [Double] = []
        var processor: [Double] = []
        for _ in 0..<max(runs, 10) {
            let before = ChildProcess.processorTime
            samples.append(try ChildProcess(tool, arguments).duration.milliseconds)
            processor.append((ChildProcess.processorTime - before).milliseconds)
        }
        report.figures.append(Figure("Whole process", "sim-cli run scenarios/demo.swift", samples: samples))
        report.figures.append(Figure("Whole process", "  of it on processors", samples: processor))
    }

    private mutating func manyFiles() throws {
        let app = try GeneratedApp(files: 500)
        defer { app.remove() }
        for (name, scenario) in [
            ("a screen that reaches five", app.screen), ("its root, which reaches all", app.whole),
        ] {
            let arguments = ["test", "--quiet", scenario, "--sources", app.folder.path + "/Sources"]
            let samples = try (0..<3).map { _ in try ChildProcess(tool, arguments).duration.milliseconds }
            report.figures.append(Figure("500-file app", name, samples: samples))
        }
    }

    private mutating func memory() throws {
        let before = ChildProcess.peakMemory
        let peaks = try [1_000, 10_000].map { rows in
            _ = try ChildProcess(
                tool,
                ["run", "--quiet", "--scenario", "mount(\(rows))", root + "/Benchmarks/scenarios/equal_rows.swift"])
            return ChildProcess.peakMemory
        }
        guard before < peaks[0], peaks[0] < peaks[1] else {
            throw BenchmarkError(
                message: "an earlier child took more memory than what is measured; run bench by itself")
        }
        let bytes = Double(peaks[1] - peaks[0]) / 9_000
        report.figures.append(Figure("Memory", "a mounted row, its trace included", unit: "bytes", samples: [bytes]))
    }

    // MARK: - Views

    private func path(_ scenario: String) -> String { "\(root)/Benchmarks/scenarios/\(scenario).swift" }

    private mutating func parentRenders() throws {
        var mounts: [Figure] = []
        for rows in [1_000, 10_000] {
            var samples: [Double] = []
            var mount: [Double] = []
            for _ in 0..<3 {
                let times = try ScenarioTimes(contentsOf: path("equal_rows"), scenario: "parentRenders(\(rows))")
                samples += times.events.filter { $0.name.hasPrefix("rerender") }.map(\.duration.milliseconds)
                mount += times.events.filter { $0.name == "mount" }.map(\.duration.milliseconds)
            }
            report.figures.append(Figure("Parent renders, its rows are equal", Self.rows(rows), samples: samples))
            mounts.append(Figure("Mount", Self.rows(rows), samples: mount))
        }
        report.figures += mounts
    }

    private mutating func ownState() throws {
        for (scenario, prefix, title) in [
            ("sets", "set", "One row's own state, sim.set(…, at:)"),
            ("taps", "tap", "One row's own state, tap"),
        ] {
            for rows in [100, 1_000, 10_000] {
                var update: [Double] = []
                var call: [Double] = []
                for _ in 0..<3 {
                    let times = try ScenarioTimes(contentsOf: path("own_state"), scenario: "\(scenario)(\(rows))")
                    let events = times.events.filter { $0.name.hasPrefix(prefix) }
                    update += events.map(\.duration.milliseconds)
                    call += events.dropFirst().map(\.durationWithQuery.milliseconds)
                }
                report.figures.append(Figure(title, "\(Self.rows(rows)): update", samples: update))
                report.figures.append(Figure(title, "\(Self.rows(rows)): with finding it", samples: call))
            }
        }
    }

    private mutating func identityChanges() throws {
        for rows in [1_000, 10_000] {
            var samples: [Double] = []
            for _ in 0..<3 {
                let times = try ScenarioTimes(contentsOf: path("all_identities"), scenario: "changes(\(rows))")
                samples += times.events.filter { $0.name.hasPrefix("set") }.map(\.duration.milliseconds)
            }
            report.figures.append(Figure("All rows get another .id", Self.rows(rows), samples: samples))
        }
    }

    // MARK: - Time

    private static let timerGroups = [
        ("publishes", "Timer events through Combine, time on the processor"),
        ("fires", "Timer events, time on the processor"),
        ("waits", "Work waiting beside each other, time on the processor"),
    ]

    private mutating func timerEvents() throws {
        for (scenario, title) in Self.timerGroups {
            for count in [10_000, 100_000, 1_000_000] {
                let samples = try (0..<(count < 1_000_000 ? 3 : 1)).map { _ in
                    try ScenarioTimes(contentsOf: path("timer_events"), scenario: "\(scenario)(\(count))")
                        .processorTime.milliseconds
                }
                report.figures.append(Figure(title, Self.events(count), samples: samples))
            }
        }
    }

    private static func events(_ count: Int) -> String {
        "\(count.formatted(.number.locale(Locale(identifier: "en_US")))) events"
    }

    private static func rows(_ count: Int) -> String {
        count < 1_000 ? "\(count) rows" : "\(count / 1_000),000 rows"
    }

    // MARK: - Interpreter

    static let kernels = [
        "calls", "loop", "closures", "objects", "dispatch", "strings", "arrays", "dictionaries",
    ]

    private static let interpreterGroup = "Interpreter, time on the processor"

    private mutating func interpreter() throws {
        let python = ChildProcess.find("python3")
        for kernel in Self.kernels {
            let base = "\(root)/Benchmarks/interpreter/\(kernel)"
            var output = ""
            let samples = try (0..<runs).map { _ in
                let times = try ScenarioTimes(contentsOf: base + ".swift")
                output = times.output
                return times.processorTime.milliseconds
            }
            let own = Figure(Self.interpreterGroup, kernel, samples: samples)
            report.figures.append(own)
            guard let python else { continue }
            let others = try (0..<runs).map { _ in
                let run = try ChildProcess(python, ["-c", Self.stopwatch, base + ".py"])
                guard run.output == output else {
                    throw BenchmarkError(
                        message: "\(kernel): the programs do not do the same: \(output) and \(run.output)")
                }
                return (Double(run.errors) ?? 0) * 1_000
            }
            let twin = Figure(Self.interpreterGroup, "  the same in CPython", samples: others)
            report.figures.append(twin)
            // The fastest runs are compared: what slows a run down besides is the machine's other work.
            report.figures.append(
                Figure(Self.interpreterGroup, "  \(kernel) to CPython", unit: "×", samples: [own.min / twin.min]))
        }
    }

    /// Runs a program in CPython and writes the seconds that a processor spent on it to standard error.
    private static let stopwatch = """
        import runpy, sys, time
        start = time.process_time()
        runpy.run_path(sys.argv[1])
        sys.stderr.write(str(time.process_time() - start))
        """

    // MARK: - Floors

    /// Floors look at the fastest run, since other work on the machine only ever slows one down.
    private func floors() -> [Floor] {
        var floors: [Floor] = []
        func add(_ name: String, _ value: Double?, _ limit: Double, _ unit: String) {
            if let value { floors.append(Floor(name, value: value, limit: limit, unit: unit)) }
        }
        add("start-up", report.fastest("Whole process", "sim-cli run scenarios/demo.swift"), 60, "ms")
        add("500-file app, its root", report.fastest("500-file app", "its root, which reaches all"), 2_000, "ms")
        add(
            "parent over 10,000 equal rows", report.fastest("Parent renders, its rows are equal", "10,000 rows"), 60,
            "ms")
        // Independent of the number of rows, but that more memory is in use, which processors cache.
        for title in ["One row's own state, sim.set(…, at:)", "One row's own state, tap"] {
            let ratio = report.ratio(title, "10,000 rows: update", to: "100 rows: update")
            add("\(title): 10,000 to 100 rows", ratio, 10, "×")
        }
        // Ten times the rows: linear, with room for what no longer fits in caches.
        add(
            "all .id, 10,000 to 1,000 rows",
            report.ratio("All rows get another .id", "10,000 rows", to: "1,000 rows"), 15, "×")
        for (_, title) in Self.timerGroups {
            add(title, report.fastest(title, Self.events(100_000)), 1_000, "ms")
            // Ten times the events: n log n is twelve times, with room for what no longer fits in caches.
            let ratio = report.ratio(title, Self.events(1_000_000), to: Self.events(100_000))
            add("\(title), 1,000,000 to 100,000", ratio, 15, "×")
        }
        for kernel in ["calls", "loop"] {
            add("\(kernel) to CPython", report.fastest(Self.interpreterGroup, "  \(kernel) to CPython"), 2, "×")
        }
        return floors
    }
}
