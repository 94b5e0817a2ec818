/// What of an app's files a run can need: declarations of names that needed code mentions, and what is added to a type
/// that it mentions.
///
/// Names are all it looks at, so it takes too much rather than too little. Bodies of functions lead nowhere before they
/// run. Each declaration is looked at once: O(names in all files), however often more is needed.
struct SourceReach {
    /// Declarations of one file that have come to be needed.
    struct Need {
        /// The file's place among the candidates.
        let file: Int
        /// Its parts, in order.
        let parts: [Int]
    }

    /// The files of which something may be needed, the nearest first.
    let candidates: [SourceFile]
    /// All names that the needed code mentions.
    private(set) var identifiers: Set<String> = []
    /// Those of them that were mentioned since they were taken.
    private var newIdentifiers: [String] = []

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

    private var declarers: [String: [Declarer]] = [:]
    private var locals: [LocalName: [Place]] = [:]
    /// Names that the required files declare.
    private var owned: Set<String> = []
    private var adders: [String: [Place]] = [:]
    private var memberAdders: [String: [Place]] = [:]
    /// Types that meet protocols with generic requirements: all of these are passed their generic arguments or none is.
    private var conformers: [String: [Place]] = [:]
    private var needed: Set<Place> = []
    private var pending: [Place] = []

    /// - Parameter candidates: The nearest first. Of several that declare a type the nearest is needed, and farther ones
    ///   only where it may not be compiled.
    init(roots: [SourceFile], candidates: [SourceFile]) {
        self.candidates = candidates
        for part in roots.flatMap(\.scanner.parts) {
            owned.formUnion(part.names.filter { $0.value == .whole }.keys)
            owned.formUnion(part.privateNames)
        }
        index(
            genericProtocols: (roots + candidates).reduce(into: []) { $0.formUnion($1.scanner.bodies.genericProtocols) }
        )
        for part in roots.flatMap(\.scanner.parts) { reach(part.identifiers, from: nil) }
    }

    private func part(_ place: Place) -> SourcePart { candidates[place.file].scanner.parts[place.part] }

    private mutating func index(genericProtocols: Set<String>) {
        let places = candidates.indices.flatMap { file in
            candidates[file].scanner.parts.indices.map { Place(file: file, part: $0) }
        }
        for place in places {
            for (name, weight) in part(place).names {
                declarers[name, default: []].append(Declarer(place: place, isWhole: weight == .whole))
            }
            for name in part(place).privateNames {
                locals[LocalName(file: place.file, name: name), default: []].append(place)
            }
            for name in part(place).inherited where genericProtocols.contains(name) {
                conformers[name, default: []].append(place)
            }
        }
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
    }

    private mutating func need(_ place: Place) {
        if needed.insert(place).inserted { pending.append(place) }
    }

    /// Reaches what names lead to.
    /// - Parameter file: The candidate that mentions them; nil for another file.
    mutating func reach(_ names: Set<String>, from file: Int?) {
        for name in names {
            if let file { for place in locals[LocalName(file: file, name: name)] ?? [] { need(place) } }
            guard identifiers.insert(name).inserted else { continue }
            newIdentifiers.append(name)
            if !owned.contains(name) {
                for declarer in declarers[name] ?? [] {
                    need(declarer.place)
                    if declarer.isWhole { break }
                }
            }
            for place in adders[name] ?? [] { need(place) }
            for place in memberAdders[name] ?? [] { need(place) }
            for place in conformers[name] ?? [] { need(place) }
        }
    }

    /// What has come to be needed since the last time, by file in their order, and the names mentioned since then.
    mutating func takeNeeded() -> (declarations: [Need], names: [String]) {
        var places: [Place] = []
        while let place = pending.popLast() {
            places.append(place)
            reach(part(place).identifiers, from: place.file)
        }
        defer { newIdentifiers = [] }
        let needs = Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }
            .map { Need(file: $0, parts: $1.map(\.part).sorted()) }
        return (needs, newIdentifiers)
    }
}
