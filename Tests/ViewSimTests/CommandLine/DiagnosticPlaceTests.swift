import Testing

@testable import ViewSim

@Suite("Messages about slips stand at their place, say why, and what to do")
struct DiagnosticPlaceTests {
    @Test("The first message is about the marked place", arguments: Slip.all)
    func message(slip: Slip) throws {
        let source = MarkedSource(slip.source)
        let run = CommandRun(list: [slip.arguments[0], "-"] + slip.arguments.dropFirst(), input: source.text)
        let place = try #require(source.location("1️⃣"))
        let line = "\(place): \(slip.message)"
        #expect(run.errors.split(separator: "\n").first.map(String.init) == line, "\(run.errors)")
        guard slip.message.hasPrefix("error") else { return }
        // The line of source follows, with a caret below the place.
        let text = source.text.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
        let caret = String(repeating: " ", count: place.column - 1) + "^"
        #expect(run.errors.hasPrefix("\(line)\n    \(text)\n    \(caret)\n"), "\(run.errors)")
    }
}

/// A source with one thing wrong at a marked place, and what is said about it.
struct Slip: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let source: String
    let message: String

    init(_ name: String, _ arguments: [String], _ source: String, _ message: String) {
        testDescription = name
        self.arguments = arguments
        self.source = source
        self.message = message
    }

    static let all = [
        Slip(
            "An unknown name in a test", ["test"],
            #"""
            struct Counter: View { var body: some View { Text("") } }
            @Test func t() { _ = Simulation(1️⃣Countr()) }

            """#,
            #"error: cannot find 'Countr' in scope; did you mean 'Counter'?; declare it, or add its file with --sources"#
        ),
        Slip(
            "A duration without a unit", ["test"],
            #"""
            @Test func t() {
                let sim = Simulation(A())
                sim.1️⃣advance(by: 1)
            }
            struct A: View {
                @State private var n = 0
                var body: some View { Button("Go") { n += 1 } }
            }

            """#,
            #"error: 'advance(by:)' takes a duration, not a number (a number alone does not say whether it counts seconds); write by: .seconds(1)"#
        ),
        Slip(
            "A fraction of a second without a unit", ["test"],
            #"""
            @Test func t() {
                let sim = Simulation(A())
                sim.1️⃣advance(by: 0.5)
            }
            struct A: View {
                @State private var n = 0
                var body: some View { Button("Go") { n += 1 } }
            }

            """#,
            #"error: 'advance(by:)' takes a duration, not a number (a number alone does not say whether it counts seconds); write by: .seconds(0.5)"#
        ),
        Slip(
            "An unknown member of a value", ["run"],
            #"""
            struct Price { var amount = 1 }
            let price = Price()
            print(price.1️⃣amuont)

            """#,
            #"error: value of type 'Price' has no member 'amuont'; did you mean 'amount'?; declare it, or add its file with --sources"#
        ),
        Slip(
            "An unknown static member", ["run"],
            #"""
            enum Side { case left, right }
            let side: Side = 1️⃣.rigth
            print(side)

            """#,
            #"error: type 'Side' has no member 'rigth'; did you mean 'right'?; declare it"#),
        Slip(
            "A constant is assigned", ["run"],
            #"""
            let limit = 1
            1️⃣limit = 2
            print(limit)

            """#,
            #"error: cannot assign to property: 'limit' is a 'let' constant; declare it with 'var'"#),
        Slip(
            "A read-only property is assigned", ["run"],
            #"""
            struct Square { var side = 1; var area: Int { side * side } }
            var square = Square()
            square.1️⃣area = 4

            """#,
            #"error: cannot assign to property: 'area' is a get-only property; give it a setter"#),
        Slip(
            "A private property is read from outside", ["run"],
            #"""
            final class Safe { private var code = 1 }
            print(Safe().1️⃣code)

            """#,
            #"error: 'code' is inaccessible due to 'private' protection level; let the owner pass the value, a binding or the object"#
        ),
        Slip(
            "An argument is missing", ["run"],
            #"""
            func move(x: Int, y: Int) { print(x, y) }
            1️⃣move(x: 1)

            """#,
            #"error: missing argument for parameter 'y' in call; the declaration is move(x:y:)"#),
        Slip(
            "An argument is one too many", ["run"],
            #"""
            func move(x: Int) { print(x) }
            1️⃣move(x: 1, y: 2)

            """#,
            #"error: extra argument 'y' in call; the declaration is move(x:)"#),
        Slip(
            "A type is declared twice", ["run"],
            #"""
            struct Card {}
            struct 1️⃣Card {}
            print(Card())

            """#,
            #"error: invalid redeclaration of 'Card' (it is declared at <stdin>:1:8 too); rename one of them"#),
        Slip(
            "A member is read from an optional", ["run"],
            #"""
            struct Card { var title = "" }
            let card: Card? = Card()
            print(card.1️⃣title)

            """#,
            #"error: value of optional type 'Card?' must be unwrapped to refer to member 'title' of wrapped base type 'Card'; use '?.' or '!.'"#
        ),
        Slip(
            "A bracket is not closed", ["run"],
            #"""
            func f() {
                print(11️⃣
            }

            """#,
            #"error: expected ')' to end function call; correct the syntax"#),
        Slip(
            "An index past the end", ["run"],
            #"""
            let list = [1, 2]
            print(1️⃣list[2])

            """#,
            #"error: Index out of range: 2 in an array of 2; check the index against 'indices' or 'count' first"#),
        Slip(
            "Nil is unwrapped", ["run"],
            #"""
            let name: String? = nil
            print(1️⃣name!)

            """#,
            #"error: unexpectedly found nil while unwrapping an Optional value; unwrap it with 'if let' or give a default with '??'"#
        ),
        Slip(
            "A sum is too large", ["run"],
            #"""
            var byte: UInt8 = 255
            byte 1️⃣+= 1
            print(byte)

            """#,
            #"error: Swift runtime failure: arithmetic overflow; use a wider type, or '&+', '&-', '&*' where wrapping is meant"#
        ),
        Slip(
            "A division by zero", ["run"],
            #"""
            let zero = [Int]().count
            print(1 1️⃣/ zero)

            """#,
            #"error: Swift runtime failure: division by zero; check the divisor first"#),
        Slip(
            "A cast fails", ["run"],
            #"""
            let value: Any = 1
            print(value 1️⃣as! String)

            """#,
            #"error: Could not cast value of type 'Int' to 'String'; use 'as?' and handle nil"#),
        Slip(
            "A number does not fit", ["run"],
            #"""
            let big = 300
            print(1️⃣UInt8(big))

            """#,
            #"error: Fatal error: 300 cannot be converted to UInt8 (it is outside the range of that type); use init(exactly:) or init(clamping:)"#
        ),
        Slip(
            "A range runs backwards", ["run"],
            #"""
            let upper = 0
            for _ in 11️⃣...upper {}

            """#,
            #"error: Fatal error: Range requires lowerBound <= upperBound; check the order of the bounds first"#),
        Slip(
            "A fatal error", ["run"],
            #"""
            1️⃣fatalError("no more")

            """#,
            #"error: Fatal error: no more (the program asked to stop here); avoid the condition that leads here"#),
        Slip(
            "A publisher that must not fail fails", ["run"],
            #"""
            import Combine
            enum Trouble: Error { case offline }
            let source = PassthroughSubject<Int, Trouble>()
            let link = source.assertNoFailure("loading").sink { print($0) }
            source.1️⃣send(completion: .failure(.offline))

            """#,
            #"error: Fatal error: loading: offline (the program asked to stop here); avoid the condition that leads here"#
        ),
        Slip(
            "A precondition fails", ["run"],
            #"""
            let n = 0
            1️⃣precondition(n > 0, "n must be positive")

            """#,
            #"error: Precondition failed: n must be positive (the program asked to stop here); avoid the condition that leads here"#
        ),
        Slip(
            "A key occurs twice", ["run"],
            #"""
            let key = "a"
            print(1️⃣["a": 1, key: 2])

            """#,
            #"error: Fatal error: Dictionary literal contains duplicate keys (a occurs twice); remove one of the two entries"#
        ),
        Slip(
            "An error that nothing catches", ["run"],
            #"""
            struct Full: Error {}
            func put() throws { 1️⃣throw Full() }
            try put()

            """#,
            #"error: the scenario threw an error that nothing caught: Full()"#),
        Slip(
            "A loop without end", ["run", "--max-steps", "1000"],
            #"""
            var n = 0
            1️⃣while true { n += 1 }

            """#,
            #"error: this did not finish after 1000 steps; make the loop end, or raise the bound with --max-steps"#),
        Slip(
            "An unowned object is gone", ["run"],
            #"""
            final class Owner {}
            final class Pet { unowned let owner: Owner; init(_ owner: Owner) { self.owner = owner } }
            let pet = Pet(Owner())
            print(pet.1️⃣owner)

            """#,
            #"error: an unowned reference was read after its object was destroyed; make the reference 'weak', or keep the object alive as long as it is used"#
        ),
        Slip(
            "A leaked continuation", ["run"],
            #"""
            func forget() async -> Int {
                await 1️⃣withCheckedContinuation { (_: CheckedContinuation<Int, Never>) in }
            }
            print(await forget())

            """#,
            #"error: SWIFT TASK CONTINUATION MISUSE: the continuation was leaked without being resumed (the last reference to it went, so what waits for it waits for ever); resume it exactly once on every path"#
        ),
        Slip(
            "A continuation resumed twice", ["run"],
            #"""
            await withCheckedContinuation { continuation in
                continuation.resume()
                continuation.1️⃣resume()
            }

            """#,
            #"error: Precondition failed: SWIFT TASK CONTINUATION MISUSE: a continuation was resumed more than once (the program asked to stop here); avoid the condition that leads here"#
        ),
        Slip(
            "A missing element", ["test"],
            #"""
            @Test func t() {
                let sim = Simulation(A())
                sim.buttons["Stop"].1️⃣tap()
            }
            struct A: View {
                @State private var n = 0
                var body: some View { Button("Go") { n += 1 } }
            }

            """#,
            #"error: buttons["Stop"] is not on screen (there are "Go"); query an element that is on screen, or make it appear first"#
        ),
        Slip(
            "A failed expectation", ["test"],
            #"""
            @Test func t() {
                let sim = Simulation(A())
                1️⃣#expect(sim.bodyEvaluations(of: A.self) == 2)
            }
            struct A: View {
                @State private var n = 0
                var body: some View { Button("Go") { n += 1 } }
            }

            """#,
            #"error: expectation failed: sim.bodyEvaluations(of: A.self) == 2 (left: 1, right: 2)"#),
        Slip(
            "A failed requirement", ["test"],
            #"""
            @Test func t() {
                let sim = Simulation(A())
                try 1️⃣#require(sim.texts.count == 5)
            }
            struct A: View {
                @State private var n = 0
                var body: some View { Button("Go") { n += 1 } }
            }

            """#,
            #"error: expectation failed: sim.texts.count == 5 (left: 1, right: 5)"#),
        Slip(
            "A missing environment object", ["test"],
            #"""
            final class Store: ObservableObject {}
            struct A: View { @EnvironmentObject var store: Store; var body: some View { Text("\(ObjectIdentifier(1️⃣store))") } }
            @Test func t() { _ = Simulation(A()) }

            """#,
            #"error: No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing as an ancestor of this view. (read by A); put the object in above the view with .environmentObject(_:)"#
        ),
        Slip(
            "An error that Swift does not find", ["test"],
            #"""
            struct A {}
            1️⃣let a = A() // expected-error {{cannot find}}
            @Test func t() {}

            """#,
            #"error: expectation failed: expected-error {{cannot find}}; “no such error was found on this line”"#),
        Slip(
            "A view with a slip in its name", ["run"],
            #"""
            import SwiftUI
            struct A: View { var body: some View { 1️⃣Buton("Go") {} } }

            """#,
            #"note: 'Buton' is not declared here and not known; it is treated as opaque; did you mean 'Button'? else add its file with --sources, or declare it with --stubs"#
        ),
        Slip(
            "A modifier with a slip in its name", ["run"],
            #"""
            import SwiftUI
            struct A: View { var body: some View { Text("a").1️⃣paddding() } }

            """#,
            #"note: '.paddding' is not declared here and not known; it is treated as opaque; did you mean '.padding'? else add its file with --sources, or declare it with --stubs"#
        ),
        Slip(
            "A type with a slip in its name", ["run"],
            #"""
            import SwiftUI
            struct A: View { let color: 1️⃣Colour; var body: some View { Text("a") } }

            """#,
            #"note: 'Colour' is not declared here and not known; it is treated as opaque; did you mean 'Color'? else add its file with --sources, or declare it with --stubs"#
        ),
        Slip(
            "An unknown wrapper", ["run"],
            #"""
            import SwiftUI
            struct A: View { 1️⃣@Satte var n = 0; var body: some View { Text("a") } }

            """#,
            #"note: '@Satte' is not declared here and not known; it is treated as opaque; did you mean '@State'? else add its file with --sources, or declare it with --stubs"#
        ),
        Slip(
            "A made-up argument", ["run"],
            #"""
            import SwiftUI
            enum Size { case small, large }
            struct 1️⃣A: View { let size: Size; var body: some View { Text("a") } }

            """#,
            #"note: 'A' needs 'size'; the first case '.small' is made up; choose one with --root 'A(…)'"#),
        Slip(
            "Two views that could be the root", ["run"],
            #"""
            import SwiftUI
            struct 1️⃣A: View { var body: some View { Text("a") } }
            struct B: View { var body: some View { Text("b") } }

            """#,
            #"note: 'A' and 'B' could each be the root; the first one is shown; choose another one with --root 'B'"#),
        Slip(
            "A body that changes its state", ["test"],
            #"""
            struct A: View { @State var n = 0; var body: some View { n 1️⃣+= 1; return Text("") } }
            @Test func t() { _ = Simulation(A()) }

            """#,
            #"error: the body of A changes what it depends on at every evaluation (100 evaluations in one update did not settle); move the change into an action, onAppear or onChange"#
        ),
        Slip(
            "A name opaque under strict", ["run", "--strict"],
            #"""
            import SwiftUI
            struct A: View { var body: some View { 1️⃣Chart() } }

            """#,
            #"error: 'Chart' is not declared here and not known; it is treated as opaque; add its file with --sources, or declare it with --stubs"#
        ),
        Slip(
            "A member opaque at run time under strict", ["run", "--strict"],
            #"""
            import SwiftUI
            struct A: View { var body: some View { Text("\(UserDefaults.standard.1️⃣nothing)") } }

            """#,
            #"error: 'UserDefaults.nothing' is not declared here and not known; it is treated as opaque; add its file with --sources, or declare it with --stubs"#
        ),
    ]
}
