/// Finds the known name that a mistyped one probably meant.
package enum NearMiss {
    /// The closest name by edit distance, if it is close enough to be meant, else the shortest that begins with the given
    /// one; ties go to the first in order.
    package static func best(for name: String, among known: [String]) -> String? {
        let limit = max(1, name.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in known where candidate != name && abs(candidate.count - name.count) <= limit {
            let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name ?? completion(of: name, among: known)
    }

    /// Where only the first words of a name were remembered: `live` for `liveCount`.
    private static func completion(of name: String, among known: [String]) -> String? {
        guard name.count >= 4 else { return nil }
        return known.filter {
            $0.count > name.count && $0.hasPrefix(name) && $0.dropFirst(name.count).first?.isUppercase == true
        }
        .min { $0.count < $1.count }
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word into the other.
    package static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var row = [i + 1]
            for (j, b) in right.enumerated() {
                var best = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
            }
            beforeLast = last
            last = row
        }
        return last[right.count]
    }
}
