import SwiftMachine

/// The first view of several that fits into what is offered.
///
/// Only fixed and least sizes of frames are known: a view without any fits.
final class FittingNode: ViewNode {
    override func onlyContent(in graph: ViewGraph) -> Value? {
        let content = field(.content)
        guard case .cell(let cell) = content, let block = cell as? ViewBlockCell else { return content }
        let offered = graph.offeredSize(to: self, fitter: self)
        let axes = field(.axes).asInt ?? 0
        return block.children.first { child in
            let size = idealSize(of: child, in: graph.context.types)
            let isNarrow = axes & 1 == 0 || size.width.map { $0 <= offered.width } ?? true
            let isLow = axes & 2 == 0 || size.height.map { $0 <= offered.height } ?? true
            return isNarrow && isLow
        } ?? block.children.last
    }

    /// What the frames around a view's content say about its size, the outermost first.
    private func idealSize(of view: Value, in types: ViewTypes) -> (width: Double?, height: Double?) {
        var size: (width: Double?, height: Double?) = (nil, nil)
        var next = view
        while size.width == nil || size.height == nil, case .cell(let cell) = next, let view = cell as? StructCell,
            view.type.isFromPrelude, let primitive = view.type.primitive, let content = view.fields.first
        {
            switch primitive {
            case "frame":
                let info = types.info(of: view.type)
                size.width = size.width ?? info.value(of: .width, in: view).asDouble
                size.height = size.height ?? info.value(of: .height, in: view).asDouble
            case "inert":
                let frame = leastSize(view, in: types)
                size.width = size.width ?? frame.width
                size.height = size.height ?? frame.height
            default:
                // Views begin with a capital letter: what they hold has another size.
                guard primitive.first?.isLowercase == true else { return size }
            }
            next = content
        }
        return size
    }

    /// The ideal or least size of a `frame(minWidth:idealWidth:…)`, which is a modifier with nothing to simulate.
    private func leastSize(_ modifier: StructCell, in types: ViewTypes) -> (width: Double?, height: Double?) {
        let info = types.info(of: modifier.type)
        guard case .function(let function) = info.value(of: .modifier, in: modifier) else { return (nil, nil) }
        let symbol = function.takeUnretainedValue()
        guard symbol.name == "frame" else { return (nil, nil) }
        func argument(_ label: String) -> Double? {
            guard let index = symbol.parameters.firstIndex(where: { $0.label == label }),
                index + 2 < modifier.fields.count
            else { return nil }
            return modifier.fields[index + 2].asDouble
        }
        return (
            argument("idealWidth") ?? argument("minWidth"), argument("idealHeight") ?? argument("minHeight")
        )
    }
}
