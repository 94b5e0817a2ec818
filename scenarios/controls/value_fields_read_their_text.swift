// Rule: A text field for a value shows it formatted. With a format style each text that can be read is the value; with a formatter the text is read when it is submitted or left. Text that cannot be read changes nothing, and the value is shown again when editing ends.
// Source: https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)
// Basis: documented, confidence medium, depends on: that a formatter waits for the end is what developers report

import SwiftUI

struct Order: View {
    @State private var amount = 3
    @State private var price = 1.5
    @State private var size: Double? = nil
    @State private var pieces: Int? = nil
    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    var body: some View {
        Form {
            TextField("Amount", value: $amount, format: .number)
            TextField("Price", value: $price, formatter: formatter)
            TextField("Size", value: $size, format: .number)
            TextField("Pieces", value: $pieces, format: .number)
            Text("\(amount) \(price) \(size.map { "\($0)" } ?? "-")")
        }
        .onSubmit { print("submitted \(price)") }
    }
}

@Test("A format style reads each text")
func format() {
    let sim = Simulation(Order())
    #expect(sim.textFields["Amount"].value == "3")
    #expect(sim.textFields["Size"].value == "")
    sim.textFields["Amount"].typeText("7")
    #expect(sim.staticTexts["37 1.5 -"].exists)
    sim.textFields["Amount"].typeText("x")
    #expect(sim.textFields["Amount"].value == "37x")
    #expect(sim.value(\Order.amount) == 37)
    sim.textFields["Amount"].clearText()
    sim.textFields["Amount"].typeText("1200")
    #expect(sim.textFields["Amount"].value == "1200")
    sim.submit()
    #expect(sim.textFields["Amount"].value == "1,200")
    #expect(sim.value(\Order.amount) == 1200)
}

@Test("A missing value is of its own type")
func missing() {
    let sim = Simulation(Order())
    sim.textFields["Pieces"].typeText("7")
    sim.textFields["Size"].typeText("2.5")
    #expect(sim.value(\Order.pieces) == 7)
    #expect(sim.value(\Order.size) == 2.5)
    #expect(sim.staticTexts["3 1.5 2.5"].exists)
}

@Test("A formatter waits for the end")
func formatterWaits() {
    let sim = Simulation(Order())
    sim.textFields["Price"].clearText()
    sim.textFields["Price"].typeText("20")
    #expect(sim.value(\Order.price) == 1.5)
    sim.submit()
    #expect(sim.value(\Order.price) == 20)
    #expect(sim.output == ["submitted 20.0"])
    sim.textFields["Price"].typeText("?")
    sim.textFields["Amount"].tap()
    #expect(sim.value(\Order.price) == 20)
    #expect(sim.textFields["Price"].value == "20")
}
