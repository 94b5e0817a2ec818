// An initializer that hands a closure on delegates to the overload that takes the closure's kind of value.
enum Answer<Value> { case success(Value), failure(String) }

struct Loader<Value> {
    let show: (Answer<Value>) -> String
    init(label: String, show: @escaping (Answer<Value>) -> String) { self.show = { label + show($0) } }
}
extension Loader where Value == Int {
    init(label: String, show: @escaping (Int) -> String) {
        self.init(label: label) { answer in
            switch answer {
            case .success(let value): show(value)
            case .failure(let reason): reason
            }
        }
    }
}
let loader = Loader<Int>(label: "a ") { (value: Int) in "got \(value)" }
print(loader.show(.success(3)), loader.show(.failure("no")))
