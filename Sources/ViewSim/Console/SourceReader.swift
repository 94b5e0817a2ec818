import Foundation
import SwiftFrontEnd

/// Reads scenario files as text, with an error that says where they are not.
package struct SourceReader {
    package let console: Console

    package init(console: Console) {
        self.console = console
    }

    /// The text of a file, and the name that positions in it carry.
    /// - Throws: `CommandLineError` for a missing, unreadable or undecodable file.
    package func read(_ path: String) throws(CommandLineError) -> (text: String, name: String) {
        if path == "-" { return (try decode(console.readInput(), name: "<stdin>"), "<stdin>") }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandLineError(status: .missingInput, message: "no file '\(path)'; check the path")
        }
        guard !isFolder.boolValue else {
            throw CommandLineError(
                status: .missingInput, message: "'\(path)' is a folder; name a file, or use sim-cli test \(path)")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandLineError(status: .missingInput, message: "cannot read '\(path)'; check its permissions")
        }
        return (try decode([UInt8](data), name: path), path)
    }

    private func decode(_ bytes: [UInt8], name: String) throws(CommandLineError) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let valid = Self.validPrefix(bytes)
        let line = bytes[..<valid].count { $0 == 10 } + 1
        let lineStart = (bytes[..<valid].lastIndex(of: 10) ?? -1) + 1
        throw CommandLineError(
            status: .unusableInput,
            message: "\(name):\(line):\(valid - lineStart + 1): error: the file is not UTF-8 here; save it as UTF-8")
    }

    /// The number of bytes before the first that is not part of well-formed UTF-8.
    private static func validPrefix(_ bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }

    /// The Swift files below a path in order of their names: the path itself if it is a file.
    package func files(below path: String) throws(CommandLineError) -> [String] {
        if path == "-" { return [path] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandLineError(status: .missingInput, message: "no file or folder '\(path)'; check the path")
        }
        guard isFolder.boolValue else { return [path] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw CommandLineError(
                status: .missingInput, message: "cannot read the folder '\(path)'; check its permissions")
        }
        var result: [String] = []
        let base = path.hasSuffix("/") ? path : path + "/"
        for name in names.sorted() where !name.hasPrefix(".") {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: base + name, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                guard (try? FileManager.default.destinationOfSymbolicLink(atPath: base + name)) == nil else { continue }
                result += try files(below: base + name)
            } else if name.hasSuffix(".swift") {
                result.append(base + name)
            }
        }
        return result
    }
}
