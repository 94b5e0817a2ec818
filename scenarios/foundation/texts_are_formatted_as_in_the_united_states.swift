// Rule: The locale of a run is en_US_POSIX, and its texts look as on a device set to the United States, in virtual time.
// Source: https://developer.apple.com/documentation/foundation/formatstyle
// Basis: assumption, confidence medium

import SwiftUI

struct Receipt: View {
    let date = Date.now
    let price = 1234.5
    var body: some View {
        VStack {
            Text(price, format: .currency(code: "USD"))
            Text(0.256, format: .percent)
            Text("\(1_234_567, format: .number)")
            Text(date, style: .date)
            Text(date, format: .dateTime.year().month().day())
            Text("Due \(date.addingTimeInterval(86400), format: .dateTime.weekday(.wide))")
            Text(date.addingTimeInterval(-125), style: .timer)
            Text(date.addingTimeInterval(7200), style: .relative)
            Text(price.formatted())
            Text(["tea", "milk", "jam"].formatted())
            Text(date.addingTimeInterval(-86400), format: .relative(presentation: .named))
        }
    }
}

@Test("Formatted values are shown as on a device in the United States")
func formatted() {
    let sim = Simulation(Receipt())
    #expect(
        sim.texts == [
            "$1,234.50", "25.6%", "1,234,567", "January 1, 2026", "Jan 1, 2026", "Due Friday", "2:05", "2 hr",
            "1,234.5", "tea, milk, and jam", "yesterday",
        ])
}

@Test("Time is virtual: a day later is tomorrow")
func virtualTime() {
    let sim = Simulation(Receipt())
    let start = Date()
    sim.advance(by: .seconds(3600))
    #expect(Date().timeIntervalSince(start) == 3600)
    #expect(Calendar.current.isDateInToday(start))
    sim.advance(by: .seconds(86400))
    #expect(Calendar.current.isDateInYesterday(start))
    #expect(Locale.current.identifier == "en_US_POSIX")
    #expect(TimeZone.current.identifier == "UTC")
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.doesRelativeDateFormatting = true
    #expect(formatter.string(from: start) == "Yesterday")
    #expect(formatter.string(from: start.addingTimeInterval(-86400)) == "Dec 31, 2025")
}
