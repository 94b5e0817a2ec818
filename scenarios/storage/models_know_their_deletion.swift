// Rule: A model knows its context, its identifier and, until the context saves, that it was deleted; a rollback takes insertions and deletions back.
// Source: https://developer.apple.com/documentation/swiftdata/persistentmodel
// Basis: documented, confidence medium, depends on: when the context saves by itself is not simulated, and a rollback of changed properties is not either

import SwiftData

@Model final class Trip {
    var name: String
    init(name: String) { self.name = name }
}

@Test func deletions() throws {
    let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    let trip = Trip(name: "Rome")
    #expect(trip.modelContext == nil)
    context.insert(trip)
    let id = trip.persistentModelID
    let registered: Trip? = context.registeredModel(for: id)
    #expect(registered === trip)
    #expect(context.insertedModelsArray.count == 1)
    try context.save()
    #expect(context.insertedModelsArray.isEmpty)
    context.delete(trip)
    #expect(trip.isDeleted)
    #expect(context.deletedModelsArray.count == 1)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    context.rollback()
    #expect(!trip.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    context.delete(trip)
    try context.save()
    #expect(!trip.isDeleted)
    #expect(trip.modelContext == nil)
    #expect(trip.persistentModelID == id)
}

@Test func fetches() throws {
    let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    for name in ["Rome", "Oslo", "Riga", "Bern"] { context.insert(Trip(name: name)) }
    let letter = "R"
    var descriptor = FetchDescriptor<Trip>(
        predicate: #Predicate { $0.name.starts(with: letter) || $0.name == "Bern" }, sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.name) == ["Bern", "Riga", "Rome"])
    descriptor.fetchLimit = 1
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["Riga"])
}
