import Foundation

// Run by the plugin of this package: prelude-image DECLARATIONS OUTPUT
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: prelude-image DECLARATIONS OUTPUT\n".utf8))
    exit(64)
}
let files = try DeclarationFile.files(in: URL(fileURLWithPath: arguments[1]))
try PreludeImageGenerator().generate(files)
    .write(to: URL(fileURLWithPath: arguments[2]), atomically: true, encoding: .utf8)
