// SPDX-License-Identifier: MIT

/// A virtual time scheduler whose clock shows real moments.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    /// A scheduler whose clock shows `initialClock`.
    public init(initialClock: RxTime = RxTime(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

/// A virtual clock that is a real one.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    public typealias VirtualTimeUnit = RxTime
    public typealias VirtualTimeIntervalUnit = Double

    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Double) -> Double {
        virtualTimeInterval
    }

    public func convertToVirtualTimeInterval(_ timeInterval: Double) -> Double { timeInterval }

    public func offsetVirtualTime(_ time: RxTime, offset: Double) -> RxTime {
        time.addingTimeInterval(offset)
    }

    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}
