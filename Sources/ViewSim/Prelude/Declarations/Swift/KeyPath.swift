extension AnyKeyPath {
    static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool
}
