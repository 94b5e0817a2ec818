import SwiftParser
import SwiftSyntax

/// Makes the source files that embed the prelude's declarations and the index of what leads to what.
struct PreludeImageGenerator {
    /// Makes a source file from the declarations.
    ///
    /// A file whose name begins with `Core` is loaded by every run.
    func generate(_ files: [DeclarationFile]) -> String {
        var chunks: [(chunk: DeclarationChunk, file: Int)] = []
        let trees = files.map { Parser.parse(source: $0.text) }
        let requirements = trees.reduce(into: Set<String>()) { $0.formUnion(ChunkCollector.requirements(in: $1)) }
        for (index, file) in files.enumerated() {
            let baseName = file.name.split(separator: "/").last ?? ""
            let collector = ChunkCollector(
                isCore: baseName.hasPrefix("Core"), requirements: requirements)
            chunks += collector.chunks(of: trees[index]).map { ($0, index) }
        }
        return render(chunks, files: files.map(\.name))
    }

    private func render(_ collected: [(chunk: DeclarationChunk, file: Int)], files: [String]) -> String {
        let chunks = connect(collected)
        // Types whose members are at hand without a mention of the type: builtin ones and their protocols.
        var openGates = ChunkCollector.builtins
        for (chunk, _) in chunks where chunk.isConformance && openGates.contains(chunk.gate ?? "") {
            openGates.formUnion(chunk.names.filter { !ChunkCollector.namedOnly.contains($0) })
        }
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
            text += entry.chunk.text
            chunkEnds.append(text.utf8.count)
        }
        let mentions = chunks.map { entry in
            entry.chunk.mentions.compactMap { nameIndex[$0] }.sorted()
        }
        let core = chunks.indices.filter { chunks[$0].chunk.isCore && chunks[$0].chunk.gate == nil }
        let open = names.indices.filter { openGates.contains(names[$0]) }
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
        writer.rows("directMentions", directMentions(chunks.map(\.chunk)))
        writer.column("core", core)
        writer.column("openGates", open)
        writeTrees(of: chunks.map(\.chunk), headers: headers, to: &writer)
        return writer.finish()
    }

    /// Writes the trees of all chunks and headers.
    private func writeTrees(of chunks: [DeclarationChunk], headers: [String], to writer: inout ImageWriter) {
        var encoder = TreeEncoder()
        for chunk in chunks {
            let file = Parser.parse(source: "\n" + (chunk.header.map { "\($0) {\n\(chunk.text)\n}" } ?? chunk.text))
            let item = file.statements.first
            let member = item?.item.as(ExtensionDeclSyntax.self)?.memberBlock.members.first
            if chunk.header != nil, let member {
                _ = encoder.add(member)
            } else if let item {
                _ = encoder.add(item)
            }
        }
        for header in headers {
            if let item = Parser.parse(source: "\n\(header) {\n}").statements.first {
                _ = encoder.add(item, omitsMembers: true)
            }
        }
        let (tokens, shapes, trees) = encoder.encoded()
        let kinds = Set(shapes.map(\.kind)).sorted()
        let kindIndex = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1, $0) })
        let trivia = Set(tokens.flatMap { [$0.leading, $0.trailing] }).sorted()
        let triviaIndex = Dictionary(uniqueKeysWithValues: trivia.enumerated().map { ($1, $0) })
        writer.words("tokenTexts", tokens.map(\.text))
        writer.column("tokenKinds", tokens.map { Int($0.kind) })
        writer.column("tokenLeadingTrivia", tokens.map { triviaIndex[$0.leading] ?? 0 })
        writer.column("tokenTrailingTrivia", tokens.map { triviaIndex[$0.trailing] ?? 0 })
        writer.list("trivia", trivia.map { $0.replacing("\n", with: "\\n") })
        writer.kinds("treeKinds", kinds)
        writer.column("shapeKinds", shapes.map { kindIndex[$0.kind] ?? 0 })
        writer.column("shapeCounts", shapes.map(\.count))
        writer.column("shapeIsFull", shapes.map { $0.mask == nil ? 1 : 0 })
        for (name, shift) in [("shapeLowMasks", UInt64(0)), ("shapeMiddleMasks", 20), ("shapeHighMasks", 40)] {
            writer.column(name, shapes.map { Int(($0.mask ?? 0) >> shift & 0xFFFFF) })
        }
        writer.streams("trees", trees)
    }

    /// Decides by all declarations together what leads to a chunk.
    private func connect(_ chunks: [(chunk: DeclarationChunk, file: Int)]) -> [(chunk: DeclarationChunk, file: Int)] {
        let types = Set(chunks.filter { $0.chunk.isType }.flatMap(\.chunk.names))
        // Unqualified, the name of an associated type means the one at hand, never another type's.
        let associatedTypes = chunks.reduce(into: Set<String>()) { $0.formUnion($1.chunk.associatedTypes) }
        let requirements = requirementsByProtocol(chunks.map(\.chunk))
        let protocols = Set(chunks.filter(\.chunk.isProtocol).flatMap(\.chunk.names))
        let members = chunks.reduce(into: [String: Set<String>]()) { members, entry in
            if let gate = entry.chunk.gate { members[gate, default: []].formUnion(entry.chunk.names) }
        }
        return chunks.map { chunk, file in
            var chunk = chunk
            chunk.mentions.formUnion(chunk.unqualifiedTypes.subtracting(associatedTypes))
            // What a protocol requires and does not implement itself, each type that conforms declares in its body or as a
            // builtin.
            if let gate = chunk.gate {
                chunk.unqualifiedNames.subtract(requirements[gate]?.subtracting(members[gate] ?? []) ?? [])
            }
            // A member of a protocol's extension needs the protocol, whose extensions are at hand without it.
            if let gate = chunk.gate, protocols.contains(gate), !chunk.isConformance { chunk.mentions.insert(gate) }
            if let type = chunk.labelledType, types.contains(type), !protocols.contains(type),
                !associatedTypes.contains(type)
            {
                chunk.names = [type] + chunk.companions
            }
            let leading = chunk.parameterTypes.compactMap { written -> String? in
                let isQualified = written.hasPrefix(".")
                let name = isQualified ? String(written.dropFirst()) : written
                return types.contains(name) && (isQualified || !associatedTypes.contains(name)) ? name : nil
            }
            if !leading.isEmpty {
                // A number's type is seldom written: its literals stand for it.
                let takesNumbers = leading.contains { $0 == "BinaryInteger" || $0 == "BinaryFloatingPoint" }
                chunk.names = (takesNumbers ? chunk.names : []) + leading + chunk.companions
                chunk.followsGate = false
            } else if chunk.isAlias {
                chunk.followsGate = !associatedTypes.isDisjoint(with: chunk.names)
            }
            return (chunk, file)
        }
    }

    /// The chunks that names without a base lead to: globals, members of the type at hand and of its protocols.
    private func directMentions(_ chunks: [DeclarationChunk]) -> [[Int]] {
        var chunksByName: [String: [Int]] = [:]
        for (index, chunk) in chunks.enumerated() {
            for name in chunk.names { chunksByName[name, default: []].append(index) }
        }
        let protocols = Set(chunks.filter(\.isProtocol).flatMap(\.names))
        let named = protocolsByType(chunks, protocols)
        return chunks.map { chunk in
            // Nested types have protocols of their own, which the chunk names.
            var owners = Set(([chunk.gate] + (chunk.isType ? chunk.names : [])).compactMap { $0 })
                .union(chunk.unqualifiedTypes.intersection(protocols))
            var pending = Array(owners)
            while let owner = pending.popLast() {
                let more = (named[owner] ?? []).subtracting(owners)
                owners.formUnion(more)
                pending += more
            }
            // A loop over a value of the type calls it unnamed.
            let isIterated = chunk.isType && chunk.gate == nil && owners.contains("Sequence")
            let iterating: Set<String> = isIterated ? ["makeIterator"] : []
            return chunk.unqualifiedNames.union(iterating).flatMap { name in
                (chunksByName[name] ?? []).filter { chunks[$0].gate.map(owners.contains) ?? true }
            }.sorted()
        }
    }

    /// The protocols that each type or protocol names, those among them that it conforms to.
    private func protocolsByType(_ chunks: [DeclarationChunk], _ protocols: Set<String>) -> [String: Set<String>] {
        var named: [String: Set<String>] = [:]
        for chunk in chunks {
            if chunk.isConformance, let gate = chunk.gate {
                named[gate, default: []].formUnion(chunk.names)
            } else if chunk.isType || chunk.isProtocol {
                for name in chunk.names {
                    named[name, default: []].formUnion(chunk.unqualifiedTypes.intersection(protocols))
                }
            }
        }
        return named
    }

    /// What each protocol requires, inherited requirements included.
    private func requirementsByProtocol(_ chunks: [DeclarationChunk]) -> [String: Set<String>] {
        var requirements: [String: Set<String>] = [:]
        let protocols = chunks.filter(\.isProtocol)
        for chunk in protocols { for name in chunk.names { requirements[name] = chunk.requirements } }
        // As often as the deepest chain of protocols that inherit from each other is long.
        for _ in 0..<8 {
            for chunk in protocols {
                let inherited = chunk.unqualifiedTypes.compactMap { requirements[$0] }.reduce(into: Set<String>()) {
                    $0.formUnion($1)
                }
                for name in chunk.names { requirements[name]?.formUnion(inherited) }
            }
        }
        return requirements
    }
}
