// Rule: The C library's 48 bit generator gives the same numbers for the same seed.
// Source: https://pubs.opengroup.org/onlinepubs/9699919799/functions/drand48.html
// Basis: documented

import Foundation

@Test func numbersRepeat() {
    srand48(0)
    #expect(abs(drand48() - 0.170828036) < 0.000_000_001)
    #expect(abs(drand48() - 0.749901980) < 0.000_000_001)
    srand48(0)
    #expect(lrand48() == 366_850_414)
    #expect(mrand48() == -1_074_162_815)
}
