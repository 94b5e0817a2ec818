// A TextField with a formatter reads numbers and dates of its text.
extension TextField {
    @_reachedBy("formatter") func _parsedByFormatter(_ text: String) -> Any? {
        if let formatter = _formatter as? NumberFormatter { return formatter.number(from: text)?.doubleValue }
        if let formatter = _formatter as? DateFormatter { return formatter.date(from: text) }
        return nil
    }
}
