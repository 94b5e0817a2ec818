import Foundation

/// Values of the host's Foundation made of what the prelude's structs and classes store.
extension Interpreter {
    /// A stored property of a struct or object by name, `.none` where there is none.
    func storedField(_ name: String, of value: Value) -> Value {
        guard case .cell(let cell) = value.unerased else { return .none }
        if let structure = cell as? StructCell {
            let index = structure.type.storedProperties.firstIndex { $0.name == name }
            if let index, index < structure.fields.count { return structure.fields[index] }
        } else if let object = cell as? ObjectCell {
            let index = object.storage.type.allStoredProperties.firstIndex { $0.name == name }
            if let index, index < object.storage.fields.count { return object.storage.fields[index] }
        }
        return .none
    }

    func text(_ name: String, of value: Value) -> String? { storedField(name, of: value).unerased.asString }
    func integer(_ name: String, of value: Value) -> Int? { storedField(name, of: value).unerased.asAnyInt }
    func flag(_ name: String, of value: Value) -> Bool? { storedField(name, of: value).unerased.asBool }

    /// The name of the case in a field.
    func caseName(_ name: String, of value: Value) -> String? {
        switch storedField(name, of: value).unerased {
        case .enumCase(let reference): reference._withUnsafeGuaranteedRef { $0.name }
        case .cell(let cell as EnumCell): cell.enumCase.name
        default: nil
        }
    }

    /// The place of the case in a field among the cases of its enum.
    func caseNumber(_ name: String, of value: Value) -> Int? {
        if case .enumCase(let reference) = storedField(name, of: value).unerased {
            return reference._withUnsafeGuaranteedRef { $0.tag }
        }
        return nil
    }

    /// The locale in a field, in the form that its texts have.
    func hostLocale(_ name: String, of value: Value) -> Locale {
        Locale(identifier: text("_formats", of: storedField(name, of: value)) ?? Self.defaultFormats)
    }

    static var defaultFormats: String { "en_US" }

    func hostTimeZone(_ name: String, of value: Value) -> TimeZone {
        text("identifier", of: storedField(name, of: value)).flatMap { TimeZone(identifier: $0) } ?? .gmt
    }

    func hostCalendar(_ value: Value) -> Calendar {
        let name = caseName("identifier", of: value) ?? "gregorian"
        let zone = hostTimeZone("timeZone", of: value)
        let locale = hostLocale("locale", of: value)
        let firstWeekday = integer("firstWeekday", of: value) ?? 1
        let minimumDays = integer("minimumDaysInFirstWeek", of: value) ?? 1
        let key = "calendar \(name) \(zone.identifier) \(locale.identifier) \(firstWeekday) \(minimumDays)"
        return library.hostValue(key) {
            var calendar = Calendar(identifier: Self.calendarIdentifiers[name] ?? .gregorian)
            calendar.timeZone = zone
            calendar.locale = locale
            if (1...7).contains(firstWeekday) { calendar.firstWeekday = firstWeekday }
            if (1...7).contains(minimumDays) { calendar.minimumDaysInFirstWeek = minimumDays }
            return calendar
        }
    }

    private static let calendarIdentifiers: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "hebrew": .hebrew,
        "iso8601": .iso8601, "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil,
        "japanese": .japanese, "persian": .persian, "republicOfChina": .republicOfChina,
        "islamicTabular": .islamicTabular, "islamicUmmAlQura": .islamicUmmAlQura,
        "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem,
    ]

    /// A dictionary of numbers by name, as the prelude has date components.
    func numbers(_ value: Value) throws -> [String: Int] {
        guard case .cell(let cell) = value.unerased, let dictionary = cell as? DictionaryCell else { return [:] }
        var numbers: [String: Int] = [:]
        for index in dictionary.table.liveIndices {
            if let name = dictionary.table.keys[index].asString,
                let number = dictionary.table.values[index].unerased.asAnyInt
            {
                numbers[name] = number
            }
        }
        return numbers
    }

    func strings(_ value: Value) throws -> [String] { try elements(of: value).compactMap(\.asString) }

    func numberDictionary(_ numbers: [(String, Int)]) throws -> Value {
        try makeDictionary(numbers.map { (key: Value($0.0), value: .int($0.1)) })
    }
}

extension Value {
    init(optional text: String?) { self = text.map { Value($0) } ?? .none }
    init(seconds date: Date?) { self = date.map { .double($0.timeIntervalSinceReferenceDate) } ?? .none }
}
