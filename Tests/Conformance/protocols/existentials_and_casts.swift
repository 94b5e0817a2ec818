// Values of any protocol type keep their dynamic type.
protocol Drawable { func draw() -> String }
protocol Sized { var size: Int { get } }

struct Dot: Drawable { func draw() -> String { "." } }
struct Bar: Drawable, Sized {
    var size: Int
    func draw() -> String { String(repeating: "-", count: size) }
}

let things: [any Drawable] = [Dot(), Bar(size: 3)]
for thing in things {
    print(thing.draw(), type(of: thing), thing is any Sized, (thing as? any Sized)?.size ?? 0)
}

func total(_ item: any Drawable & Sized) -> Int { item.size + item.draw().count }
print(total(Bar(size: 4)))

let anything: [Any] = [1, "two", 3.0, Dot(), [4], Optional(5) as Any, (6, "six")]
for value in anything {
    switch value {
    case let number as Int: print("Int", number)
    case let text as String: print("String", text)
    case is Double: print("Double")
    case let drawable as any Drawable: print("Drawable", drawable.draw())
    case let list as [Int]: print("list", list)
    case let (number, text) as (Int, String): print("pair", number, text)
    default: print("other")
    }
}
