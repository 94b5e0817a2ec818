typealias CGFloat = Double

struct CGSize: Hashable, Codable {
    var width: Double
    var height: Double
    init() {
        width = 0
        height = 0
    }
    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
    static var zero: CGSize { CGSize(width: 0, height: 0) }
}

struct CGPoint: Hashable, Codable {
    var x: Double
    var y: Double
    init() {
        x = 0
        y = 0
    }
    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
    static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

struct CGVector: Hashable, Codable {
    var dx: Double
    var dy: Double
    static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}

struct CGRect: Hashable, Codable {
    var origin: CGPoint
    var size: CGSize
    init() {
        origin = .zero
        size = .zero
    }
    init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }
    init(x: Double, y: Double, width: Double, height: Double) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }
    static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
    static var null: CGRect { CGRect(x: Double.infinity, y: Double.infinity, width: 0, height: 0) }
    static var infinite: CGRect { CGRect(x: -8.98846567431158e307, y: -8.98846567431158e307, width: 1.797693134862316e308, height: 1.797693134862316e308) }
}

extension CGSize { func equalTo(_ other: CGSize) -> Bool { self == other } }

extension CGPoint {
    func equalTo(_ other: CGPoint) -> Bool { self == other }
    func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGRect {
    var width: Double { size.width < 0 ? -size.width : size.width }
    var height: Double { size.height < 0 ? -size.height : size.height }
    var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
    var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
    var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
    var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
    var midX: Double { origin.x + size.width / 2 }
    var midY: Double { origin.y + size.height / 2 }
    var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    var isNull: Bool { origin.x == Double.infinity || origin.y == Double.infinity }
    var isInfinite: Bool { self == CGRect.infinite }
    var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
    var integral: CGRect {
        CGRect(x: minX.rounded(.down), y: minY.rounded(.down), width: maxX.rounded(.up) - minX.rounded(.down), height: maxY.rounded(.up) - minY.rounded(.down))
    }
    func contains(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
    func contains(_ other: CGRect) -> Bool { other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY }
    func insetBy(dx: Double, dy: Double) -> CGRect {
        2 * dx > width || 2 * dy > height ? CGRect.null : CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    func offsetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width, height: height) }
    func union(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let x = Swift.min(minX, other.minX)
        let y = Swift.min(minY, other.minY)
        return CGRect(x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
    }
    func intersection(_ other: CGRect) -> CGRect {
        let x = Swift.max(minX, other.minX)
        let y = Swift.max(minY, other.minY)
        let right = Swift.min(maxX, other.maxX)
        let bottom = Swift.min(maxY, other.maxY)
        return right < x || bottom < y ? CGRect.null : CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }
    func intersects(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
    func equalTo(_ other: CGRect) -> Bool { self == other }
    func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

struct CGAffineTransform: Hashable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double
    var tx: Double
    var ty: Double
    init() {
        a = 1
        b = 0
        c = 0
        d = 1
        tx = 0
        ty = 0
    }
    init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
    init(translationX x: Double, y: Double) {
        a = 1
        b = 0
        c = 0
        d = 1
        tx = x
        ty = y
    }
    init(scaleX x: Double, y: Double) {
        a = x
        b = 0
        c = 0
        d = y
        tx = 0
        ty = 0
    }
    init(rotationAngle angle: Double) {
        a = cos(angle)
        b = sin(angle)
        c = -sin(angle)
        d = cos(angle)
        tx = 0
        ty = 0
    }
    static var identity: CGAffineTransform { CGAffineTransform() }
    var isIdentity: Bool { self == CGAffineTransform.identity }
    func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }
    func translatedBy(x: Double, y: Double) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }
    func scaledBy(x: Double, y: Double) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
    func rotated(by angle: Double) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }
    func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        if determinant == 0 { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant, tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }
}

struct UIEdgeInsets: Hashable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double
    init() {
        top = 0
        left = 0
        bottom = 0
        right = 0
    }
    init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    static var zero: UIEdgeInsets { UIEdgeInsets() }
}
