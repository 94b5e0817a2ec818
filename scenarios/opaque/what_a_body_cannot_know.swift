// Rule: Where a body decides something on an unknown value, or writes one into a text, what it does not show is not known: that something is not there, how many there are and in which order is undetermined, until it runs again without.
// Source: ViewSim's own; nothing opaque decides an expectation
// Basis: assumption, confidence high

import CoreData
import SwiftUI

struct Offers: View {
    @State private var isPlain = false
    var body: some View {
        Text("Offers")
        if isPlain {
            Text("none")
        } else {
            if isDiscountDay() { Text("cheap") }
            Text("\(discount()) off")
        }
        Button("Simplify") { isPlain = true }
    }
}

@Test func whatABodyCannotKnow() {
    let sim = Simulation(Offers())
    #expect(sim.staticTexts["Offers"].exists)
    withKnownIssue { #expect(!sim.staticTexts["cheap"].exists) }
    withKnownIssue { #expect(sim.staticTexts["cheap"].exists) }
    withKnownIssue { #expect(!sim.staticTexts["3 off"].exists) }
    withKnownIssue { #expect(sim.staticTexts.count == 2) }
    sim.buttons["Simplify"].tap()
    #expect(!sim.staticTexts["cheap"].exists)
    #expect(sim.staticTexts.count == 2)
}

struct Filtered: View {
    @FetchRequest(
        sortDescriptors: [], predicate: NSPredicate(format: "SUBQUERY(tags, $tag, $tag.name == 'x').@count > 0"))
    private var items: FetchedResults<Item>
    @Environment(\.managedObjectContext) private var context
    var body: some View {
        Text("\(items.count) items")
        ForEach(items) { Text($0.name ?? "") }
        Button("Add") { Item(context: context).name = "bread" }
    }
}

@Test func aPredicateThatIsNotKnown() {
    let sim = Simulation {
        Filtered().environment(
            \.managedObjectContext, NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
    }
    sim.buttons["Add"].tap()
    withKnownIssue { #expect(sim.staticTexts["0 items"].exists) }
    withKnownIssue { #expect(!sim.staticTexts["1 items"].exists) }
    withKnownIssue { #expect(!sim.staticTexts["bread"].exists) }
    withKnownIssue { #expect(sim.texts == ["0 items", "Add"]) }
}

final class Item: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var tags: Set<Item>
}
