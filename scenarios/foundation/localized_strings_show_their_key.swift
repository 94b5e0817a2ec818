// Rule: A localized string whose table is not there shows its default value, or else its key, in every form of the initializer.
// Source: https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
// Basis: documented

import Foundation

@Test func keysAreShown() {
    #expect(String(localized: "Hi") == "Hi")
    #expect(String(localized: "Hi", comment: "a greeting") == "Hi")
    #expect(String(localized: "Hi \(3)", table: "Other", bundle: .main) == "Hi 3")
    #expect(String(localized: "greeting", defaultValue: "Hello", bundle: .main, comment: "a greeting") == "Hello")
}
