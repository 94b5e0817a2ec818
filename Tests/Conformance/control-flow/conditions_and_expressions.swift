// if and switch are statements and expressions; conditions combine bindings.
func grade(_ points: Int) -> String {
    if points > 90 { "A" } else if points > 50 { "B" } else { "C" }
}
let text =
    switch 3 {
    case 1: "one"
    case 2, 3: "few"
    default: "many"
    }
print(grade(95), grade(60), grade(1), text)
let number = if text.isEmpty { 0 } else { text.count }
print(number, number > 2 ? "long" : "short", number == 3 ? "three" : number > 3 ? "more" : "less")

func check(_ a: Int?, _ b: Int?) -> String {
    if let a, let b, a < b { return "ordered" }
    if let a = a ?? b, a > 5, case 6...9 = a { return "six to nine" }
    guard a != nil || b != nil else { return "nothing" }
    return "other"
}
print(check(1, 2), check(7, 1), check(nil, nil), check(nil, 3), separator: ", ")

func fall(_ n: Int) -> String {
    var result = ""
    switch n {
    case 0:
        result += "zero "
        fallthrough
    case 1: result += "one "
    case let n where n < 0:
        if n == -1 { break }
        result += "negative "
    default: result += "default "
    }
    return result + "end"
}
print(fall(0), fall(1), fall(-1), fall(-2), fall(9), separator: "|")
let flags = (true, false)
print(flags.0 && flags.1, flags.0 || flags.1, !flags.0, flags.0 != flags.1)
if case let x = 5, x > 3, #available(macOS 10, *) { print("available", x) }
