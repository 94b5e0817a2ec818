// Rule: A managed object that is deleted is no longer fetched, and belongs to its context as deleted until that saves; a rollback takes back what was not saved.
// Source: https://developer.apple.com/documentation/coredata/nsmanagedobject/isdeleted
// Basis: documented

import CoreData

final class Note: NSManagedObject {
    @NSManaged var text: String?
}

@Test func deletions() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let note = Note(context: context)
    note.text = "one"
    #expect(note.isInserted)
    try context.save()
    #expect(!context.hasChanges)
    context.delete(note)
    #expect(note.isDeleted)
    #expect(note.managedObjectContext === context)
    #expect(try context.fetch(Note.fetchRequest()).isEmpty)
    try context.save()
    #expect(!note.isDeleted)
    #expect(note.managedObjectContext == nil)
}

@Test func rollbacks() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let note = Note(context: context)
    note.text = "one"
    try context.save()
    note.text = "two"
    #expect(note.isUpdated)
    let other = Note(context: context)
    context.rollback()
    #expect(note.text == "one")
    #expect(!note.isUpdated)
    #expect(other.managedObjectContext == nil)
    #expect(try context.fetch(Note.fetchRequest()).count == 1)
    context.delete(note)
    context.rollback()
    #expect(!note.isDeleted)
    #expect(try context.fetch(Note.fetchRequest()).count == 1)
}
