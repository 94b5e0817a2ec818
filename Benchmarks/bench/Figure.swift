/// Something that was measured several times.
struct Figure: Encodable {
    let group: String
    let name: String
    /// `ms`, `bytes`, or `×` for a ratio.
    let unit: String
    let median: Double
    let min: Double
    let max: Double
    let runs: Int

    init(_ group: String, _ name: String, unit: String = "ms", samples: [Double]) {
        self.group = group
        self.name = name
        self.unit = unit
        let sorted = samples.sorted()
        runs = sorted.count
        min = sorted.first ?? 0
        max = sorted.last ?? 0
        let middle = sorted.count / 2
        median =
            sorted.isEmpty
            ? 0 : sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

/// A bound that a figure has to keep.
struct Floor: Encodable {
    let name: String
    /// What was measured against the bound.
    let value: Double
    let limit: Double
    let unit: String
    let isMet: Bool

    init(_ name: String, value: Double, limit: Double, unit: String) {
        self.name = name
        self.value = value
        self.limit = limit
        self.unit = unit
        isMet = value <= limit
    }
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
}
