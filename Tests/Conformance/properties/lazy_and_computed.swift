// A lazy property is made on first reading; a computed one each time.
final class Report {
    private(set) var built = 0
    var factor = 2
    lazy var expensive: [Int] = {
        built += 1
        return (1...3).map { $0 * factor }
    }()
    lazy var title = "report \(built)"
    var sum: Int { expensive.reduce(0, +) }
    var half: Int {
        get { factor / 2 }
        set { factor = newValue * 2 }
    }
}

let report = Report()
print(report.built)
report.half = 5
print(report.factor, report.sum, report.sum, report.built)
report.factor = 1
print(report.expensive, report.title)
report.expensive = [9]
print(report.expensive, report.sum, report.built)

struct Cache {
    lazy var value = 42
}
var cache = Cache()
cache.value += 1
print(cache.value)

struct Celsius {
    var degrees: Double
    var fahrenheit: Double {
        get { degrees * 9 / 5 + 32 }
        set(new) { degrees = (new - 32) * 5 / 9 }
    }
}
var celsius = Celsius(degrees: 100)
celsius.fahrenheit -= 180
print(celsius.degrees)
var globalReads = 0
var computed: Int {
    globalReads += 1
    return globalReads * 10
}
print(computed, computed)
