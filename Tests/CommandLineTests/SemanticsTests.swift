import Foundation
import Testing

@Suite("docs/semantics.md")
struct SemanticsTests {
    @Test("Each scenario has its row, and each row its scenario")
    func rows() throws {
        let text = try String(contentsOf: BuiltTool.root.appendingPathComponent("docs/semantics.md"), encoding: .utf8)
        let linked = Set(text.matches(of: #/\(\.\./scenarios/([^)]+\.swift)\)/#).map { String($0.1) })
        let folder = BuiltTool.root.appendingPathComponent("scenarios").path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let files = Set(names.filter { $0.hasSuffix(".swift") })
        #expect(files.subtracting(linked).sorted() == [], "scenarios without a row")
        #expect(linked.subtracting(files).sorted() == [], "rows without a scenario")
    }
}
