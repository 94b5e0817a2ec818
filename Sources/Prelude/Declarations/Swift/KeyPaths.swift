extension KeyPath {
    func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
}

extension WritableKeyPath {
    func appending<Appended>(path: WritableKeyPath<Value, Appended>) -> WritableKeyPath<Root, Appended>
    func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
}

extension ReferenceWritableKeyPath {
    func appending<Appended>(path: WritableKeyPath<Value, Appended>) -> ReferenceWritableKeyPath<Root, Appended>
    func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
}
