class Unit: NSObject {
    let symbol: String
    init(symbol: String) { self.symbol = symbol }
    override func isEqual(_ object: Any?) -> Bool { if let other = object as? Unit { symbol == other.symbol } else { false } }
    override var hash: Int { symbol.hashValue }
}

class Dimension: Unit {
    let _coefficient: Double
    let _constant: Double
    init(symbol: String, _ coefficient: Double, _ constant: Double = 0) {
        _coefficient = coefficient
        _constant = constant
        super.init(symbol: symbol)
    }
    init(symbol: String, converter: UnitConverterLinear) {
        _coefficient = converter.coefficient
        _constant = converter.constant
        super.init(symbol: symbol)
    }
}

class UnitConverterLinear {
    let coefficient: Double
    let constant: Double
    init(coefficient: Double, constant: Double = 0) {
        self.coefficient = coefficient
        self.constant = constant
    }
}

class UnitLength: Dimension {
    static let megameters = UnitLength(symbol: "Mm", 1_000_000)
    static let kilometers = UnitLength(symbol: "km", 1000)
    static let hectometers = UnitLength(symbol: "hm", 100)
    static let decameters = UnitLength(symbol: "dam", 10)
    static let meters = UnitLength(symbol: "m", 1)
    static let decimeters = UnitLength(symbol: "dm", 0.1)
    static let centimeters = UnitLength(symbol: "cm", 0.01)
    static let millimeters = UnitLength(symbol: "mm", 0.001)
    static let micrometers = UnitLength(symbol: "µm", 0.000001)
    static let inches = UnitLength(symbol: "in", 0.0254)
    static let feet = UnitLength(symbol: "ft", 0.3048)
    static let yards = UnitLength(symbol: "yd", 0.9144)
    static let miles = UnitLength(symbol: "mi", 1609.344)
    static let nauticalMiles = UnitLength(symbol: "NM", 1852)
    static let lightyears = UnitLength(symbol: "ly", 9.461e15)
    static let astronomicalUnits = UnitLength(symbol: "ua", 1.496e11)
}

class UnitMass: Dimension {
    static let kilograms = UnitMass(symbol: "kg", 1)
    static let grams = UnitMass(symbol: "g", 0.001)
    static let milligrams = UnitMass(symbol: "mg", 0.000001)
    static let metricTons = UnitMass(symbol: "t", 1000)
    static let ounces = UnitMass(symbol: "oz", 0.0283495)
    static let pounds = UnitMass(symbol: "lb", 0.453592)
    static let stones = UnitMass(symbol: "st", 0.157473)
    static let shortTons = UnitMass(symbol: "ton", 907.185)
}

class UnitTemperature: Dimension {
    static let kelvin = UnitTemperature(symbol: "K", 1)
    static let celsius = UnitTemperature(symbol: "°C", 1, 273.15)
    static let fahrenheit = UnitTemperature(symbol: "°F", 0.55555555555556, 255.37222222222427)
}

class UnitDuration: Dimension {
    static let hours = UnitDuration(symbol: "hr", 3600)
    static let minutes = UnitDuration(symbol: "min", 60)
    static let seconds = UnitDuration(symbol: "s", 1)
    static let milliseconds = UnitDuration(symbol: "ms", 0.001)
}

class UnitSpeed: Dimension {
    static let metersPerSecond = UnitSpeed(symbol: "m/s", 1)
    static let kilometersPerHour = UnitSpeed(symbol: "km/h", 0.277778)
    static let milesPerHour = UnitSpeed(symbol: "mph", 0.44704)
    static let knots = UnitSpeed(symbol: "kn", 0.514444)
}

class UnitVolume: Dimension {
    static let liters = UnitVolume(symbol: "L", 1)
    static let milliliters = UnitVolume(symbol: "mL", 0.001)
    static let deciliters = UnitVolume(symbol: "dL", 0.1)
    static let centiliters = UnitVolume(symbol: "cL", 0.01)
    static let cubicMeters = UnitVolume(symbol: "m³", 1000)
    static let cups = UnitVolume(symbol: "cup", 0.24)
    static let teaspoons = UnitVolume(symbol: "tsp", 0.00492892)
    static let tablespoons = UnitVolume(symbol: "tbsp", 0.0147868)
    static let fluidOunces = UnitVolume(symbol: "fl oz", 0.0295735)
    static let pints = UnitVolume(symbol: "pt", 0.473176)
    static let quarts = UnitVolume(symbol: "qt", 0.946353)
    static let gallons = UnitVolume(symbol: "gal", 3.78541)
}

class UnitArea: Dimension {
    static let squareKilometers = UnitArea(symbol: "km²", 1_000_000)
    static let squareMeters = UnitArea(symbol: "m²", 1)
    static let squareCentimeters = UnitArea(symbol: "cm²", 0.0001)
    static let squareFeet = UnitArea(symbol: "ft²", 0.092903)
    static let acres = UnitArea(symbol: "ac", 4046.86)
    static let hectares = UnitArea(symbol: "ha", 10000)
}

class UnitAngle: Dimension {
    static let degrees = UnitAngle(symbol: "°", 1)
    static let radians = UnitAngle(symbol: "rad", 57.295779513082323)
    static let revolutions = UnitAngle(symbol: "rev", 360)
}

class UnitEnergy: Dimension {
    static let joules = UnitEnergy(symbol: "J", 1)
    static let kilojoules = UnitEnergy(symbol: "kJ", 1000)
    static let calories = UnitEnergy(symbol: "cal", 4.184)
    static let kilocalories = UnitEnergy(symbol: "kCal", 4184)
    static let kilowattHours = UnitEnergy(symbol: "kWh", 3_600_000)
}

class UnitPower: Dimension {
    static let watts = UnitPower(symbol: "W", 1)
    static let kilowatts = UnitPower(symbol: "kW", 1000)
    static let horsepower = UnitPower(symbol: "hp", 745.7)
}

class UnitPressure: Dimension {
    static let hectopascals = UnitPressure(symbol: "hPa", 100)
    static let kilopascals = UnitPressure(symbol: "kPa", 1000)
    static let millibars = UnitPressure(symbol: "mbar", 100)
    static let bars = UnitPressure(symbol: "bar", 100_000)
}

class UnitInformationStorage: Dimension {
    static let bytes = UnitInformationStorage(symbol: "B", 8)
    static let bits = UnitInformationStorage(symbol: "bit", 1)
    static let kilobytes = UnitInformationStorage(symbol: "kB", 8000)
    static let megabytes = UnitInformationStorage(symbol: "MB", 8_000_000)
    static let gigabytes = UnitInformationStorage(symbol: "GB", 8_000_000_000)
}

struct Measurement<UnitType>: Hashable, Comparable, CustomStringConvertible {
    let unit: UnitType
    var value: Double
    init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }
    var description: String { "\(value) \((unit as! Unit).symbol)" }
    var _base: Double { _unitBase(value, unit) }
    static func == (_ lhs: Measurement<UnitType>, _ rhs: Measurement<UnitType>) -> Bool { lhs._base == rhs._base }
    static func < (_ lhs: Measurement<UnitType>, _ rhs: Measurement<UnitType>) -> Bool { lhs._base < rhs._base }
    func hash(into hasher: inout Hasher) { hasher.combine(_base) }
    func converted(to other: UnitType) -> Measurement<UnitType> {
        _sameUnit(unit, other)
            ? self : Measurement<UnitType>(value: (_base - (other as! Dimension)._constant) / (other as! Dimension)._coefficient, unit: other)
    }
    mutating func convert(to other: UnitType) { self = converted(to: other) }
    static func + (_ lhs: Measurement<UnitType>, _ rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        if _sameUnit(lhs.unit, rhs.unit) { return Measurement<UnitType>(value: lhs.value + rhs.value, unit: lhs.unit) }
        return _baseMeasurement(lhs._base + rhs._base, lhs.unit)
    }
    static func - (_ lhs: Measurement<UnitType>, _ rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        if _sameUnit(lhs.unit, rhs.unit) { return Measurement<UnitType>(value: lhs.value - rhs.value, unit: lhs.unit) }
        return _baseMeasurement(lhs._base - rhs._base, lhs.unit)
    }
    static func * (_ lhs: Measurement<UnitType>, _ rhs: Double) -> Measurement<UnitType> { Measurement<UnitType>(value: lhs.value * rhs, unit: lhs.unit) }
    static func * (_ lhs: Double, _ rhs: Measurement<UnitType>) -> Measurement<UnitType> { Measurement<UnitType>(value: lhs * rhs.value, unit: rhs.unit) }
    static func / (_ lhs: Measurement<UnitType>, _ rhs: Double) -> Measurement<UnitType> { Measurement<UnitType>(value: lhs.value / rhs, unit: lhs.unit) }
    func formatted() -> String { _MeasurementFormat(width: .abbreviated, usage: .general, numberFormatStyle: nil).format(self) }
    func formatted(_ style: _MeasurementFormat) -> String { style.format(self) }
    typealias FormatStyle = _MeasurementFormat
}

func _unitBase(_ value: Double, _ unit: Any) -> Double {
    if let dimension = unit as? Dimension { return value * dimension._coefficient + dimension._constant }
    return value
}

func _sameUnit(_ first: Any, _ second: Any) -> Bool { (first as! Unit).symbol == (second as! Unit).symbol }

func _baseMeasurement(_ value: Double, _ unit: Any) -> _Value {
    let base: Dimension =
        unit is UnitLength
        ? UnitLength.meters
        : unit is UnitMass
            ? UnitMass.kilograms
            : unit is UnitTemperature
                ? UnitTemperature.kelvin
                : unit is UnitDuration
                    ? UnitDuration.seconds
                    : unit is UnitSpeed
                        ? UnitSpeed.metersPerSecond
                        : unit is UnitVolume
                            ? UnitVolume.liters
                            : unit is UnitArea
                                ? UnitArea.squareMeters : unit is UnitAngle ? UnitAngle.degrees : unit is UnitEnergy ? UnitEnergy.joules : unit as! Dimension
    return Measurement(value: (value - base._constant) / base._coefficient, unit: base)
}

// How a unit is named.
enum _MeasurementWidth: String { case wide, abbreviated, narrow }

// What is measured, which decides the unit that is shown.
enum _MeasurementUsage: String { case general, person, personHeight, personWeight, food, road, asProvided, weather, liquid }

// How a measurement is written.
struct _MeasurementFormat: FormatStyle {
    let width: _MeasurementWidth
    let usage: _MeasurementUsage
    let numberFormatStyle: _NumberFormat?
    var _locale: Locale?
    init(width: _MeasurementWidth, usage: _MeasurementUsage = .general, numberFormatStyle: _NumberFormat? = nil) {
        self.width = width
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
    }
    func format(_ measurement: _Value) -> String {
        let number = (numberFormatStyle ?? _NumberFormat(_kind: "number", _code: nil)).format(measurement.value)
        let symbol = "\(measurement.unit.symbol)"
        switch width {
        case .narrow: return "\(number)\(symbol)"
        default: return symbol.hasPrefix("°") ? "\(number)\(symbol)" : "\(number) \(symbol)"
        }
    }
    func locale(_ locale: Locale) -> _MeasurementFormat {
        var copy = self
        copy._locale = locale
        return copy
    }
}

class MeasurementFormatter: Formatter {
    struct UnitOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let providedUnit = MeasurementFormatter.UnitOptions(rawValue: 1)
        static let naturalScale = MeasurementFormatter.UnitOptions(rawValue: 2)
        static let temperatureWithoutUnit = MeasurementFormatter.UnitOptions(rawValue: 4)
    }
    var unitOptions: MeasurementFormatter.UnitOptions = []
    var unitStyle: Formatter.UnitStyle = .medium
    var locale: Locale! = Locale.current
    var numberFormatter: NumberFormatter! = NumberFormatter()
    func string(from measurement: _Value) -> String { _MeasurementFormat(width: unitStyle == .short ? .narrow : .abbreviated).format(measurement) }
    func string(from unit: Unit) -> String { unit.symbol }
}
