// swift-format-ignore-file
final class DispatchQueue {
    let label: String
    static let main = DispatchQueue(label: "com.apple.main-thread")
    static let _global = DispatchQueue(label: "com.apple.root.default-qos")
    init(label: String, qos: Any? = nil, attributes: Any? = nil, target: DispatchQueue? = nil) { self.label = label }
    static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
    func async(group: Any? = nil, qos: Any? = nil, flags: Any? = nil, execute work: @escaping () -> Void) { _schedule(0, work) }
    func async(execute work: DispatchWorkItem) { _schedule(0, { work.perform() }) }
    func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { _schedule(deadline._nanoseconds, work) }
    func asyncAfter(deadline: DispatchTime, qos: Any, execute work: @escaping () -> Void) { _schedule(deadline._nanoseconds, work) }
    func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) { _schedule(deadline._nanoseconds, { work.perform() }) }
    func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}
final class DispatchWorkItem {
    let _work: () -> Void
    var isCancelled = false
    init(block: @escaping () -> Void) { _work = block }
    func perform() { if !isCancelled { _work() } }
    func cancel() { isCancelled = true }
}
enum DispatchQoS { enum QoSClass { case userInteractive, userInitiated, `default`, utility, background, unspecified } }
struct DispatchTime: Comparable {
    let _nanoseconds: Int
    static func now() -> DispatchTime { DispatchTime(_nanoseconds: _nowNanoseconds()) }
    static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds + Int((rhs * 1_000_000_000).rounded())) }
    static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
    static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
}
enum DispatchTimeInterval: Equatable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
    var _nanoseconds: Int {
        switch self {
        case .seconds(let count): count * 1_000_000_000
        case .milliseconds(let count): count * 1_000_000
        case .microseconds(let count): count * 1_000
        case .nanoseconds(let count): count
        case .never: Int.max / 2
        }
    }
}
func _schedule(_ nanoseconds: Int, _ work: Any)
func _nowNanoseconds() -> Int
