extension View {
    func fontWidth(_ width: Any?) -> some View { self }
    func lineHeight(_ lineHeight: Any?) -> some View { self }
    func textScale(_ scale: Any, isEnabled: Bool = true) -> some View { self }
    func typesettingLanguage(_ language: Any, isEnabled: Bool = true) -> some View { self }
    func writingDirection(strategy: Any) -> some View { self }
    func multilineTextAlignment(strategy: Any) -> some View { self }
    func underline(_ isActive: Bool = true, pattern: Any, color: Color? = nil) -> some View { self }
    func strikethrough(_ isActive: Bool = true, pattern: Any, color: Color? = nil) -> some View { self }
}

extension Text {
    func underline(_ isActive: Bool = true, pattern: Any, color: Color? = nil) -> Text { self }
    func strikethrough(_ isActive: Bool = true, pattern: Any, color: Color? = nil) -> Text { self }
}
