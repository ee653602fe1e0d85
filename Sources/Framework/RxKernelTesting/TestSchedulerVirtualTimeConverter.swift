// SPDX-License-Identifier: MIT

import RxKernel

/// Converts between a test scheduler's ticks and real time. Tick zero is the beginning of 1970, and a tick lasts as
/// long as the scheduler's resolution.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    /// A point in time, in ticks.
    public typealias VirtualTimeUnit = Int
    /// A length of time, in ticks.
    public typealias VirtualTimeIntervalUnit = Int

    /// The length of a tick in seconds.
    private let resolution: Double

    init(resolution: Double) {
        self.resolution = resolution
    }

    /// Returns the real time for a tick.
    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        RxTime(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// Returns the tick nearest to `time`.
    public func convertToVirtualTime(_ time: RxTime) -> Int {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// Returns the number of seconds that so many ticks last.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> Double {
        Double(virtualTimeInterval) * resolution
    }

    /// Returns the number of ticks nearest to so many seconds; a time that never comes is 2^61 ticks away.
    public func convertToVirtualTimeInterval(_ timeInterval: Double) -> Int {
        Int(max(-0x1p61, min(timeInterval / resolution + 0.5, 0x1p61)))
    }

    /// Returns the tick `offset` after `time`.
    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    /// Returns how `lhs` compares with `rhs`.
    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}
