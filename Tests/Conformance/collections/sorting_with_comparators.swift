// Sorting by several keys.
import Foundation

struct Song {
    let title: String
    let artist: String
    let plays: Int
    let rating: Double
}
let songs = [
    Song(title: "Yesterday", artist: "Beatles", plays: 5, rating: 4.5),
    Song(title: "Help", artist: "Beatles", plays: 9, rating: 3),
    Song(title: "Angie", artist: "Stones", plays: 5, rating: 4.5),
]
print(
    songs.sorted(using: KeyPathComparator(\.plays)).map(\.title),
    songs.sorted(using: KeyPathComparator(\.plays, order: .reverse)).map(\.title))
print(
    songs.sorted(using: [KeyPathComparator(\.artist), KeyPathComparator(\.plays, order: .reverse)])
        .map(\.title))
print(
    songs.sorted(using: SortDescriptor(\.title)).map(\.title),
    songs.sorted(using: [SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.title)]).map(
        \.title))
var order = [KeyPathComparator(\Song.artist), KeyPathComparator(\Song.title)]
print(songs.sorted(using: order).map(\.title), order[0].order, order.count)
order[0].order = .reverse
order.swapAt(0, 1)
print(songs.sorted(using: order).map(\.title), order.map { "\($0.order)" })
var list = songs
list.sort(using: KeyPathComparator(\.rating))
print(list.map(\.title))
print(
    KeyPathComparator(\Song.plays).compare(songs[0], songs[1]) == .orderedAscending,
    SortDescriptor(\Song.title).compare(songs[0], songs[2]) == .orderedDescending)
func sorted<Value: Comparable>(
    _ songs: [Song], by path: KeyPath<Song, Value>, ascending: Bool = true
) -> [String] {
    songs.sorted {
        ascending ? $0[keyPath: path] < $1[keyPath: path] : $0[keyPath: path] > $1[keyPath: path]
    }.map(\.title)
}
print(sorted(songs, by: \.title), sorted(songs, by: \.plays, ascending: false))
print(
    songs.sorted { ($0.artist, $1.plays) < ($1.artist, $0.plays) }.map(\.title),
    songs.min { $0.plays < $1.plays }!.title, songs.map(\.rating).max()!)
