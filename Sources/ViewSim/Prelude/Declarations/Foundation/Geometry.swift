// swift-format-ignore-file
typealias CGFloat = Double
struct CGSize: Hashable {
    var width: Double
    var height: Double
    init() { width = 0; height = 0 }
    init(width: Double, height: Double) { self.width = width; self.height = height }
    static var zero: CGSize { CGSize(width: 0, height: 0) }
}
struct CGPoint: Hashable {
    var x: Double
    var y: Double
    init() { x = 0; y = 0 }
    init(x: Double, y: Double) { self.x = x; self.y = y }
    static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}
struct CGVector: Hashable {
    var dx: Double
    var dy: Double
    static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}
struct CGRect: Hashable {
    var origin: CGPoint
    var size: CGSize
    init() { origin = .zero; size = .zero }
    init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
    init(x: Double, y: Double, width: Double, height: Double) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
    static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
}
extension CGRect {
    var width: Double { size.width }
    var height: Double { size.height }
    var minX: Double { origin.x }
    var minY: Double { origin.y }
    var maxX: Double { origin.x + size.width }
    var maxY: Double { origin.y + size.height }
    var midX: Double { origin.x + size.width / 2 }
    var midY: Double { origin.y + size.height / 2 }
    var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
    func contains(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
    func insetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }
    func offsetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width, height: height) }
    func union(_ other: CGRect) -> CGRect {
        let x = Swift.min(minX, other.minX)
        let y = Swift.min(minY, other.minY)
        return CGRect(x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
    }
    func intersects(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
}
