/// Follows names from a program through the chunks of the prelude.
///
/// A member of an extension is reached when both its name and the extended type are, so that a common member name
/// does not pull in every type that has one.
package struct PreludeReachability {
    private var isNameReached: [Bool]
    /// Types that a chunk names without leading to what else has that name.
    private var isGateReached: [Bool]
    private var isChunkReached: [Bool]
    private var isChunkTaken: [Bool]
    private var pending: [Int] = []

    package init() {
        isNameReached = Array(repeating: false, count: PreludeImage.names.count)
        isGateReached = Array(repeating: false, count: PreludeImage.names.count)
        isChunkReached = Array(repeating: false, count: PreludeImage.chunkEnds.count)
        isChunkTaken = isChunkReached
        for index in 0..<PreludeImage.core.count { reachChunk(PreludeImage.core[index]) }
        for index in 0..<PreludeImage.openGates.count { openGate(PreludeImage.openGates[index]) }
        drain()
    }

    /// Reaches what a name leads to, as a name or as the label of an initializer.
    package mutating func reach(_ name: String) {
        for key in [name, name + ":"] {
            if let index = PreludeImage.names.index(of: key) { reachName(index) }
        }
        drain()
    }

    package mutating func reachEverything() {
        for chunk in isChunkReached.indices { isChunkReached[chunk] = true }
    }

    private mutating func drain() {
        while let chunk = pending.popLast() {
            for index in PreludeImage.mentions.range(chunk) { reachName(PreludeImage.mentions.elements[index]) }
            let direct = PreludeImage.directMentions
            for index in direct.range(chunk) { reachDirectly(direct.elements[index]) }
        }
    }

    private mutating func reachName(_ name: Int) {
        guard !isNameReached[name] else { return }
        isNameReached[name] = true
        let rows = PreludeImage.chunksByName
        for index in rows.range(name) {
            let chunk = rows.elements[index]
            let gate = PreludeImage.chunkGates[chunk]
            if gate == 0 || isOpen(gate - 1) { reachChunk(chunk) }
        }
        openGate(name)
    }

    /// Reaches a chunk, and what else its name leads to where it is no member.
    private mutating func reachDirectly(_ chunk: Int) {
        if PreludeImage.chunkGates[chunk] != 0 { return reachChunk(chunk) }
        for index in PreludeImage.chunkNames.range(chunk) {
            openGate(PreludeImage.chunkNames.elements[index], isReached: true)
        }
        reachChunk(chunk)
    }

    /// Reaches those members of a type's extensions whose name is reached already.
    private mutating func openGate(_ name: Int, isReached: Bool = false) {
        if isReached { isGateReached[name] = true }
        let rows = PreludeImage.membersByGate
        for index in rows.range(name) {
            let chunk = rows.elements[index]
            if PreludeImage.chunkFollowsGate[chunk] == 1 || isAnyNameReached(of: chunk) { reachChunk(chunk) }
        }
    }

    private func isOpen(_ gate: Int) -> Bool {
        if isNameReached[gate] || isGateReached[gate] { return true }
        return (0..<PreludeImage.openGates.count).contains { PreludeImage.openGates[$0] == gate }
    }

    private func isAnyNameReached(of chunk: Int) -> Bool {
        let names = PreludeImage.chunkNames
        return names.range(chunk).contains { isNameReached[names.elements[$0]] }
    }

    private mutating func reachChunk(_ chunk: Int) {
        guard !isChunkReached[chunk] else { return }
        isChunkReached[chunk] = true
        pending.append(chunk)
    }

    /// The chunks reached since the last time by file, in their order.
    package mutating func takeSources() -> [PreludeSource] {
        var sources: [PreludeSource] = []
        var file = -1
        var chunks: [Int] = []
        for chunk in isChunkReached.indices where isChunkReached[chunk] && !isChunkTaken[chunk] {
            isChunkTaken[chunk] = true
            let itsFile = PreludeImage.chunkFiles[chunk]
            if itsFile != file, !chunks.isEmpty {
                sources.append(PreludeSource(name: "\(PreludeImage.fileNames[file])", chunks: chunks))
                chunks = []
            }
            file = itsFile
            chunks.append(chunk)
        }
        if !chunks.isEmpty {
            sources.append(PreludeSource(name: "\(PreludeImage.fileNames[file])", chunks: chunks))
        }
        return sources
    }
}
