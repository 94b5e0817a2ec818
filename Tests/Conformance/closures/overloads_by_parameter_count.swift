// A closure that names no parameter and uses none fits only functions without parameters.
func run(_ body: (Int) -> Void) {
    print("one")
    body(1)
}

func run(_ body: () -> Void) {
    print("none")
    body()
}

func run(_ body: (Int, Int) -> Void) {
    print("two")
    body(1, 2)
}

func act(perform: (Int) -> Void) { perform(3) }

func act(action: () -> Void) {
    print("action")
    action()
}

func watch<Value>(_ value: Value, perform: (Value) -> Void) { perform(value) }

func watch<Value>(_ value: Value, _ action: () -> Void) {
    print("watched")
    action()
}

run { print("plain") }
run { print("shorthand", $0) }
run { print("both", $0 + $1) }
run { x in print("named", x) }
run { _, y in print("second", y) }
run { () in print("empty list") }
run {}
act { print("acts") }
act { print("performs", $0) }
watch("a") { print("no value") }
watch("b") { print("value", $0) }
