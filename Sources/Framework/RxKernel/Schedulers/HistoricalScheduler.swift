// SPDX-License-Identifier: MIT

/// A virtual time scheduler whose clock uses real time values.
///
/// Use it to run code that depends on dates, such as a replay of recorded events. For tests that count ticks
/// `TestScheduler` of RxKernelTesting is simpler.
///
/// ```swift
/// let scheduler = HistoricalScheduler(initialClock: RxTime(timeIntervalSince1970: 1_000_000))
/// scheduler.advanceTo(RxTime(timeIntervalSince1970: 1_000_060))
/// ```
///
/// It retains scheduled work until the work has run or was disposed of. Use it on one thread.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    /// Creates a scheduler whose clock starts at `initialClock`.
    public init(initialClock: RxTime = RxTime(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

/// Converts virtual time to the same real time: points in time are `RxTime`, intervals are seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    /// A point in time.
    public typealias VirtualTimeUnit = RxTime
    /// A length of time, in seconds.
    public typealias VirtualTimeIntervalUnit = Double

    /// Returns `virtualTime` unchanged.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

    /// Returns `time` unchanged.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

    /// Returns the interval in seconds unchanged.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Double) -> Double {
        virtualTimeInterval
    }

    /// Returns the interval in seconds unchanged.
    public func convertToVirtualTimeInterval(_ timeInterval: Double) -> Double { timeInterval }

    /// Returns the time `offset` seconds after `time`.
    public func offsetVirtualTime(_ time: RxTime, offset: Double) -> RxTime {
        time.addingTimeInterval(offset)
    }

    /// Returns how `lhs` compares with `rhs`.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}
