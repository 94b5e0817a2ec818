/// A seeded generator: one number names everything that is drawn from it, on every machine.
struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64, stream: UInt64) {
        state = seed &* 0x9e37_79b9_7f4a_7c15 ^ (stream &+ 1) &* 0xd129_0293_4c4d_8f2b
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// A number below a bound; 0 for a bound below 1.
    mutating func below(_ bound: Int) -> Int { bound < 1 ? 0 : Int(next() % UInt64(bound)) }

    mutating func isOne(in chances: Int) -> Bool { below(chances) == 0 }

    mutating func element<Items: RandomAccessCollection>(of items: Items) -> Items.Element? {
        guard !items.isEmpty else { return nil }
        return items[items.index(items.startIndex, offsetBy: below(items.count))]
    }
}
