import Foundation
import SimulationTrace

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Results as xUnit XML, as build servers read it: a suite a file, a case a scenario.
package enum XUnitReport {
    package static func text(_ records: [TestRecord]) -> String {
        let root = element(
            "testsuites", ["tests": "\(records.count)", "failures": "\(failures(records))", "name": "ViewSim"])
        var files: [String] = []
        for record in records where !files.contains(record.file) { files.append(record.file) }
        for file in files {
            let suiteRecords = records.filter { $0.file == file }
            let suite = element(
                "testsuite",
                [
                    "name": file, "tests": "\(suiteRecords.count)", "failures": "\(failures(suiteRecords))",
                    "skipped": "\(suiteRecords.filter { if case .skipped = $0.outcome { true } else { false } }.count)",
                ])
            for record in suiteRecords { suite.addChild(testCase(record)) }
            root.addChild(suite)
        }
        let document = XMLDocument(rootElement: root)
        document.version = "1.0"
        document.characterEncoding = "UTF-8"
        return document.xmlString(options: [.nodePrettyPrint]) + "\n"
    }

    private static func failures(_ records: [TestRecord]) -> Int { records.filter { $0.status != .success }.count }

    private static func testCase(_ record: TestRecord) -> XMLElement {
        var attributes = ["classname": record.file, "name": record.displayName ?? record.name]
        if let location = record.location {
            attributes["file"] = location.file
            attributes["line"] = "\(location.line)"
        }
        let result = element("testcase", attributes)
        switch record.outcome {
        case .passed: break
        case .skipped(let why): result.addChild(element("skipped", why.map { ["message": $0] } ?? [:]))
        case .failed, .unusable:
            for failure in record.failures {
                let child = element("failure", ["message": clean(failure.message)])
                child.stringValue = clean(failure.description)
                result.addChild(child)
            }
        }
        return result
    }

    private static func element(_ name: String, _ attributes: [String: String]) -> XMLElement {
        let element = XMLElement(name: name)
        for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
            let attribute = XMLNode(kind: .attribute)
            attribute.name = key
            attribute.stringValue = clean(value)
            element.addAttribute(attribute)
        }
        return element
    }

    /// XML has no place for most control characters.
    private static func clean(_ text: String) -> String { text.singleLine }
}
