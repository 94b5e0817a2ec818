import Foundation

let run = Measurement(value: 5, unit: UnitLength.kilometers)
print(run, run.value, run.unit.symbol, run.converted(to: .meters))
print(run + Measurement(value: 500, unit: UnitLength.kilometers), run * 2, run / 2, 3 * run)
print(run > Measurement(value: 3, unit: UnitLength.miles), run == Measurement(value: 5000, unit: UnitLength.meters))
var weight = Measurement(value: 2, unit: UnitMass.kilograms)
weight.convert(to: .grams)
print(weight)
print(Measurement(value: 1, unit: UnitLength.meters) + Measurement(value: 20, unit: UnitLength.centimeters))
print(Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours).value)
let angles = [180.0, 90].map { Measurement(value: $0, unit: UnitAngle.degrees).converted(to: .radians).value }
print(angles.map { ($0 * 1000).rounded() / 1000 })
print(
    [Measurement(value: 1, unit: UnitLength.feet), Measurement(value: 1, unit: UnitLength.inches)].sorted().map(
        \.unit.symbol))
