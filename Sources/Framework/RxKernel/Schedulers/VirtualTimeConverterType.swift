// SPDX-License-Identifier: MIT

/// Converts between the units of a virtual clock and real time.
///
/// Conform to give a `VirtualTimeScheduler` units of your own, such as days. `TestScheduler` and `HistoricalScheduler`
/// have their own converters.
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
    /// A point in virtual time.
    associatedtype VirtualTimeUnit
    /// A length of virtual time.
    associatedtype VirtualTimeIntervalUnit

    /// Returns the real time for a virtual time.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
    /// Returns the virtual time for a real time.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
    /// Returns a virtual interval in seconds.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> Double
    /// Returns the virtual interval for an interval in seconds.
    func convertToVirtualTimeInterval(_ timeInterval: Double) -> VirtualTimeIntervalUnit
    /// Returns the virtual time `offset` after `time`.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
    /// Returns how `lhs` compares with `rhs`.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The result of the comparison of two virtual times.
public enum VirtualTimeComparison: Sendable {
    /// The first is earlier.
    case lessThan
    /// They are the same.
    case equal
    /// The first is later.
    case greaterThan
}
