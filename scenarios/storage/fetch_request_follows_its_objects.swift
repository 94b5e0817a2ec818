// Rule: A @FetchRequest has the managed objects of its context in its order, and runs its view again when objects are inserted, deleted or changed; a managed object is observed as any observable object.
// Source: https://developer.apple.com/documentation/swiftui/fetchrequest
// Basis: documented, confidence medium, depends on: nothing is read from a disk, and that any change of any object counts is an assumption

import CoreData
import SwiftUI

class Wine: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var year: Int16
}

struct WineRow: View {
    @ObservedObject var wine: Wine
    var body: some View { Button("\(wine.name ?? "?") \(wine.year)") { wine.year += 1 } }
}

struct WineList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\Wine.name)]) private var wines: FetchedResults<Wine>
    var body: some View {
        List {
            ForEach(wines) { WineRow(wine: $0) }
                .onDelete { offsets in
                    offsets.map { wines[$0] }.forEach(context.delete)
                    try? context.save()
                }
            Button("add") {
                let wine = Wine(context: context)
                wine.name = wines.count == 1 ? "Riesling" : "Merlot"
                try? context.save()
            }
        }
    }
}

@Test func requestsFollow() {
    let container = NSPersistentContainer(name: "Cellar")
    let sim = Simulation { WineList().environment(\.managedObjectContext, container.viewContext) }
    sim.buttons["add"].tap()
    sim.buttons["add"].tap()
    #expect(sim.texts == ["Merlot 0", "Riesling 0", "add"])
    sim.buttons["Riesling 0"].tap()
    #expect(sim.texts == ["Merlot 0", "Riesling 1", "add"])
    sim.cells["Merlot 0"].swipeToDelete()
    #expect(sim.texts == ["Riesling 1", "add"])
    #expect(sim.liveCount(of: Wine.self) == 1)
}
