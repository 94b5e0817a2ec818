extension NativeRegistry {
    /// All natives behind the prelude's declarations. Made anew a program: reading it twice registers twice.
    static var standard: NativeRegistry {
        var registry = NativeRegistry()
        registerSwiftLibrary(&registry)
        return registry
    }

    /// Swift's own library and the little of Foundation that belongs to every program.
    private static func registerSwiftLibrary(_ registry: inout NativeRegistry) {
    }
}
