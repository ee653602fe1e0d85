// SPDX-License-Identifier: MIT

import RxKernel

/// How a test scheduler's ticks stand for real time: tick zero is the beginning of 1970, and each lasts the
/// scheduler's resolution.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    /// A moment, in ticks.
    public typealias VirtualTimeUnit = Int
    /// A length of time, in ticks.
    public typealias VirtualTimeIntervalUnit = Int

    /// Seconds per tick.
    private let resolution: Double

    init(resolution: Double) {
        self.resolution = resolution
    }

    /// The moment that a tick stands for.
    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        RxTime(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// The tick nearest to `time`.
    public func convertToVirtualTime(_ time: RxTime) -> Int {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// The seconds that so many ticks last.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> Double {
        Double(virtualTimeInterval) * resolution
    }

    /// The nearest number of ticks to so many seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: Double) -> Int {
        Int(timeInterval / resolution + 0.5)
    }

    /// The tick `offset` after `time`.
    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    /// Which of two ticks is earlier.
    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}
