/// A random program: what its root shows, and what happens to it.
struct LawProgram: Sendable {
    var shape: ViewShape
    /// Sequences of events, each played on a tree of its own.
    var scripts: [[Int]]

    /// What an event does: numbers from `tapBase` on tap a button, by its place among those on screen.
    static let tapBase = 40
    static let eventCount = 26

    /// The part of the source that differs from program to program, to be shown where a law is broken.
    var viewsSource: String {
        var types: [String] = []
        let body = shape.source(ShapeScope(), types: &types)
        return (types + ["body:", body]).joined(separator: "\n")
    }

    /// The program with a test for each script, which prints what is on screen after each event.
    var source: String {
        var types: [String] = []
        let body = shape.source(ShapeScope(), types: &types)
        let reads = shape.hasLaterContent ? "let _ = (a, b, ids, opt, pair.left, pair.right, shared.p, store.x)" : ""
        let lists = scripts.map { "[\($0.map(String.init).joined(separator: ", "))]" }.joined(separator: ",\n    ")
        return """
            \(Self.library)
            \(types.joined(separator: "\n"))
            struct Root: View {
                @State private var a = 0
                @State private var b = false
                @State private var ids = [1, 2, 3]
                @State private var opt: Int? = 1
                @State private var pair = Pair()
                @StateObject private var shared = Shared()
                @State private var store = Store()
                var toA: Binding<Int> { $a }
                var toPair: Binding<Pair> { $pair }
                var body: some View {
                    \(reads)
                    VStack {
                        Button("both") { a += 1; b.toggle() }
                        Button("split") { a += 1; withAnimation { b.toggle(); ids.reverse() } }
                        Button("list") { ids.append((ids.max() ?? 0) + 1); a -= 1 }
                        Button("all") { a += 1; shared.p += 1; store.x += 1; opt = (opt ?? 0) + 1 }
            \(body)
                    }
                    .environmentObject(shared)
                }
            }
            \(Self.driver)
            @Test(arguments: [
                \(lists)
            ])
            func law(script: [Int]) { play(script) }
            """
    }

    /// The views that shapes are made of.
    private static let library = """
        import Combine
        import Observation
        import SwiftUI

        struct Pair { var left = 0; var right = 0 }
        struct Item: Identifiable { let id: Int }
        final class Shared: ObservableObject { @Published var p = 0 }
        final class Kept: ObservableObject { @Published var p = 0 }
        final class Looped: ObservableObject { var me: Looped?; init() { me = self } }
        @Observable final class Store { var x = 0 }
        struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
        extension EnvironmentValues { var number: Int { get { self[NumberKey.self] } set { self[NumberKey.self] = newValue } } }
        struct Plain: View {
            let tag: String
            let n: Int
            var body: some View { Text("\\(tag) \\(n)") }
        }
        struct Counter: View {
            let tag: String
            let n: Int
            @State private var s = 0
            var body: some View { VStack { Text("\\(tag) \\(n) \\(s)"); Button(tag) { s += 1 } } }
        }
        struct Owner: View {
            let tag: String
            @StateObject private var kept = Kept()
            var body: some View { VStack { Text("\\(tag) \\(kept.p)"); Button(tag) { kept.p += 1 } } }
        }
        struct Watcher: View {
            let tag: String
            @ObservedObject var shared: Shared
            var body: some View { VStack { Text("\\(tag) \\(shared.p)"); Button(tag) { shared.p += 1 } } }
        }
        struct Reader: View {
            let tag: String
            let store: Store
            var body: some View { VStack { Text("\\(tag) \\(store.x)"); Button(tag) { store.x += 1 } } }
        }
        struct Bound: View {
            let tag: String
            @Binding var v: Int
            var body: some View { VStack { Text("\\(tag) \\(v)"); Button(tag) { v += 1 } } }
        }
        struct NumberReader: View {
            let tag: String
            @Environment(\\.number) private var number
            var body: some View { Text("\\(tag) \\(number)") }
        }
        struct ObjectReader: View {
            let tag: String
            @EnvironmentObject private var shared: Shared
            var body: some View { Text("\\(tag) \\(shared.p)") }
        }
        struct Half: View, Equatable {
            let tag: String
            let n: Int
            @State private var s = 0
            nonisolated static func == (a: Half, b: Half) -> Bool { a.tag == b.tag && a.n / 2 == b.n / 2 }
            var body: some View { VStack { Text("\\(tag) \\(n / 2) \\(s)"); Button(tag) { s += 1 } } }
        }
        struct Starter: View {
            let tag: String
            @State private var starts = 0
            var body: some View { Text("\\(tag) \\(starts)").onAppear { starts += 1 } }
        }
        struct Chain: View {
            let tag: String
            let n: Int
            @State private var k = 0
            var body: some View { Text("\\(tag) \\(n) \\(k)").onChange(of: n) { _, new in k = new * 10 } }
        }
        struct Loop: View {
            let tag: String
            @StateObject private var looped = Looped()
            var body: some View { Text(tag) }
        }
        struct Box<Content: View>: View {
            let tag: String
            let content: Content
            init(_ tag: String, @ViewBuilder content: () -> Content) { self.tag = tag; self.content = content() }
            var body: some View { VStack { Text(tag); content } }
        }
        struct Fold<Content: View>: View {
            let tag: String
            let content: () -> Content
            @State private var isOpen = true
            init(_ tag: String, @ViewBuilder content: @escaping () -> Content) { self.tag = tag; self.content = content }
            var body: some View { VStack { Button(tag) { isOpen.toggle() }; if isOpen { content() } } }
        }
        struct Back: View {
            let tag: String
            @Environment(\\.dismiss) private var dismiss
            var body: some View { Button(tag) { dismiss() } }
        }
        struct Sheeted<Content: View, Sheet: View>: View {
            let tag: String
            let content: () -> Content
            let sheet: () -> Sheet
            @State private var isShown = false
            init(
                _ tag: String, @ViewBuilder content: @escaping () -> Content, @ViewBuilder sheet: @escaping () -> Sheet
            ) {
                self.tag = tag
                self.content = content
                self.sheet = sheet
            }
            var body: some View {
                VStack { Button(tag) { isShown = true }; content() }
                    .sheet(isPresented: $isShown) { VStack { Back(tag: "close" + tag); sheet() } }
            }
        }
        struct Mark: ViewModifier {
            let tag: String
            @State private var k = 0
            init(_ tag: String) { self.tag = tag }
            func body(content: Content) -> some View { VStack { content; Text("\\(tag) \\(k)"); Button(tag) { k += 1 } } }
        }
        """

    /// The view types whose identities are counted, in the order of the printed counts.
    static let counted = [
        "Plain", "Counter", "Owner", "Watcher", "Reader", "Bound", "NumberReader", "ObjectReader", "Half", "Starter",
        "Chain", "Loop",
    ]

    /// Plays a script and prints: texts a step, then counts, then the texts after everything was evaluated again, then
    /// what is alive after the tree is gone.
    private static let driver = """
        func play(_ script: [Int]) {
            let sim = Simulation(Root(), visibleRows: 1_000)
            print(sim.texts.joined(separator: "|"))
            for step in script {
                let a = sim.value(\\Root.a)
                let ids = sim.value(\\Root.ids)
                let next = (ids.max() ?? 0) + 1
                switch step {
                case 0: sim.set(\\Root.a, to: a + 1)
                case 1: sim.set(\\Root.a, to: a - 1)
                case 2: sim.set(\\Root.a, to: a)
                case 3: sim.set(\\Root.b, to: !sim.value(\\Root.b))
                case 4: sim.set(\\Root.ids, to: ids + [next])
                case 5: sim.set(\\Root.ids, to: Array(ids.dropFirst()))
                case 6: sim.set(\\Root.ids, to: Array(ids.dropLast()))
                case 7: sim.set(\\Root.ids, to: Array(ids.reversed()))
                case 8: sim.set(\\Root.ids, to: Array(ids.dropFirst()) + Array(ids.prefix(1)))
                case 9: sim.set(\\Root.ids, to: Array(ids.prefix(1)) + [next] + Array(ids.dropFirst()))
                case 10: sim.set(\\Root.ids, to: [])
                case 11: sim.set(\\Root.ids, to: [1, 2, 3])
                case 12: sim.set(\\Root.opt, to: (sim.value(\\Root.opt) ?? 0) + 1)
                case 13: sim.set(\\Root.opt, to: nil)
                case 14: sim.object(of: Shared.self).p += 1
                case 15: sim.object(of: Store.self).x += 1
                case 16: sim.object(of: Shared.self).p += 0
                case 17: if sim.buttons["both"].exists { sim.buttons["both"].tap() }
                case 18: if sim.buttons["split"].exists { sim.buttons["split"].tap() }
                case 19: if sim.buttons["list"].exists { sim.buttons["list"].tap() }
                case 20: if sim.buttons["all"].exists { sim.buttons["all"].tap() }
                case 21: sim.rerender(Root.self)
                case 22: sim.update(to: Root())
                case 23: sim.set(\\Root.pair, to: Pair(left: sim.value(\\Root.pair).left, right: 1))
                case 24: sim.set(\\Root.ids, to: [4, 2, 7, 1])
                case 25: sim.set(\\Root.ids, to: Array(ids.suffix(1)) + Array(ids.dropLast()))
                default:
                    let labels = sim.buttons.allLabels
                    sim.buttons[labels[step % labels.count]].tap()
                }
                print(sim.texts.joined(separator: "|"))
                // The model removes at once what leaves in an animation.
                sim.endAnimations()
            }
            print([\(counted.map { "sim.liveIdentities(of: \($0).self)" }.joined(separator: ", "))])
            print([sim.liveCount(of: Kept.self), sim.liveCount(of: Shared.self), sim.liveCount(of: Store.self)])
            print(sim.liveCount(of: Looped.self) - sim.leaks.count == sim.liveIdentities(of: Loop.self))
            sim.rerender(Root.self)
            \(counted.map { "if sim.liveIdentities(of: \($0).self) > 0 { sim.rerender(\($0).self) }" }
                .joined(separator: "\n    "))
            print(sim.texts.joined(separator: "|"))
            sim.unmount()
            print([\(counted.map { "sim.appearances(of: \($0).self) - sim.disappearances(of: \($0).self)" }
                .joined(separator: ", "))])
            print([sim.liveCount(of: Kept.self), sim.liveCount(of: Shared.self), sim.liveCount(of: Store.self)])
            print(sim.liveCount(of: Looped.self) == sim.leaks.count)
        }
        """
}
