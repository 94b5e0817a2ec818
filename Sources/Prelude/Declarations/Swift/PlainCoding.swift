extension Int {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Int8 {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Int16 {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Int32 {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Int64 {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension UInt {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension UInt8 {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension UInt16 {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension UInt32 {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension UInt64 {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Double {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Float {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Bool {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension String {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Array {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
    }
}

extension Set {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
    }
}

extension Dictionary {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
        for (key, value) in self {
            let key: _Value = key
            try container.encode(value, forKey: key is Int ? _DictionaryCodingKey(intValue: key) : _DictionaryCodingKey(stringValue: key))
        }
    }
}

extension Optional {
    @_reachedBy("Encoder") func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = self { try container.encode(value) } else { try container.encodeNil() }
    }
}
