// What these expand to is made while names are looked up.
@attached(accessor) macro Entry()
@attached(peer) macro Previewable()
@freestanding(declaration) macro Preview(_ name: String? = nil, traits: Any..., @ViewBuilder body: @escaping () -> any View)
