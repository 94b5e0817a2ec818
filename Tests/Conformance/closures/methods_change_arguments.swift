// Methods and static methods as values change what is passed inout; only a catch without a pattern has the error's name.
struct Adder {
    let amount: Int
    func add(_ value: inout Int) { value += amount }
    func both(_ text: String, _ left: inout [Int], _ right: inout Int) -> Int {
        left.append(right)
        right = 0
        return text.count
    }
    static func double(_ value: inout Int) { value *= 2 }
    func fail(_ value: inout Int) throws {
        value = -1
        throw Failure()
    }
}
struct Failure: Error {}
func apply(_ change: (inout Int) -> Void, to value: inout Int) { change(&value) }

var n = 5
let add = Adder(amount: 3).add
add(&n)
print(n)
let double = Adder.double
double(&n)
apply(Adder.double, to: &n)
apply(Adder(amount: 1).add, to: &n)
print(n)
var list = [1]
let both = Adder(amount: 0).both
print(both("abc", &list, &n), list, n)
let fail = Adder(amount: 0).fail
do { try fail(&n) } catch { print(n) }
struct Reducer<State> {
    let reduce: (inout State) -> Void
    init(_ adder: Adder) where State == Int { reduce = adder.add }
}
Reducer<Int>(Adder(amount: 10)).reduce(&n)
print(n)

struct Model {
    let error = "mine"
    func run() {
        do { throw Failure() } catch is Failure { print(error) } catch { print("other", error) }
        do { throw Failure() } catch let failure as Failure { print(error, failure) } catch { print(error) }
        do { throw Failure() } catch  where "\(error)" == "Failure()" { print("where") } catch { print("none") }
    }
}
Model().run()
