import Foundation

struct Initials: FormatStyle {
    var separator = ""
    func format(_ name: String) -> String {
        name.split(separator: " ").compactMap { $0.first.map(String.init) }.joined(separator: separator)
    }
}
extension FormatStyle where Self == Initials {
    static var initials: Initials { Initials() }
    static func initials(separator: String) -> Initials { Initials(separator: separator) }
}
extension String {
    func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == String { style.format(self) }
}
print("Ada Lovelace".formatted(Initials()))
print("Alan Mathison Turing".formatted(.initials))
print("Grace Hopper".formatted(.initials(separator: ".")))
struct Row<Style: FormatStyle> where Style.FormatInput == Int, Style.FormatOutput == String {
    let style: Style
    func text(_ value: Int) -> String { style.format(value) }
}
struct Stars: FormatStyle {
    func format(_ value: Int) -> String { String(repeating: "*", count: value) }
}
print(Row(style: Stars()).text(4))
