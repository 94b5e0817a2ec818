// Operators fold by precedence, evaluate from the left, and some only in part.
func value(_ number: Int) -> Int {
    print("value", number, terminator: "; ")
    return number
}
print(value(1) + value(2) * value(3))
print(value(1) == value(2) || value(3) == value(3))
print(2 + 3 * 4 - 6 / 2 % 2, (2 + 3) * 4, -2 * -3, 7 - 2 - 1, 1 << 3 | 1, 6 & 3 ^ 1, ~0)
print(true || false && false, !true == false, (1 < 2) == true, 1...3 ~= 2, 5 > 3 ? 2 > 1 ? "a" : "b" : "c")
print(nil ?? 1 + 2, Optional(4) ?? 1 + 2, (nil as Int?) ?? (nil as Int?) ?? 9)
var number = 10
number += 2 * 3
number -= 1
number *= 2
number /= 3
number %= 7
print(number, (number << 2) >> 1)
number &= 1
number |= 6
number ^= 3
print(number)
var text = "a"
text += "b" + "c"
var list = [1]
list += [2] + [3]
print(text, list, [1, 2] + [3] == [1, 2, 3], "a" + "b" < "b", (1, 2) == (1, 2))
var a = 1
var b = 2
(a, b) = (b, a)
swap(&a, &b)
print(a, b, a is Int, 3 as Double, Int("5") as Any)
