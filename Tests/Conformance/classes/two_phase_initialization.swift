// Designated, convenience, required and failable initializers, in order, through three classes.
class Vehicle {
    let wheels: Int
    var log: [String] = ["vehicle fields"]
    init(wheels: Int) {
        self.wheels = wheels
        log.append("vehicle init")
        setUp()
    }
    convenience init() { self.init(wheels: 4); log.append("vehicle convenience") }
    required init(copying other: Vehicle) { wheels = other.wheels; log = other.log + ["copy"] }
    func setUp() { log.append("vehicle setUp") }
    func copy() -> Self { Self(copying: self) }
    class var kind: String { "vehicle" }
}
class Bike: Vehicle {
    var bell: String
    let gears: Int
    init(bell: String, gears: Int = 3) {
        self.bell = bell
        self.gears = gears
        super.init(wheels: 2)
        log.append("bike init")
    }
    override convenience init(wheels: Int) { self.init(bell: "made from \(wheels)") }
    required init(copying other: Vehicle) {
        bell = (other as? Bike)?.bell ?? "none"
        gears = 1
        super.init(copying: other)
        log.append("bike copy")
    }
    override func setUp() { super.setUp(); log.append("bike setUp \(bell)") }
    override class var kind: String { "bike, a " + super.kind }
}
final class EBike: Bike {
    var battery = 100
    convenience init?(charge: Int) {
        guard charge > 0 else { return nil }
        self.init(bell: "e", gears: 7)
        battery = charge
    }
    override func setUp() { battery -= 1; super.setUp() }
    required init(copying other: Vehicle) { super.init(copying: other); battery = 5 }
    override init(bell: String, gears: Int) { super.init(bell: bell, gears: gears) }
}
print(Vehicle().log)
print(Bike(bell: "ring").log)
print(Bike().log, Bike(wheels: 9).bell)
let e = EBike(charge: 50)
print(e?.log ?? [], e?.battery ?? 0, e?.gears ?? 0, EBike(charge: 0) === nil)
let copy = e!.copy()
print(copy.log, copy.battery, type(of: copy), type(of: copy).kind)
let vehicle: Vehicle = EBike(charge: 1)!
print(vehicle.copy().wheels, type(of: vehicle.copy()), (vehicle as? Bike)?.bell ?? "")
let kinds: [Vehicle.Type] = [Vehicle.self, Bike.self, EBike.self]
print(kinds.map { $0.kind }, kinds.map { $0.init(copying: vehicle).log.last! })
