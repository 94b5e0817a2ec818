import Foundation

let us = Locale(identifier: "en_US")
print(["a", "b", "c"].formatted(.list(type: .and).locale(us)), ["a", "b"].formatted(.list(type: .or).locale(us)))
print(["one"].formatted(.list(type: .and).locale(us)))
print(
    Int64(1_500_000).formatted(.byteCount(style: .file).locale(us)),
    Int64(512).formatted(.byteCount(style: .memory).locale(us)))
print(
    Int64(0).formatted(.byteCount(style: .file).locale(us)),
    Int64(1_073_741_824).formatted(.byteCount(style: .memory).locale(us)))
print(Duration.seconds(3661).formatted(.time(pattern: .hourMinuteSecond).locale(us)))
print(Duration.seconds(75).formatted(.time(pattern: .minuteSecond).locale(us)))
print(Duration.seconds(5).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2)).locale(us)))
print(
    Duration.milliseconds(1500).formatted(
        .time(pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 2)).locale(us)))
print(Duration.seconds(3700).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(us)))
print(Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds], width: .abbreviated).locale(us)))
