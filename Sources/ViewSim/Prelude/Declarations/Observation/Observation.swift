// swift-format-ignore-file
protocol Observable {}
func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T {
    let tracking = _beginTracking(onChange)
    let result = apply()
    _endTracking(tracking)
    return result
}
func _beginTracking(_ onChange: Any) -> Any
func _endTracking(_ tracking: Any)
