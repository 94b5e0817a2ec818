// What a character tells about itself.
let characters: [Character] = [
    "a", "Z", "é", "ß", "5", "½", "٣", "Ⅷ", " ", "\n", "\t", "!", "-", "+", "€", "_", "😀", "中",
    "\u{301}", "F",
]
for character in characters {
    print(
        String(character).debugDescription, character.isLetter, character.isNumber,
        character.isWholeNumber, character.isHexDigit,
        character.isWhitespace, character.isNewline, character.isPunctuation, character.isSymbol,
        character.isUppercase,
        character.isLowercase, character.isCased, character.isASCII, character.isMathSymbol,
        character.isCurrencySymbol)
}
print(
    characters.compactMap(\.wholeNumberValue), characters.compactMap(\.hexDigitValue),
    characters.compactMap(\.asciiValue))
print(
    Character("ß").uppercased(), Character("É").lowercased(), Character("a") < Character("b"),
    Character("a") == "a")
func caesar(_ text: String, by shift: UInt8) -> String {
    String(
        text.map { character in
            guard let value = character.asciiValue, character.isLetter else { return character }
            let base: UInt8 = character.isUppercase ? 65 : 97
            return Character(UnicodeScalar((value - base + shift) % 26 + base))
        })
}
print(caesar("Hello, World!", by: 3), caesar(caesar("Abc", by: 20), by: 6))
let letter: Character = "x"
switch letter {
case "a"..."m": print("first half")
case "n"..."z": print("second half")
default: print("no letter")
}
print(
    "abc".contains(letter), "aeiou".contains("e" as Character), letter.description,
    String(letter) + "y", "\(letter)\(letter)")
print(
    "level".elementsEqual("level".reversed()), String("stressed".reversed()),
    Set("mississippi").sorted(), Set("abc").isSubset(of: "abcd"))
print(
    letter.unicodeScalars.first!.value, letter.utf8.count,
    letter.hashValue == Character("x").hashValue, [letter: 1])
let scalar: Unicode.Scalar = "é"
print(
    scalar, scalar.value, scalar.isASCII, scalar.properties.isAlphabetic,
    scalar.properties.isWhitespace, Character(scalar), scalar.debugDescription)
print(("a"..."e").contains("c"), ("a"..<"c").contains("c"))
