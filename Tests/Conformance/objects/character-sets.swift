import Foundation

print(
    "  padded \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|",
    "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print("a b&c=d/é?".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "-")
print(
    "a b/c".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "-",
    "a/b".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "-")
print("a%20b%C3%A9".removingPercentEncoding ?? "-", "%zz".removingPercentEncoding ?? "nil")
print(
    "1,2;3".components(separatedBy: CharacterSet(charactersIn: ",;")), "a1b22".components(separatedBy: .decimalDigits))
let digits = CharacterSet.decimalDigits
print("12a".unicodeScalars.allSatisfy(digits.contains), "12".unicodeScalars.allSatisfy { digits.contains($0) })
print(
    CharacterSet.letters.contains("x"), CharacterSet.letters.inverted.contains("x"),
    CharacterSet.uppercaseLetters.contains("X"))
print(
    CharacterSet.letters.union(.decimalDigits).contains("7"),
    "Hello, World!".components(separatedBy: .punctuationCharacters))
print("+1 (555) 010".filter { "0123456789".contains($0) })
