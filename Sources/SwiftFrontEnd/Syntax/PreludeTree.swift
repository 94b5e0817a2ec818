@_implementationOnly import SwiftParser
@_spi(RawSyntax) @_implementationOnly import SwiftSyntax

/// Makes the syntax trees of prelude declarations from the image, without parsing them.
///
/// The parser reads less than 1 MB a second, which would be most of a short run's time. The layout of the nodes is the
/// library's own: the image is made by the same build, with the library that is linked here.
struct PreludeTree {
    private let arena = RawSyntaxArena()
    /// Tokens that were made already; a token may stand at any number of places.
    private var tokens: [RawSyntax?]
    private let trivia: [[RawTriviaPiece]]

    init() {
        tokens = Array(repeating: nil, count: PreludeImage.tokenKinds.count)
        trivia = PreludeImage.trivia.map(Self.pieces)
    }

    /// The tree that parsing the source would give.
    mutating func tree(of source: PreludeSource) -> SourceFileSyntax {
        let items = source.parts.map { part in
            switch part {
            case .declaration(let chunk): node(tree: chunk, members: [])
            case .members(let header, let members):
                node(
                    tree: PreludeImage.chunkEnds.count + header,
                    members: members.map { node(tree: $0, members: []) })
            }
        }
        let list = layout(.codeBlockItemList, items)
        guard
            let statements = Syntax(raw: list, rawNodeArena: arena).as(CodeBlockItemListSyntax.self)
        else { return Parser.parse(source: source.text) }
        return SourceFileSyntax(statements: statements, endOfFileToken: .endOfFileToken())
    }

    private mutating func node(tree: Int, members: [RawSyntax]) -> RawSyntax {
        var place = PreludeImage.trees.start(tree)
        return node(at: &place, members: members)
    }

    private mutating func node(at place: inout Int, members: [RawSyntax]) -> RawSyntax {
        let number = PreludeImage.trees.next(&place)
        if number == 0 { return layout(.memberBlockItemList, members) }
        if number % 2 == 1 { return token(number / 2) }
        let shape = number / 2 - 1
        let isFull = PreludeImage.shapeIsFull[shape] == 1
        let mask =
            UInt64(PreludeImage.shapeLowMasks[shape]) | UInt64(PreludeImage.shapeMiddleMasks[shape]) << 20
            | UInt64(PreludeImage.shapeHighMasks[shape]) << 40
        return RawSyntax.makeLayout(
            kind: PreludeImage.treeKinds[PreludeImage.shapeKinds[shape]],
            uninitializedCount: PreludeImage.shapeCounts[shape],
            arena: arena
        ) { children in
            for index in children.indices {
                let isThere = isFull || mask >> UInt64(index) & 1 == 1
                children.initializeElement(at: index, to: isThere ? node(at: &place, members: members) : nil)
            }
        }
    }

    private func layout(_ kind: SyntaxKind, _ children: [RawSyntax]) -> RawSyntax {
        RawSyntax.makeLayout(kind: kind, uninitializedCount: children.count, arena: arena) { buffer in
            for (index, child) in children.enumerated() { buffer.initializeElement(at: index, to: child) }
        }
    }

    private mutating func token(_ index: Int) -> RawSyntax {
        if let known = tokens[index] { return known }
        let text = PreludeImage.tokenTexts.bytes(index)
        let leading = trivia[PreludeImage.tokenLeadingTrivia[index]]
        let trailing = trivia[PreludeImage.tokenTrailingTrivia[index]]
        let token = RawSyntax.makeMaterializedToken(
            kind: RawTokenKind(rawValue: UInt8(PreludeImage.tokenKinds[index])) ?? .unknown,
            text: SyntaxText(baseAddress: text.baseAddress, count: text.count),
            leadingTriviaPieceCount: leading.count, trailingTriviaPieceCount: trailing.count, presence: .present,
            tokenDiagnostic: nil, arena: arena,
            initializingLeadingTriviaWith: { buffer in _ = buffer.initialize(from: leading) },
            initializingTrailingTriviaWith: { buffer in _ = buffer.initialize(from: trailing) })
        tokens[index] = token
        return token
    }

    /// White space as pieces; declarations in the image have no other trivia.
    private static func pieces(_ text: StaticString) -> [RawTriviaPiece] {
        var pieces: [RawTriviaPiece] = []
        for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
            switch (byte, pieces.last) {
            case (UInt8(ascii: "\n"), .newlines(let count)?): pieces[pieces.count - 1] = .newlines(count + 1)
            case (UInt8(ascii: "\n"), _): pieces.append(.newlines(1))
            case (_, .spaces(let count)?): pieces[pieces.count - 1] = .spaces(count + 1)
            default: pieces.append(.spaces(1))
            }
        }
        return pieces
    }
}
