extension NativeRegistry {
    /// All natives behind the prelude's declarations. Made anew at each reading: a program keeps one.
    static var standard: NativeRegistry {
        var registry = NativeRegistry()
        registerSwiftLibrary(&registry)
        registerState(&registry)
        registerKeyedValues(&registry)
        registerStoredKeys(&registry)
        registerInteractionState(&registry)
        registerViews(&registry)
        registerAnimations(&registry)
        registerObservation(&registry)
        registerConcurrency(&registry)
        registerSubscriptions(&registry)
        registerSimulation(&registry)
        registerTesting(&registry)
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
