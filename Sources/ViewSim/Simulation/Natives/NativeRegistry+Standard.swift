import SwiftMachine

extension NativeRegistry {
    /// All natives behind the prelude's declarations. Made anew at each reading: a loaded file keeps one.
    static var standard: NativeRegistry {
        var registry = NativeRegistry.swiftLibrary
        registerState(&registry)
        registerStoredKeys(&registry)
        registerInteractionState(&registry)
        registerViews(&registry)
        registerAnimations(&registry)
        registerObservation(&registry)
        registerSimulation(&registry)
        registerTesting(&registry)
        return registry
    }
}
