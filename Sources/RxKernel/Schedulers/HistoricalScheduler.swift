// SPDX-License-Identifier: MIT

/// A virtual time scheduler whose clock shows real moments.
///
/// Use it to run what depends on dates, such as a replay of recorded events; for tests that count ticks
/// `TestScheduler` of RxKernelTesting is simpler.
///
/// ```swift
/// let scheduler = HistoricalScheduler(initialClock: RxTime(timeIntervalSince1970: 1_000_000))
/// scheduler.advanceTo(RxTime(timeIntervalSince1970: 1_000_060))
/// ```
///
/// It holds the work that it was given until that is done or disposed of. It is used from one thread.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    /// A scheduler whose clock shows `initialClock`.
    public init(initialClock: RxTime = RxTime(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

/// A virtual clock that is a real one: its moments are `RxTime`, its intervals seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    /// A moment.
    public typealias VirtualTimeUnit = RxTime
    /// A length of time, in seconds.
    public typealias VirtualTimeIntervalUnit = Double

    /// The same moment.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

    /// The same moment.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

    /// The same seconds.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Double) -> Double {
        virtualTimeInterval
    }

    /// The same seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: Double) -> Double { timeInterval }

    /// The moment `offset` seconds after `time`.
    public func offsetVirtualTime(_ time: RxTime, offset: Double) -> RxTime {
        time.addingTimeInterval(offset)
    }

    /// Which of the two is earlier.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}
