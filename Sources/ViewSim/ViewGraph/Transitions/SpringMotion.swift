import Foundation

/// A spring that is let go of at a distance of one: when it has come to rest.
///
/// Apple defines that as the time after which it stays within a thousandth of its target.
struct SpringMotion {
    /// The perceptual duration, in seconds.
    let duration: Double
    /// 0 for critical damping, positive for a spring that overshoots, negative for one that creeps.
    let bounce: Double

    private static let epsilon = 0.001

    var settlingDuration: Double {
        guard duration > 0, duration.isFinite, bounce.isFinite else { return 0 }
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? max(0.001, 1 - bounce) : 1 / max(0.001, 1 + bounce)
        let decay = ratio * frequency
        guard ratio >= 1 else { return log((decay + 1) / Self.epsilon) / decay }
        return firstTime(below: Self.epsilon, ratio: ratio, frequency: frequency)
    }

    /// The time at which a spring that never overshoots has come close, by halving.
    private func firstTime(below distance: Double, ratio: Double, frequency: Double) -> Double {
        var (early, late) = (0.0, duration)
        while self.distance(at: late, ratio: ratio, frequency: frequency) > distance, late < 1_000 { late *= 2 }
        for _ in 0..<60 {
            let middle = (early + late) / 2
            if self.distance(at: middle, ratio: ratio, frequency: frequency) > distance {
                early = middle
            } else {
                late = middle
            }
        }
        return late
    }

    private func distance(at time: Double, ratio: Double, frequency: Double) -> Double {
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        guard spread > 1e-6 else { return (1 + frequency * time) * exp(-frequency * time) }
        let (slow, fast) = (ratio * frequency - spread, ratio * frequency + spread)
        return (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    }
}
