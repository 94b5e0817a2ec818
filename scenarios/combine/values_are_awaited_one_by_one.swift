// Rule: A loop over a publisher's values asks for one value each turn; values told meanwhile are lost, the end ends the loop, a failure is thrown, and leaving or cancelling the loop cancels the subscription.
// Source: https://developer.apple.com/documentation/combine/publisher/values-1dm9r, AsyncPublisher, AsyncThrowingPublisher
// Basis: documented, confidence high

import Combine
import SwiftUI

enum Trouble: Error { case oops }

/// Notes what is asked of a publisher, and that it is cancelled.
final class Watch {
    var asked: [String] = []
    func on<P: Publisher>(_ source: P) -> AnyPublisher<P.Output, P.Failure> {
        source.handleEvents(
            receiveCancel: { self.asked.append("cancel") }, receiveRequest: { self.asked.append("\($0)") }
        ).eraseToAnyPublisher()
    }
}

/// Something to be freed.
final class Token {}

@Test("Values and the end")
func values() async {
    let watch = Watch()
    var seen: [Int] = []
    for await value in watch.on([1, 2, 3].publisher).values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    #expect(watch.asked == ["max(1)", "max(1)", "max(1)"])
}

@Test("A failure is thrown")
func ends() async {
    var seen: [Int] = []
    let source = [1, 2].publisher.setFailureType(to: Trouble.self).append(Fail<Int, Trouble>(error: .oops))
    await #expect(throws: Trouble.oops) {
        for try await value in source.values { seen.append(value) }
    }
    #expect(seen == [1, 2])
}

@Test("What is told between two turns is lost")
func lost() async {
    let source = PassthroughSubject<Int, Never>()
    let task = Task {
        var seen: [Int] = []
        for await value in source.values {
            seen.append(value)
            try? await Task.sleep(for: .seconds(1))
            if seen.count == 2 { break }
        }
        return seen
    }
    try? await Task.sleep(for: .milliseconds(100))
    for value in 1...3 { source.send(value) }
    try? await Task.sleep(for: .seconds(2))
    source.send(4)
    #expect(await task.value == [1, 4])
}

@Test("Cancelled with its task, and when the loop is left")
func cancelled() async {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let task = Task { for await _ in watch.on(source).values {} }
    try? await Task.sleep(for: .seconds(1))
    task.cancel()
    await task.value
    #expect(watch.asked == ["max(1)", "cancel"])
    let other = Watch()
    for await value in other.on([1, 2, 3].publisher).values where value == 2 { break }
    #expect(other.asked == ["max(1)", "max(1)", "cancel"])
}

@Test("The publisher goes with the loop")
func release() async {
    var source: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let probe = source
    let values = source!.values
    source = nil
    let task = Task { [values] in for await _ in values {} }
    try? await Task.sleep(for: .seconds(1))
    #expect(probe != nil)
    task.cancel()
    await task.value
    #expect(probe != nil)
    _ = values
}
