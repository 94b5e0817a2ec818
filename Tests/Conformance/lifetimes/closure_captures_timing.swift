// What closures capture lives as long as they do: by value lists, weak, unowned, boxes shared by several closures.
final class Probe {
    let name: String
    init(_ name: String) { self.name = name; print("+\(name)") }
    deinit { print("-\(name)") }
}
func makeCounter(_ probe: Probe) -> (next: () -> Int, reset: () -> Void) {
    var count = 0
    return (
        {
            count += 1; _ = probe.name; return count
        }, { count = 0 }
    )
}
func shared() {
    var counter: (next: () -> Int, reset: () -> Void)? = makeCounter(Probe("counter"))
    print(counter!.next(), counter!.next())
    counter!.reset()
    print(counter!.next())
    counter = nil
    print("counter dropped")
}
shared()
func lists() {
    var probe: Probe? = Probe("one")
    let strong = { [probe] in probe?.name ?? "nil" }
    let weakly = { [weak probe] in probe?.name ?? "nil" }
    let live = { probe?.name ?? "nil" }
    probe = Probe("two")
    print(strong(), weakly(), live())
    probe = nil
    print(strong(), weakly(), live())
    withExtendedLifetime(strong) {}
}
lists()
func stored() {
    var actions: [() -> String] = []
    for i in 1...2 {
        let probe = Probe("loop \(i)")
        actions.append { [name = probe.name + "!"] in name + (i == 2 ? probe.name : "") }
    }
    print("loop over")
    print(actions.map { $0() })
    actions.removeLast()
    print("removed last")
    actions = []
    print("emptied")
}
stored()
final class Timer {
    var handler: (() -> Void)?
    let probe = Probe("timer's")
    func start() { handler = { [weak self] in print(self?.probe.name ?? "no self") } }
    func leak() { handler = { [unowned self] in print("unowned", probe.name) } }
    deinit { print("timer deinit") }
}
func timers() {
    var timer: Timer? = Timer()
    timer!.start()
    let handler = timer!.handler!
    handler()
    timer!.leak()
    timer!.handler!()
    timer = nil
    handler()
}
timers()
