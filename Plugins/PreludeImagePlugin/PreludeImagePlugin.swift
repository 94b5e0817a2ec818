import Foundation
import PackagePlugin

/// Has a build embed the declarations of the prelude.
@main
struct PreludeImagePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let declarations = context.package.directoryURL.appending(path: "Sources/Prelude/Declarations")
        let files = try FileManager.default.subpathsOfDirectory(atPath: declarations.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        let output = context.pluginWorkDirectoryURL.appending(path: "PreludeImage+Tables.swift")
        return [
            .buildCommand(
                displayName: "Embedding the prelude",
                executable: try context.tool(named: "prelude-image").url,
                arguments: [declarations.path, output.path],
                inputFiles: files.map { declarations.appending(path: $0) },
                outputFiles: [output])
        ]
    }
}
