// Status: 1
// Line: 15
import SwiftUI
import Testing

struct Items: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { 3 }
    func index(after i: Int) -> Int { i + 1 }
}

@MainActor
struct RequirementTests {
    @Test func trapped() {
        let items = Items().map { $0 }
        #expect(items.isEmpty)
    }
}
