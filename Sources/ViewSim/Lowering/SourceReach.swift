/// Which of an app's files a run can need: those that declare a name which a needed file mentions, and those that add
/// to a type that one mentions.
///
/// Names are all it looks at, so it takes too many rather than too few. Each file is looked at once: O(names in all
/// files).
struct SourceReach {
    private(set) var files: [SourceFile]
    private(set) var identifiers: Set<String> = []

    private struct Declarer {
        let file: Int
        let isWhole: Bool
    }

    /// - Parameter candidates: The nearest first. Of several that declare a type the nearest is needed, and farther ones
    ///   only where it may not be compiled.
    init(roots: [SourceFile], candidates: [SourceFile]) {
        var declarers: [String: [Declarer]] = [:]
        var adders: [String: [Int]] = [:]
        var memberAdders: [String: [Int]] = [:]
        var owned: Set<String> = []
        for file in roots { owned.formUnion(file.scanner.outline.names.filter { $0.value == .whole }.keys) }
        for (index, file) in candidates.enumerated() {
            for (name, weight) in file.scanner.outline.names {
                declarers[name, default: []].append(Declarer(file: index, isWhole: weight == .whole))
            }
        }
        for (index, file) in candidates.enumerated() {
            for addition in file.scanner.outline.extensions {
                // What nobody here declares is the library's: everyone mentions String, few the member.
                let isOwn = declarers[addition.type] != nil || owned.contains(addition.type)
                if isOwn || addition.changesType { adders[addition.type, default: []].append(index) }
                if !isOwn { for member in addition.members { memberAdders[member, default: []].append(index) } }
            }
        }
        var needed = Array(repeating: false, count: candidates.count)
        var pending = roots
        func need(_ index: Int) {
            guard !needed[index] else { return }
            needed[index] = true
            pending.append(candidates[index])
        }
        while let file = pending.popLast() {
            for name in file.scanner.identifiers where identifiers.insert(name).inserted {
                if !owned.contains(name) {
                    for declarer in declarers[name] ?? [] {
                        need(declarer.file)
                        if declarer.isWhole { break }
                    }
                }
                for index in adders[name] ?? [] { need(index) }
                for index in memberAdders[name] ?? [] { need(index) }
            }
        }
        files = candidates.indices.filter { needed[$0] }.map { candidates[$0] }
    }
}
