enum MemoryLayout<T> {
    static var size: Int { get }
    static var stride: Int { get }
    static var alignment: Int { get }
}
