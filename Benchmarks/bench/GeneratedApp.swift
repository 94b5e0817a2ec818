import Foundation

/// An app of many files of a hundred lines, whose types refer to one another, and two scenarios beside it: one of its
/// whole, and one of a screen that needs few of the files.
struct GeneratedApp {
    let folder: URL
    /// The root of the app, which leads to every file.
    let whole: String
    /// A leaf, which leads to five files.
    let screen: String

    /// Features come in groups, whose first leads to the others and to the next group.
    private static let group = 5

    /// Writes the files.
    init(files: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-app-\(UUID().uuidString)")
        let sources = folder.appendingPathComponent("Sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        for index in 0..<files {
            let url = sources.appendingPathComponent("Feature\(index).swift")
            try Data(Self.feature(index, of: files).utf8).write(to: url)
        }
        whole = try Self.scenario("Whole", root: 0, in: folder)
        screen = try Self.scenario("Screen", root: files - Self.group, in: folder)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private static func scenario(_ name: String, root: Int, in folder: URL) throws -> String {
        let url = folder.appendingPathComponent("\(name).swift")
        let text = """
            import SwiftUI

            @Test func \(name.lowercased())() {
                let sim = Simulation(FeatureScreen\(root)(store: FeatureStore\(root)()))
                #expect(sim.liveCount(of: FeatureStore\(root).self) == 1)
            }
            """
        try Data(text.utf8).write(to: url)
        return url.path
    }

    private static func feature(_ index: Int, of count: Int) -> String {
        let isFirst = index % group == 0
        var children = isFirst ? (1..<group).map { index + $0 } : []
        if isFirst { children.append(index + group) }
        children.removeAll { $0 >= count }
        let links = children.map { child in
            """
                        if store.filter == "\(child)" { FeatureScreen\(child)(store: FeatureStore\(child)()) }
            """
        }.joined(separator: "\n")
        return """
            import SwiftUI
            import Combine

            /// The data of feature \(index).
            struct Feature\(index): Identifiable, Hashable {
                enum Kind: String, CaseIterable {
                    case small, medium, large
                    var title: String { rawValue.capitalized }
                }

                let id: Int
                var name: String
                var kind: Kind = .small
                var amounts: [Double] = []

                var total: Double { amounts.reduce(0, +) }
                var isEmpty: Bool { amounts.isEmpty }
                mutating func add(_ amount: Double) {
                    guard amount > 0 else { return }
                    amounts.append(amount)
                }
            }

            protocol FeatureService\(index) {
                func load(page: Int) -> [Feature\(index)]
                func save(_ feature: Feature\(index)) throws
            }

            struct LocalFeatureService\(index): FeatureService\(index) {
                func load(page: Int) -> [Feature\(index)] {
                    (0..<3).map { number in
                        Feature\(index)(id: page * 3 + number, name: "Item \\(number)", kind: number == 0 ? .small : .large)
                    }
                }
                func save(_ feature: Feature\(index)) throws {
                    if feature.name.isEmpty { throw FeatureError\(index).unnamed(id: feature.id) }
                }
            }

            enum FeatureError\(index): Error {
                case unnamed(id: Int)
                case missing
            }

            final class FeatureStore\(index): ObservableObject {
                @Published var features: [Feature\(index)] = []
                @Published var filter = ""
                @Published private(set) var message: String?
                private let service: any FeatureService\(index)

                init(service: any FeatureService\(index) = LocalFeatureService\(index)()) {
                    self.service = service
                    features = service.load(page: 0)
                }

                var visible: [Feature\(index)] {
                    filter.isEmpty ? features : features.filter { $0.name.lowercased().contains(filter.lowercased()) }
                }

                func save() {
                    do {
                        for feature in features { try service.save(feature) }
                        message = "Saved \\(features.count)"
                    } catch FeatureError\(index).unnamed(let id) {
                        message = "Feature \\(id) has no name"
                    } catch {
                        message = "Not saved"
                    }
                }
            }

            struct FeatureRow\(index): View {
                let feature: Feature\(index)
                @State private var isExpanded = false

                var body: some View {
                    VStack(alignment: .leading, spacing: 8) {
                        Text(feature.name).font(.headline)
                        if isExpanded {
                            Text("\\(feature.total)").foregroundColor(.secondary)
                        }
                        Toggle("More", isOn: $isExpanded)
                    }
                    .padding(.vertical, 4)
                }
            }

            struct FeatureScreen\(index): View {
                @StateObject private var store: FeatureStore\(index)

                init(store: @autoclosure @escaping () -> FeatureStore\(index)) {
                    _store = StateObject(wrappedValue: store())
                }

                var body: some View {
                    VStack {
                        TextField("Filter", text: $store.filter)
                        ForEach(store.visible) { feature in
                            FeatureRow\(index)(feature: feature)
                        }
                        Button("Save") { store.save() }
                        if let message = store.message { Text(message) }
            \(links)
                    }
                }
            }

            """
    }
}
