/// Makes the source file that embeds the prelude's declarations and the index of what leads to what.
public struct PreludeImageGenerator {
    /// A file of declarations, by its path below the folder of declarations.
    public struct SourceFile {
        public let name: String
        public let text: String

        public init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    /// Types whose values occur without their name in the source, so that their extensions are always at hand.
    private static let alwaysReached: Set<String> = [
        "Int", "Double", "Bool", "String", "Character", "Array", "Dictionary", "Set", "Optional", "Any", "AnyObject",
        "Never", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
    ]

    public init() {}

    /// The text of `PreludeImage+Generated.swift`.
    ///
    /// A file whose name begins with `Core` is loaded by every run.
    public func generate(_ files: [SourceFile]) -> String {
        var chunks: [(chunk: DeclarationChunk, file: Int)] = []
        let files = files.sorted { $0.name < $1.name }
        for (index, file) in files.enumerated() {
            let baseName = file.name.split(separator: "/").last ?? ""
            let collector = ChunkCollector(isCore: baseName.hasPrefix("Core"))
            chunks += collector.chunks(of: file.text).map { ($0, index) }
        }
        return render(chunks, files: files.map(\.name))
    }

    private func render(_ chunks: [(chunk: DeclarationChunk, file: Int)], files: [String]) -> String {
        let gates = Set(chunks.compactMap(\.chunk.gate))
        let names = Set(chunks.flatMap(\.chunk.names)).union(gates).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        let nameIndex = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let headers = Set(chunks.compactMap(\.chunk.header)).sorted()
        let headerIndex = Dictionary(uniqueKeysWithValues: headers.enumerated().map { ($1, $0) })
        var chunksByName = [[Int]](repeating: [], count: names.count)
        var membersByGate = [[Int]](repeating: [], count: names.count)
        for (index, entry) in chunks.enumerated() {
            for name in entry.chunk.names { nameIndex[name].map { chunksByName[$0].append(index) } }
            if let gate = entry.chunk.gate.flatMap({ nameIndex[$0] }) { membersByGate[gate].append(index) }
        }
        var text = ""
        var chunkEnds: [Int] = []
        for entry in chunks {
            text += entry.chunk.text + "\n"
            chunkEnds.append(text.utf8.count)
        }
        let mentions = chunks.map { entry in
            entry.chunk.mentions.compactMap { nameIndex[$0] }.sorted()
        }
        let core = chunks.indices.filter { chunks[$0].chunk.isCore && chunks[$0].chunk.gate == nil }
        let open = names.indices.filter { Self.alwaysReached.contains(names[$0]) }
        var writer = ImageWriter()
        writer.list("fileNames", files)
        writer.list("headers", headers)
        writer.block("text", text)
        writer.words("names", names)
        writer.rows("chunksByName", chunksByName)
        writer.rows("membersByGate", membersByGate)
        writer.column("chunkEnds", chunkEnds)
        writer.column("chunkFiles", chunks.map(\.file))
        writer.column("chunkHeaders", chunks.map { ($0.chunk.header.flatMap { headerIndex[$0] } ?? -1) + 1 })
        writer.column("chunkGates", chunks.map { ($0.chunk.gate.flatMap { nameIndex[$0] } ?? -1) + 1 })
        writer.column("chunkFollowsGate", chunks.map { $0.chunk.followsGate || $0.chunk.isCore ? 1 : 0 })
        writer.rows("chunkNames", chunks.map { $0.chunk.names.compactMap { nameIndex[$0] } })
        writer.rows("mentions", mentions)
        writer.column("core", core)
        writer.column("alwaysReached", open)
        return writer.finish()
    }
}
