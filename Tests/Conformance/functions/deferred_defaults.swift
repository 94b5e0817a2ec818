// The default of a deferred parameter is computed when the parameter is asked for.
func describe(_ text: @autoclosure () -> String = "nothing", times: Int = 1) -> String {
    String(repeating: text(), count: times)
}
print(describe(), describe("a", times: 2), describe(times: 2))
