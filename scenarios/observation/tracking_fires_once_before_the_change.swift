// Rule: withObservationTracking calls onChange once, before the first change of anything that was read, directly or through computed and inherited properties and other objects.
// Source: https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)
// Basis: documented, confidence high

import Observation

@Observable
class Engine {
    var speed = 1
}

@Observable
final class Boat: Engine {
    var crew = [Sailor()]
    @ObservationIgnored var log = 0
    var summary: String { "\(speed) \(crew.map(\.name).joined())" }
}

@Observable
final class Sailor {
    var name = "ed"
    var age = 30
}

final class Journal {
    var lines: [String] = []
}

@Test("One call, with the old value, for what was read", arguments: ["speed", "name", "crew", "age", "log"])
func trackingFiresOnce(part: String) {
    let boat = Boat()
    let journal = Journal()
    withObservationTracking {
        _ = boat.summary
    } onChange: {
        journal.lines.append(boat.summary)
    }
    for _ in 1...2 {
        switch part {
        case "speed": boat.speed += 1
        case "name": boat.crew[0].name += "!"
        case "crew": boat.crew.append(Sailor())
        case "age": boat.crew[0].age += 1
        default: boat.log += 1
        }
    }
    #expect(journal.lines == (["age", "log"].contains(part) ? [] : ["1 ed"]))
}
