// SPDX-License-Identifier: MIT

/// What a side that is not trusted may use at once, and again after some time, such as messages of an operation. A side that uses more
/// waits.
package struct Allowance {
    private let most: Double
    private let perSecond: Double
    private var left: Double
    private var counted: UInt64

    /// Creates an allowance of which nothing is used.
    ///
    /// - Parameter now: The time in nanoseconds, from any start.
    package init(_ most: Double, perSecond: Double, at now: UInt64) {
        (self.most, self.perSecond, left, counted) = (most, perSecond, most, now)
    }

    init(_ rate: MessageRate, at now: UInt64) {
        self.init(Double(rate.burst), perSecond: Double(rate.perSecond), at: now)
    }

    /// Counts what is used, and returns for how many milliseconds the side has to wait then.
    package mutating func spend(_ amount: Double = 1, at now: UInt64) -> Int {
        let seconds = Double(now - min(counted, now)) / 1_000_000_000
        counted = now
        left = min(most, left + seconds * perSecond) - amount
        // What is owed is paid first.
        return left >= 0 ? 0 : Int(min(1_000, (-left / perSecond * 1_000).rounded(.up)))
    }
}
