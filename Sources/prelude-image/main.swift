import Foundation
import PreludeImageGenerator

// Run from the root of the package: `swift run prelude-image`.
let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    .appendingPathComponent("Sources/ViewSim/Prelude")
let files = try PreludeImageGenerator.sourceFiles(in: folder.appendingPathComponent("Declarations"))
guard !files.isEmpty else {
    FileHandle.standardError.write(
        Data("error: no declarations below \(folder.path); run this in the root of the package\n".utf8))
    exit(66)
}
let image = PreludeImageGenerator().generate(files)
try image.write(
    to: folder.appendingPathComponent("PreludeImage+Generated.swift"), atomically: true, encoding: .utf8)
print("\(files.count) files, \(image.utf8.count / 1024) KB")
