struct V<T> {
    let run: (T) -> Bool; static func && (a: Self, b: Self) -> Self { .init { a.run($0) && b.run($0) } };
    static func || (a: Self, b: Self) -> Self { .init { a.run($0) || b.run($0) } };
    static prefix func ! (a: Self) -> Self { .init { !a.run($0) } }
}
extension V where T == String {
    static func min(_ n: Int) -> Self { .init { $0.count >= n } };
    static var digit: Self { .init { $0.contains(where: \.isNumber) } }
}
func check(_ s: String, _ v: V<String>) -> Bool { v.run(s) }
print(check("abcdef1", .min(6) && .digit), check("ab", .min(6) || !.digit), (V<String>.min(2) && V.digit).run("a1"))
