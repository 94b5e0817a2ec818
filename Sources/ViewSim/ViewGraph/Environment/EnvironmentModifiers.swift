import SwiftMachine

/// `.environment(_:_:)` and its like, whose content reads another environment where something in them is new.
class EnvironmentModifierNode: EnvironmentNode {
    final override func update(to value: Value, in graph: ViewGraph) throws {
        let old = self.value
        self.value = value
        try noteChange(from: old)
        try show(in: graph)
    }

    /// Has whoever reads something else from the environment now run again.
    func noteChange(from old: Value) throws {
        let fields = old.structFields
        let isSame = try fields.indices.dropFirst().allSatisfy { try graph.isSameValue(fields[$0], field(at: $0)) }
        if fields.count <= 1 || !isSame { try graph.environmentChanged(at: self) }
    }
}

/// `.environment(keyPath, value)`.
final class EnvironmentValueNode: EnvironmentModifierNode {
    override func change(_ values: inout Value) throws {
        try graph.interpreter.write(field(.value), at: field(.keyPath), of: &values)
    }
}

/// `.environmentObject(_:)` and `.environment(object)`, which change no values.
final class EnvironmentObjectNode: EnvironmentModifierNode {}

/// `.disabled(_:)`.
final class DisabledNode: EnvironmentModifierNode {
    override func change(_ values: inout Value) throws {
        guard field(.isDisabled).asBool == true else { return }
        try graph.interpreter.setProperty("isEnabled", of: &values, to: .bool(false))
    }
}

/// `.transformEnvironment(_:transform:)`: what its closure reads of observable objects is its own dependency.
final class EnvironmentTransformNode: EnvironmentModifierNode {
    /// The key path that the first value of the modifier named.
    private var firstKeyPath: Value = .void

    override func change(_ values: inout Value) throws {
        let interpreter = graph.interpreter
        if case .void = firstKeyPath { firstKeyPath = field(.keyPath) }
        // Apple's SwiftUI was observed to stop transforming once the key path is another one.
        guard try interpreter.isEqual(firstKeyPath, field(.keyPath)) else { return }
        generation += 1
        let outer = values
        values = try graph.tracking(self) {
            var values = outer
            let part = try interpreter.call(field(.keyPath), [values])
            let changed = try interpreter.callMethod("_transformed", labels: [nil], on: value, [part])
            try interpreter.write(changed, at: field(.keyPath), of: &values)
            return values
        }
    }

    override func noteChange(from old: Value) throws {
        let oldKeyPath = info?.value(of: .keyPath, in: old) ?? .void
        let hasNewKeyPath = try !graph.interpreter.isEqual(oldKeyPath, field(.keyPath))
        try graph.environmentChanged(at: self, runsAllReaders: hasNewKeyPath)
    }

    override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws {
        try graph.environmentChanged(at: self)
    }

    override func release() {
        super.release()
        firstKeyPath = .void
    }
}
