// Sets of characters.
import Foundation

let vowels = CharacterSet(charactersIn: "aeiou")
func kept(_ text: String, _ set: CharacterSet) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { set.contains($0) }))
}
print(
    kept("hello world", vowels), kept("a1!b2?", .alphanumerics), kept("a1!b2?", .decimalDigits),
    kept("Hi There", .uppercaseLetters), kept("a.b,c!", .punctuationCharacters))
print(
    kept("x y\tz\n", CharacterSet.whitespacesAndNewlines.inverted),
    kept("a b\nc", .whitespaces).count, kept("Añ1", .letters), kept("1+2=$3", .symbols))
let allowed = CharacterSet.letters.union(.decimalDigits).union(CharacterSet(charactersIn: "-_"))
func isValid(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy { allowed.contains($0) }
}
print(isValid("user_name-1"), isValid("bad name"), isValid(""))
print(
    "hello".rangeOfCharacter(from: vowels) != nil, "rhythm".rangeOfCharacter(from: vowels) == nil,
    "abc1".rangeOfCharacter(from: .decimalDigits).map { "abc1"[$0] } ?? "-")
var set = CharacterSet()
set.insert(charactersIn: "xyz")
set.insert("a")
set.remove(charactersIn: "z")
print(
    set.contains("x"), set.contains("z"), set.contains("a"), set.inverted.contains("x"))
print(
    "--a-b--".trimmingCharacters(in: .init(charactersIn: "-")),
    "12 apples".trimmingCharacters(in: .decimalDigits.union(.whitespaces)),
    "¡Hola!".trimmingCharacters(in: .punctuationCharacters))
print(CharacterSet(charactersIn: "a"..."f").contains("c"))
print(
    "a,b;c d".components(separatedBy: CharacterSet(charactersIn: ",; ")),
    "x1y".components(separatedBy: .decimalDigits),
    vowels.subtracting(CharacterSet(charactersIn: "a")).contains("a"))
print(
    "https://a.b/c d?e=f&g".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "-",
    "a b/c".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "-",
    "50%25 off".removingPercentEncoding ?? "-",
    "ü".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "-")
