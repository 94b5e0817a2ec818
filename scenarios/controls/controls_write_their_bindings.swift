// Rule: Sliders stay within their bounds and at their steps, steppers act on each press, date pickers stay within their range; editing is told when it begins and when it ends. A control is found under its label; a secure field shows bullets.
// Source: https://developer.apple.com/documentation/swiftui/slider
// Basis: documented, confidence medium, depends on: queries follow XCUITest

import SwiftUI

struct Settings: View {
    @State private var volume = 0.5
    @State private var level = 3
    @State private var day = Date(timeIntervalSince1970: 1_767_225_600)
    @State private var tint = Color.red
    @State private var days: Set<DateComponents> = []
    @State private var secret = ""
    @State private var note = "a"
    @State private var log: [String] = []

    var body: some View {
        Form {
            Slider(value: $volume, in: 0...10, step: 2) {
                Text("Volume")
            } minimumValueLabel: {
                Text("quiet")
            } maximumValueLabel: {
                Text("loud")
            } onEditingChanged: { print($0 ? "begin" : "end") }
            Stepper("Level \(level)", value: $level, in: 1...4) { print($0 ? "press" : "release") }
            Stepper { Text("Log") } onIncrement: { log.append("+") } onDecrement: { log.append("-") }
            DatePicker("Day", selection: $day, in: Date(timeIntervalSince1970: 1_767_225_600)..., displayedComponents: .date)
            ColorPicker("Tint", selection: $tint)
            MultiDatePicker("Days", selection: $days)
            SecureField("Secret", text: $secret)
            TextEditor(text: $note).accessibilityLabel("Note")
            Text("\(volume) \(log.joined()) \(days.count) \(note)")
        }
    }
}

@Test("Sliders and steppers")
func numbers() {
    let sim = Simulation(Settings())
    sim.sliders["Volume"].adjust(to: 4.7)
    #expect(sim.value(\Settings.volume) == 4)
    sim.sliders["Volume"].adjust(to: 99)
    #expect(sim.value(\Settings.volume) == 10)
    #expect(sim.output == ["begin", "end", "begin", "end"])
    #expect(sim.staticTexts["quiet"].exists == false)
    sim.steppers["Level 3"].increment()
    sim.steppers["Level 4"].increment()
    #expect(sim.value(\Settings.level) == 4)
    sim.steppers["Log"].decrement()
    sim.steppers["Log"].increment()
    #expect(sim.value(\Settings.log) == ["-", "+"])
}

@Test("Dates and colors")
func pickers() {
    let sim = Simulation(Settings())
    #expect(sim.datePickers.allLabels == ["Day", "Days"])
    #expect(sim.datePickers["Day"].value == "Jan 1, 2026")
    sim.datePickers["Day"].adjust(to: Date(timeIntervalSince1970: 1_767_225_600 + 86_400))
    #expect(sim.datePickers["Day"].value == "Jan 2, 2026")
    sim.datePickers["Day"].adjust(to: Date(timeIntervalSince1970: 0))
    #expect(sim.datePickers["Day"].value == "Jan 1, 2026")
    sim.datePickers["Days"].adjust(to: Set([DateComponents(year: 2026, month: 1, day: 3)]))
    sim.colorWells["Tint"].adjust(to: Color.blue)
    #expect(sim.value(\Settings.tint) == .blue)
    #expect(sim.value(\Settings.days).count == 1)
}

@Test("Text")
func texts() {
    let sim = Simulation(Settings())
    sim.secureTextFields["Secret"].typeText("abc")
    #expect(sim.secureTextFields["Secret"].value == "•••")
    #expect(sim.value(\Settings.secret) == "abc")
    sim.textViews["Note"].typeText("b")
    #expect(sim.textViews["Note"].value == "ab")
}
