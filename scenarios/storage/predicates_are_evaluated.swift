// Rule: A predicate's format has comparisons, string operators with options, membership, ranges, quantifiers and key paths; arguments are values for %@ and key paths for %K.
// Source: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html
// Basis: documented

import Foundation

class Author: NSObject {
    @objc var name: String
    @objc var age: Int
    @objc var nickname: String?
    @objc var tags: [String] = []
    @objc var friends: [Author] = []
    init(_ name: String, _ age: Int) {
        self.name = name
        self.age = age
    }
}

@Test func comparisons() {
    let ada = Author("Ada Löve", 36)
    func holds(_ format: String, _ arguments: [Any] = []) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: ada)
    }
    #expect(holds("age == 36 AND name != 'Bob'"))
    #expect(holds("age >= %d && %K < %@", [30, "age", 40]))
    #expect(holds("(age + 4) / 2 = 20 or FALSEPREDICATE"))
    #expect(!holds("NOT (age > 30)"))
    #expect(holds("age BETWEEN {30, 40}"))
    #expect(holds("age BETWEEN %@", [[36, 36]]))
    #expect(holds("age IN %@", [[1, 36]]))
    #expect(holds("NOT name IN {'Ada', 'Bob'}"))
    #expect(holds("nickname == nil"))
    #expect(!holds("nickname BEGINSWITH 'A'"))
    #expect(NSPredicate(format: "SELF > 3").evaluate(with: 4))
}

@Test func strings() {
    let ada = Author("Ada Löve", 36)
    func holds(_ format: String, _ arguments: [Any] = []) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: ada)
    }
    #expect(holds("name BEGINSWITH 'Ada'"))
    #expect(!holds("name BEGINSWITH 'ada'"))
    #expect(holds("name BEGINSWITH[c] %@", ["ada"]))
    #expect(!holds("name CONTAINS[c] 'love'"))
    #expect(holds("name CONTAINS[cd] 'love'"))
    #expect(holds("name ENDSWITH \"ve\""))
    #expect(holds("name LIKE 'A?a*v*'"))
    #expect(!holds("name LIKE 'A?'"))
    #expect(holds("name MATCHES 'A.*e'"))
    #expect(!holds("name MATCHES 'A'"))
    #expect(holds("name ==[cd] 'ADA LOVE'"))
}

@Test func collections() {
    let ada = Author("Ada", 36)
    ada.tags = ["math", "poetry"]
    ada.friends = [Author("Charles", 44), Author("Mary", 60)]
    func holds(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: ada) }
    #expect(holds("tags CONTAINS 'math'"))
    #expect(holds("'math' IN tags"))
    #expect(holds("ANY friends.age > 50"))
    #expect(!holds("ALL friends.age > 50"))
    #expect(holds("NONE friends.name == 'Bob'"))
    #expect(holds("friends.@count == 2 AND friends.@max.age == 60"))
}

@Test func compounds() {
    let old = NSPredicate(format: "age > %d", 30)
    let short = NSPredicate(format: "name == %@", "Ada")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [old, short])
    #expect(both.predicateFormat == "age > 30 AND name == \"Ada\"")
    #expect(both.evaluate(with: Author("Ada", 31)))
    #expect(!both.evaluate(with: Author("Bob", 31)))
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [old, short]).evaluate(with: Author("Bob", 31)))
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: old).evaluate(with: Author("Bob", 3)))
    #expect(NSPredicate(value: true).evaluate(with: nil))
    #expect(NSPredicate { object, _ in (object as? Int) == 3 }.evaluate(with: 3))
}
