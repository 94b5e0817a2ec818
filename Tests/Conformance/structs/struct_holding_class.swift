// Copies of a struct share the object that it refers to.
final class Page {
    var text: String
    init(_ text: String) { self.text = text }
}

struct Book {
    var title: String
    let page: Page
    func write(_ text: String) { page.text += text }
}

let original = Book(title: "a", page: Page("once"))
var copy = original
copy.title = "b"
copy.write(" upon")
print(original.title, original.page.text)
print(copy.title, copy.page.text)
print(original.page === copy.page, original.page === Page("once"))
