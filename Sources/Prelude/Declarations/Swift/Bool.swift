extension Bool {
    init?(_ text: String)
    init()
    mutating func toggle()
    var description: String { get }
    static func random() -> Bool
    static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool { generator.next() >> 17 & 1 == 0 }
}
