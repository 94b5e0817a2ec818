struct DatePickerComponents: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var hourAndMinute: DatePickerComponents { DatePickerComponents(rawValue: 1) }
    static var date: DatePickerComponents { DatePickerComponents(rawValue: 2) }
}

@_primitive("DatePicker") struct DatePicker<Label>: View {
    typealias Components = DatePickerComponents
    let label: Any
    let selection: Any
    let lower: Any?
    let upper: Any?
    let _components: DatePickerComponents
    init(_label label: Any, _selection selection: Any, _lower lower: Date?, _upper upper: Date?, _components components: DatePickerComponents) {
        self.label = label
        self.selection = selection
        self.lower = lower
        self.upper = upper
        _components = components
    }
    init(_ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
        self.init(_label: Text(title), _selection: selection, _lower: nil, _upper: nil, _components: displayedComponents)
    }
    init(_ title: String, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
        self.init(_label: Text(title), _selection: selection, _lower: range.lowerBound, _upper: range.upperBound, _components: displayedComponents)
    }
    init(_ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
        self.init(_label: Text(title), _selection: selection, _lower: range.lowerBound, _upper: nil, _components: displayedComponents)
    }
    init(_ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
        self.init(_label: Text(title), _selection: selection, _lower: nil, _upper: range.upperBound, _components: displayedComponents)
    }
    init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _selection: selection, _lower: nil, _upper: nil, _components: displayedComponents)
    }
    init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label(), _selection: selection, _lower: range.lowerBound, _upper: range.upperBound, _components: displayedComponents) }
    init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label(), _selection: selection, _lower: range.lowerBound, _upper: nil, _components: displayedComponents) }
    init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label(), _selection: selection, _lower: nil, _upper: range.upperBound, _components: displayedComponents) }
    func _shown(_ date: Date) -> String {
        _formatDateStyle(
            date.timeIntervalSinceReferenceDate,
            Date.FormatStyle(date: _components.contains(.date) ? .abbreviated : .omitted, time: _components.contains(.hourAndMinute) ? .shortened : .omitted))
    }
}

@_primitive("MultiDatePicker") struct MultiDatePicker<Label>: View {
    let label: Any
    let selection: Binding<Set<DateComponents>>
    init(_ title: String, selection: Binding<Set<DateComponents>>) {
        label = Text(title)
        self.selection = selection
    }
    init(_ title: String, selection: Binding<Set<DateComponents>>, in bounds: Any) {
        label = Text(title)
        self.selection = selection
    }
    init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
    }
    init(selection: Binding<Set<DateComponents>>, in bounds: Any, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
    }
}
