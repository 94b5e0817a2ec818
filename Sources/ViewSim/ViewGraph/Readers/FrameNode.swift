import SwiftFrontEnd
import SwiftMachine

/// A fixed `.frame`, with the readers of what it offers.
final class FrameNode: ViewNode {
    var readers: ContiguousArray<ScopeNode> = []
    /// Views of which one is shown that fits.
    private(set) var fitters: ContiguousArray<ViewNode> = []
    private var compactionCount = 16

    func add(fitter: ViewNode) {
        if fitters.contains(where: { $0 === fitter }) { return }
        fitters.removeAll { !$0.isAlive }
        fitters.append(fitter)
    }

    func add(_ reader: ScopeNode) {
        if let last = readers.last, last === reader { return }
        if readers.count >= compactionCount {
            var seen: Set<ObjectIdentifier> = []
            readers.removeAll { !$0.isAlive || !seen.insert(ObjectIdentifier($0)).inserted }
            compactionCount = max(16, readers.count * 2)
        }
        readers.append(reader)
    }

    override func update(to value: Value, in graph: ViewGraph) throws {
        let old = (width, height)
        try super.update(to: value, in: graph)
        if old != (width, height) { try graph.updateReaders(of: self) }
    }

    var width: Double? { field(.width).asDouble }
    var height: Double? { field(.height).asDouble }

    override func release() {
        super.release()
        readers = []
        fitters = []
    }
}

/// What a view is offered to lay itself out in.
struct OfferedSize: Equatable {
    var width: Double
    var height: Double

    static let screen = OfferedSize(width: 393, height: 852)
}

extension ViewGraph {
    /// The nearest fixed frames around a node decide, the screen where there is none.
    func offeredSize(to node: ViewNode, reader: ScopeNode? = nil, fitter: ViewNode? = nil) -> OfferedSize {
        var width: Double?
        var height: Double?
        for node in node.ancestors {
            guard width == nil || height == nil else { break }
            if let frame = node as? FrameNode {
                if let reader { frame.add(reader) }
                if let fitter { frame.add(fitter: fitter) }
                width = width ?? frame.width
                height = height ?? frame.height
            }
        }
        return OfferedSize(
            width: width ?? OfferedSize.screen.width, height: height ?? OfferedSize.screen.height)
    }

    /// Evaluates the readers inside of a frame that offers another size now.
    func updateReaders(of frame: FrameNode) throws {
        for fitter in frame.fitters where fitter.isAlive { try updateChildren(of: fitter) }
        for reader in frame.readers where reader.isAlive {
            let size = offeredSize(to: reader, reader: nil)
            let known = reader.installed.structFields.first?.structFields.map(\.asDouble)
            if let known, known != [size.width, size.height] {
                let event = trace.emit(
                    .invalidate, type: reader.info?.name, identity: reader.identity, reason: "its size changed")
                markDirty(reader, event: event)
            }
        }
    }
}
