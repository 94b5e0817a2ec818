// Status: 0
// Parameters that are constrained by themselves, which Swift refuses, lead nowhere.
func title<T: T>(_ value: T) -> String { "\(T.title)" }
func both<A, B>(_ a: A, _ b: B) -> String where A: B, B: A { "\(a.title)" }
print("end")
