// Rule: An optional @Environment object is nil where none was put in, and where nil was put in closer by; objects are found under the type they were put in as.
// Source: github:OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICompatibilityTests/Data/Environment
// Basis: observed for nil, derived for the static type, confidence medium, depends on: iOS 17 or later

import Observation
import SwiftUI

@Observable
class Guide {
    var name = "guide"
}

@Observable
final class MountainGuide: Guide {
    override init() {
        super.init()
        name = "mountain guide"
    }
}

struct GuideSign: View {
    @Environment(Guide.self) private var guide: Guide?

    var body: some View { Text(guide?.name ?? "nobody") }
}

struct GuideHut: View {
    @State private var guide = Guide()

    var body: some View {
        VStack {
            GuideSign()
            GuideSign().environment(nil as Guide?)
            GuideSign().environment(MountainGuide())
            GuideSign().environment(MountainGuide() as Guide)
        }
        .environment(guide)
    }
}

@Test("nil hides an outer object; a subclass is another key", arguments: [26, 27])
func nilObjectHidesTheOuterOne(sdk: Int) {
    #expect(Simulation(GuideSign(), sdk: sdk).texts == ["nobody"])
    #expect(Simulation(GuideHut(), sdk: sdk).texts == ["guide", "nobody", "guide", "mountain guide"])
}
