protocol CustomReflectable { var customMirror: Mirror { get } }

struct Mirror {
    typealias Child = (label: String?, value: Any)
    typealias Children = [(label: String?, value: Any)]
    enum DisplayStyle { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }
    enum AncestorRepresentation { case generated, suppressed }
    let subjectType: Any.Type
    let children: [(label: String?, value: Any)]
    let displayStyle: DisplayStyle?
    let _subject: Any?
    let _level: Int
    init(_subject: Any, _level: Int) {
        let parts = _reflect(_subject, _level)
        subjectType = parts.0
        displayStyle = Mirror._style(parts.1)
        children = parts.2
        self._subject = parts.3 ? _subject : nil
        self._level = _level
    }
    init(reflecting subject: Any) {
        if !_isUnknown(subject), let custom = subject as? CustomReflectable { self = custom.customMirror } else { self = Mirror(_subject: subject, _level: 0) }
    }
    init(_ subject: Any, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil, ancestorRepresentation: AncestorRepresentation = .generated) {
        subjectType = type(of: subject)
        self.children = children.map { (label: $0.key, value: $0.value) }
        self.displayStyle = displayStyle
        _subject = nil
        _level = 0
    }
    init(
        _ subject: Any, children: [(label: String?, value: Any)], displayStyle: DisplayStyle? = nil, ancestorRepresentation: AncestorRepresentation = .generated
    ) {
        subjectType = type(of: subject)
        self.children = children
        self.displayStyle = displayStyle
        _subject = nil
        _level = 0
    }
    init<C: Sequence>(_ subject: Any, unlabeledChildren: C, displayStyle: DisplayStyle? = nil, ancestorRepresentation: AncestorRepresentation = .generated) {
        subjectType = type(of: subject)
        children = unlabeledChildren.map { (label: nil, value: $0) }
        self.displayStyle = displayStyle
        _subject = nil
        _level = 0
    }
    static func _style(_ number: Int) -> DisplayStyle? {
        let styles: [DisplayStyle] = [.struct, .class, .enum, .tuple, .optional, .collection, .dictionary, .set]
        return number < 0 ? nil : styles[number]
    }
    var superclassMirror: Mirror? {
        guard let subject = _subject else { return nil }
        return Mirror(_subject: subject, _level: _level + 1)
    }
    func descendant(_ first: Any, _ rest: Any...) -> Any? {
        var current: Any? = nil
        var mirror = self
        var path = rest
        path.insert(first, at: 0)
        for step in path {
            if let label = step as? String {
                guard let child = mirror.children.first(where: { $0.label == label }) else { return nil }
                current = child.value
            } else {
                guard let index = step as? Int, index < mirror.children.count else { return nil }
                current = mirror.children[index].value
            }
            mirror = Mirror(reflecting: current!)
        }
        return current
    }
}

func _isUnknown(_ value: Any) -> Bool
func _reflect(_ subject: Any, _ level: Int) -> (Any.Type, Int, [(label: String?, value: Any)], Bool)

// Gathers the text of `dump`.
struct _Dump {
    var _text = ""
    var _seen: [ObjectIdentifier] = []
    var _left: Int
    mutating func _add(_ value: Any, _ name: String?, _ indent: Int, _ maxDepth: Int) {
        guard _left > 0 else { return }
        _left -= 1
        let mirror = Mirror(reflecting: value)
        _text += String(repeating: " ", count: indent)
        if _isUnknown(mirror) {
            // What reflects it is not known: neither is what it has inside.
            _text += "- " + (name.map { $0 + ": " } ?? "") + _dumpTitle(value, type(of: value), 0) + "\n"
            return
        }
        let count = mirror.children.count
        _text += (count == 0 && mirror.superclassMirror == nil) ? "- " : maxDepth <= 0 ? "\u{25B9} " : "\u{25BF} "
        if let name { _text += name + ": " }
        _text += _dumpTitle(value, mirror.subjectType, count)
        if mirror.displayStyle == .class, let object = _objectIdentifier(value) {
            if let number = _seen.firstIndex(of: object) {
                _text += " #\(number)\n"
                return
            }
            _text += " #\(_seen.count)"
            _seen.append(object)
        }
        _text += "\n"
        guard maxDepth > 0 else { return }
        if let superclass = mirror.superclassMirror { _addSuperclass(superclass, indent + 2, maxDepth - 1) }
        _addChildren(mirror, indent + 2, maxDepth - 1)
    }
    mutating func _addChildren(_ mirror: Mirror, _ indent: Int, _ maxDepth: Int) {
        var index = 0
        for child in mirror.children {
            if _left <= 0 {
                let rest = mirror.children.count - index
                _text += String(repeating: " ", count: indent + 2) + "(\(rest) \(index > 0 ? "more " : "")\(rest == 1 ? "child" : "children"))\n"
                return
            }
            _add(child.value, child.label, indent, maxDepth)
            index += 1
        }
    }
    mutating func _addSuperclass(_ mirror: Mirror, _ indent: Int, _ maxDepth: Int) {
        guard _left > 0 else { return }
        _left -= 1
        _text += String(repeating: " ", count: indent)
        _text += (mirror.children.count == 0 ? "- " : maxDepth <= 0 ? "\u{25B9} " : "\u{25BF} ") + "super: " + String(reflecting: mirror.subjectType) + "\n"
        guard maxDepth > 0 else { return }
        if let superclass = mirror.superclassMirror { _addSuperclass(superclass, indent + 2, maxDepth - 1) }
        _addChildren(mirror, indent + 2, maxDepth - 1)
    }
}

func _dumpTitle(_ value: Any, _ type: Any.Type, _ count: Int) -> String

func _objectIdentifier(_ value: Any) -> ObjectIdentifier? {
    let number = _identifier(value)
    return number == 0 ? nil : ObjectIdentifier(_number: number)
}

@discardableResult func dump<T>(_ value: Any, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max) -> T {
    var dump = _Dump(_left: maxItems)
    dump._add(value, name, indent, maxDepth)
    print(dump._text, terminator: "")
    return value
}

@discardableResult func dump<T, Target: TextOutputStream>(
    _ value: Any, to target: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max
) -> T {
    var dump = _Dump(_left: maxItems)
    dump._add(value, name, indent, maxDepth)
    target.write(dump._text)
    return value
}
