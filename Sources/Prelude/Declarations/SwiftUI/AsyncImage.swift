enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? { if case .success(let image) = self { image } else { nil } }
    var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

// Loads its image once it appears, anew for another address, and gives up when it leaves.
struct AsyncImage<Content>: View {
    let _url: URL?
    let _content: (AsyncImagePhase) -> Any
    let _animation: Animation?
    @State private var _phase = AsyncImagePhase.empty
    @State private var _load: _ImageLoad? = nil
    init(url: URL?, scale: Double = 1) {
        _url = url
        _animation = nil
        _content = { phase in if case .success(let image) = phase { image } else { Color("placeholder") } }
    }
    init<I, P>(url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) {
        _url = url
        _animation = nil
        _content = { phase in _asyncImage(phase, content, placeholder) }
    }
    init(url: URL?, scale: Double = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        _url = url
        _animation = transaction.animation
        _content = content
    }
    var body: some View {
        Group { _content(_phase) }
            .onAppear { if _load == nil { _start(_url) } }
            .onDisappear { _load?._task?.cancel() }
            .onChange(of: _url) { old, new in
                _load?._task?.cancel()
                _phase = .empty
                _start(new)
            }
    }
    func _start(_ url: URL?) {
        guard let url else { return }
        let load = _ImageLoad()
        _load = load
        load._task = URLSession.shared.dataTask(with: url) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            DispatchQueue.main.async {
                let result =
                    error == nil && status / 100 == 2
                    ? AsyncImagePhase.success(Image(url.lastPathComponent)) : AsyncImagePhase.failure(error ?? URLError(.cannotDecodeContentData))
                withAnimation(_animation) { _phase = result }
            }
        }
        load._task?.resume()
    }
}

// Keeps the running load of an `AsyncImage`.
final class _ImageLoad { var _task: URLSessionDataTask? = nil }

@ViewBuilder func _asyncImage(_ phase: AsyncImagePhase, _ content: (Image) -> Any, _ placeholder: () -> Any) -> some View {
    if case .success(let image) = phase { content(image) } else { placeholder() }
}
