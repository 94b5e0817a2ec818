extension NativeRegistry {
    /// The natives of Swift's library, its concurrency, Foundation and Combine. Made anew at each reading.
    package static var swiftLibrary: NativeRegistry {
        var registry = NativeRegistry()
        registerSwiftLibrary(&registry)
        registerKeyedValues(&registry)
        registerConcurrency(&registry)
        registerScheduling(&registry)
        registerSubscriptions(&registry)
        return registry
    }

    /// Swift's own library and the little of Foundation that belongs to every program.
    private static func registerSwiftLibrary(_ registry: inout NativeRegistry) {
        registerPrinting(&registry)
        registerFunctions(&registry)
        registerIntegers(&registry)
        registerFloatingPoint(&registry)
        registerBool(&registry)
        registerOptional(&registry)
        registerHasher(&registry)
        registerSequences(&registry)
        registerArray(&registry)
        registerRanges(&registry)
        registerDictionary(&registry)
        registerSet(&registry)
        registerString(&registry)
        registerStringFoundation(&registry)
        registerCharacter(&registry)
        registerFoundation(&registry)
        registerCoding(&registry)
        registerData(&registry)
        registerFoundationFormats(&registry)
        registerMemoryLayout(&registry)
        registerTypes(&registry)
        registerPacks(&registry)
        registerRegex(&registry)
        registerMirror(&registry)
        registerKeyValueCoding(&registry)
        registerCharacterSets(&registry)
        registerDuration(&registry)
    }

    /// Dates, numbers and places, whose texts the host's Foundation makes.
    private static func registerFoundationFormats(_ registry: inout NativeRegistry) {
        registerCalendar(&registry)
        registerDateFormats(&registry)
        registerNumberFormats(&registry)
        registerLocale(&registry)
        registerURL(&registry)
        registerObjects(&registry)
    }
}
