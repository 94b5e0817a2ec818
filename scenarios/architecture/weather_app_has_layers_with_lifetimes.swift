// Rule: With a coordinator that owns the path and the services, each layer lives as long as who holds it: the list's model with the list, a detail's model with its page, repository and location service with the coordinator.
// Source: https://developer.apple.com/documentation/swiftui/stateobject, https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-63x0h
// Basis: derived, confidence high; what a page keeps is pinned by the scenarios of navigation and state objects

import Combine
import SwiftUI

struct Place: Hashable, Identifiable {
    let name: String
    var id: String { name }
}

/// Hides where the device is.
final class LocationService {
    private let current = CurrentValueSubject<Place?, Never>(nil)
    var places: AnyPublisher<Place, Never> { current.compactMap { $0 }.eraseToAnyPublisher() }
    func move(to place: Place) { current.send(place) }
    deinit { print("location service gone") }
}

/// Hides the server and what is remembered of it.
final class WeatherRepository {
    private var known: [Place: Int] = [:]
    private(set) var loads = 0
    func degrees(in place: Place) -> AnyPublisher<Int, Never> {
        if let degrees = known[place] { return Just(degrees).eraseToAnyPublisher() }
        loads += 1
        return Just(place.name.count).delay(for: .seconds(1), scheduler: DispatchQueue.main)
            .handleEvents(receiveOutput: { [weak self] in self?.known[place] = $0 }).eraseToAnyPublisher()
    }
    deinit { print("repository gone") }
}

final class Coordinator: ObservableObject {
    @Published var path: [Place] = []
    let repository = WeatherRepository()
    let location = LocationService()
    func show(_ place: Place) { path.append(place) }
    func makeList() -> ListModel {
        ListModel(location: location) { [weak self] in self?.show($0) }
    }
    func makeDetail(_ place: Place) -> DetailModel { DetailModel(place: place, repository: repository) }
    deinit { print("coordinator gone") }
}

final class ListModel: ObservableObject {
    @Published private(set) var places: [Place] = []
    let select: (Place) -> Void
    private var links: Set<AnyCancellable> = []
    init(location: LocationService, select: @escaping (Place) -> Void) {
        self.select = select
        location.places.sink { [weak self] in self?.places.append($0) }.store(in: &links)
    }
    deinit { print("list gone") }
}

final class DetailModel: ObservableObject {
    @Published private(set) var text = "asking"
    let place: Place
    private var link: AnyCancellable?
    init(place: Place, repository: WeatherRepository) {
        self.place = place
        link = repository.degrees(in: place).sink { [weak self] in self?.text = "\(place.name): \($0) degrees" }
    }
    deinit { print("detail of \(place.name) gone") }
}

struct WeatherList: View {
    @StateObject private var model: ListModel
    init(_ model: @autoclosure @escaping () -> ListModel) { _model = StateObject(wrappedValue: model()) }
    var body: some View {
        List(model.places) { place in Button(place.name) { model.select(place) } }
    }
}

struct WeatherDetail: View {
    @StateObject private var model: DetailModel
    init(_ model: @autoclosure @escaping () -> DetailModel) { _model = StateObject(wrappedValue: model()) }
    var body: some View { Text(model.text) }
}

struct Weather: View {
    @StateObject private var coordinator = Coordinator()
    var body: some View {
        NavigationStack(path: $coordinator.path) {
            WeatherList(coordinator.makeList())
                .navigationDestination(for: Place.self) { place in WeatherDetail(coordinator.makeDetail(place)) }
        }
    }
}

func start() -> Simulation {
    let sim = Simulation(Weather())
    let location = sim.object(of: Coordinator.self).location
    location.move(to: Place(name: "Oslo"))
    location.move(to: Place(name: "Rome"))
    return sim
}

@Test("There: each layer is made when it is first needed")
func there() {
    let sim = start()
    #expect(sim.cells.allLabels == ["Oslo", "Rome"])
    #expect(sim.inits(of: ListModel.self) == 1)
    #expect(sim.inits(of: DetailModel.self) == 0)
    sim.buttons["Oslo"].tap()
    #expect(sim.inits(of: DetailModel.self) == 1)
    #expect(sim.staticTexts["asking"].exists)
    sim.advance(by: .seconds(1))
    #expect(sim.staticTexts["Oslo: 4 degrees"].exists)
    // The list is under the page and keeps its model.
    #expect(sim.inits(of: ListModel.self) == 1)
    #expect(sim.liveCount(of: ListModel.self) == 1)
}

@Test("Back: the detail goes, the services and the list stay")
func back() {
    let sim = start()
    sim.buttons["Oslo"].tap()
    sim.advance(by: .seconds(1))
    sim.goBack()
    #expect(sim.output == ["detail of Oslo gone"])
    #expect(sim.liveCount(of: DetailModel.self) == 0)
    #expect(sim.object(of: Coordinator.self).path == [])
    #expect(sim.cells.allLabels == ["Oslo", "Rome"])
    for type in ["coordinator", "repository", "location"] { #expect(!sim.output.contains("\(type) gone")) }
}

@Test("There again: another model, and the repository remembers")
func again() {
    let sim = start()
    sim.buttons["Oslo"].tap()
    sim.advance(by: .seconds(1))
    sim.goBack()
    sim.buttons["Oslo"].tap()
    #expect(sim.inits(of: DetailModel.self) == 2)
    #expect(sim.staticTexts["Oslo: 4 degrees"].exists)
    #expect(sim.object(of: WeatherRepository.self).loads == 1)
}

@Test("Back before the answer: nothing keeps the detail")
func early() {
    let sim = start()
    sim.buttons["Rome"].tap()
    sim.goBack()
    #expect(sim.liveCount(of: DetailModel.self) == 0)
    sim.advance(by: .seconds(2))
    #expect(sim.leaks == [])
}

@Test("In the end all layers go")
func end() {
    let sim = start()
    sim.buttons["Oslo"].tap()
    sim.advance(by: .seconds(1))
    sim.unmount()
    #expect(sim.liveCount(of: Coordinator.self) == 0)
    #expect(
        sim.output.sorted() == [
            "coordinator gone", "detail of Oslo gone", "list gone", "location service gone", "repository gone",
        ])
}
