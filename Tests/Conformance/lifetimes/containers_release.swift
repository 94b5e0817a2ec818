// Containers keep their elements alive and let them go on removal.
final class Item {
    let id: Int
    init(_ id: Int) { self.id = id }
    deinit { print("deinit", id) }
}

struct Box {
    var item: Item?
}

func run() {
    var list = [Item(1), Item(2), Item(3)]
    list.remove(at: 1)
    print("removed")
    list[0] = Item(4)
    print("replaced")
    list.removeAll()
    print("emptied", list.count)

    var table = ["a": Item(5)]
    table["a"] = Item(6)
    print("table replaced")
    table["a"] = nil
    print("table emptied", table.count)

    do {
        var box = Box(item: Item(7))
        let copy = box
        box.item = nil
        print("copy keeps", copy.item?.id ?? 0)
    }

    var pair = (Item(8), Item(9))
    pair.0 = Item(10)
    pair.1 = Item(11)
    print("pair", pair.0.id, pair.1.id)
}
run()
print("end")
