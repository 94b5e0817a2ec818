// Status: 0
// What XML, HTML, DOT and SVG have to escape, in labels, ids, values and names.
import SwiftUI

final class Märchen: ObservableObject {
    @Published var title = "<b>&\"quoted\" 'single'</b> ]]> --> \\n {|} 🐙👩‍👩‍👧"
}

struct Seite: View {
    @StateObject private var märchen = Märchen()

    var body: some View {
        VStack {
            Text(märchen.title)
            Text("</script><svg onload=\"x\">&amp;&#0;%s$1`")
                .id("<id & \"id\" 'id' 🐙>")
            Button("<&\"'> 🐙") { märchen.title += "\u{7}\u{202E}\0" }
            ForEach(["a<b", "a&b", "\"", "'", "🐙", ""], id: \.self) { Text("row \($0)") }
        }
    }
}

@Test("Labels may hold <&\"'> and 🐙 -- ]]>")
func markup() {
    let sim = Simulation(Seite())
    sim.buttons["<&\"'> 🐙"].tap()
    #expect(sim.texts.count == 9)
    #expect(sim.bodyEvaluations(of: Seite.self) == 2)
    #expect(sim.staticTexts["row a<b"].exists)
}
