// Task locals: bound for an operation, inherited by child tasks and by tasks, not by detached ones.
enum Trace {
    @TaskLocal static var id = 0
    @TaskLocal static var name: String?
}

func show(_ place: String) async { print(place, Trace.id, Trace.name ?? "nobody") }

func nested() async {
    await Trace.$id.withValue(1) {
        await show("bound")
        await Trace.$name.withValue("Ann") {
            await Trace.$id.withValue(2) { await show("inner") }
            await show("outer")
        }
        async let child: Void = show("child")
        await child
        await withTaskGroup(of: Void.self) { $0.addTask { await show("in a group") } }
        await Task { await show("task") }.value
        await Task.detached { await show("detached") }.value
    }
    await show("after")
}

func throwing() {
    struct Stop: Error {}
    do {
        try Trace.$id.withValue(3) {
            print("synchronous", Trace.id)
            throw Stop()
        }
    } catch { print("after an error", Trace.id) }
    print(Trace.$id.withValue(4) { Trace.id * 10 }, Trace.$id.get())
}

@MainActor final class Model {
    func later() -> Task<Void, Never> { Trace.$id.withValue(5) { Task { await show("made while bound") } } }
}

await nested()
throwing()
await Model().later().value
