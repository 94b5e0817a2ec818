// Shows one phase after the other, each once the animation to it is over: again and again, or once a change of the trigger.
struct PhaseAnimator<Phase, Content>: View {
    let _phases: [Phase]
    let _trigger: Any?
    let _content: (Phase) -> Any
    let _animation: (Phase) -> Animation?
    @State private var _index = 0
    init<S>(_ phases: S, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        _phases = Array(phases)
        _trigger = nil
        _content = content
        _animation = animation
    }
    init<S, T: Equatable>(
        _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        _phases = Array(phases)
        _trigger = trigger
        _content = content
        _animation = animation
    }
    var body: some View {
        if !_phases.isEmpty {
            if let trigger = _trigger {
                Group { _content(_phases[_index]) }.onChange(of: trigger) { old, new in _advance() }
            } else {
                Group { _content(_phases[_index]) }.onAppear { _advance() }
            }
        }
    }
    func _advance() {
        guard _phases.count > 1 else { return }
        let next = (_index + 1) % _phases.count
        withAnimation(_animation(_phases[next]) ?? .linear(duration: 1.0 / 60)) {
            _index = next
        } completion: {
            if _trigger == nil || next != 0 { _advance() }
        }
    }
}

// What lies between the keyframes is not simulated: the content is that of the initial value.
struct KeyframeAnimator<Value, Content>: View {
    let _initial: Value
    let _content: (Value) -> Any
    init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, keyframes: Any) {
        _initial = initialValue
        _content = content
    }
    init<T>(initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content, keyframes: Any) {
        _initial = initialValue
        _content = content
    }
    var body: some View { Group { _content(_initial) } }
}

extension View {
    func phaseAnimator<P, S, C>(_ phases: S, @ViewBuilder content: @escaping (Any, P) -> C, animation: @escaping (P) -> Animation? = { _ in .default })
        -> some View
    {
        PhaseAnimator(phases, content: { phase in content(self, phase) }, animation: animation)
    }
    func phaseAnimator<P, S, T: Equatable, C>(
        _ phases: S, trigger: T, @ViewBuilder content: @escaping (Any, P) -> C, animation: @escaping (P) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger, content: { phase in content(self, phase) }, animation: animation)
    }
    func keyframeAnimator<V, C>(initialValue: V, repeating: Bool = true, @ViewBuilder content: @escaping (Any, V) -> C, keyframes: Any) -> some View {
        content(self, initialValue)
    }
    func keyframeAnimator<V, T, C>(initialValue: V, trigger: T, @ViewBuilder content: @escaping (Any, V) -> C, keyframes: Any) -> some View {
        content(self, initialValue)
    }
}
