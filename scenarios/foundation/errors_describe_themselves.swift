// Rule: An error describes itself in the words of Apple's Foundation; that of Linux has others, so no compiled program says this.
// Source: https://developer.apple.com/documentation/foundation/localizederror
// Basis: documented, confidence high

import SwiftUI

enum LoadError: Error {
    case missing
    case broken(Int)
}
struct Item: Codable {
    var id: Int
    var name: String
}

struct Screen: View {
    @State private var message = ""
    let json: String
    var body: some View {
        VStack {
            Text(message)
            Button("Load") {
                do {
                    message = try JSONDecoder().decode(Item.self, from: Data(json.utf8)).name
                } catch {
                    message = error.localizedDescription
                }
            }
        }
    }
}

@Test(
    "What cannot be decoded says so",
    arguments: [
        (#"{"id": 1, "name": "one"}"#, "one"), (#"{"id": 1}"#, "The data couldn’t be read because it is missing."),
        (#"{"id": "x", "name": "n"}"#, "The data couldn’t be read because it isn’t in the correct format."),
        ("no json", "The data couldn’t be read because it isn’t in the correct format."),
    ])
func decoding(json: String, message: String) {
    let sim = Simulation(Screen(json: json))
    sim.buttons["Load"].tap()
    #expect(sim.texts == [message, "Load"])
}

@Test("An error without words is named with its code")
func codes() {
    #expect(LoadError.missing.localizedDescription == "The operation couldn’t be completed. (main.LoadError error 1.)")
    #expect((LoadError.broken(3) as NSError).code == 0)
    #expect(URLError(.notConnectedToInternet).localizedDescription == "The Internet connection appears to be offline.")
}
