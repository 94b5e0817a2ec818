// A thread as code asks for it: the main one, or another.
final class Thread: NSObject {
    static let main = Thread()
    static let _other = Thread()
    var name: String?
    static var current: Thread { _isOnMain() ? main : _other }
    static var isMainThread: Bool { _isOnMain() }
    static func isMultiThreaded() -> Bool { true }
    var isMainThread: Bool { self === Thread.main }
    override var description: String { isMainThread ? "<_NSMainThread>{number = 1, name = main}" : "<NSThread>{number = 2, name = \(name ?? "(null)")}" }
}

func _isOnMain() -> Bool
