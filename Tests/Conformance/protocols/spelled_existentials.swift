// An existential that `as` spells out is not opened where it meets a generic parameter.
protocol Named { var name: String { get } }
struct Tag: Named { let name: String }

func key<T>(_ value: T) -> String { "\(T.self)" }
func namedKey<T: Named>(_ value: T) -> String { "\(T.self)" }

let tag = Tag(name: "a")
let named: any Named = tag
print(key(tag), key(named as any Named), key(named as Any), key(tag as any Named))
print(namedKey(tag), namedKey(named))
print(key([named]), key(Optional(named)))
