/// The string that a `Substring` shares its indices with.
package final class SubstringOrigin {
    package let base: String
    /// The offset of the substring in the base's UTF-8.
    package let start: Int

    package init(base: String, start: Int) {
        self.base = base
        self.start = start
    }
}
