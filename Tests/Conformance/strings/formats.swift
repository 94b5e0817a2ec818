// Formats with placeholders.
import Foundation

print(
    String(format: "%d items", 3), String(format: "%.2f", 3.14159),
    String(format: "%05d|%5d|%-5d|", 42, 42, 42), String(format: "%x %X %o", 255, 255, 8))
print(
    String(format: "%@ is %d years", "Ann", 30), String(format: "%5.1f%%", 99.55),
    String(format: "%+d %+.1f", 5, -2.25), String(format: "%e", 12345.678))
print(
    String(format: "%02d:%02d:%02d", 1, 5, 9), String(format: "%.0f", 2.5),
    String(format: "%.0f", 3.5), String(format: "%g %g", 0.0001, 1e10), String(format: "%.3g", 1234.5)
)
print(
    String(format: "#%02X%02X%02X", 255, 136, 0), String(format: "%08.3f", 3.14159),
    String(format: "100%%"), String(format: "%.1f°", 21.456))
func time(_ seconds: Double) -> String {
    let total = Int(seconds)
    return String(format: "%d:%02d", total / 60, total % 60)
}
print(time(0), time(75.9), time(3600))
func bytes(_ count: Int) -> String {
    let units = ["B", "KB", "MB"]
    var value = Double(count)
    var index = 0
    while value >= 1024, index < units.count - 1 {
        value /= 1024
        index += 1
    }
    return String(format: index == 0 ? "%.0f %@" : "%.1f %@", value, units[index])
}
print(bytes(512), bytes(2048), bytes(5_500_000))
for (name, price) in [("Pen", 1.5), ("Notebook", 12.25)] {
    print(name.padding(toLength: 10, withPad: ".", startingAt: 0) + String(format: "%8.2f", price))
}
let rows = [("a", 1), ("bb", 22)]
print(rows.map { String(format: "%3d", $0.1) + " " + $0.0 }.joined(separator: "\n"))
print(
    String(format: "%d%%", Int((0.756 * 100).rounded())),
    String(format: "%ld %lld %u", 1, 2 as Int64, 3 as UInt32))
