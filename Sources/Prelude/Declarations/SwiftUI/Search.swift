// Adds a search field.
@_primitive("searchable") struct _SearchModifier: View {
    let content: Any
    let text: Any
    let isPresented: Any?
    let _field: Any
    let _suggestions: Any?
    func _cancel(_ target: Any) -> Any { Button("Cancel") { _dismissSearch(target) } }
}

// The search field itself.
@_primitive("SearchField") struct _SearchField: View {
    let label: Any
    let text: Binding<String>
}

// Adds suggestions below the search field.
@_primitive("searchSuggestions") struct _SearchSuggestionsModifier: View {
    let content: Any
    let _suggestions: Any
}

// Adds scopes to choose from below the search field.
@_primitive("searchScopes") struct _SearchScopesModifier: View {
    let content: Any
    let _scopes: Any
}

// A suggestion that fills the search field when it is tapped.
@_primitive("SearchCompletion") struct _SearchCompletion: View {
    let content: Any
    let completion: Any
}

enum SearchFieldPlacement {
    case automatic, toolbar, sidebar, navigationBarDrawer, toolbarPrincipal
    static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { .navigationBarDrawer }
    enum NavigationBarDrawerDisplayMode { case automatic, always }
}

enum SearchScopeActivation { case automatic, onTextEntry, onSearchPresentation }
enum SearchSuggestionsPlacement { case automatic, menu, content }

struct DismissSearchAction {
    let _target: Any?
    init() { _target = nil }
    func callAsFunction() { _dismissSearch(_target) }
}

func _dismissSearch(_ target: Any?)

extension EnvironmentValues {
    @_reachedBy("searchable") @Entry var isSearching: Bool = false
    @_reachedBy("searchable") @Entry var dismissSearch: DismissSearchAction = DismissSearchAction()
}

// Suggested tokens are offered while one searches; choosing one adds it and empties the text.
struct _TokenSuggestions: View {
    let _text: Binding<String>
    let _tokens: Any
    let _suggested: Any
    let _token: (Any) -> Any
    var body: some View {
        ForEach(_suggested) { suggested in
            Button(action: {
                _addToken(_tokens, suggested)
                _text.wrappedValue = ""
            }) { _token(suggested) }
        }
    }
}

func _addToken(_ tokens: _Value, _ token: Any) {
    var all = tokens.wrappedValue
    all.append(token)
    tokens.wrappedValue = all
}

extension View {
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil) -> some View {
        _search(text, nil, prompt.map { Text($0) }, nil)
    }
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?) -> some View { _search(text, nil, prompt, nil) }
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil) -> some View {
        _search(text, isPresented, prompt.map { Text($0) }, nil)
    }
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text?) -> some View {
        _search(text, isPresented, prompt, nil)
    }
    func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil, @ViewBuilder suggestions: () -> S)
        -> some View
    { _search(text, nil, prompt.map { Text($0) }, suggestions()) }
    func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?, @ViewBuilder suggestions: () -> S) -> some View {
        _search(text, nil, prompt, suggestions())
    }
    func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil, token: @escaping (C.Element) -> T
    ) -> some View { _search(text, nil, prompt.map { Text($0) }, nil) }
    func searchable<C, S, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View {
        _search(text, nil, prompt.map { Text($0) }, _TokenSuggestions(_text: text, _tokens: tokens, _suggested: suggestedTokens.wrappedValue, _token: token))
    }
    func searchable<C, S, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, placement: SearchFieldPlacement = .automatic, prompt: Text?,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View { _search(text, nil, prompt, _TokenSuggestions(_text: text, _tokens: tokens, _suggested: suggestedTokens.wrappedValue, _token: token)) }
    func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View { _search(text, isPresented, prompt.map { Text($0) }, nil) }
    func _search(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?, _ suggestions: Any?) -> some View {
        _SearchModifier(
            content: self, text: text, isPresented: isPresented, _field: _SearchField(label: prompt ?? Text("Search"), text: text), _suggestions: suggestions)
    }
    func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View { _SearchSuggestionsModifier(content: self, _suggestions: suggestions()) }
    func searchSuggestions(_ visibility: Visibility, for placements: Any) -> some View { self }
    func searchScopes<V: Hashable, S>(_ scope: Binding<V>, activation: SearchScopeActivation = .automatic, @ViewBuilder _ scopes: () -> S) -> some View {
        _SearchScopesModifier(content: self, _scopes: Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented))
    }
    func searchCompletion(_ completion: String) -> some View { _SearchCompletion(content: self, completion: completion) }
    func searchCompletion(_ token: Any) -> some View { self }
    func searchPresentationToolbarBehavior(_ behavior: Any) -> some View { self }
    func searchToolbarBehavior(_ behavior: Any) -> some View { self }
    func searchDictationBehavior(_ behavior: Any) -> some View { self }
    func searchFocused(_ condition: Any) -> some View { self }
}
