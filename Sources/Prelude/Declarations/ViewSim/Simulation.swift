final class Simulation {
    let _index: Int = _nextSimulation()
    init<V>(_ root: @autoclosure @escaping () -> V, sdk: Int? = nil, visibleRows: Int = 10) { _mount(_index, root, sdk, visibleRows) }
    init<V>(sdk: Int? = nil, visibleRows: Int = 10, @ViewBuilder _ root: @escaping () -> V) { _mount(_index, root, sdk, visibleRows) }
    init(app: Any.Type, sdk: Int? = nil, visibleRows: Int = 10) { _mountApp(_index, app, sdk, visibleRows) }
    var buttons: SimulationElements { SimulationElements(_simulation: _index, _kind: "buttons") }
    var switches: SimulationElements { SimulationElements(_simulation: _index, _kind: "switches") }
    var toggles: SimulationElements { SimulationElements(_simulation: _index, _kind: "toggles") }
    var textFields: SimulationElements { SimulationElements(_simulation: _index, _kind: "textFields") }
    var secureTextFields: SimulationElements { SimulationElements(_simulation: _index, _kind: "secureTextFields") }
    var searchFields: SimulationElements { SimulationElements(_simulation: _index, _kind: "searchFields") }
    var textViews: SimulationElements { SimulationElements(_simulation: _index, _kind: "textViews") }
    var staticTexts: SimulationElements { SimulationElements(_simulation: _index, _kind: "staticTexts") }
    var images: SimulationElements { SimulationElements(_simulation: _index, _kind: "images") }
    var links: SimulationElements { SimulationElements(_simulation: _index, _kind: "links") }
    var cells: SimulationElements { SimulationElements(_simulation: _index, _kind: "cells") }
    var tabs: SimulationElements { SimulationElements(_simulation: _index, _kind: "tabs") }
    var menuItems: SimulationElements { SimulationElements(_simulation: _index, _kind: "menuItems") }
    var pickers: SimulationElements { SimulationElements(_simulation: _index, _kind: "pickers") }
    var steppers: SimulationElements { SimulationElements(_simulation: _index, _kind: "steppers") }
    var sliders: SimulationElements { SimulationElements(_simulation: _index, _kind: "sliders") }
    var datePickers: SimulationElements { SimulationElements(_simulation: _index, _kind: "datePickers") }
    var colorWells: SimulationElements { SimulationElements(_simulation: _index, _kind: "colorWells") }
    var otherElements: SimulationElements { SimulationElements(_simulation: _index, _kind: "otherElements") }
    var now: Duration { Duration.nanoseconds(_nowNanoseconds()) }
    func advance(by duration: Duration) { _advance(_index, duration._nanoseconds) }
    func rerender(_ type: Any.Type) { _rerender(_index, type) }
    func update<V>(to root: @autoclosure () -> V) { _update(_index, root) }
    func set<Root, Value>(_ keyPath: KeyPath<Root, Value>, to value: Value, at index: Int = 0) { _setState(_index, keyPath, value, index) }
    func value<Root, Value>(_ keyPath: KeyPath<Root, Value>, at index: Int = 0) -> Value { _stateValue(_index, keyPath, index) }
    func object<T>(of type: T.Type) -> T { _firstObject(_index, type) }
    func objects<T>(of type: T.Type) -> [T] { _allObjects(_index, type) }
    func inits(of type: Any.Type) -> Int { _count(_index, "inits", type) }
    func deinits(of type: Any.Type) -> Int { _count(_index, "deinits", type) }
    func liveCount(of type: Any.Type) -> Int { _count(_index, "live", type) }
    func bodyEvaluations(of type: Any.Type) -> Int { _count(_index, "bodies", type) }
    func appearances(of type: Any.Type) -> Int { _count(_index, "appearances", type) }
    func disappearances(of type: Any.Type) -> Int { _count(_index, "disappearances", type) }
    func identitiesCreated(of type: Any.Type) -> Int { _count(_index, "identitiesCreated", type) }
    func identitiesDestroyed(of type: Any.Type) -> Int { _count(_index, "identitiesDestroyed", type) }
    func liveIdentities(of type: Any.Type) -> Int { _count(_index, "liveIdentities", type) }
    func publishes(of type: Any.Type) -> Int { _count(_index, "publishes", type) }
    func autoclosureRuns<Root, Value>(of keyPath: KeyPath<Root, Value>) -> Int { _autoclosureRuns(_index, keyPath) }
    func resetCounts() { _resetCounts(_index) }
    func unmount() { _unmount(_index) }
    var output: [String] { _output(_index) }
    var texts: [String] { _texts(_index) }
    var warnings: [String] { _warnings(_index) }
    var leaks: [String] { _leaks(_index) }
    func owners(of type: Any.Type) -> [String] { _owners(_index, type) }
    func causes(of type: Any.Type, init number: Int) -> [String] { _causes(_index, type, number) }
    func goBack() { _goBack(_index) }
    func dismiss() { _dismissTop(_index) }
    func selectTab(_ label: String) { _selectTab(_index, label) }
    func scroll(to id: Any) { _scrollToRow(_index, id) }
    func scroll(by rows: Int) { _scrollByRows(_index, rows) }
    func refresh() { _refresh(_index) }
    func submit() { _submit(_index) }
    func setScenePhase(_ phase: ScenePhase) { _setScenePhase(_index, phase) }
    func openWindow() { _openWindow(_index) }
    func cancelDrag() { _cancelDrag(_index) }
    func endAnimations() { _endAnimations(_index) }
    var animations: [String] { _animations(_index) }
    func memoryWarning() { _later("memoryWarning()") }
    func respond(to url: String, with body: String, after delay: Duration = .zero, status: Int = 200) {
        _network.respond(to: url, _StubbedResponse(body: body.data(using: .utf8) ?? Data(), error: nil, delay: delay._nanoseconds, status: status))
    }
    func respond(to url: String, with body: Data, after delay: Duration = .zero, status: Int = 200) {
        _network.respond(to: url, _StubbedResponse(body: body, error: nil, delay: delay._nanoseconds, status: status))
    }
    func respond(to url: String, with error: URLError, after delay: Duration = .zero) {
        _network.respond(to: url, _StubbedResponse(body: Data(), error: error, delay: delay._nanoseconds, status: 0))
    }
    func respond(to url: URL, with body: String, after delay: Duration = .zero, status: Int = 200) {
        self.respond(to: url.absoluteString, with: body, after: delay, status: status)
    }
    var subscriptions: Int { _subscriptionCount(_index) }
    var tasks: Int { _taskCount(_index) }
    var trace: [TraceEvent] { _traceEvents(_index) }
}

struct TraceEvent {
    let seq: Int
    let time: Double
    let kind: String
    let cause: Int
    let file: String?
    let line: Int?
    let type: String?
    let instance: Int?
    let identity: String?
    let property: String?
    let old: String?
    let new: String?
    let reason: String?
    let animated: Bool?
}

struct SimulationElements {
    let _simulation: Int
    let _kind: String
    subscript(label: String) -> SimulationElement { SimulationElement(_simulation: _simulation, _kind: _kind, _label: label, _index: 0) }
    var firstMatch: SimulationElement { SimulationElement(_simulation: _simulation, _kind: _kind, _label: nil, _index: 0) }
    var element: SimulationElement { firstMatch }
    func element(boundBy index: Int) -> SimulationElement { SimulationElement(_simulation: _simulation, _kind: _kind, _label: nil, _index: index) }
    var count: Int { _elementCount(_simulation, _kind) }
    var allLabels: [String] { _elementLabels(_simulation, _kind) }
}

struct SimulationElement {
    let _simulation: Int
    let _kind: String
    let _label: String?
    let _index: Int
    func _act(_ action: String, _ argument: Any?) { _actOnElement(_simulation, _kind, _label, _index, action, argument) }
    var exists: Bool { _elementFlag(_simulation, _kind, _label, _index, "exists") }
    var isEnabled: Bool { _elementFlag(_simulation, _kind, _label, _index, "isEnabled") }
    var label: String { _elementText(_simulation, _kind, _label, _index, "label") }
    var value: String { _elementText(_simulation, _kind, _label, _index, "value") }
    func tap() { _act("tap", nil) }
    func doubleTap() { _act("doubleTap", nil) }
    func typeText(_ text: String) { _act("typeText", text) }
    func clearText() { _act("clearText", nil) }
    func increment() { _act("increment", nil) }
    func decrement() { _act("decrement", nil) }
    func adjust(to value: Double) { _act("adjust", value) }
    @_reachedBy("DatePicker") func adjust(to date: Date) { _act("adjust", date) }
    @_reachedBy("ColorPicker") func adjust(to color: Color) { _act("adjust", color) }
    @_reachedBy("MultiDatePicker") func adjust(to dates: Set<DateComponents>) { _act("adjust", dates) }
    func select(_ option: String) { _act("select", option) }
    func swipeToDelete() { _act("swipeToDelete", nil) }
    func swipeLeft() { _act("swipeLeft", nil) }
    func swipeRight() { _act("swipeRight", nil) }
    func move(to position: Int) { _act("move", position) }
    func press(forDuration duration: Duration) { _act("press", Double(duration._nanoseconds) / 1_000_000_000) }
    func drag(by offset: CGSize) { _act("drag", offset) }
    func beginDrag(by offset: CGSize) { _act("beginDrag", offset) }
    func endDrag() { _act("endDrag", nil) }
}

func _nextSimulation() -> Int
func _subscriptionCount(_ index: Int) -> Int
func _mount(_ index: Int, _ root: Any, _ sdk: Int?, _ visibleRows: Int)
func _mountApp(_ index: Int, _ app: Any.Type, _ sdk: Int?, _ visibleRows: Int)
func _setScenePhase(_ index: Int, _ phase: ScenePhase)
func _openWindow(_ index: Int)
func _cancelDrag(_ index: Int)
func _endAnimations(_ index: Int)
func _animations(_ index: Int) -> [String]
func _advance(_ index: Int, _ nanoseconds: Int)
func _rerender(_ index: Int, _ type: Any.Type)
func _scrollToRow(_ index: Int, _ id: Any)
func _scrollByRows(_ index: Int, _ rows: Int)
func _update(_ index: Int, _ root: Any)
func _setState(_ index: Int, _ keyPath: Any, _ value: Any?, _ position: Int)
func _stateValue<Root, Value>(_ index: Int, _ keyPath: KeyPath<Root, Value>, _ position: Int) -> Value
func _firstObject<T>(_ index: Int, _ type: T.Type) -> T
func _allObjects<T>(_ index: Int, _ type: T.Type) -> [T]
func _count(_ index: Int, _ what: String, _ type: Any.Type) -> Int
func _autoclosureRuns(_ index: Int, _ keyPath: Any) -> Int
func _resetCounts(_ index: Int)
func _unmount(_ index: Int)
func _submit(_ index: Int)
func _refresh(_ index: Int)
func _taskCount(_ index: Int) -> Int
func _goBack(_ index: Int)
func _dismissTop(_ index: Int)
func _selectTab(_ index: Int, _ label: String)
func _output(_ index: Int) -> [String]
func _texts(_ index: Int) -> [String]
func _warnings(_ index: Int) -> [String]
func _leaks(_ index: Int) -> [String]
func _owners(_ index: Int, _ type: Any.Type) -> [String]
func _causes(_ index: Int, _ type: Any.Type, _ number: Int) -> [String]
func _traceEvents(_ index: Int) -> [TraceEvent]
func _elementCount(_ simulation: Int, _ kind: String) -> Int
func _elementLabels(_ simulation: Int, _ kind: String) -> [String]
func _actOnElement(_ simulation: Int, _ kind: String, _ label: String?, _ index: Int, _ action: String, _ argument: Any?)
func _elementFlag(_ simulation: Int, _ kind: String, _ label: String?, _ index: Int, _ question: String) -> Bool
func _elementText(_ simulation: Int, _ kind: String, _ label: String?, _ index: Int, _ question: String) -> String
