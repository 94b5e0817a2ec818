/// Numbers of five hexadecimal digits each in a string literal: a table that costs no start-up work.
struct PackedNumbers: Sendable {
    private static let width = 5

    let digits: StaticString

    var count: Int { digits.utf8CodeUnitCount / Self.width }

    subscript(index: Int) -> Int {
        guard index >= 0, index < count else { return 0 }
        let start = digits.utf8Start + index * Self.width
        var value = 0
        for offset in 0..<Self.width {
            let byte = Int(start[offset])
            value = value << 4 | (byte >= 97 ? byte - 87 : byte - 48)
        }
        return value
    }
}

/// Lists of numbers, each by where it ends.
struct PackedRows: Sendable {
    let ends: PackedNumbers
    let elements: PackedNumbers

    /// The range of a row in `elements`.
    func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }
}

/// Lists of numbers that are read from the front, small ones in one character each.
struct PackedStreams: Sendable {
    let ends: PackedNumbers
    let characters: StaticString

    func start(_ stream: Int) -> Int { stream == 0 ? 0 : ends[stream - 1] }

    /// Reads the number at a place and moves on.
    func next(_ place: inout Int) -> Int {
        var value = 0
        var unit = 1
        while place < characters.utf8CodeUnitCount {
            let digit = Int(characters.utf8Start[place]) - 35
            place += 1
            if digit < 45 { return value + digit * unit }
            value += (digit - 45) * unit
            unit *= 45
        }
        return value
    }
}

/// Words, found by bisection where they are sorted by their UTF-8.
struct PackedWords: Sendable {
    let ends: PackedNumbers
    let characters: StaticString

    var count: Int { ends.count }

    func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let start = index == 0 ? 0 : ends[index - 1]
        return UnsafeBufferPointer(start: characters.utf8Start + start, count: ends[index] - start)
    }

    subscript(index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

    func index(of word: String) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let candidate = bytes(middle)
            if candidate.elementsEqual(word.utf8) { return middle }
            if candidate.lexicographicallyPrecedes(word.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
