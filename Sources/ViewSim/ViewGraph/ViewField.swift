/// A field of a view or modifier of the prelude that the graph or a simulation reads.
///
/// Fields are known by name, with or without the underscore of a hidden one. `ViewTypeInfo` finds their places once a
/// type, so that the order of a declaration does not matter and reading a field looks no name up. A coding key, since the
/// compiler writes the names of those: asking for them at run time took a twentieth of a short run.
enum ViewField: Int, CaseIterable, CodingKey {
    case action, allowsFullSwipe, animation, axes, binding, build, buttons, columns, completion, content, count, data
    case destination, detail, edits, field, follow, form, format, formatter, hasItem, height, id, identifier, initial
    case isActive, isBackground, isBlocking, isDisabled, isEnabled, isFocusable, isOn, isPresented, isSearch, isText
    case isTrailing, keepsMenu, key, keyPath, kind, label, location, lower, middle, modifier, name, object, onCommit
    case onDecrement, onDismiss, onEditingChanged, onIncrement, part, path, preferred, primaryAction, priority
    case publisher, rows, scheme, scope, scopes, selection, step, style, suggestions, tabItem, tag, text, transform
    case transition, type, upper, value, width

    /// The fields that are read, by the primitive name of the types that have them; reading another one gives `.void`.
    static let read: [String: [ViewField]] = [
        "accessibility": [.identifier, .label],
        "animation": [.animation, .value],
        "AnyView": [.content],
        "Button": [.action],
        "Canvas": [],
        "ColorPicker": [.selection],
        "DatePicker": [.selection, .lower, .upper],
        "defaultFocus": [.location, .value],
        "deleteDisabled": [.isDisabled],
        "disabled": [.isDisabled],
        "environment": [.keyPath, .value],
        "environmentObject": [.object, .type],
        "equatable": [.content],
        "focusable": [.isFocusable],
        "focused": [.location, .value],
        "ForEach": [.data, .id, .content, .edits],
        "frame": [.width, .height],
        "GeometryReader": [.content],
        "gesture": [.priority, .isEnabled],
        "id": [.id],
        "Image": [.name],
        "inert": [.content, .modifier],
        "LazyHGrid": [.rows],
        "LazyVGrid": [.columns],
        "Link": [.follow],
        "List": [.selection],
        "Menu": [.primaryAction],
        "menuActionDismissBehavior": [.keepsMenu],
        "modifier": [.content, .modifier],
        "modifierContent": [.scope, .part],
        "moveDisabled": [.isDisabled],
        "MultiDatePicker": [.selection],
        "NavigationLink": [.destination, .value, .isActive],
        "NavigationSplitView": [.content, .path, .middle, .detail, .preferred],
        "NavigationStack": [.content, .path],
        "NavigationView": [.content, .path],
        "navigationDestination": [.type, .destination],
        "onAppear": [.action],
        "onChange": [.value, .action, .form, .initial],
        "onDelete": [.action],
        "onDisappear": [.action],
        "onMove": [.action],
        "onPreferenceChange": [.content, .key, .action],
        "onReceive": [.publisher, .action],
        "onSubmit": [.action, .isSearch, .isText],
        "onTapGesture": [.action, .count],
        "Picker": [.selection],
        "pickerStyle": [.style],
        "preference": [.key, .value],
        "preferenceReader": [.content, .key, .build, .isBackground],
        "preferredColorScheme": [.scheme],
        "presentation": [.content, .binding, .kind, .hasItem, .build, .onDismiss],
        "ScrollViewReader": [.content],
        "searchable": [.content, .text, .isPresented, .field, .suggestions],
        "SearchCompletion": [.completion],
        "SearchField": [.text],
        "searchScopes": [.scopes],
        "searchSuggestions": [.suggestions],
        "SecureField": [.text, .onCommit],
        "Slider": [.value, .lower, .upper, .step, .onEditingChanged],
        "Stepper": [.value, .step, .onIncrement, .onDecrement, .lower, .upper, .onEditingChanged],
        "style": [.style, .kind],
        "submitScope": [.isBlocking],
        "swipeActions": [.buttons, .isTrailing, .allowsFullSwipe],
        "Tab": [.label, .value, .build],
        "tabItem": [.tabItem],
        "TabView": [.content, .selection],
        "tag": [.tag],
        "task": [.id],
        "Text": [.text],
        "TextEditor": [.text],
        "TextField": [.text, .onCommit, .onEditingChanged, .format, .formatter, .type],
        "TimelineView": [.content],
        "Toggle": [.isOn],
        "transaction": [.transform],
        "transformEnvironment": [.keyPath],
        "transformPreference": [.key],
        "transition": [.transition],
        "ViewThatFits": [.content, .axes],
        "Window": [.content, .id, .type],
        "WindowGroup": [.content, .id, .type],
    ]

    /// Where a declaration has its fields: a place for each case, negative where the type has no such field.
    static func places(in names: [String], of primitive: String) -> [Int8] {
        guard let read = read[primitive], !read.isEmpty else { return [] }
        var places = [Int8](repeating: -1, count: allCases.count)
        for (place, name) in names.enumerated() {
            let plain = name.first == "_" ? String(name.dropFirst()) : name
            // The rows of an outline are made of one that the outline keeps.
            let field = plain == "row" ? .content : ViewField(stringValue: plain)
            guard let field, read.contains(field), let place = Int8(exactly: place) else { continue }
            places[field.rawValue] = place
        }
        return places
    }
}
