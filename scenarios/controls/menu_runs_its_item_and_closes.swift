// Rule: A menu's items are on screen while it is open: a tap on its label opens it, one on an item acts and closes it; they are views of the body around. A primary action takes the tap, and a long press opens the menu then.
// Source: https://developer.apple.com/documentation/swiftui/menu
// Basis: documented, confidence medium, depends on: that views of items are made when the menu opens is an assumption

import SwiftUI

struct Item: View {
    let title: String
    let action: () -> Void
    var body: some View { Button(title, action: action) }
}

struct Screen: View {
    @State private var log = "-"
    @State private var isLoud = false
    @State private var order = "name"

    var body: some View {
        VStack {
            Menu("Actions") {
                Item(title: "Copy") { log = "copied" }
                Button("Paste") { log = "pasted" }
                Toggle("Loud", isOn: $isLoud)
                Picker("Order", selection: $order) {
                    Text("by name").tag("name")
                    Text("by date").tag("date")
                }
                Menu("More") {
                    Button("Delete", role: .destructive) { log = "deleted" }
                }
                Button("Never") {}.disabled(true)
            }
            Menu {
                Button("Later") { log = "later" }
            } label: {
                Label("Send", systemImage: "paperplane")
            } primaryAction: {
                log = "sent"
            }
            Text("\(log) \(order) \(isLoud)")
        }
    }
}

@Test("An item acts and closes the menu")
func items() {
    let sim = Simulation(Screen())
    #expect(sim.buttons.allLabels == ["Actions", "Send"])
    #expect(sim.menuItems.count == 0)
    #expect(!sim.buttons["Copy"].exists)
    #expect(sim.liveIdentities(of: Item.self) == 0)
    sim.buttons["Actions"].tap()
    #expect(sim.menuItems.allLabels == ["Copy", "Paste", "Loud", "by name", "by date", "More", "Never"])
    #expect(sim.buttons["Copy"].exists)
    #expect(!sim.menuItems["Never"].isEnabled)
    sim.menuItems["Copy"].tap()
    #expect(sim.staticTexts["copied name false"].exists)
    #expect(sim.menuItems.count == 0)
    #expect(sim.liveIdentities(of: Item.self) == 0)
}

@Test("Toggles, options and submenus are items, too")
func controls() {
    let sim = Simulation(Screen())
    sim.buttons["Actions"].tap()
    sim.menuItems["Loud"].tap()
    sim.buttons["Actions"].tap()
    sim.menuItems["by date"].tap()
    #expect(sim.staticTexts["- date true"].exists)
    sim.buttons["Actions"].tap()
    sim.menuItems["More"].tap()
    sim.buttons["Delete"].tap()
    #expect(sim.staticTexts["deleted date true"].exists)
    #expect(sim.menuItems.count == 0)
}

@Test("A primary action leaves the menu to a long press")
func primaryAction() {
    let sim = Simulation(Screen())
    sim.buttons["Send"].tap()
    #expect(sim.staticTexts["sent name false"].exists)
    #expect(sim.menuItems.count == 0)
    sim.buttons["Send"].press(forDuration: .seconds(1))
    sim.menuItems["Later"].tap()
    #expect(sim.staticTexts["later name false"].exists)
}

struct Toolbar: View {
    @State private var count = 0
    var body: some View {
        NavigationStack {
            Text("count \(count)")
                .toolbar {
                    Menu {
                        Section("Counting") { ForEach(1..<3) { step in Button("by \(step)") { count += step } } }
                        Divider()
                        if count > 0 { Button("Reset") { count = 0 } }
                    } label: {
                        Image(systemName: "ellipsis").accessibilityLabel("More")
                    }
                    Button { count = 9 } label: { Image(systemName: "plus") }
                }
        }
    }
}

@Test("A menu in a toolbar, named by the label of its image")
func toolbar() {
    let sim = Simulation(Toolbar())
    #expect(sim.buttons.allLabels == ["More", "plus"])
    sim.buttons["More"].tap()
    #expect(sim.menuItems.allLabels == ["by 1", "by 2"])
    #expect(sim.staticTexts["Counting"].exists)
    sim.buttons["by 2"].tap()
    sim.buttons["More"].tap()
    sim.menuItems["Reset"].tap()
    #expect(sim.staticTexts["count 0"].exists)
}

@Test("A menu is closed without choosing")
func dismissed() {
    let sim = Simulation(Screen())
    sim.buttons["Actions"].tap()
    sim.dismiss()
    #expect(sim.menuItems.count == 0)
    sim.buttons["Actions"].tap()
    sim.buttons["Send"].tap()
    #expect(sim.menuItems.count == 0)
    #expect(sim.bodyEvaluations(of: Screen.self) == 2)
}
