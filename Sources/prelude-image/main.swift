import Foundation
import PreludeImageGenerator

// Run from the root of the package: `swift run prelude-image`.
let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    .appendingPathComponent("Sources/ViewSim")
let files = try PreludeImageGenerator.sourceFiles(in: folder.appendingPathComponent("Prelude/Declarations"))
guard !files.isEmpty else {
    FileHandle.standardError.write(
        Data("error: no declarations below \(folder.path); run this in the root of the package\n".utf8))
    exit(66)
}
let image = PreludeImageGenerator().generate(files)
for (path, text) in [
    (PreludeImageGenerator.Image.declarationsPath, image.declarations),
    (PreludeImageGenerator.Image.kindsPath, image.kinds),
] {
    try text.write(to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
}
print("\(files.count) files, \(image.declarations.utf8.count / 1024) KB")
