// The C library's 48 bit generator, a linear congruence: the same numbers for the same seed.
final class _RandomState48 {
    var state: UInt64 = 0x1234_abcd_330e
    func next() -> UInt64 {
        state = (state &* 0x5_deec_e66d &+ 0xb) & 0xffff_ffff_ffff
        return state
    }
}

let _randomState48 = _RandomState48()
func srand48(_ seed: Int) { _randomState48.state = (UInt64(truncatingIfNeeded: seed) & 0xffff_ffff) << 16 | 0x330e }
func drand48() -> Double { Double(_randomState48.next()) / 281474976710656 }
func lrand48() -> Int { Int(_randomState48.next() >> 17) }
func mrand48() -> Int {
    let bits = Int(_randomState48.next() >> 16)
    return bits < 2_147_483_648 ? bits : bits - 4_294_967_296
}
