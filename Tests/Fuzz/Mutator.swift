/// Makes one input of the seeds: a file with a few changes of bytes, tokens or lines, a splice, or a deep nesting.
///
/// An input depends on the seeds, the seed and its number alone, so that any one can be made again.
struct Mutator {
    let seeds: SeedFiles
    let seed: UInt64

    func input(_ number: Int) -> [UInt8] {
        var random = RandomSource(seed: seed, stream: UInt64(number))
        if random.isOne(in: 40) { return DeepNesting.source(&random) }
        guard var bytes = random.element(of: seeds.files) else { return [] }
        for _ in 0...random.below(2) {
            switch random.below(20) {
            case 0: changeBytes(&bytes, &random)
            case 1, 2: changeTokens(&bytes, &random)
            case 3, 4: changeLines(&bytes, &random)
            case 5: splice(&bytes, &random)
            case 6, 7, 8, 9: changeEvents(&bytes, &random)
            default: changeWords(&bytes, &random)
            }
        }
        return bytes
    }

    // MARK: Kinds of change

    private func changeBytes(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        for _ in 0...random.below(4) {
            let place = random.below(bytes.count)
            guard place < bytes.count else { return }
            switch random.below(4) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes.remove(at: place)
            case 2:
                bytes.insert(
                    random.element(of: Array("(){}[]<>\"\\.,:;?!&|=-+*/#@$_ \n0a\u{0}\u{e9}".utf8)) ?? 0, at: place)
            default: bytes[place] ^= 1 << UInt8(random.below(8))
            }
        }
    }

    private func changeTokens(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        var tokens = Token.split(bytes)
        for _ in 0...random.below(4) where !tokens.isEmpty {
            let place = random.below(tokens.count)
            switch random.below(7) {
            case 0: tokens.remove(at: place)
            case 1: tokens.insert(tokens[place], at: place)
            case 2: tokens.swapAt(place, random.below(tokens.count))
            case 3:
                // Another of the same file: most often a name where a name belongs.
                let other = tokens[random.below(tokens.count)]
                if Token.isWord(other) == Token.isWord(tokens[place]) { tokens[place] = other }
            case 4: tokens[place] = Array((random.element(of: Token.interesting) ?? "").utf8)[...]
            case 5:
                tokens.insert(Array((" " + (random.element(of: Token.interesting) ?? "") + " ").utf8)[...], at: place)
            default:
                let end = min(tokens.count, place + 1 + random.below(12))
                let part = Array(tokens[place..<end])
                if random.isOne(in: 2) {
                    tokens.removeSubrange(place..<end)
                } else {
                    tokens.insert(contentsOf: part, at: random.below(tokens.count))
                }
            }
        }
        bytes = Array(tokens.joined())
    }

    /// Puts words where others stood, which mostly leaves something that parses and means something else.
    private func changeWords(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        var tokens = Token.split(bytes)
        let words = tokens.indices.filter { Token.isWord(tokens[$0]) }
        let others = random.isOne(in: 4) ? Token.split(random.element(of: seeds.files) ?? []).filter(Token.isWord) : []
        for _ in 0...random.below(3) {
            guard let place = random.element(of: words), let other = random.element(of: words) else { return }
            tokens[place] = random.element(of: others) ?? tokens[other]
        }
        bytes = Array(tokens.joined())
    }

    private func changeLines(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for _ in 0...random.below(3) where !lines.isEmpty {
            let place = random.below(lines.count)
            switch random.below(4) {
            case 0: lines.remove(at: place)
            case 1: lines.insert(lines[place], at: random.below(lines.count))
            case 2: lines.swapAt(place, random.below(lines.count))
            default: if let line = random.element(of: seeds.lines) { lines.insert(line, at: place) }
            }
        }
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Adds, doubles or drops statements that drive a simulation.
    private func changeEvents(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let needle = Array("sim.".utf8)
        let places = lines.indices.filter { lines[$0].contains(needle) }
        guard let place = random.element(of: places) else { return changeLines(&bytes, &random) }
        switch random.below(5) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(lines[place], at: random.element(of: places) ?? place)
        case 2: lines.insert(Array((random.element(of: Self.events) ?? "").utf8)[...], at: place)
        default: if let event = random.element(of: seeds.events) { lines.insert(event, at: place) }
        }
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    private static let events = [
        "sim.advance(by: .seconds(1))", "sim.advance(by: .milliseconds(-5))", "sim.unmount()", "sim.memoryWarning()",
        "sim.goBack()", "sim.dismiss()", "sim.refresh()", "sim.submit()", "sim.setScenePhase(.background)",
        "sim.setScenePhase(.active)", "sim.openWindow()", "sim.scroll(by: 1000000)", "sim.scroll(by: -3)",
        "sim.resetCounts()", "sim.buttons.firstMatch.tap()", "sim.cells.element(boundBy: 99).tap()",
        "sim.cells.element(boundBy: -1).tap()", "sim.textFields.firstMatch.typeText(\"a\\nb\")",
        "_ = sim.trace", "_ = sim.leaks", "_ = sim.texts", "print(sim)",
        "for _ in 0..<50 { sim.buttons.firstMatch.tap() }",
        "sim.rerender(Int.self)", "#expect(sim.inits(of: Int.self) == 0)", "sim.switches.firstMatch.tap()",
        "sim.steppers.firstMatch.increment()", "sim.sliders.firstMatch.adjust(to: .nan)",
        "sim.staticTexts.firstMatch.press(forDuration: .seconds(1))",
        "sim.otherElements.firstMatch.drag(by: CGSize(width: 1, height: -1))",
    ]

    /// The beginning of one file and the end of another.
    private func splice(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        guard let other = random.element(of: seeds.files) else { return }
        if random.isOne(in: 3) {
            bytes += [UInt8(ascii: "\n")] + other
            return
        }
        let separator = UInt8(ascii: "\n")
        let first = bytes.split(separator: separator, omittingEmptySubsequences: false)
        let second = other.split(separator: separator, omittingEmptySubsequences: false)
        let head = first.prefix(random.below(first.count + 1))
        let tail = second.suffix(random.below(second.count + 1))
        bytes = Array((Array(head) + Array(tail)).joined(separator: [separator]))
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ needle: [UInt8]) -> Bool {
        guard count >= needle.count else { return false }
        return (startIndex...(endIndex - needle.count)).contains {
            self[$0..<($0 + needle.count)].elementsEqual(needle)
        }
    }
}
