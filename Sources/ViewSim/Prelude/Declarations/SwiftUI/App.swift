// swift-format-ignore-file
@MainActor protocol App: View { init() }
@MainActor protocol Scene: View {}
@MainActor protocol PreviewProvider {
    associatedtype Previews
    @ViewBuilder static var previews: Previews { get }
}
@_primitive("Group") struct WindowGroup<Content>: Scene {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }
    init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    init(_ title: String, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}
