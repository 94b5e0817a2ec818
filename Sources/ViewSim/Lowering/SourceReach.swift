/// What of an app's files a run can need: declarations of names that needed code mentions, and what is added to a type
/// that it mentions.
///
/// Names are all it looks at, so it takes too much rather than too little. Each declaration is looked at once:
/// O(names in all files).
struct SourceReach {
    /// The files of which something is needed, without the rest.
    private(set) var files: [SourceFile] = []
    /// All names that the needed code mentions.
    private(set) var identifiers: Set<String> = []

    /// A part of a candidate.
    private struct Place: Hashable {
        let file: Int
        let part: Int
    }

    private struct Declarer {
        let place: Place
        let isWhole: Bool
    }

    private struct LocalName: Hashable {
        let file: Int
        let name: String
    }

    /// - Parameter candidates: The nearest first. Of several that declare a type the nearest is needed, and farther ones
    ///   only where it may not be compiled.
    init(roots: [SourceFile], candidates: [SourceFile]) {
        var declarers: [String: [Declarer]] = [:]
        var locals: [LocalName: [Place]] = [:]
        var owned: Set<String> = []
        for part in roots.flatMap(\.scanner.parts) {
            owned.formUnion(part.names.filter { $0.value == .whole }.keys)
            owned.formUnion(part.privateNames)
        }
        let places = candidates.indices.flatMap { file in
            candidates[file].scanner.parts.indices.map { Place(file: file, part: $0) }
        }
        func part(_ place: Place) -> SourcePart { candidates[place.file].scanner.parts[place.part] }
        for place in places {
            for (name, weight) in part(place).names {
                declarers[name, default: []].append(Declarer(place: place, isWhole: weight == .whole))
            }
            for name in part(place).privateNames {
                locals[LocalName(file: place.file, name: name), default: []].append(place)
            }
        }
        var adders: [String: [Place]] = [:]
        var memberAdders: [String: [Place]] = [:]
        for place in places {
            for addition in part(place).extensions {
                // What nobody here declares is the library's: everyone mentions String, few the member.
                let isOwn =
                    declarers[addition.type] != nil || owned.contains(addition.type)
                    || locals[LocalName(file: place.file, name: addition.type)] != nil
                if isOwn || addition.changesType { adders[addition.type, default: []].append(place) }
                if !isOwn { for member in addition.members { memberAdders[member, default: []].append(place) } }
            }
        }
        var needed: Set<Place> = []
        var pending: [Place] = []
        func need(_ place: Place) {
            if needed.insert(place).inserted { pending.append(place) }
        }
        func reach(_ names: Set<String>, from file: Int?) {
            for name in names {
                if let file { for place in locals[LocalName(file: file, name: name)] ?? [] { need(place) } }
                guard identifiers.insert(name).inserted else { continue }
                if !owned.contains(name) {
                    for declarer in declarers[name] ?? [] {
                        need(declarer.place)
                        if declarer.isWhole { break }
                    }
                }
                for place in adders[name] ?? [] { need(place) }
                for place in memberAdders[name] ?? [] { need(place) }
            }
        }
        for part in roots.flatMap(\.scanner.parts) { reach(part.identifiers, from: nil) }
        while let place = pending.popLast() { reach(part(place).identifiers, from: place.file) }
        for file in candidates.indices {
            let kept = candidates[file].scanner.parts.indices.filter { needed.contains(Place(file: file, part: $0)) }
            if !kept.isEmpty { files.append(candidates[file].keeping(kept)) }
        }
    }
}
