// buildPartialBlock folds from the first expression; buildFinalResult converts at the end.
@resultBuilder
enum Sum {
    static func buildPartialBlock(first value: Int) -> Int { value }
    static func buildPartialBlock(accumulated total: Int, next value: Int) -> Int { total * 10 + value }
    static func buildOptional(_ value: Int?) -> Int { value ?? 0 }
    static func buildEither(first value: Int) -> Int { value }
    static func buildEither(second value: Int) -> Int { -value }
    static func buildLimitedAvailability(_ value: Int) -> Int { value }
    static func buildFinalResult(_ total: Int) -> String { "total \(total)" }
}

func total(@Sum _ content: () -> String) -> String { content() }
print(total { 7 })
print(
    total {
        1
        2
        if true { 3 }
        if 1 > 2 { 4 } else { 5 }
    })

struct Report {
    @Sum var property: String {
        4
        5
    }
    @Sum func method(_ x: Int) -> String {
        let doubled = x * 2
        doubled
        if doubled > 5 { 1 }
    }
    @Sum let stored: () -> String
    init(@Sum stored: @escaping () -> String) { self.stored = stored }
}
let report = Report {
    8
    8
}
print(report.property, report.method(2), report.method(3), report.stored())
struct Memberwise {
    @Sum var made: () -> String
    let suffix: String
}
print(
    Memberwise(
        made: {
            9
            9
        }, suffix: "!"
    ).made())
