import Foundation

/// A file of declarations.
struct DeclarationFile {
    /// Its path below the folder of declarations, such as `Swift/Array.swift`.
    let name: String
    let text: String

    /// The files below a folder, by their names.
    static func files(in folder: URL) throws -> [DeclarationFile] {
        let root = folder.standardizedFileURL.path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            DeclarationFile(name: path, text: try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
        }
    }
}
