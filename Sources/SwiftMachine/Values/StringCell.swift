/// A `String`, or a `Substring` where it has an origin.
package final class StringCell: HeapCell {
    /// Changed in place only by the holder of the only reference.
    package var string: String
    /// What a `Substring` was cut from.
    package let origin: SubstringOrigin?

    package init(_ string: String, origin: SubstringOrigin? = nil) {
        self.string = string
        self.origin = origin
    }
}
