/// Positions in strings and substrings, as offsets in the UTF-8 of the string that a substring was cut from.
extension StringCell {
    /// The offset of the first character.
    var start: Int { origin?.start ?? 0 }

    /// The index at an offset; nil outside of the string.
    func index(at offset: Int) -> String.Index? {
        let own = offset - start
        guard own >= 0, own <= string.utf8.count else { return nil }
        return string.utf8.index(string.startIndex, offsetBy: own)
    }

    func offset(of index: String.Index) -> Int {
        start + string.utf8.distance(from: string.startIndex, to: index)
    }

    /// The whole string as a substring.
    var whole: StringCell { origin == nil ? part(string[...]) : self }

    /// A part of the string as a substring that shares its indices.
    func part(_ part: Substring) -> StringCell {
        StringCell(
            String(part), origin: SubstringOrigin(base: origin?.base ?? string, start: offset(of: part.startIndex)))
    }

    /// A part of the string, as a string where this is one.
    func keeping(_ kept: Substring) -> StringCell { origin == nil ? StringCell(String(kept)) : part(kept) }

    /// The string with other text in a range, which the string that a substring was cut from changes with it.
    func replacing(_ range: Range<String.Index>, with text: String) -> StringCell {
        var changed = string
        changed.replaceSubrange(range, with: text)
        guard let origin else { return StringCell(changed) }
        let utf8 = origin.base.utf8
        let head = String(utf8.prefix(origin.start)) ?? ""
        let tail = String(utf8.dropFirst(origin.start + string.utf8.count)) ?? ""
        return StringCell(changed, origin: SubstringOrigin(base: head + changed + tail, start: origin.start))
    }
}

extension String {
    /// The index at an offset in UTF-8; nil outside of the string.
    private func index(atOffset offset: Int) -> String.Index? {
        guard offset >= 0, offset <= utf8.count else { return nil }
        return utf8.index(startIndex, offsetBy: offset)
    }

    /// The offsets in UTF-8 of non-overlapping occurrences, at most `limit`.
    func matches(of other: String, limit: Int) -> [Int] {
        let (haystack, needle) = (Array(utf8), Array(other.utf8))
        guard !needle.isEmpty, needle.count <= haystack.count else { return [] }
        var found: [Int] = []
        var start = 0
        while start <= haystack.count - needle.count, found.count < limit {
            if haystack[start] == needle[0], haystack[start..<(start + needle.count)].elementsEqual(needle) {
                found.append(start)
                start += needle.count
            } else {
                start += 1
            }
        }
        return found
    }

    func pieces(separatedBy separator: String, limit: Int, omitsEmpty: Bool) -> [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        for offset in matches(of: separator, limit: limit) {
            guard let end = index(atOffset: offset) else { continue }
            if start < end || !omitsEmpty { pieces.append(self[start..<end]) }
            start = utf8.index(end, offsetBy: separator.utf8.count)
        }
        if start < endIndex || !omitsEmpty { pieces.append(self[start...]) }
        return pieces
    }

    func replacing(_ other: String, by replacement: String, limit: Int = .max) -> String {
        pieces(separatedBy: other, limit: limit, omitsEmpty: false).joined(separator: replacement)
    }
}
