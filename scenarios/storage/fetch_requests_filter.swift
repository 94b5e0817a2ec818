// Rule: A fetch request shows the objects that its predicate holds for; its predicate and its order can be set on its results.
// Source: https://developer.apple.com/documentation/swiftui/fetchedresults/nspredicate
// Basis: documented, depends on: that what was set stands when the view is made again is an assumption

import CoreData
import SwiftUI

final class Chore: NSManagedObject {
    @NSManaged var isDone: Bool
    @NSManaged var name: String?
}

struct Chores: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)], predicate: NSPredicate(format: "isDone == YES"))
    private var chores: FetchedResults<Chore>
    var body: some View {
        Text(chores.map { $0.name ?? "?" }.joined(separator: ", "))
        Button("Add") {
            for name in ["Dishes", "Laundry", "Windows"] {
                let chore = Chore(context: context)
                chore.name = name
                chore.isDone = name != "Laundry"
            }
        }
        Button("All") { chores.nsPredicate = nil }
        Button("Named") { chores.nsPredicate = NSPredicate(format: "name BEGINSWITH[c] %@ OR name ENDSWITH 's'", "l") }
        Button("First") { chores.nsPredicate = NSPredicate(format: "name > %@ AND isDone == YES", "Laundry") }
        Button("Reversed") { chores.sortDescriptors = [SortDescriptor(\.name, order: .reverse)] }
        Button("Finish") { for chore in chores { chore.isDone = true } }
        Button("Done") {
            chores.nsPredicate = NSPredicate(format: "%K == %@", #keyPath(Chore.isDone), NSNumber(value: true))
        }
    }
}

@Test func filters() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let sim = Simulation { Chores().environment(\.managedObjectContext, context) }
    sim.buttons["Add"].tap()
    #expect(sim.staticTexts["Dishes, Windows"].exists)
    sim.buttons["All"].tap()
    #expect(sim.staticTexts["Dishes, Laundry, Windows"].exists)
    sim.buttons["Named"].tap()
    #expect(sim.staticTexts["Dishes, Laundry, Windows"].exists)
    sim.buttons["Reversed"].tap()
    #expect(sim.staticTexts["Windows, Laundry, Dishes"].exists)
    sim.buttons["First"].tap()
    #expect(sim.staticTexts["Windows"].exists)
    sim.buttons["All"].tap()
    sim.buttons["Finish"].tap()
    sim.buttons["Done"].tap()
    #expect(sim.staticTexts["Windows, Laundry, Dishes"].exists)
}
