// Rule: The delegate that an app names is made once, is told of the launch before any view is shown, and is an environment object of every view if it is observable.
// Source: https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
// Basis: documented, confidence high

import SwiftUI

final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        print("launched")
        launches += 1
        return true
    }
}

struct Welcome: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View { Text("launch \(delegate.launches)") }
}

@main struct Shop: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene {
        WindowGroup {
            Text("app \(delegate.launches)")
            Welcome()
        }
    }
}

@Test func theDelegateIsFound() {
    let sim = Simulation(app: Shop.self)
    #expect(sim.output == ["launched"])
    #expect(sim.texts == ["app 1", "launch 1"])
    sim.object(of: Delegate.self).launches = 7
    #expect(sim.texts == ["app 7", "launch 7"])
    #expect(sim.inits(of: Delegate.self) == 1)
}
