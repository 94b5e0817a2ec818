// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Where swift-syntax comes from: the libraries inside the running toolchain, or the package.
///
/// `VIEWSIM_SWIFT_SYNTAX` overrides: a folder that holds `SwiftSyntax.swiftmodule`, or `package`.
enum SwiftSyntaxSource {
    case toolchain(folder: String)
    case package

    static let current: SwiftSyntaxSource = {
        if let override = Context.environment["VIEWSIM_SWIFT_SYNTAX"], !override.isEmpty {
            return override == "package" ? .package : .toolchain(folder: override)
        }
        // Unsafe flags are refused in versioned dependencies, whose checkouts live below these folders.
        let isVersionedDependency =
            Context.packageDirectory.contains("/.build/checkouts/")
            || Context.packageDirectory.contains("/SourcePackages/checkouts/")
        if !isVersionedDependency, let folder = toolchainFolder() {
            return .toolchain(folder: folder)
        }
        return .package
    }()

    /// The `lib/swift/host` folder of the toolchain whose `swift` is first on the path, if it has the modules.
    private static func toolchainFolder() -> String? {
        let files = FileManager.default
        var candidates: [String] = []
        if let toolchain = Context.environment["TOOLCHAIN_DIR"] {
            candidates.append(toolchain + "/usr/lib/swift/host")
        }
        if let developer = Context.environment["DEVELOPER_DIR"] {
            candidates.append(developer + "/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host")
        }
        for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
            let swift = URL(fileURLWithPath: String(folder) + "/swift")
            guard files.isExecutableFile(atPath: swift.path) else { continue }
            let resolved = swift.resolvingSymlinksInPath()
            candidates.append(
                resolved.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host")
        }
        candidates.append(
            "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host")
        return candidates.first { files.fileExists(atPath: $0 + "/SwiftParser.swiftmodule") }
    }

    var packageDependencies: [Package.Dependency] {
        switch self {
        case .toolchain: []
        case .package: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "602.0.0")]
        }
    }

    var targetDependencies: [Target.Dependency] {
        switch self {
        case .toolchain: []
        case .package:
            ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics"].map {
                .product(name: $0, package: "swift-syntax")
            }
        }
    }

    var swiftSettings: [SwiftSetting] {
        switch self {
        case .toolchain(let folder): [.unsafeFlags(["-I", folder])]
        case .package: []
        }
    }

    /// Settings of the target that hides SwiftSyntax from those that depend on it.
    var hidingSettings: [SwiftSetting] {
        switch self {
        // `@_implementationOnly` stands: `internal import` would have clients look for modules in the toolchain's folder.
        // The compiler warns of each, 74 times, so warnings are shown on demand; CI does and refuses all others.
        case .toolchain where Context.environment["VIEWSIM_SHOW_WARNINGS"] == nil:
            swiftSettings + [.unsafeFlags(["-suppress-warnings"])]
        case .toolchain, .package: swiftSettings
        }
    }

    /// Exclusive access is checked at run time in debug builds, where all tests run; the checks are a tenth of a release
    /// build's work, most of them for properties that other targets may reach.
    var engineSettings: [SwiftSetting] {
        switch self {
        case .toolchain: [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
        case .package: []
        }
    }

    var linkerSettings: [LinkerSetting] {
        switch self {
        case .toolchain(let folder):
            [
                .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
                .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
                .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
                .linkedLibrary("SwiftBasicFormat"),
            ]
        case .package: []
        }
    }
}

let syntax = SwiftSyntaxSource.current

let package = Package(
    name: "ViewSim",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "ViewSim", targets: ["ViewSim"]),
        .executable(name: "sim-cli", targets: ["sim-cli"]),
    ],
    dependencies: syntax.packageDependencies,
    targets: [
        .systemLibrary(
            name: "CLibgvc", pkgConfig: "libgvc",
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
        .target(name: "CGraphviz", dependencies: ["CLibgvc"]),
        // Makes a source file from the prelude's declarations. Each build runs it, by the plugin; the declarations stand
        // in its folder so that new ones are noticed.
        .executableTarget(
            name: "prelude-image", dependencies: syntax.targetDependencies, path: "Sources/Prelude",
            exclude: ["Declarations"],
            swiftSettings: syntax.swiftSettings, linkerSettings: syntax.linkerSettings),
        .plugin(name: "PreludeImagePlugin", capability: .buildTool(), dependencies: ["prelude-image"]),
        // Source text to typed tree. The only target that knows SwiftSyntax.
        .target(
            name: "SwiftFrontEnd", dependencies: syntax.targetDependencies,
            swiftSettings: syntax.hidingSettings + syntax.engineSettings, linkerSettings: syntax.linkerSettings,
            plugins: ["PreludeImagePlugin"]),
        // Typed events in a total order.
        .target(name: "SimulationTrace", dependencies: ["SwiftFrontEnd"], swiftSettings: syntax.engineSettings),
        // Runs a typed tree in virtual time. It knows nothing of views.
        .target(
            name: "SwiftMachine", dependencies: ["SwiftFrontEnd", "SimulationTrace"],
            swiftSettings: syntax.engineSettings),
        // Views, simulations and what is said of them.
        .target(
            name: "ViewSim", dependencies: ["CGraphviz", "SwiftFrontEnd", "SimulationTrace", "SwiftMachine"],
            swiftSettings: syntax.engineSettings),
        // The verbs and options of sim-cli as functions that tests call.
        .target(name: "SimulatorCommands", dependencies: ["ViewSim", "SwiftFrontEnd", "SimulationTrace"]),
        .executableTarget(name: "sim-cli", dependencies: ["SimulatorCommands"]),
        // A tool for developers: measures, see Benchmarks/README.md.
        .executableTarget(name: "bench", dependencies: ["ViewSim"], path: "Benchmarks/bench"),
        // A tool for developers: runs the files of a folder and tables what became of them.
        .executableTarget(name: "survey", dependencies: [], path: "Benchmarks/survey"),
        // A tool for developers: runs mutated sources, see docs/robustness.md.
        .executableTarget(
            name: "fuzz", dependencies: ["SimulatorCommands", "ViewSim", "SwiftFrontEnd"], path: "Tests/Fuzz"),
        .testTarget(
            name: "ViewSimTests",
            dependencies: ["SimulatorCommands", "ViewSim", "SwiftMachine", "SimulationTrace", "SwiftFrontEnd"],
            swiftSettings: syntax.swiftSettings),
        // Every scenario of the repository, each a test of its own.
        .testTarget(
            name: "ScenarioTests", dependencies: ["ViewSim", "SwiftMachine", "SimulationTrace", "SwiftFrontEnd"]),
        // Programs that must print what the compiler makes of them.
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["SimulatorCommands", "ViewSim", "SwiftMachine", "SimulationTrace", "SwiftFrontEnd"]),
        // Programs whose logs are held against those of another implementation.
        .testTarget(
            name: "DifferentialTests",
            dependencies: ["SimulatorCommands", "ViewSim", "SwiftMachine", "SimulationTrace", "SwiftFrontEnd"],
            swiftSettings: syntax.swiftSettings),
        // What must hold of random programs.
        .testTarget(
            name: "LawTests", dependencies: ["ViewSim", "SwiftMachine", "SimulationTrace", "SwiftFrontEnd"],
            swiftSettings: syntax.swiftSettings),
        // The built tool: statuses, bad input, the transcripts of the documentation.
        .testTarget(name: "CommandLineTests", dependencies: ["sim-cli", "survey"]),
    ],
    swiftLanguageModes: [.v6]
)
