/// An app's sources and the prelude, of which a run takes declarations when code that mentions them is about to run.
///
/// The named file is read at once. Of all else, names lead to declarations without the bodies of their functions; a body
/// is parsed, and leads further, at its first call: what a scenario does not reach costs a look at its words.
final class SourceLibrary {
    /// A body that waits for its first call.
    struct Body {
        /// The file's place among the app's sources.
        fileprivate let file: Int
        /// The offsets between its braces.
        fileprivate let range: Range<Int>
    }

    private var reach: SourceReach
    private var prelude = PreludeReachability()
    /// Makes the trees of prelude declarations; tokens are shared between them.
    var preludeTrees = PreludeTree()
    /// The program's files by their place among the app's sources, and the other way round.
    private var fileIndices: [Int: Int] = [:]
    private var places: [Int: Int] = [:]
    /// Files of the app that do not parse: of these nothing more is taken.
    private var leftOut: Set<Int> = []
    /// The names of classes that have subclasses, and of members that override others, somewhere in the app.
    let superclassNames: Set<String>
    let overridingNames: Set<String>

    /// Names of the prelude that lowering refers to itself.
    static let ownNames: Set<String> = [
        "View", "ViewBuilder", "Error", "Hashable", "Equatable", "RawRepresentable", "CaseIterable", "contains",
        "append", "init", "constant",
    ]

    /// Names that lead to others which no source spells.
    private static let followers = [
        "expect": "_expect", "require": "_expect", "EnvironmentObject": "environmentObject",
        "Environment": "environment", "combine": "_combine", "specifier": "_formatted",
        "async": "_AsyncLet",
    ]

    init(_ files: SourceFiles) {
        reach = SourceReach(roots: files.roots, candidates: files.optional)
        reach.reach(Self.ownNames, from: nil)
        var superclasses: Set<String> = []
        var overriding: Set<String> = []
        for file in files.optional {
            overriding.formUnion(file.scanner.bodies.overridingNames)
            for part in file.scanner.parts { superclasses.formUnion(part.inherited) }
        }
        (superclassNames, overridingNames) = (superclasses, overriding)
    }

    // MARK: Declarations

    /// What has come to be needed since the last time.
    struct Needed {
        var prelude: [PreludeSource] = []
        var declarations: [Declarations] = []
    }

    /// Declarations of one file, as text with blanks in place of all else.
    struct Declarations {
        fileprivate let place: Int
        let file: SourceFile
        let text: String
    }

    func takeNeeded() -> Needed {
        let (needs, names) = reach.takeNeeded()
        for name in names {
            prelude.reach(name)
            if let follower = Self.followers[name] { prelude.reach(follower) }
        }
        var needed = Needed()
        if !names.isEmpty { needed.prelude = prelude.takeSources() }
        needed.declarations = needs.filter { !leftOut.contains($0.file) }.map { need in
            let file = reach.candidates[need.file]
            return Declarations(place: need.file, file: file, text: file.text(ofParts: need.parts))
        }
        return needed
    }

    func leaveOut(_ declarations: Declarations) { leftOut.insert(declarations.place) }

    /// The program's file that some declarations belong to, if there is one yet.
    func fileIndex(of declarations: Declarations) -> Int? { fileIndices[declarations.place] }

    func setFileIndex(_ index: Int, of declarations: Declarations) {
        fileIndices[declarations.place] = index
        places[index] = declarations.place
    }

    // MARK: Bodies

    /// The body that begins right after an offset in a file of the program, if it waits.
    func body(from offset: Int, inFile file: Int) -> Body? {
        guard let place = places[file], let range = reach.candidates[place].body(from: offset) else { return nil }
        return Body(file: place, range: range)
    }

    /// The text of a body, at its place.
    func text(of body: Body) -> String { reach.candidates[body.file].text(ofBody: body.range) }

    /// The text of the file of a body.
    func file(of body: Body) -> SourceFile { reach.candidates[body.file] }

    /// Whether a body says `self.init`, to be sure of which it has to be parsed.
    func mayCallInitializer(_ body: Body) -> Bool {
        reach.candidates[body.file].text.utf8.dropFirst(body.range.lowerBound).prefix(body.range.count)
            .contains("self.init".utf8)
    }

    /// Reaches what a body mentions.
    func reach(_ body: Body) {
        let text = reach.candidates[body.file].text.utf8
        let words = text.dropFirst(body.range.lowerBound).prefix(body.range.count)
        for part in SourceScanner(String(Substring(words))).parts { reach.reach(part.identifiers, from: body.file) }
    }
}
