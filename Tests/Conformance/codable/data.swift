import Foundation

var data = Data("héllo".utf8)
print(data, data.count, data.isEmpty, data[0], data.first ?? 0, data.last ?? 0)
data.append(33)
data.append(contentsOf: [63, 64])
data.append(Data([65]))
print(data.count, Array(data.suffix(4)), data.map { Int($0) }.reduce(0, +))
print(String(data: data, encoding: .utf8) ?? "invalid", String(decoding: data, as: UTF8.self).count)
print(String(data: Data([0xFF, 0xFE]), encoding: .utf8) ?? "invalid")
print("abc".data(using: .utf8) == Data([97, 98, 99]), "é".data(using: .ascii) == nil)

let encoded = Data([0, 1, 2, 253, 254, 255]).base64EncodedString()
print(encoded, Data(base64Encoded: encoded)!.count, Data(base64Encoded: "*") == nil)
print(Data(base64Encoded: "SGVsbG8=").map { String(decoding: $0, as: UTF8.self) } ?? "-")

data[0] = 72
print(String(decoding: data.prefix(1), as: UTF8.self), data.contains(63), data.firstIndex(of: 33) ?? -1)
let slice = data[1..<3]
print(slice.count, slice.startIndex, slice.endIndex, slice[1], data.subdata(in: 1..<3).startIndex)
print(
    Data(count: 3), Data(repeating: 7, count: 2).map { $0 }, Data() == Data([]), Data([1]) + Data([2]) == Data([1, 2]))
var copy = data
copy.removeLast()
print(copy.count, data.count, copy == data, Set([data, data]).count)
for (index, byte) in Data([9, 8]).enumerated() { print(index, byte) }
print(
    Data([1, 2, 3]).reversed().map { $0 }, Data([3, 1, 2]).sorted(),
    Data([0xAB, 0x0C]).map { String(format: "%02x", $0) }.joined())
