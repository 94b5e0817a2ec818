/// Results of `sim-cli test --format json`, version 1.
package struct TestWire: Encodable {
    struct Record: Encodable {
        var file: String
        var name: String
        var displayName: String?
        var line: Int?
        /// `passed`, `failed`, `disabled` or `unusable`.
        var outcome: String
        var expectations: Int
        var failures: [ResultWire.Message]
        var statistics: StatisticsWire?
    }

    var version = 1
    var scenarios: [Record]

    package init(_ records: [TestRecord], showsStatistics: Bool = false) {
        scenarios = records.map { record in
            let outcome =
                switch record.outcome {
                case .passed: "passed"
                case .failed: "failed"
                case .skipped: "disabled"
                case .unusable: "unusable"
                }
            return Record(
                file: record.file, name: record.name, displayName: record.displayName, line: record.location?.line,
                outcome: outcome, expectations: record.expectations,
                failures: record.failures.map(ResultWire.Message.init),
                statistics: showsStatistics ? StatisticsWire(record.statistics, record.times) : nil)
        }
    }
}
