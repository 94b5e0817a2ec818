import SwiftFrontEnd

/// The events of one trace in their order, stored compactly.
///
/// Names occur once and events refer to them by number, and what few events have is kept aside: an event takes 64
/// bytes and one reference, so that a change of 10,000 rows costs little more than making the rows.
package struct TraceLog: RandomAccessCollection {
    /// An event as it is stored; `TraceEvent` is the form with names.
    package struct Record {
        package let time: Int64
        package let identity: Identity?
        package let position: SourcePosition
        package let cause: Int32
        /// The number of the type's name; 0 for none.
        package let type: Int32
        package let property: Int32
        package let reason: Int32
        package let instance: Int32
        /// The place among the details; -1 for none.
        package let detail: Int32
        package let kind: TraceEvent.Kind
        package let animated: Bool?
    }

    private struct Detail {
        let old: String?
        let new: String?
        let passed: Bool?
    }

    package private(set) var records: ContiguousArray<Record> = []
    private var details: ContiguousArray<Detail> = []
    private var names: ContiguousArray<String> = [""]
    private var numbers: [String: Int32] = [:]
    /// The latest type and reason with their numbers: events of a kind mostly come in rows.
    private var latestType: (name: String, number: Int32) = ("", 0)
    private var latestReason: (name: String, number: Int32) = ("", 0)

    package var startIndex: Int { 0 }
    package var endIndex: Int { records.count }

    package subscript(index: Int) -> TraceEvent {
        let record = records[index]
        let detail = record.detail < 0 ? nil : details[Int(record.detail)]
        return TraceEvent(
            sequence: index + 1, time: record.time, kind: record.kind, cause: Int(record.cause),
            position: record.position, type: name(record.type), instance: Int(record.instance),
            identity: record.identity, property: name(record.property), old: detail?.old, new: detail?.new,
            reason: name(record.reason), animated: record.animated, passed: detail?.passed)
    }

    /// The number under which a name is stored; 0 where it never occurred.
    package func number(of name: String) -> Int32 { numbers[name] ?? 0 }

    package func name(_ number: Int32) -> String? { number == 0 ? nil : names[Int(number)] }

    package mutating func record(
        _ kind: TraceEvent.Kind, time: Int64, cause: Int, position: SourcePosition, type: String?, instance: Int,
        identity: Identity?, property: String?, old: String?, new: String?, reason: String?, animated: Bool?,
        passed: Bool?
    ) -> Record {
        var detail: Int32 = -1
        if old != nil || new != nil || passed != nil {
            detail = Int32(truncatingIfNeeded: details.count)
            details.append(Detail(old: old, new: new, passed: passed))
        }
        return Record(
            time: time, identity: identity, position: position, cause: Int32(truncatingIfNeeded: cause),
            type: internType(type),
            property: intern(property), reason: internReason(reason),
            instance: Int32(truncatingIfNeeded: instance), detail: detail, kind: kind, animated: animated)
    }

    package mutating func append(_ record: Record) { records.append(record) }

    private mutating func internType(_ name: String?) -> Int32 {
        guard let name else { return 0 }
        if name != latestType.name { latestType = (name, intern(name)) }
        return latestType.number
    }

    private mutating func internReason(_ name: String?) -> Int32 {
        guard let name else { return 0 }
        if name != latestReason.name { latestReason = (name, intern(name)) }
        return latestReason.number
    }

    private mutating func intern(_ name: String?) -> Int32 {
        guard let name else { return 0 }
        if let number = numbers[name] { return number }
        let number = Int32(truncatingIfNeeded: names.count)
        names.append(name)
        numbers[name] = number
        return number
    }
}
