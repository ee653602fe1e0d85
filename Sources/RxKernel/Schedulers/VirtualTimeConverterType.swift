// SPDX-License-Identifier: MIT

/// How a virtual clock's units stand for real time.
///
/// Conform to give a `VirtualTimeScheduler` a clock of your own, such as one of days; `TestScheduler` and
/// `HistoricalScheduler` have theirs.
///
/// ```swift
/// struct Days: VirtualTimeConverterType {
///     func convertFromVirtualTime(_ day: Int) -> RxTime {
///         RxTime(timeIntervalSince1970: Double(day) * 86400)
///     }
///     func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 86400) }
///     func convertFromVirtualTimeInterval(_ days: Int) -> Double { Double(days) * 86400 }
///     func convertToVirtualTimeInterval(_ seconds: Double) -> Int { Int(seconds / 86400) }
///     func offsetVirtualTime(_ day: Int, offset: Int) -> Int { day + offset }
///     func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
///         lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
///     }
/// }
/// ```
public protocol VirtualTimeConverterType {
    /// A moment of virtual time.
    associatedtype VirtualTimeUnit
    /// A length of virtual time.
    associatedtype VirtualTimeIntervalUnit

    /// The real moment that a virtual one stands for.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
    /// The virtual moment that stands for a real one.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
    /// The seconds that a virtual interval stands for.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> Double
    /// The virtual interval that stands for that many seconds.
    func convertToVirtualTimeInterval(_ timeInterval: Double) -> VirtualTimeIntervalUnit
    /// A virtual moment, moved.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
    /// Which of two virtual moments is earlier.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two moments of virtual time compare.
public enum VirtualTimeComparison: Sendable {
    /// The first is earlier.
    case lessThan
    /// They are the same.
    case equal
    /// The first is later.
    case greaterThan
}
