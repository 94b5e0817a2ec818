import SwiftFrontEnd

/// An object that is being destroyed.
struct ReleaseTask {
    enum Stage {
        /// The `deinit` of this class or the nearest superclass that has one runs next; nil when all have run.
        case deinitializers(NominalType?)
        /// A `deinit` is running; that of the superclass follows.
        case running(superclass: NominalType?)
        /// The field that is released next.
        case fields(Int)
    }

    let storage: ObjectStorage
    var stage: Stage
    /// `self` of the running `deinit`.
    var handle: ObjectCell?
    /// The number of frames while its `deinit` runs.
    var depth = 0
}

/// Deaths of objects, depth first as in Swift, without recursion on the host.
extension Interpreter {
    /// Continues with the deaths that are due, until a `deinit` has to run (its frame is pushed then) or none is left.
    func startReleases() throws {
        while true {
            if let storage = heap.takeOnlyIncoming() {
                recordDeath(of: storage)
                if diesAtOnce(storage) { heap.remove(storage) } else { beginRelease(of: storage) }
            } else {
                for storage in heap.takeIncoming().reversed() {
                    recordDeath(of: storage)
                    beginRelease(of: storage)
                }
            }
            guard let top = releases.indices.last else {
                heap.hasPendingReleases = false
                return
            }
            switch releases[top].stage {
            case .running:
                heap.hasPendingReleases = false
                return
            case .deinitializers(let type):
                var next = type
                while let candidate = next, candidate.deinitializer == nil { next = candidate.superclass }
                guard let owner = next, let deinitializer = owner.deinitializer else {
                    releases[top].stage = .fields(0)
                    if releases[top].handle != nil { releases[top].handle = nil }
                    continue
                }
                try prepare(deinitializer.record)
                let handle = releases[top].handle ?? ObjectCell(storage: releases[top].storage)
                releases[top].handle = handle
                releases[top].stage = .running(superclass: owner.superclass)
                let base = topOfStack + 1
                stack[base] = .cell(handle)
                try push(deinitializer.record, base: base, kind: .release)
                releases[top].depth = state.pointee.depth
                heap.hasPendingReleases = false
                return
            case .fields(let index):
                let storage = releases[top].storage
                if index < storage.fields.count {
                    releases[top].stage = .fields(index + 1)
                    storage.fields[index] = .void
                } else if !storage.associated.isEmpty {
                    storage.associated.removeAll()
                } else {
                    releases.removeLast()
                    heap.remove(storage)
                }
            }
        }
    }

    private func recordDeath(of storage: ObjectStorage) {
        guard !storage.type.isFromPrelude else { return }
        trace.emit(
            .objectDeinit, at: currentPosition, type: storage.type.qualifiedName, instance: storage.instance)
    }

    private func beginRelease(of storage: ObjectStorage) {
        let skipsOwnEnd = storage.isDiscarded || storage.isIncomplete && storage.hasUnsetField
        releases.append(
            ReleaseTask(storage: storage, stage: skipsOwnEnd ? .fields(0) : .deinitializers(storage.type)))
    }

    /// Whether the death of an instance runs no code and lets go of nothing else.
    private func diesAtOnce(_ storage: ObjectStorage) -> Bool {
        guard storage.associated.isEmpty, !storage.fields.contains(where: \.isHeapCell) else { return false }
        var next: NominalType? = storage.type
        while let type = next {
            if type.deinitializer != nil { return false }
            next = type.superclass
        }
        return true
    }

    /// A `deinit` returned: nobody may have kept the object.
    func finishRelease() throws {
        heap.hasPendingReleases = true
        guard let top = releases.indices.last, case .running(let superclass) = releases[top].stage else { return }
        if releases[top].handle != nil {
            let isUnique = isKnownUniquelyReferenced(&releases[top].handle)
            guard isUnique else {
                let storage = releases[top].storage
                releases.removeLast()
                throw trap(
                    "runtime.resurrection",
                    "'\(storage.type.qualifiedName)' was kept by something while its 'deinit' ran",
                    why: "a strong reference to an object that is being destroyed stays behind",
                    fix: "do not store 'self' or a closure that captures it from 'deinit'")
            }
        }
        releases[top].stage = .deinitializers(superclass)
    }

    /// Runs what the death of objects has to run, before the next instruction would.
    package func drain() throws {
        guard heap.hasPendingReleases else { return }
        let depth = state.pointee.depth
        let outerTop = state.pointee.hostTop
        state.pointee.hostTop = topOfStack
        state.pointee.nesting += 1
        defer {
            state.pointee.nesting -= 1
            state.pointee.hostTop = outerTop
        }
        guard state.pointee.nesting < Self.maximumNesting else { throw tooDeep() }
        while heap.hasPendingReleases {
            try startReleases()
            if state.pointee.depth > depth { try run(downTo: depth) }
        }
    }
}

extension ObjectStorage {
    /// Whether a field was never set.
    fileprivate var hasUnsetField: Bool {
        fields.contains { if case .void = $0 { true } else { false } }
    }
}
