enum Failure: Error, Equatable {
    case limit(Int)
    case closed
}

func attempt<E: Error>(_ work: () throws(E) -> Void) throws(E) { try work() }

func limited(_ check: (Int) throws(Failure) -> Void) {
    do {
        try check(3)
        try check(30)
    } catch {
        print(error == .limit(30), error)
    }
}

do {
    try attempt { () throws(Failure) in throw .closed }
} catch {
    print(error)
}
limited { value throws(Failure) in
    guard value < 10 else { throw .limit(value) }
    print("took \(value)")
}
let refuse: () throws(Failure) -> Int = { () throws(Failure) in throw .limit(1) }
do {
    print(try refuse())
} catch .limit(let value) {
    print("limit", value)
} catch {
    print("other", error)
}
