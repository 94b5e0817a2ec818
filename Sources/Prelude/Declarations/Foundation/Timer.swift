class Timer {
    let timeInterval: Double
    var fireDate: Date { Date(timeIntervalSinceNow: timeInterval) }
    var isValid = true
    let _repeats: Bool
    var _block: ((Timer) -> Void)?
    init(timeInterval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.timeInterval = max(timeInterval, 0.0001)
        _repeats = repeats
        _block = block
    }
    static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer._start()
        return timer
    }
    static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: Any? = nil)
        -> Timer.TimerPublisher
    {
        Timer.TimerPublisher(interval: interval)
    }
    func _start() {
        guard isValid else { return }
        _schedule(_nowNanoseconds() + Int(timeInterval * 1_000_000_000)) {
            guard self.isValid else { return }
            if self._repeats { self._start() }
            self.fire()
        }
    }
    func fire() {
        guard isValid else { return }
        let block = _block
        if !_repeats { invalidate() }
        block?(self)
    }
    func invalidate() {
        isValid = false
        _block = nil
    }
    final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        let interval: Double
        var _subject: PassthroughSubject<Date, Never>?
        init(interval: Double) { self.interval = interval }
        func receive<S>(subscriber: S) {
            let subject = _subject ?? PassthroughSubject<Date, Never>()
            _subject = subject
            subject.receive(subscriber: subscriber)
        }
        func connect() -> Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { _ in self._subject?.send(Date()) }
            timer._start()
            return AnyCancellable { timer.invalidate() }
        }
    }
}

extension RunLoop { func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer._start() } }
