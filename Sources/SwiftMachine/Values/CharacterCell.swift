/// A `Character`.
package final class CharacterCell: HeapCell {
    package let character: Character
    package init(_ character: Character) { self.character = character }
}
