// Rule: Views with @AppStorage for one key show one value: a write by one, by a binding, or to UserDefaults directly runs those whose body read it, and no others.
// Source: https://developer.apple.com/documentation/swiftui/appstorage
// Basis: documented for the sharing, derived for the reads, confidence medium

import SwiftUI

struct NicknameLabel: View {
    @AppStorage("nickname") private var nickname = "nobody"

    var body: some View { Text("hello \(nickname)") }
}

struct NicknameField: View {
    @AppStorage("nickname") private var nickname = "nobody"

    var body: some View { TextField("Nickname", text: $nickname) }
}

struct LanguageLabel: View {
    @AppStorage("language") private var language = "en"

    var body: some View { Text(language) }
}

struct ProfilePage: View {
    var body: some View {
        VStack {
            NicknameLabel()
            NicknameField()
            LanguageLabel()
            Button("Forget") { UserDefaults.standard.removeObject(forKey: "nickname") }
            Button("Import") { UserDefaults.standard.set("bo", forKey: "nickname") }
        }
    }
}

@Test("One key, one value", arguments: [26, 27])
func viewsShareAKey(sdk: Int) {
    let sim = Simulation(ProfilePage(), sdk: sdk)
    #expect(sim.staticTexts["hello nobody"].exists)
    sim.buttons["Import"].tap()
    #expect(sim.staticTexts["hello bo"].exists)
    sim.textFields["Nickname"].typeText("b")
    #expect(sim.staticTexts["hello bob"].exists)
    #expect(UserDefaults.standard.string(forKey: "nickname") == "bob")
    sim.buttons["Import"].tap()
    sim.buttons["Import"].tap()
    sim.buttons["Forget"].tap()
    #expect(sim.staticTexts["hello nobody"].exists)
    #expect(sim.bodyEvaluations(of: NicknameLabel.self) == 5)
    #expect(sim.bodyEvaluations(of: LanguageLabel.self) == 1)
    #expect(sim.bodyEvaluations(of: ProfilePage.self) == 1)
}
