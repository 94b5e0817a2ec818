import SwiftMachine

/// What the system does with the scene of a graph.
struct SceneState {
    /// The scene's phase; `.none` stands for active.
    var phase: Value = .none
    /// The root is an `App`: it starts inactive, with a window of its first scene.
    var isLaunching = false
    var hasLaunchedWindow = false
}
