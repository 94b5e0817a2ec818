// Values of top-level variables are not destroyed when the program ends.
final class Resource {
    let name: String
    init(_ name: String) {
        self.name = name
        print("open", name)
    }
    deinit { print("close", name) }
}

let lasting = Resource("lasting")
var replaced = Resource("replaced")
replaced = Resource("replacement")
if true {
    let scoped = Resource("scoped")
    print("using", scoped.name)
}
print("last line", lasting.name, replaced.name)
