import Foundation

extension PreludeImageGenerator {
    /// The declarations below a folder.
    public static func sourceFiles(in folder: URL) throws -> [SourceFile] {
        let root = folder.standardizedFileURL.path
        let files = FileManager.default
        guard let paths = files.enumerator(atPath: root) else { return [] }
        return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { path in
            SourceFile(name: path, text: try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
        }
    }
}
