// Rule: A task that iterates over a stream ends the stream when it is cancelled, and onTermination says so; values that nobody took yet wait in the buffer.
// Source: https://developer.apple.com/documentation/swift/asyncstream
// Basis: documented, confidence high

import SwiftUI

final class Sensor {
    private var continuation: AsyncStream<Int>.Continuation?

    func values() -> AsyncStream<Int> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            self.continuation = continuation
            continuation.onTermination = { print("ended: \($0)") }
        }
    }

    func send(_ value: Int) { continuation?.yield(value) }
}

struct Gauge: View {
    let sensor: Sensor
    @State private var value = 0

    var body: some View {
        Text("\(value)").task {
            for await next in sensor.values() {
                value = next
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }
}

struct Dashboard: View {
    let sensor: Sensor
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { Gauge(sensor: sensor) }
            Button("Hide") { isShown = false }
        }
    }
}

@Test("The view shows the newest value and takes the stream with it")
func shows() {
    let sensor = Sensor()
    let sim = Simulation(Dashboard(sensor: sensor))
    sensor.send(1)
    #expect(sim.texts.first == "1")
    sensor.send(2)
    sensor.send(3)
    #expect(sim.texts.first == "1")
    sim.advance(by: .seconds(1))
    #expect(sim.texts.first == "3")
    sim.advance(by: .seconds(1))
    sim.buttons["Hide"].tap()
    #expect(sim.output == ["ended: cancelled"])
    #expect(sim.tasks == 0)
}
