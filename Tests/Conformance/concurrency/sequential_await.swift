// Awaited calls run one after the other; errors pass through await.
enum Failure: Error { case refused(Int) }

func load(_ id: Int) async throws -> String {
    if id < 0 { throw Failure.refused(id) }
    await Task.yield()
    return "item \(id)"
}

func loadAll(_ ids: [Int]) async throws -> [String] {
    var items: [String] = []
    for id in ids { items.append(try await load(id)) }
    return items
}

struct Loader {
    var name: String {
        get async { "loader of " + ((try? await load(0)) ?? "nothing") }
    }
}

print(try await loadAll([1, 2, 3]))
do { print(try await loadAll([4, -5, 6])) } catch { print("failed", error) }
print(await Loader().name)
let task = Task { try await load(7).uppercased() }
print(try await task.value)
let failing = Task { try await load(-1) }
print(await failing.result.map { $0.count })
func map<T: Sendable>(_ ids: [Int], _ transform: (Int) async -> T) async -> [T] {
    var results: [T] = []
    for id in ids { results.append(await transform(id)) }
    return results
}
print(await map([1, 2]) { (try? await load($0))?.count ?? 0 })
