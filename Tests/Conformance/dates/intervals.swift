import Foundation

print(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 10).contains(Date(timeIntervalSince1970: 5)))
print(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 10).contains(Date(timeIntervalSince1970: 15)))
