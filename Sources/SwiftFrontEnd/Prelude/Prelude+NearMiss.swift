extension Prelude {
    /// The declared name that a mistyped one probably meant. Longer names may differ in more places.
    ///
    /// O(names of the catalogue): for messages about a few names.
    package static func nearest(to name: String) -> String? {
        guard name.utf8.count >= 4, let first = name.utf8.first else { return nil }
        let limit = name.utf8.count < 8 ? 1 : 2
        let letters = Array(name)
        var best: (name: String, distance: Int)?
        for index in 0..<PreludeImage.names.count {
            let bytes = PreludeImage.names.bytes(index)
            // Nobody mistypes the first letter, and comparing all names in full takes long.
            guard bytes.first == first, abs(bytes.count - name.utf8.count) <= limit, bytes.last != UInt8(ascii: ":"),
                !PreludeImage.chunksByName.range(index).isEmpty
            else { continue }
            let candidate = PreludeImage.names[index]
            let distance = NearMiss.distance(letters, Array(candidate))
            if distance > 0, distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }
}
